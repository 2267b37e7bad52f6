import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, linkToNext } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { HistoryEntry, HistoryQuery } from './history.dto.js';
import { ListHistory } from './list-history.query.js';

@ApiTags('History')
@Controller('api/history')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'List the caller’s own forms',
    description:
      'Timesheets and check sheets, drafts too, the last changed first. The header `Link: …; rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [HistoryEntry] })
  @ApiProblem(422, 'request.invalid', 'A filter is wrong; `details` lists all that are.')
  async list(
    @Query() asked: HistoryQuery,
    @Caller() { id }: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryEntry[]> {
    const { entries, next } = await this.queries.execute(new ListHistory(id, asked));
    linkToNext(reply, next);
    return entries;
  }
}
