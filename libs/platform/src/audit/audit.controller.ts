import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { ApiProblem } from '../http/api-problem.js';
import { linkToNext } from '../http/responses/link-to-next.js';
import { AuditChoice, AuditEventResponse, AuditQuery } from './audit.dto.js';
import { ExportAuditEvents } from './export-audit-events.query.js';
import { ListAuditEvents } from './list-audit-events.query.js';
import { RecordsReading } from './records-reading.decorator.js';
import { requestProblems } from '../problems/request.problems.js';
import { auditProblems } from './audit.problems.js';

/** Who did what (docs/safeguards.md, Audit). Nothing writes here: entries come with what they record. */
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

  @Get('export.csv')
  @AllowedTo('admin')
  @RecordsReading('list.audit-log-table', ['from', 'to'])
  @ApiOperation({
    summary: 'Download the audit log as a table',
    description:
      'All entries that the filters match, latest first, 10,000 at most. UTF-8 with a byte order mark; no text can act as a formula.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(requestProblems.invalid, auditProblems.tooManyFound, auditProblems.tooLong)
  exportCsv(@Query() asked: AuditChoice): Promise<StreamableFile> {
    return this.queries.execute(new ExportAuditEvents(asked));
  }
}
