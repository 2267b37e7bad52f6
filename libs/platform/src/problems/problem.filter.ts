import {
  Catch,
  HttpException,
  Logger,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccountGone } from '../database/of-account.decorator.js';
import { bodyLimitOf } from '../http/bodies/body-limit.js';
import { isPagePath, sendShell } from '../http/responses/web-app.js';
import { describeError } from './describe-error.js';
import { bodyOf, Problem } from './problem.js';
import { anyRequestProblems, earlyProblems, requestProblems } from './request.problems.js';

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

const OF_STATUS: Record<number, () => Problem> = {
  400: anyRequestProblems.malformed,
  403: anyRequestProblems.forbidden,
  404: requestProblems.notFound,
  415: anyRequestProblems.wrongType,
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
    const problem =
      // The sender hung up; the log must not count that as our failure.
      request.raw.errored === error ? anyRequestProblems.brokenOff() : this.asProblem(error, request);
    if (problem.status >= 500) {
      const cause = error instanceof Problem ? undefined : describeError(error);
      this.logger.error({ requestId: request.id, code: problem.code, cause });
    }
    if (problem.retryAfter) void reply.header('Retry-After', String(problem.retryAfter));
    // The route may have set another type, and how long the answer may be kept, before it refused.
    void reply
      .header('Cache-Control', 'no-store')
      .type('application/json; charset=utf-8')
      .status(problem.status)
      .send(bodyOf(problem));
  }

  private asProblem(error: unknown, request: FastifyRequest): Problem {
    if (error instanceof Problem) return error;
    if (isDatabaseAway(error)) return anyRequestProblems.databaseAway();
    if (isAccountGone(error)) return anyRequestProblems.accountGone();
    const status =
      error instanceof HttpException
        ? error.getStatus()
        : ((error as { statusCode?: number })?.statusCode ?? 500);
    if (status === 413) return anyRequestProblems.tooLarge(bodyLimitOf(request));
    if (status < 500) return OF_STATUS[status]?.() ?? earlyProblems.refused(status);
    return anyRequestProblems.failed();
  }
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
