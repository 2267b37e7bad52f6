import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, linkToNext, requestProblems } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ExportCsv, ExportZip } from './export-history.queries.js';
import { HistoryEntry, HistoryFilter, HistoryQuery } from './history.dto.js';
import { ListHistory } from './list-history.query.js';

@ApiTags('History')
@Controller('api/history')
export class HistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'List your own forms',
    description:
      'Timesheets and check sheets, including drafts, last changed first. The header `Link: …; rel="next"` points to the next page.',
  })
  @ApiOkResponse({ type: [HistoryEntry] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: HistoryQuery,
    @Caller() { id }: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HistoryEntry[]> {
    const { items, next } = await this.queries.execute(new ListHistory(id, asked));
    linkToNext(reply, next);
    return items;
  }

  @Get('export.csv')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Download your own forms as a table',
    description:
      'One row per timesheet day with entries and one per check sheet, including drafts. UTF-8 with a byte order mark. Texts are in quotes, with line feeds between their lines; a line that a spreadsheet would read as a formula is prefixed with an apostrophe.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(requestProblems.invalid)
  exportCsv(@Query() asked: HistoryFilter, @Caller() { id }: CallerFacts): Promise<StreamableFile> {
    return this.queries.execute(new ExportCsv(id, asked));
  }

  @Get('export.zip')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Download the PDFs of your own sent forms',
    description: 'As one ZIP. PDFs that are not ready yet are listed in a text file inside it.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(requestProblems.invalid)
  exportZip(@Query() asked: HistoryFilter, @Caller() { id }: CallerFacts): Promise<StreamableFile> {
    return this.queries.execute(new ExportZip(id, asked));
  }
}
