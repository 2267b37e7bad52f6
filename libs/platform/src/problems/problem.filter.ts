import {
  Catch,
  HttpException,
  Logger,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf } from '../http/body-limit.js';
import { isPagePath, sendShell } from '../http/web-app.js';
import { describeError } from './describe-error.js';
import { bodyOf, Problem } from './problem.js';

/** Connection lost, server starting or shutting down, too many connections. */
const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

const HTTP_SENTENCES: Record<number, [code: string, message: string]> = {
  400: ['request.malformed', 'We could not read the request. Please send JSON.'],
  403: ['request.forbidden', 'You are not allowed to do this.'],
  404: ['request.not-found', 'There is nothing at this address.'],
  415: ['request.wrong-type', 'Please send the body as application/json.'],
};

/**
 * Turns whatever was thrown into `{ statusCode, code, message, details? }` (docs/product.md, Errors). Nest throws
 * NotFoundException for a path without a route; a page path then gets the shell, whose router shows the page or 404.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  /** @param servesWebApp false if only the API is served */
  constructor(private readonly servesWebApp: boolean) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (this.servesWebApp && error instanceof NotFoundException && isPagePath(request)) {
      void sendShell(reply);
      return;
    }
    const problem = request.raw.errored === error ? brokenOff() : this.asProblem(error, request);
    if (problem.status >= 500) {
      const cause = error instanceof Problem ? undefined : describeError(error);
      this.logger.error({ requestId: request.id, code: problem.code, cause });
    }
    if (problem.retryAfter) void reply.header('Retry-After', String(problem.retryAfter));
    // The route may have set another type before it refused.
    void reply.type('application/json; charset=utf-8').status(problem.status).send(bodyOf(problem));
  }

  private asProblem(error: unknown, request: FastifyRequest): Problem {
    if (error instanceof Problem) return error;
    if (isDatabaseAway(error)) {
      return new Problem(
        503,
        'service.database-away',
        'We cannot save right now. Nothing is lost. Please try again in a moment.',
        undefined,
        5,
      );
    }
    const status =
      error instanceof HttpException
        ? error.getStatus()
        : ((error as { statusCode?: number })?.statusCode ?? 500);
    if (status === 413) {
      const sentence = `This is too large to send. The limit is ${bodyLimitOf(request)}.`;
      return new Problem(status, 'request.too-large', sentence);
    }
    if (status < 500) {
      const [code, message] = HTTP_SENTENCES[status] ?? ['request.refused', 'The request was refused.'];
      return new Problem(status, code, message);
    }
    return new Problem(
      500,
      'service.failed',
      'Something went wrong on our side. Nothing you typed is lost. Please try again.',
    );
  }
}

/** The sender hung up in the middle of the request. Nobody reads this, but the log must not count it as our failure. */
function brokenOff(): Problem {
  return new Problem(
    400,
    'request.broken-off',
    'The request did not arrive completely. Please send it again.',
  );
}

/** True if an error, or any error it wraps, says that the database cannot be reached. */
export function isDatabaseAway(error: unknown): boolean {
  for (
    let cause = error as { code?: string; message?: string; cause?: unknown; errors?: unknown[] } | undefined,
      depth = 0;
    cause && depth < 6;
    depth++
  ) {
    if (cause.code && DATABASE_AWAY.has(cause.code)) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|connection is closed/i.test(
        cause.message ?? '',
      )
    )
      return true;
    if (cause.errors?.some((inner) => isDatabaseAway(inner))) return true;
    cause = cause.cause as typeof cause;
  }
  return false;
}
