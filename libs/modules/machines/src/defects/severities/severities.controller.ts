import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, requestProblems } from '@groundsheet/platform';
import { ChangeSeverityList } from './change-severity-list.command.js';
import { GetSeverities } from './get-severities.query.js';
import { SeverityBody, SeverityListResponse } from './severities.dto.js';
import { severityProblems } from './severities.problems.js';

/** Which severity an answer of a check proposes, by type of vehicle. */
@ApiTags('Defects')
@Controller('api/severities')
export class SeveritiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Read the severity list and its changes' })
  @ApiOkResponse({ type: SeverityListResponse })
  get(): Promise<SeverityListResponse> {
    return this.queries.execute(new GetSeverities());
  }

  @Put()
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Change one line of the severity list',
    description:
      'Makes a new version of the list. Defects found from then on name it; known defects keep theirs. Repeating the call with the new version changes nothing.',
  })
  @ApiNoContentResponse()
  @ApiProblem(severityProblems.changedMeanwhile, requestProblems.invalid)
  change(@Body() body: SeverityBody, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeSeverityList(body, caller));
  }
}
