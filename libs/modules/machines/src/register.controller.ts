import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import {
  AllowedTo,
  ApiProblem,
  FileBody,
  IdParam,
  KnowsSender,
  LetterCount,
  linkToNext,
  Sender,
  TakesFile,
  type FormSender,
  type IncomingFile,
  requestProblems,
} from '@groundsheet/platform';
import { readFile } from '@groundsheet/files';
import type { FastifyReply } from 'fastify';
import { ArchiveMachine } from './commands/archive-machine.command.js';
import { SaveMachine } from './commands/save-machine.command.js';
import { CheckImport, GetImportTemplate } from './import/import.queries.js';
import { ImportedResponse, ImportLine } from './import/import.dto.js';
import { ImportMachines } from './import/import-machines.command.js';
import { MOST_CSV_BYTES } from './import/read-machines.js';
import { PrintLabels } from './labels/print-labels.query.js';
import {
  LabelsQuery,
  MachineBody,
  MachineResponse,
  MachineSavedResponse,
  MachinesChoice,
  MachinesQuery,
} from './machine.dto.js';
import { machineProblems } from './machine.problems.js';
import { CountMachines, ListMachines } from './queries/machine-list.queries.js';

const CSV = { schema: { type: 'string', format: 'binary' } } as const;
const ABOUT_CSV =
  'The file itself, at most 512 KB and 2,000 machines: CSV with commas or semicolons, UTF-8 or Windows-1252, under the headings of the template.';

/** The plant register, for admins. */
@ApiTags('Machines')
@Controller('api/machines')
export class RegisterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'List the machines of the register',
    description: 'By plant number. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [MachineResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: MachinesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MachineResponse[]> {
    const { items, next } = await this.queries.execute(new ListMachines(asked));
    linkToNext(reply, next);
    return items;
  }

  @Get('letters')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Count the machines of the register by letter',
    description: 'How many plant numbers begin with each letter. Letters with none are left out.',
  })
  @ApiOkResponse({ type: [LetterCount] })
  @ApiProblem(requestProblems.invalid)
  letters(@Query() asked: MachinesChoice): Promise<LetterCount[]> {
    return this.queries.execute(new CountMachines(asked));
  }

  @Post()
  @AllowedTo('admin')
  @KnowsSender()
  @ApiOperation({ summary: 'Add a machine' })
  @ApiCreatedResponse({ type: MachineSavedResponse })
  @ApiProblem(machineProblems.plantNumberTaken, machineProblems.codeTaken)
  add(@Body() body: MachineBody, @Sender() admin: FormSender): Promise<MachineSavedResponse> {
    return this.commands.execute(new SaveMachine(null, body, admin));
  }

  @Put(':id')
  @AllowedTo('admin')
  @KnowsSender()
  @ApiOperation({
    summary: 'Change a machine',
    description: 'Replaces everything that was entered, the photo too.',
  })
  @ApiOkResponse({ type: MachineSavedResponse })
  @ApiProblem(machineProblems.unknown, machineProblems.plantNumberTaken, machineProblems.codeTaken)
  change(
    @IdParam() id: string,
    @Body() body: MachineBody,
    @Sender() admin: FormSender,
  ): Promise<MachineSavedResponse> {
    return this.commands.execute(new SaveMachine(id, body, admin));
  }

  @Delete(':id/archive')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Archive a machine',
    description: 'Its code no longer works. No other machine can take its plant number or code.',
  })
  @ApiNoContentResponse({ description: 'It is archived.' })
  @ApiProblem(machineProblems.unknown)
  archive(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new ArchiveMachine(id, 'archive'));
  }

  @Post(':id/restore')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Restore an archived machine' })
  @ApiNoContentResponse({ description: 'It is in use.' })
  @ApiProblem(machineProblems.unknown)
  restore(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new ArchiveMachine(id, 'restore'));
  }

  @Get('labels.pdf')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Print QR labels',
    description:
      'A PDF for sheets of labels on A4, for the named machines or for all that the filters match.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse(CSV)
  @ApiProblem(machineProblems.noLabels, requestProblems.invalid, machineProblems.tooManyLabels)
  labels(@Query() asked: LabelsQuery): Promise<StreamableFile> {
    return this.queries.execute(new PrintLabels(asked));
  }

  @Get('import-template.csv')
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Download a file of machines to fill in' })
  @ApiProduces('text/csv')
  @ApiOkResponse(CSV)
  template(): Promise<StreamableFile> {
    return this.queries.execute(new GetImportTemplate());
  }

  @Post('import/check')
  @HttpCode(200)
  @AllowedTo('admin')
  @TakesFile()
  @ApiOperation({
    summary: 'Preview a machine import',
    description: `${ABOUT_CSV} Stores nothing.`,
  })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiOkResponse({ type: [ImportLine] })
  @ApiProblem(machineProblems.csvTooLarge, machineProblems.csvUnreadable)
  async check(@FileBody() file: IncomingFile): Promise<ImportLine[]> {
    return this.queries.execute(new CheckImport(await csvOf(file)));
  }

  @Post('import')
  @HttpCode(200)
  @AllowedTo('admin')
  @TakesFile()
  @ApiOperation({
    summary: 'Import machines from a file',
    description: `${ABOUT_CSV} All lines are imported, or none. Machines are matched by plant number.`,
  })
  @ApiConsumes('text/csv')
  @ApiBody(CSV)
  @ApiOkResponse({ type: ImportedResponse })
  @ApiProblem(machineProblems.csvTooLarge, machineProblems.importWrong, machineProblems.csvUnreadable)
  async import(@FileBody() file: IncomingFile): Promise<ImportedResponse> {
    return this.commands.execute(new ImportMachines(await csvOf(file)));
  }
}

function csvOf(file: IncomingFile): Promise<Buffer> {
  return readFile(file, MOST_CSV_BYTES, machineProblems.csvTooLarge);
}
