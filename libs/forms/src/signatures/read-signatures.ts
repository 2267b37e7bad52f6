import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiProblem, Note, type Fault } from '@groundsheet/platform';
import { pictureProblems, Pictures } from '@groundsheet/files';
import type { FastifyRequest } from 'fastify';
import { from, switchMap, type Observable } from 'rxjs';
import { ImageFault, readSignatures } from './signature.js';

/** The signatures that a form or a set brings. */
export interface BroughtSignatures<By extends string = string> {
  readonly signed: ReadonlyMap<By, Buffer>;
  /** What cannot be taken, with its path beside the signatures. */
  readonly faults: readonly Fault[];
}

const SIGNED = Symbol('signed');

interface Signed {
  readonly by: readonly string[];
  readonly at: string | undefined;
}

/**
 * A route whose body holds signatures, which are read beforehand (see `@Signatures()`).
 *
 * @param by who may have signed: the signature of `client` is in `clientSignature`
 * @param at where in the body the signatures stand; in the body itself where nothing is said
 */
export function TakesSignatures(by: readonly string[], at?: string): MethodDecorator {
  return applyDecorators(
    SetMetadata(SIGNED, { by, at } satisfies Signed),
    UseInterceptors(SignatureInterceptor),
    ApiProblem(pictureProblems.busy),
  );
}

const brought = new Note<FastifyRequest, BroughtSignatures>();

/**
 * Reads the signatures of a form before anything else is done with it: pictures are not looked at while a transaction
 * is open. Whatever is no text is left to the rules of the fields.
 */
@Injectable()
export class SignatureInterceptor implements NestInterceptor {
  constructor(private readonly pictures: Pictures) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { by, at } = Reflect.getMetadata(SIGNED, context.getHandler()) as Signed;
    return from(this.read(by, formOf(request.body, at))).pipe(
      switchMap((signatures) => {
        brought.set(request, signatures);
        return next.handle();
      }),
    );
  }

  private async read(
    signatories: readonly string[],
    form: Record<string, unknown>,
  ): Promise<BroughtSignatures> {
    const signed = new Map<string, Buffer>();
    const faults: Fault[] = [];
    const sent = signatories.flatMap((by) => {
      const [path, dataUrl] = [`${by}Signature`, form[`${by}Signature`]];
      return typeof dataUrl === 'string' && dataUrl ? [{ by, path, dataUrl }] : [];
    });
    const images = await readSignatures(
      this.pictures,
      sent.map(({ dataUrl }) => dataUrl),
    );
    for (const [at, { by, path }] of sent.entries()) {
      const image = images[at]!;
      if (image instanceof ImageFault) faults.push({ path, code: image.code, message: image.message });
      else signed.set(by, image);
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

/** The signatures of the form or set, on routes that are `@TakesSignatures()`. */
export const Signatures = createParamDecorator((_: unknown, context: ExecutionContext): BroughtSignatures => {
  const signatures = brought.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!signatures) throw new Error('@Signatures() is used on a route that is not @TakesSignatures().');
  return signatures;
});
