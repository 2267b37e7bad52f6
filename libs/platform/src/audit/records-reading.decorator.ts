import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { seesAll, type AuditDetails, type Audited } from '@groundsheet/contracts';
import type { FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { callerOf } from '../auth/caller.decorator.js';
import { Audit } from './audit.js';

/** Tells the API documentation that a call is recorded. */
export const RECORDED = 'x-recorded';

/** Something that many records are read from at once. */
type ListRead = Extract<Audited, `list.${string}`>;

/**
 * Records that a supervisor or an admin has read a list: once an hour for each person and filter, before they get it (decision
 * 0035). Drivers read their own, which is not recorded. The entry has how many rows there were, where the response is rows.
 *
 * @param by the filters whose values it has: days and choices, nothing that is typed. Of all others it says that they were used
 */
export function RecordsReading(what: ListRead, by: readonly string[] = []): MethodDecorator {
  return applyDecorators(UseInterceptors(recordingInterceptor(what, by)), ApiExtension(RECORDED, true));
}

function recordingInterceptor(what: ListRead, by: readonly string[]): Type<NestInterceptor> {
  @Injectable()
  class RecordingInterceptor implements NestInterceptor {
    constructor(private readonly audit: Audit) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      if (!seesAll(callerOf(request))) return next.handle();
      const entry = { what, about: { kind: 'list', id: null }, details: filterOf(request, by) } as const;
      return next.handle().pipe(
        concatMap(async (response: unknown) => {
          await this.audit.recordHourly(entry, Array.isArray(response) ? { rows: response.length } : {});
          return response;
        }),
      );
    }
  }
  return RecordingInterceptor;
}

/** What was asked for; the route has checked it by the time that it is recorded. Further pages count as one. */
function filterOf({ query }: FastifyRequest, by: readonly string[]): AuditDetails {
  const { after, limit: _, ...filters } = query as Record<string, string>;
  const asked = Object.entries(filters).map(([name, value]) => [name, by.includes(name) ? value : true]);
  return { ...(Object.fromEntries(asked) as AuditDetails), ...(after ? { further: true } : {}) };
}
