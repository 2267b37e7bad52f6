import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnCookies } from '../http/origin/own-cookies.js';

const NAME = 'groundsheet-session';

/**
 * The cookie of a session: a random token, signed with `SESSION_SECRET`, so that a token that is not ours costs no query.
 * The table of sessions decides whether a token is valid; the cookie's age only tells the browser when to forget it.
 */
@Injectable()
export class SessionCookie {
  constructor(private readonly cookies: OwnCookies) {}

  /** @param hours that the session may last */
  set(reply: FastifyReply, token: string, hours: number): void {
    this.cookies.set(reply, NAME, token, { sameSite: 'lax', signed: true, maxAge: hours * 3600 });
  }

  clear(reply: FastifyReply): void {
    this.cookies.clear(reply, NAME);
  }

  /** Whether a session is named at all, by a token of ours or by anything else. */
  isBroughtBy(request: FastifyRequest): boolean {
    return Boolean(request.cookies[NAME]);
  }

  tokenOf(request: FastifyRequest): string | null {
    const signed = request.cookies[NAME];
    return signed ? request.unsignCookie(signed).value : null;
  }
}
