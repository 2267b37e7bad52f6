import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
  type MessageEvent,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  IdParam,
  linkToNext,
  LiveSignals,
  LiveStream,
  RecordOf,
  RecordsReading,
  requestProblems,
} from '@groundsheet/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ActOnDefect, ReopenDefect } from './commands/act-on-defect.command.js';
import {
  AssignDefectBody,
  ChangeSeverityBody,
  CommentBody,
  DefectsChoice,
  DefectsQuery,
  NoFaultBody,
  ReasonBody,
} from './defect-requests.dto.js';
import {
  DefectCountsResponse,
  DefectInFullResponse,
  DefectResponse,
  DefectSummaryResponse,
  OwnDefectResponse,
} from './defect.dto.js';
import { defectProblems } from './defect.problems.js';
import { ExportDefects } from './queries/export-defects.query.js';
import { ExportSummary, SummariseDefects } from './queries/defect-summary.queries.js';
import { GetDefect } from './queries/get-defect.query.js';
import { CountDefects, ListDefects } from './queries/list-defects.query.js';
import { ListOwnDefects } from './queries/list-own-defects.query.js';

/** Defects of machines, from the check that finds them to the check that finds them repaired. */
@ApiTags('Defects')
@Controller('api/defects')
export class DefectsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly signals: LiveSignals,
  ) {}

  @Get()
  @AllowedTo('supervisor')
  @RecordsReading('list.defects', ['column', 'severity'])
  @ApiOperation({
    summary: 'List defects',
    description:
      'Recurring ones first, then the worst, then the oldest. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [DefectResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: DefectsQuery,
    @Caller() caller: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DefectResponse[]> {
    const { items, next } = await this.queries.execute(new ListDefects(asked, caller));
    linkToNext(reply, next);
    return items;
  }

  @Get('counts')
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Count the defects of each column of the board' })
  @ApiOkResponse({ type: DefectCountsResponse })
  counts(): Promise<DefectCountsResponse> {
    return this.queries.execute(new CountDefects());
  }

  @Get('summary')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Machines by status, days stopped and items that fail most',
    description:
      'Days and items of the last 90 days. A machine stopped by two defects at a time counts once.',
  })
  @ApiOkResponse({ type: DefectSummaryResponse })
  summary(): Promise<DefectSummaryResponse> {
    return this.queries.execute(new SummariseDefects());
  }

  @Get('summary.csv')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Download machines by status, days stopped and items that fail as a table',
    description:
      'Of each at most 10,000 rows; days and items of the last 90 days. UTF-8 with a byte order mark.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  summaryTable(): Promise<StreamableFile> {
    return this.queries.execute(new ExportSummary());
  }

  @Get('table.csv')
  @AllowedTo('supervisor')
  @RecordsReading('list.defects-table', ['column', 'severity'])
  @ApiOperation({
    summary: 'Download defects as a table',
    description: 'At most 10,000 rows. UTF-8 with a byte order mark; no text is a formula.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(requestProblems.invalid)
  table(@Query() choice: DefectsChoice): Promise<StreamableFile> {
    return this.queries.execute(new ExportDefects(choice));
  }

  @LiveStream({ summary: 'Subscribe to changes of defects', whenever: 'a defect has changed' })
  events(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.signals.streamFor('defects.changed', request, () => true);
  }

  @Get('own')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'List what stops the caller’s machines',
    description:
      'And what their own checks have found within a day, with who is mailed about it. The machines are those of which they have sent a form within 7 days. The worst first, 10 at most.',
  })
  @ApiOkResponse({ type: [OwnDefectResponse] })
  own(@Caller() caller: CallerFacts): Promise<OwnDefectResponse[]> {
    return this.queries.execute(new ListOwnDefects(caller));
  }

  @Get(':id')
  @AllowedTo('driver')
  @RecordOf('everyone')
  @ApiOperation({ summary: 'Read a defect with its history' })
  @ApiOkResponse({ type: DefectInFullResponse })
  @ApiProblem(defectProblems.unknown)
  get(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<DefectInFullResponse> {
    return this.queries.execute(new GetDefect(id, caller));
  }

  @Post(':id/severity')
  @HttpCode(204)
  @AllowedTo('driver')
  @RecordOf('everyone')
  @ApiOperation({
    summary: 'Change the severity of a defect',
    description:
      'Anybody whose address is confirmed may raise it; supervisors and admins may lower it with a reason, unless they have stopped the machine themselves.',
  })
  @ApiNoContentResponse()
  @ApiProblem(
    defectProblems.unknown,
    defectProblems.closed,
    defectProblems.onlyRaise,
    defectProblems.ownReport,
    defectProblems.reasonMissing,
    requestProblems.invalid,
  )
  severity(
    @IdParam() id: string,
    @Body() body: ChangeSeverityBody,
    @Caller() caller: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ActOnDefect(id, { kind: 'severity', ...body }, caller));
  }

  @Post(':id/assign')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Take a defect in hand, or give it to another person' })
  @ApiNoContentResponse()
  @ApiProblem(defectProblems.unknown, defectProblems.closed, requestProblems.invalid)
  assign(
    @IdParam() id: string,
    @Body() { owner }: AssignDefectBody,
    @Caller() caller: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ActOnDefect(id, { kind: 'assigned', owner }, caller));
  }

  @Post(':id/comments')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Comment on a defect' })
  @ApiNoContentResponse()
  @ApiProblem(defectProblems.unknown, defectProblems.closed, requestProblems.invalid)
  comment(
    @IdParam() id: string,
    @Body() { text }: CommentBody,
    @Caller() caller: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ActOnDefect(id, { kind: 'comment', text }, caller));
  }

  @Post(':id/release')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Release a machine after its repair',
    description:
      'Not by the person who reported the defect; where it was reported without an account, not by the one of the office who saw to its repair, unless there is nobody else. The next check that passes the item confirms it.',
  })
  @ApiNoContentResponse()
  @ApiProblem(
    defectProblems.unknown,
    defectProblems.closed,
    defectProblems.notStopping,
    defectProblems.notRepaired,
    defectProblems.ownReport,
    defectProblems.ownRepair,
  )
  release(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new ActOnDefect(id, { kind: 'released' }, caller));
  }

  @Post(':id/no-fault')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Close a defect that could not be found' })
  @ApiNoContentResponse()
  @ApiProblem(
    defectProblems.unknown,
    defectProblems.closed,
    defectProblems.ownReport,
    defectProblems.reasonMissing,
    requestProblems.invalid,
  )
  noFault(
    @IdParam() id: string,
    @Body() { reason, others }: NoFaultBody,
    @Caller() caller: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ActOnDefect(id, { kind: 'no-fault', reason, others }, caller));
  }

  @Post(':id/reopen')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Open a closed defect again',
    description: 'With a reason. One that stopped the machine stops it again.',
  })
  @ApiNoContentResponse()
  @ApiProblem(
    defectProblems.unknown,
    defectProblems.notClosed,
    defectProblems.openAnew,
    defectProblems.reasonMissing,
    requestProblems.invalid,
  )
  reopen(
    @IdParam() id: string,
    @Body() { reason }: ReasonBody,
    @Caller() caller: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ReopenDefect(id, reason, caller));
  }
}
