import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, LimitedTries, RecordOf, requestProblems } from '@groundsheet/platform';
import { SandboxedFile } from '@groundsheet/files';
import { machineProblems } from '../machine.problems.js';
import { GetMachinePhoto } from '../queries/machine.queries.js';
import { FindMachineStatus, GetMachineStatus } from './get-machine-status.query.js';
import { MachineStatusQuery, MachineStatusResponse } from './machine-status.dto.js';

/** For who stands in front of the machine, with an account or without. */
const READ_PER_HOUR = 600;

@ApiTags('Defects')
@Controller('api/machine-status')
export class MachineStatusController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @AllowedTo('anyone')
  @LimitedTries('machine-status-of-network', READ_PER_HOUR)
  @ApiOperation({
    summary: 'Look up whether a machine may be used',
    description:
      'By its plant number, for a form that is being filled in: an empty list where the register has none in use.',
  })
  @ApiOkResponse({ type: [MachineStatusResponse] })
  @ApiProblem(requestProblems.invalid)
  find(@Query() { plantNumber }: MachineStatusQuery): Promise<MachineStatusResponse[]> {
    return this.queries.execute(new FindMachineStatus(plantNumber));
  }

  @Get(':code')
  @AllowedTo('anyone')
  @RecordOf('everyone')
  @LimitedTries('machine-status-of-network', READ_PER_HOUR)
  @ApiOperation({
    summary: 'Ask whether a machine may be used',
    description: 'By the code on it, or by its plant number. Status, items and dates, and no names.',
  })
  @ApiOkResponse({ type: MachineStatusResponse })
  @ApiProblem(machineProblems.unknownCode)
  get(@Param('code') code: string): Promise<MachineStatusResponse> {
    return this.queries.execute(new GetMachineStatus(code));
  }

  @Get(':code/photo')
  @AllowedTo('anyone')
  @RecordOf('everyone')
  @LimitedTries('machine-status-of-network', READ_PER_HOUR)
  @SandboxedFile('image/jpeg')
  @ApiOperation({ summary: 'Get the photo of the machine that carries a code' })
  @ApiProblem(machineProblems.noPhoto)
  photo(@Param('code') code: string): Promise<StreamableFile> {
    return this.queries.execute(new GetMachinePhoto({ code }));
  }
}
