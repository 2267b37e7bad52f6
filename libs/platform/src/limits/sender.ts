import {
  createParamDecorator,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { tap, type Observable } from 'rxjs';
import { Config } from '../config/config.js';
import { networkOf } from './network.js';

/** Who sent a form, as far as it can be told of somebody without an account. */
export interface FormSender {
  /** Random, from the device's cookie; a new one when it brought none. */
  readonly device: string;
  /** See {@link networkOf}. */
  readonly network: string;
}

const DEVICE_COOKIE = 'groundsheet-device';
const DEVICE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As long as browsers keep a cookie. */
const KEPT_SECONDS = 400 * 86_400;

const senders = new WeakMap<FastifyRequest, FormSender>();

/** Tells who sends, and gives a new device its cookie once its first form is accepted. */
@Injectable()
export class SenderInterceptor implements NestInterceptor {
  constructor(private readonly config: Config) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const brought = request.cookies[DEVICE_COOKIE] ?? '';
    const isKnown = DEVICE.test(brought);
    const device = isKnown ? brought : randomUUID();
    senders.set(request, { device, network: networkOf(request.ip as string | undefined) });
    return next.handle().pipe(
      tap(() => {
        if (isKnown) return;
        void http.getResponse<FastifyReply>().setCookie(DEVICE_COOKIE, device, {
          path: '/api',
          httpOnly: true,
          sameSite: 'lax',
          secure: this.config.publicUrl.startsWith('https:'),
          maxAge: KEPT_SECONDS,
        });
      }),
    );
  }
}

/** The sender of the form, on routes that are `@GuestLimited()`. */
export const Sender = createParamDecorator((_: unknown, context: ExecutionContext): FormSender => {
  const sender = senders.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!sender) throw new Error('@Sender() is used on a route that is not @GuestLimited().');
  return sender;
});
