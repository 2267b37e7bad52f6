import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, requestProblems } from '@groundsheet/platform';
import { ChangeSeverityList } from './change-severity-list.command.js';
import { GetSeverities } from './get-severities.query.js';
import { SeverityBody, SeverityListResponse } from './severities.dto.js';

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
      'It counts for checks that arrive from then on; known defects keep what they were given. Repeating the call changes nothing.',
  })
  @ApiNoContentResponse()
  @ApiProblem(requestProblems.invalid)
  change(@Body() body: SeverityBody): Promise<void> {
    return this.commands.execute(new ChangeSeverityList(body));
  }
}
