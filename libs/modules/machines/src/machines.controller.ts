import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, RecordOf } from '@groundsheet/platform';
import { DemoCodeResponse, VehicleResponse } from './machine.dto.js';
import { FindMachineByCode } from './queries/machine.queries.js';
import { ListDemoCodes } from './queries/machine-list.queries.js';
import { machineProblems } from './machine.problems.js';

/** Machines, which the wire calls vehicles. */
@ApiTags('Vehicles')
@Controller('api/vehicles')
export class MachinesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('qr/:code')
  @AllowedTo('anyone')
  @RecordOf('everyone')
  @ApiOperation({ summary: 'Look up a machine by the code on it' })
  @ApiOkResponse({ type: VehicleResponse })
  @ApiProblem(machineProblems.unknownCode)
  byCode(@Param('code') code: string): Promise<VehicleResponse> {
    return this.queries.execute(new FindMachineByCode(code));
  }

  @Get('demo-codes')
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'List codes for trying out the scanner',
    description: 'The codes of the demo machines. Empty unless a demo is seeded.',
  })
  @ApiOkResponse({ type: [DemoCodeResponse] })
  demoCodes(): Promise<DemoCodeResponse[]> {
    return this.queries.execute(new ListDemoCodes());
  }
}
