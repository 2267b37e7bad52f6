import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  FormAcceptedResponse,
  GetForm,
  GetFormPhoto,
  GuestLimited,
  Reader,
  ReadsForm,
  type FormReader,
} from '@groundsheet/forms';
import {
  AllowedTo,
  ApiProblem,
  Idempotent,
  IdParam,
  requestProblems,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { SandboxedFile } from '@groundsheet/files';
import { RecordRepair } from '../commands/record-repair.command.js';
import { RepairBody } from '../defect-requests.dto.js';
import { defectProblems } from '../defect.problems.js';
import { ListRepairs } from './list-repairs.query.js';
import { MachineRepairResponse, RepairResponse } from './repair.dto.js';

/** The records of repairs. */
@ApiTags('Defects')
@Controller('api')
export class RepairsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('machines/plant/:plantNumber/repairs')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'List the latest repairs of a machine',
    description:
      'The latest 20, each with its current record, latest first. Only the letters and digits of the number count, in any case.',
  })
  @ApiOkResponse({ type: [MachineRepairResponse] })
  list(@Param('plantNumber') plantNumber: string): Promise<MachineRepairResponse[]> {
    return this.queries.execute(new ListRepairs(plantNumber));
  }

  @Get('repairs/:id')
  @ReadsForm(RepairResponse)
  @ApiOperation({ summary: 'Read the record of a repair' })
  get(@IdParam() id: string, @Reader() reader: FormReader): Promise<RepairResponse> {
    return this.queries.execute(new GetForm(id, reader, 'repair')) as Promise<RepairResponse>;
  }

  @Get('repairs/:id/photos/:objectId')
  @ReadsForm()
  @SandboxedFile('image/jpeg')
  @ApiOperation({ summary: 'Read a photo of a repair' })
  photo(
    @IdParam() id: string,
    @IdParam('objectId') objectId: string,
    @Reader() reader: FormReader,
  ): Promise<StreamableFile> {
    return this.queries.execute(new GetFormPhoto(id, objectId, reader, 'repair'));
  }

  @Post('defects/:id/repair')
  @HttpCode(200)
  @AllowedTo('supervisor')
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Record a repair',
    description:
      'Makes the record, which is a form of the caller’s own. A machine that it stopped still has to be released. Until the next check, another one corrects the first; repeating the call with the same key changes nothing.',
  })
  @ApiOkResponse({ type: FormAcceptedResponse })
  @ApiProblem(
    defectProblems.unknown,
    defectProblems.closed,
    defectProblems.correctedAlready,
    requestProblems.invalid,
  )
  repair(
    @IdParam() id: string,
    @Body() body: RepairBody,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new RecordRepair(id, body, sender));
  }
}
