import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  IdParam,
  LimitedTries,
  linkToNext,
  PageQuery,
  RecordOf,
  requestProblems,
} from '@groundsheet/platform';
import { SandboxedFile } from '@groundsheet/files';
import type { FastifyReply } from 'fastify';
import { PrintMachineLog } from '../log/print-machine-log.query.js';
import { GetMachinePhoto } from '../queries/machine.queries.js';
import { MachineCheckResponse, MachinePageResponse } from './machine-page.dto.js';
import { GetMachinePage, ListChecksOfMachine } from './machine-page.queries.js';
import { machineProblems } from '../machine.problems.js';

/** Each is some pages of work. */
const LOGS_PER_HOUR = 60;

/** One machine, for everybody with an account. */
@ApiTags('Machines')
@Controller('api/machines')
export class MachinePageController {
  constructor(private readonly queries: QueryBus) {}

  @Get('plant/:plantNumber')
  @AllowedTo('driver')
  @RecordOf('everyone')
  @ApiOperation({
    summary: 'Read the state of a machine',
    description:
      'From its latest checks, a hundred at most. Only the letters and digits of the number count, in any case. Supervisors and admins also see a machine that is in no register, if a check sheet names it.',
  })
  @ApiOkResponse({ type: MachinePageResponse })
  @ApiProblem(machineProblems.unknown)
  get(
    @Param('plantNumber') plantNumber: string,
    @Caller() caller: CallerFacts,
  ): Promise<MachinePageResponse> {
    return this.queries.execute(new GetMachinePage(plantNumber, caller));
  }

  @Get('plant/:plantNumber/checks')
  @AllowedTo('driver')
  @RecordOf('everyone')
  @ApiOperation({
    summary: 'List the checks of a machine',
    description: 'Latest first. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [MachineCheckResponse] })
  @ApiProblem(machineProblems.unknown, requestProblems.invalid)
  async checks(
    @Param('plantNumber') plantNumber: string,
    @Query() asked: PageQuery,
    @Caller() caller: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MachineCheckResponse[]> {
    const { items, next } = await this.queries.execute(new ListChecksOfMachine(plantNumber, asked, caller));
    linkToNext(reply, next);
    return items;
  }

  @Get('plant/:plantNumber/log.pdf')
  @AllowedTo('supervisor')
  @LimitedTries('machine-logs-of-network', LOGS_PER_HOUR)
  @ApiOperation({
    summary: 'Print the log of a machine',
    description:
      'For an inspector: whether it may be used, its certificates, its defects with their repairs (50, the open ones first), and its last 100 checks. It is noted in the record of the machine.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(machineProblems.unknown)
  log(@Param('plantNumber') plantNumber: string, @Caller() caller: CallerFacts): Promise<StreamableFile> {
    return this.queries.execute(new PrintMachineLog(plantNumber, caller));
  }

  @Get(':id/photo')
  @AllowedTo('driver')
  @RecordOf('everyone')
  @SandboxedFile('image/jpeg')
  @ApiOperation({ summary: 'Get the photo of a machine' })
  @ApiProblem(machineProblems.noPhoto)
  photo(@IdParam() id: string): Promise<StreamableFile> {
    return this.queries.execute(new GetMachinePhoto({ id }));
  }
}
