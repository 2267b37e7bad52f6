import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CountMachineStates, type Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, linkToNext, requestProblems } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ListMachineStates, ListOwnMachineStates } from './machine-states.queries.js';
import {
  MachineStateCounts,
  MachineStateResponse,
  MachineStatesQuery,
  OwnMachineResponse,
} from './states.dto.js';

/** The machines of the register by whether they may be used. */
@ApiTags('Machines')
@Controller('api/machine-states')
export class MachineStatesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'List machines by status',
    description:
      'Machines of the register in use; those that must not be used come first. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [MachineStateResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: MachineStatesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MachineStateResponse[]> {
    const { items, next } = await this.queries.execute(new ListMachineStates(asked));
    linkToNext(reply, next);
    return items;
  }

  @Get('own')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'List the caller’s machines that need care',
    description:
      'Those of the register for which they have sent a form within 7 days and which must not be used, or with care alone: for a defect or a certificate. The worst first, 20 at most.',
  })
  @ApiOkResponse({ type: [OwnMachineResponse] })
  own(@Caller() caller: CallerFacts): Promise<OwnMachineResponse[]> {
    return this.queries.execute(new ListOwnMachineStates(caller));
  }

  @Get('counts')
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Count machines by status' })
  @ApiOkResponse({ type: MachineStateCounts })
  async counts(): Promise<MachineStateCounts> {
    return (await this.queries.execute(new CountMachineStates())).registered;
  }
}
