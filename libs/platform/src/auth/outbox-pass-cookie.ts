import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnCookies } from '../http/origin/own-cookies.js';

/** How long a phone may deliver what it has kept, without its driver signing in again (docs/decisions/0113). */
export const OUTBOX_PASS_DAYS = 14;

const NAME = 'groundsheet-outbox';

/** The cookie of an outbox pass: a random token, signed as that of a session is. */
@Injectable()
export class OutboxPassCookie {
  constructor(private readonly cookies: OwnCookies) {}

  set(reply: FastifyReply, token: string): void {
    const maxAge = OUTBOX_PASS_DAYS * 86_400;
    this.cookies.set(reply, NAME, token, { sameSite: 'strict', signed: true, maxAge });
  }

  clear(reply: FastifyReply): void {
    this.cookies.clear(reply, NAME);
  }

  tokenOf(request: FastifyRequest): string | null {
    const signed = request.cookies[NAME];
    return signed ? request.unsignCookie(signed).value : null;
  }
}
