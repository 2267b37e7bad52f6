import { Injectable } from '@nestjs/common';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../config/config.js';

/** Browsers take a cookie of such a name only over HTTPS, for this host alone, and from nobody else. */
const PREFIX = '__Host-';

interface Kept {
  /** Seconds. */
  readonly maxAge: number;
  readonly sameSite: 'lax' | 'strict';
  readonly signed?: true;
}

/** All cookies that we set, under names of ours; what they are called in the browser depends on how people reach us. */
@Injectable()
export class OwnCookies {
  private readonly secure: boolean;

  constructor(config: Config) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** What the browser calls a cookie of ours. */
  nameOf(name: string): string {
    return this.secure ? PREFIX + name : name;
  }

  set(reply: FastifyReply, name: string, value: string, kept: Kept): void {
    void reply.setCookie(this.nameOf(name), value, { ...this.attributes(), ...kept });
  }

  clear(reply: FastifyReply, name: string): void {
    void reply.clearCookie(this.nameOf(name), { ...this.attributes(), sameSite: 'lax' });
  }

  /** Leaves a request only the cookies that we may have set, under our names for them. */
  read(request: FastifyRequest): void {
    if (!this.secure) return;
    const own = Object.entries(request.cookies).filter(([name]) => name.startsWith(PREFIX));
    request.cookies = Object.fromEntries(own.map(([name, value]) => [name.slice(PREFIX.length), value]));
  }

  private attributes(): CookieSerializeOptions {
    // Of such a name a browser accepts no narrower path.
    return { path: this.secure ? '/' : '/api', httpOnly: true, secure: this.secure };
  }
}
