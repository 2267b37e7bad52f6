import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowedTo, ApiProblem } from '@groundsheet/platform';
import { DemoCodeAnswer, VehicleAnswer } from './machine.dto.js';
import { FindMachineByCode } from './queries/find-machine-by-code.query.js';
import { ListDemoCodes } from './queries/list-demo-codes.query.js';

/** Machines, under the wire's name for them: vehicles. */
@ApiTags('Vehicles')
@Controller('api/vehicles')
export class MachinesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('qr/:code')
  @AllowedTo('anyone')
  @ApiOperation({ summary: 'Look up a machine by the code on it' })
  @ApiOkResponse({ type: VehicleAnswer })
  @ApiProblem(404, 'machine.unknown-code', 'No machine of the register carries this code.')
  byCode(@Param('code') code: string): Promise<VehicleAnswer> {
    return this.queries.execute(new FindMachineByCode(code));
  }

  @Get('demo-codes')
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'List the codes to try the scanner with',
    description: 'The codes of the machines of the demo; none unless a demo is seeded.',
  })
  @ApiOkResponse({ type: [DemoCodeAnswer] })
  demoCodes(): Promise<DemoCodeAnswer[]> {
    return this.queries.execute(new ListDemoCodes());
  }
}
