import {
  createParamDecorator,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Fault } from '@groundsheet/platform';
import type { FastifyRequest } from 'fastify';
import { from, switchMap, type Observable } from 'rxjs';
import { SIGNATORIES, type Signatory } from '../form-signature.entity.js';
import { ImageFault, readSignature } from './signature.js';

/** The signatures that a form brings. */
export interface BroughtSignatures {
  readonly signed: ReadonlyMap<Signatory, Buffer>;
  /** What cannot be taken, with its path in the form. */
  readonly faults: readonly Fault[];
}

/** Where the form stands in the body of a route; the body itself where nothing is said. */
export const FORM_AT = Symbol('form-at');

const brought = new WeakMap<FastifyRequest, BroughtSignatures>();

/**
 * Reads the signatures of a form before anything else is done with it: pictures are not looked at while a transaction
 * is open. Whatever is no text is left to the rules of the fields.
 */
@Injectable()
export class SignatureInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return from(
      this.read(
        formOf(request.body, Reflect.getMetadata(FORM_AT, context.getHandler()) as string | undefined),
      ),
    ).pipe(
      switchMap((signatures) => {
        brought.set(request, signatures);
        return next.handle();
      }),
    );
  }

  private async read(form: Record<string, unknown>): Promise<BroughtSignatures> {
    const signed = new Map<Signatory, Buffer>();
    const faults: Fault[] = [];
    for (const by of SIGNATORIES) {
      const path = `${by}Signature`;
      const dataUrl = form[path];
      if (typeof dataUrl !== 'string' || !dataUrl) continue;
      try {
        signed.set(by, await readSignature(dataUrl));
      } catch (error) {
        if (!(error instanceof ImageFault)) throw error;
        faults.push({ path, code: error.code, message: error.message });
      }
    }
    return { signed, faults };
  }
}

/** The form in a body: what stands at the route's name for it, or the body itself. */
function formOf(body: unknown, name: string | undefined): Record<string, unknown> {
  const form = name && isObject(body) ? body[name] : body;
  return isObject(form) ? form : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The signatures of the form, on routes that are `@TakesForm()`. */
export const Signatures = createParamDecorator((_: unknown, context: ExecutionContext): BroughtSignatures => {
  const signatures = brought.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!signatures) throw new Error('@Signatures() is used on a route that is not @TakesForm().');
  return signatures;
});
