import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SandboxedFile } from '@groundsheet/files';
import { formProblems } from '@groundsheet/forms';
import { AllowedTo, ApiProblem, IdParam } from '@groundsheet/platform';
import { defectProblems } from '../defect.problems.js';
import { RepairResponse } from './repair.dto.js';
import { GetRepairPdf, ListRepairs } from './repairs.queries.js';

/** Repairs that are on paper. */
@ApiTags('Defects')
@Controller('api')
export class RepairsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('machines/plant/:plantNumber/repairs')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'List the latest repairs of a machine',
    description:
      'The 20 latest that have a record, the latest first. Only the letters and digits of the number count, in any case.',
  })
  @ApiOkResponse({ type: [RepairResponse] })
  list(@Param('plantNumber') plantNumber: string): Promise<RepairResponse[]> {
    return this.queries.execute(new ListRepairs(plantNumber));
  }

  @Get('repairs/:id/pdf')
  @AllowedTo('supervisor')
  @SandboxedFile('application/pdf')
  @ApiOperation({
    summary: 'Download the record of a repair',
    description:
      'The `id` is that of the event of the defect. Repairs from before there were records have none.',
  })
  @ApiProblem(defectProblems.noRecord, formProblems.pdfNotReady)
  pdf(@IdParam() id: string): Promise<StreamableFile> {
    return this.queries.execute(new GetRepairPdf(id));
  }
}
