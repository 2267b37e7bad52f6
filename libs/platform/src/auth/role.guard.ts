import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import { IdentifyCaller, IdentifyOutboxPass, ROLES, type Caller } from '@groundsheet/contracts';
import type { FastifyRequest } from 'fastify';
import { knownDeviceOf } from '../limits/sender.js';
import {
  AcceptsOutboxPass,
  AudienceOf,
  FORM_OWNER,
  GoesAsGuests,
  GUESTS_FORM,
  LeavesSessionAgeing,
  RefusesLapsedSessions,
} from './allowed-to.decorator.js';
import { authProblems } from './auth.problems.js';
import { noteCaller } from './caller.decorator.js';
import { OutboxPassCookie } from './outbox-pass-cookie.js';
import { PasswordNeeded, RecentPassword } from './recent-password.js';
import { SessionCookie } from './session-cookie.js';

/** Sent by a page that asks by itself because it was told of a change (docs/safeguards.md, Sessions). */
const UNATTENDED = 'unattended';

/**
 * Runs before every route: finds out who is calling, and refuses what `@AllowedTo` does not allow
 * (docs/product.md, People and roles).
 */
@Injectable()
export class RoleGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly queries: QueryBus,
    private readonly password: RecentPassword,
    private readonly pass: OutboxPassCookie,
  ) {}

  /**
   * @throws {Problem} 401 for a guest, or where the session is over and the route asks; 403 for an account whose role is not
   *   sufficient, or where the password is needed again
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = (await this.identify(request, context)) ?? (await this.byPass(request, context));
    const audience = this.reflector.get(AudienceOf, context.getHandler());
    const isLapsed = !caller && this.cookie.isBroughtBy(request);
    if (isLapsed && this.reflector.get(RefusesLapsedSessions, context.getHandler())) {
      throw authProblems.sessionOver();
    }
    const isGuests = this.isGuests(request, context);
    if (!isGuests) this.refuseOthersForm(request, context, caller);
    if (caller && !isGuests) noteCaller(request, caller);
    if (audience === 'anyone') return true;
    if (!audience) throw authProblems.notAllowed();
    if (!caller) throw authProblems.signInNeeded();
    if (ROLES.indexOf(caller.role) < ROLES.indexOf(audience)) throw authProblems.notAllowed();
    if (this.reflector.get(PasswordNeeded, context.getHandler())) this.password.require(caller);
    return true;
  }

  /** On a shared phone another person may be signed in by now: a form never goes under another's name. */
  private refuseOthersForm(request: FastifyRequest, context: ExecutionContext, caller: Caller | null): void {
    const owner = request.headers[FORM_OWNER];
    if (!owner || !this.reflector.get(AcceptsOutboxPass, context.getHandler())) return;
    if (owner !== caller?.id) throw authProblems.signInNeeded();
  }

  /** What a guest has signed on a shared phone does not go under the name of the person signed in by now. */
  private isGuests(request: FastifyRequest, context: ExecutionContext): boolean {
    return (
      request.headers[FORM_OWNER] === GUESTS_FORM &&
      this.reflector.get(GoesAsGuests, context.getHandler()) === true
    );
  }

  /** On the calls of the outbox alone, for whom they name: who says nothing on a shared phone is a guest. */
  private async byPass(request: FastifyRequest, context: ExecutionContext): Promise<Caller | null> {
    if (!this.reflector.get(AcceptsOutboxPass, context.getHandler())) return null;
    if (!request.headers[FORM_OWNER]) return null;
    const token = this.pass.tokenOf(request);
    const device = knownDeviceOf(request);
    if (!token || !device) return null;
    return this.queries.execute(new IdentifyOutboxPass(token, device));
  }

  private async identify(request: FastifyRequest, context: ExecutionContext): Promise<Caller | null> {
    const token = this.cookie.tokenOf(request);
    if (!token) return null;
    const renews =
      !this.reflector.get(LeavesSessionAgeing, context.getHandler()) && !request.headers[UNATTENDED];
    return this.queries.execute(new IdentifyCaller(token, renews));
  }
}
