import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, RecordsReading, requestProblems } from '@groundsheet/platform';
import { ExportOverview } from './export-overview.query.js';
import { GetOverview, GetOverviewHours } from './get-overview.query.js';
import { HoursResponse } from './hours.dto.js';
import { OverviewHoursQuery, OverviewQuery, OverviewResponse, OverviewTableQuery } from './overview.dto.js';
import { overviewProblems } from './overview.problems.js';

@ApiTags('Overview')
@Controller('api/overview')
export class OverviewController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('supervisor')
  @RecordsReading('list.overview', ['from', 'to'])
  @ApiOperation({
    summary: 'Read the overview',
    description:
      'What came in, what is missing and what needs attention, by week ending or check date. Except where drafts are counted, only sent forms count, and none that a correction has replaced. Each list has its first 20 rows and says how many there are.',
  })
  @ApiOkResponse({ type: OverviewResponse })
  @ApiProblem([requestProblems.invalid, 'The days are not valid. `details` lists every fault.'])
  get(@Query() range: OverviewQuery): Promise<OverviewResponse> {
    return this.queries.execute(new GetOverview(range));
  }

  @Get('hours')
  @AllowedTo('supervisor')
  @RecordsReading('list.overview', ['from', 'to'])
  @ApiOperation({
    summary: 'List the hours of the overview',
    description:
      'Of sent timesheets by week ending: a row for each customer, order number, machine and driver. The first 50, and the sums of all.',
  })
  @ApiOkResponse({ type: HoursResponse })
  @ApiProblem([requestProblems.invalid, 'The days or the search are not valid. `details` lists every fault.'])
  hours(@Query() choice: OverviewHoursQuery): Promise<HoursResponse> {
    return this.queries.execute(new GetOverviewHours(choice));
  }

  @Get('table.csv')
  @AllowedTo('supervisor')
  @RecordsReading('list.overview-table', ['from', 'to', 'part'])
  @ApiOperation({
    summary: 'Download a table of the overview',
    description: 'All its rows, 10,000 at most. UTF-8 with a byte order mark; no text can act as a formula.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(
    [requestProblems.invalid, 'The part or the days are not valid. `details` lists every fault.'],
    overviewProblems.tooLong,
  )
  table(@Query() { part, ...choice }: OverviewTableQuery): Promise<StreamableFile> {
    return this.queries.execute(new ExportOverview(part, choice));
  }
}
