import { Controller, Get, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, linkToNext, requestProblems } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { CountMachineStates, ListMachineStates } from './machine-states.queries.js';
import { MachineStateCounts, MachineStateResponse, MachineStatesQuery } from './states.dto.js';

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
      'Machines of the register in use, those that must not be used first. A `Link` header with `rel="next"` leads to the next page.',
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

  @Get('counts')
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Count machines by status' })
  @ApiOkResponse({ type: MachineStateCounts })
  counts(): Promise<MachineStateCounts> {
    return this.queries.execute(new CountMachineStates());
  }
}
