import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { ApiProblem } from '../http/api-problem.js';
import { linkToNext } from '../http/responses/link-to-next.js';
import { AuditEventResponse, AuditQuery } from './audit.dto.js';
import { ListAuditEvents } from './list-audit-events.query.js';
import { RecordsReading } from './records-reading.decorator.js';
import { requestProblems } from '../problems/request.problems.js';
import { auditProblems } from './audit.problems.js';

/** Who did what (docs/product.md, Audit). Nothing writes here: entries come with what they record. */
@ApiTags('Audit log')
@Controller('api/audit-events')
export class AuditController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('admin')
  @RecordsReading('list.audit-log', ['from', 'to'])
  @ApiOperation({
    summary: 'Read the audit log',
    description:
      'The latest entries first. A `Link` header with `rel="next"` leads to the next page. Entries are never changed; network and device are erased after 30 days.',
  })
  @ApiOkResponse({ type: [AuditEventResponse] })
  @ApiProblem(requestProblems.invalid, auditProblems.tooManyFound)
  async list(
    @Query() asked: AuditQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEventResponse[]> {
    const { items, next } = await this.queries.execute(new ListAuditEvents(asked));
    linkToNext(reply, next);
    return items;
  }
}
