import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { TellSeverities, type Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, LimitedTries, requestProblems } from '@groundsheet/platform';
import { ChangeSeverityList } from './change-severity-list.command.js';
import { GetSeverities } from './get-severities.query.js';
import { SeveritiesInForceResponse, SeverityBody, SeverityListResponse } from './severities.dto.js';
import { severityProblems } from './severities.problems.js';

/** A site full of guests’ phones asks from one network. */
const READ_PER_HOUR = 600;

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

  @Get('in-force')
  @AllowedTo('anyone')
  @LimitedTries('severities-of-network', READ_PER_HOUR)
  @ApiOperation({
    summary: 'Read the severities that checks propose now',
    description:
      'For the phone on which a check is signed without a signal: the version and the lines that differ from the product’s own list. No names and no times.',
  })
  @ApiOkResponse({ type: SeveritiesInForceResponse })
  inForce(): Promise<SeveritiesInForceResponse> {
    return this.queries.execute(new TellSeverities());
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
