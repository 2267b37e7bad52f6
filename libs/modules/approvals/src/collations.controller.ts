import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, type MessageEvent } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { seesFormsOf, type Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  IdParam,
  linkToNext,
  LiveSignals,
  LiveStream,
  RecordsReading,
  requestProblems,
} from '@groundsheet/platform';
import { MOST_SETS_COUNTED, saturdaysAround } from '@groundsheet/form-rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import {
  AskRequest,
  AskSetRequest,
  CollationCounts,
  CollationResponse,
  CollationsQuery,
} from './collation.dto.js';
import { CountCollations, ListCollations } from './queries/collations.queries.js';
import { AskForMissing } from './commands/ask-for-missing.command.js';
import { AskDriver } from './commands/ask-driver.command.js';
import { approvalProblems } from './approval.problems.js';

/** Form sets in lists; on the wire a set is a collation. */
@ApiTags('Form sets')
@Controller('api/collations')
export class CollationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly signals: LiveSignals,
  ) {}

  @Get()
  @AllowedTo('driver')
  @RecordsReading('list.form-sets', ['bucket', 'week'])
  @ApiOperation({
    summary: 'List form sets',
    description:
      'A driver’s own; for supervisors and admins everybody’s. Last changed first unless `sort` says otherwise, open ones unless `bucket` does. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [CollationResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: CollationsQuery,
    @Caller() caller: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CollationResponse[]> {
    const { items, next } = await this.queries.execute(new ListCollations(asked, caller));
    linkToNext(reply, next);
    return items;
  }

  @Get('counts')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Count the open form sets of each tab',
    description: `Each count ends at ${MOST_SETS_COUNTED}, which stands for ${MOST_SETS_COUNTED} or more.`,
  })
  @ApiOkResponse({ type: CollationCounts })
  counts(@Caller() caller: CallerFacts): Promise<CollationCounts> {
    return this.queries.execute(new CountCollations(caller));
  }

  @LiveStream({
    summary: 'Subscribe to changes of form sets',
    whenever: 'a set that the caller may see has changed',
  })
  events(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.signals.streamFor('form-sets.changed', request, seesFormsOf);
  }

  @Post('ask')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Ask a driver for a week’s missing sheets',
    description:
      'For what the overview lists as missing. Sends one mail, once a day at most for each week, whether asked here or from a set. Guests cannot be asked.',
  })
  @ApiNoContentResponse({ description: 'The mail is on its way.' })
  @ApiProblem(
    [requestProblems.invalid, 'The driver or the week is not valid. `details` lists every fault.'],
    approvalProblems.nothingMissing,
    approvalProblems.askedAlready,
  )
  askForMissing(@Body() { driverId, week }: AskRequest, @Caller() supervisor: CallerFacts): Promise<void> {
    const asked = { driverId, weekEnding: saturdaysAround(week).coming };
    return this.commands.execute(new AskForMissing(asked, supervisor));
  }

  @Post(':id/ask')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Ask the driver to complete a form set',
    description:
      'Sends them one mail in the name of the caller, with what is missing and a line of the caller’s own; once a day at most for each week.',
  })
  @ApiNoContentResponse({ description: 'The mail is on its way.' })
  @ApiProblem(
    [approvalProblems.unknown, 'There is no such set.'],
    [requestProblems.invalid, 'The line is too long.'],
    [approvalProblems.nothingMissing, 'Nothing is missing from the set.'],
    approvalProblems.completed,
    approvalProblems.askedAlready,
  )
  ask(@IdParam() id: string, @Body() body: AskSetRequest, @Caller() supervisor: CallerFacts): Promise<void> {
    return this.commands.execute(new AskDriver(id, body, supervisor));
  }
}
