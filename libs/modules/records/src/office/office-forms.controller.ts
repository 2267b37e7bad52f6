import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  linkToNext,
  RecordsReading,
  requestProblems,
} from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ExportOfficePdfs, ExportOfficeTable } from './export-office-forms.queries.js';
import { ListOfficeForms } from './list-office-forms.query.js';
import { OfficeForm, OfficeFormsQuery, OfficePdfsQuery, OfficeTableQuery } from './office-forms.dto.js';
import { officeFormsProblems } from './office-forms.problems.js';

const FILTERS = ['kind', 'status', 'week', 'clientSigned', 'corrected', 'changedSince'];
const FILE = { schema: { type: 'string', format: 'binary' } } as const;
const COLUMNS =
  'The columns are those of a driver’s own table, then the account, who signed for the client, on what and when, what the form corrects, the form set that it was approved in, the rating, and how the client rated the week on their own phone, which is left out of one’s own forms.';

@ApiTags('Forms')
@Controller('api/forms')
export class OfficeFormsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('supervisor')
  @RecordsReading('list.forms', FILTERS)
  @ApiOperation({
    summary: 'List everybody’s forms',
    description:
      'All sent forms, guests’ too, and the drafts that their drivers have signed; last changed first. The header `Link: …; rel="next"` points to the next page.',
  })
  @ApiOkResponse({ type: [OfficeForm] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: OfficeFormsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeForm[]> {
    const { items, next } = await this.queries.execute(new ListOfficeForms(asked));
    linkToNext(reply, next);
    return items;
  }

  @Get('export.csv')
  @AllowedTo('supervisor')
  @RecordsReading('list.forms-table', [...FILTERS, 'rows'])
  @ApiOperation({
    summary: 'Download everybody’s forms as a table',
    description: `Everything that the filters match. ${COLUMNS} UTF-8 with a byte order mark; no text can act as a formula.`,
  })
  @ApiProduces('text/csv')
  @ApiOkResponse(FILE)
  @ApiProblem(requestProblems.invalid)
  exportCsv(@Query() asked: OfficeTableQuery, @Caller() caller: CallerFacts): Promise<StreamableFile> {
    return this.queries.execute(new ExportOfficeTable(asked, 'csv', caller));
  }

  @Get('export.xlsx')
  @AllowedTo('supervisor')
  @RecordsReading('list.forms-table', [...FILTERS, 'rows'])
  @ApiOperation({
    summary: 'Download everybody’s forms as a spreadsheet',
    description: `Everything that the filters match, 10,000 rows at most. ${COLUMNS} Numbers and dates are stored as such; every other cell is text.`,
  })
  @ApiProduces('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  @ApiOkResponse(FILE)
  @ApiProblem(requestProblems.invalid, officeFormsProblems.tooLong, officeFormsProblems.busy)
  exportXlsx(@Query() asked: OfficeTableQuery, @Caller() caller: CallerFacts): Promise<StreamableFile> {
    return this.queries.execute(new ExportOfficeTable(asked, 'xlsx', caller));
  }

  @Get('export.zip')
  @AllowedTo('supervisor')
  @RecordsReading('list.forms-pdfs', FILTERS)
  @ApiOperation({
    summary: 'Download the PDFs of everybody’s sent forms',
    description: 'As one ZIP. PDFs that are not ready yet are listed in a text file inside it.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse(FILE)
  @ApiProblem(requestProblems.invalid)
  exportZip(@Query() asked: OfficePdfsQuery): Promise<StreamableFile> {
    return this.queries.execute(new ExportOfficePdfs(asked));
  }
}
