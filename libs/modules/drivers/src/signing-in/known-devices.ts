import { Injectable } from '@nestjs/common';
import { OwnCookies } from '@groundsheet/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';

const NAME = 'groundsheet-known';
/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 86_400;
/** Drivers who share a device; the one who has not signed in for longest is forgotten. */
const ACCOUNTS_PER_DEVICE = 5;

/** A person who has just proved that they know the password of an account. */
export interface ProvenDriver {
  readonly id: string;
  /** The version of the password; the proof is void once it has changed. */
  readonly passwordVersion: number;
}

/**
 * Remembers, in a signed cookie of the device, who has signed in on it. Strangers who try an account's password from
 * elsewhere then never make its owner wait on their own phone (docs/security.md, Guessed passwords).
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly cookies: OwnCookies) {}

  /** The device's id, if this account was signed in to on it with the password that the account has now. */
  deviceOf(request: FastifyRequest, account: ProvenDriver | null): string | null {
    const { device, marks } = this.read(request);
    return device && account && marks.includes(markOf(account)) ? device : null;
  }

  /** A person has just proved that the account is theirs. */
  remember(request: FastifyRequest, reply: FastifyReply, account: ProvenDriver): void {
    const { device = randomUUID(), marks } = this.read(request);
    const mark = markOf(account);
    const kept = [mark, ...marks.filter((each) => each !== mark)].slice(0, ACCOUNTS_PER_DEVICE);
    const value = [device, ...kept].join('.');
    this.cookies.set(reply, NAME, value, { sameSite: 'lax', signed: true, maxAge: KEPT_SECONDS });
  }

  private read(request: FastifyRequest): { device?: string; marks: string[] } {
    const brought = request.cookies[NAME];
    const value = brought ? request.unsignCookie(brought).value : null;
    const [device, ...marks] = value?.split('.') ?? [];
    return device ? { device, marks } : { marks };
  }
}

/** Void once the password has changed: who knew the old one is a stranger then. */
function markOf({ id, passwordVersion }: ProvenDriver): string {
  return createHash('sha256').update(`${id}:${passwordVersion}`).digest('base64url').slice(0, 22);
}
