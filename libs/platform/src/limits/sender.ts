import {
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { tap, type Observable } from 'rxjs';
import { Clock } from '../clock.js';
import { sentFromDevice, type SentFromDevice } from './sent-from-device.js';
import { callerOf } from '../auth/caller.decorator.js';
import { currentRequest } from '../http/connections/current-request.js';
import { Note } from '../http/note.js';
import { OwnCookies } from '../http/origin/own-cookies.js';
import { hashOf } from './limits.js';
import { networkOf, networksOf } from './network.js';

/** Who sends a form or a photo, as far as we can tell. */
export interface FormSender {
  /** Who is signed in; null for a person without an account. */
  readonly caller: Caller | null;
  /** Random, from the device's cookie; a new one if it has no cookie. */
  readonly device: string;
  /** See {@link networkOf}. */
  readonly network: string;
  /** The widest network that one subscriber may have; see {@link networksOf}. */
  readonly site: string;
  /** What the phone says of the time at which it was signed there. */
  readonly sent: SentFromDevice;
}

/** Whose photos this sender may put into a form: the account's, and those the device added before signing in. */
export function uploadersOf({ caller, device }: FormSender): string[] {
  return caller ? [caller.id, device] : [device];
}

/** True for accounts, too, until their address is confirmed by the link in its mail (docs/safeguards.md, Limits). */
export function isLikeGuest({ caller }: Pick<FormSender, 'caller'>): boolean {
  return !caller?.confirmed;
}

const NEW_FOR_MS = 7 * 24 * 3_600_000;

/** A driver's account is as easily made as thrown away; a role comes from an admin (docs/safeguards.md, Limits). */
export function isNewDriver({ role, registeredAt }: Caller, now: Date): boolean {
  return role === 'driver' && now.getTime() - registeredAt.getTime() < NEW_FOR_MS;
}

/** Hashed, the network of the stranger whose call is being answered; null for a confirmed account, and in a job. */
export function currentStranger(): string | null {
  const request = currentRequest();
  if (!request || callerOf(request)?.confirmed) return null;
  return hashOf(`stranger from ${networksOf(request.ip as string | undefined).at(-1)!.name}`);
}

/** A site office is one address for many phones (docs/safeguards.md, Limits). */
export const DEVICES_PER_NETWORK_AND_HOUR = 6;

const DEVICE_COOKIE = 'groundsheet-device';
/** The longest that browsers keep a cookie. */
const KEPT_SECONDS = 400 * 86_400;

/** Of the device's cookie, which is signed as limits lean on it; undefined until a call of it has succeeded, and for one that is not ours. */
export function knownDeviceOf(request: FastifyRequest): string | undefined {
  const brought = request.cookies[DEVICE_COOKIE];
  return (brought && request.unsignCookie(brought).value) || undefined;
}

const senders = new Note<FastifyRequest, FormSender>();

/** What the device of this call is known by from its response on; undefined on routes that do not ask who is sending. */
export function deviceGivenTo(request: FastifyRequest): string | undefined {
  return senders.get(request)?.device;
}

/** Finds out who is sending, and sets a new device's cookie once a call of it succeeds. */
@Injectable()
export class SenderInterceptor implements NestInterceptor {
  constructor(
    private readonly cookies: OwnCookies,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const known = knownDeviceOf(request);
    const device = known ?? randomUUID();
    const ip = request.ip as string | undefined;
    const site = networksOf(ip).at(-1)!.name;
    const sent = sentFromDevice(request, this.clock.now());
    senders.set(request, { caller: callerOf(request), device, network: networkOf(ip), site, sent });
    return next.handle().pipe(
      tap(() => {
        if (known) return;
        const reply = http.getResponse<FastifyReply>();
        this.cookies.set(reply, DEVICE_COOKIE, device, {
          sameSite: 'lax',
          signed: true,
          maxAge: KEPT_SECONDS,
        });
      }),
    );
  }
}

/** A route that knows who is sending; sets our cookie on a device that has none. */
export function KnowsSender(): MethodDecorator {
  return UseInterceptors(SenderInterceptor);
}

/** The sender, on routes with `@KnowsSender()`. */
export const Sender = createParamDecorator((_: unknown, context: ExecutionContext): FormSender => {
  const sender = senders.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!sender) throw new Error('@Sender() needs @KnowsSender() on its route.');
  return sender;
});
