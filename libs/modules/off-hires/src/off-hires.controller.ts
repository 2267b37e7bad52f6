import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
  type MessageEvent,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
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
  Idempotent,
  IdParam,
  KnowsSender,
  linkToNext,
  LiveSignals,
  LiveStream,
  NotAfterSession,
  TakesGuestsForm,
  RecordsReading,
  requestProblems,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { GuestLimited } from '@groundsheet/forms';
import { SandboxedFile, uploadProblems } from '@groundsheet/files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { CollectOffHire } from './commands/collect-off-hire.command.js';
import { RequestOffHire } from './commands/request-off-hire.command.js';
import { WithdrawOffHire } from './commands/withdraw-off-hire.command.js';
import {
  CollectionBody,
  OffHireBody,
  OffHireGivenResponse,
  OffHireInFullResponse,
  OffHireResponse,
  OffHiresChoice,
  OffHiresQuery,
  WithdrawalBody,
} from './off-hire.dto.js';
import { offHireProblems } from './off-hire.problems.js';
import { ExportOffHires } from './queries/export-off-hires.query.js';
import { GetOffHire, GetOffHirePhoto } from './queries/off-hire.queries.js';
import { ListOffHires } from './queries/off-hire-list.queries.js';

/** What the log has of a list: days and choices. */
const FILTERS = ['state', 'from', 'to'];

/** Notices that a machine may be collected: given by its hirer, settled by the office. */
@ApiTags('Off-hire')
@Controller('api/off-hires')
export class OffHiresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly signals: LiveSignals,
  ) {}

  @Post()
  @AllowedTo('anyone')
  @NotAfterSession()
  @TakesGuestsForm()
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Give off-hire notice',
    description:
      'Mails a receipt to the address in it, to the customer’s own address where the firm is one of the register, and to the office. Day one of the notice is the first working day after. The notice does not end the hire by itself: the office confirms the collection. Counts as a form does towards the limits of its sender.',
  })
  @ApiCreatedResponse({ type: OffHireGivenResponse })
  give(@Body() body: OffHireBody, @Sender() sender: FormSender): Promise<OffHireGivenResponse> {
    return this.commands.execute(new RequestOffHire(body, sender));
  }

  @Get()
  @AllowedTo('supervisor')
  @RecordsReading('list.off-hires', FILTERS)
  @ApiOperation({
    summary: 'List off-hire notices',
    description: 'The latest first. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [OffHireResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: OffHiresQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OffHireResponse[]> {
    const { items, next } = await this.queries.execute(new ListOffHires(asked));
    linkToNext(reply, next);
    return items;
  }

  @Get('export.csv')
  @AllowedTo('supervisor')
  @RecordsReading('list.off-hires-table', FILTERS)
  @ApiOperation({ summary: 'Download the off-hire notices as a table', description: 'The latest first.' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(offHireProblems.tooLong, requestProblems.invalid)
  table(@Query() asked: OffHiresChoice): Promise<StreamableFile> {
    return this.queries.execute(new ExportOffHires(asked));
  }

  @LiveStream({
    for: 'supervisor',
    summary: 'Subscribe to changes of off-hire notices',
    whenever: 'a notice has been given, or settled',
  })
  events(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.signals.streamFor('off-hires.changed', request, () => true);
  }

  @Get(':id')
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Read an off-hire notice' })
  @ApiOkResponse({ type: OffHireInFullResponse })
  @ApiProblem(offHireProblems.unknown)
  get(@IdParam() id: string): Promise<OffHireInFullResponse> {
    return this.queries.execute(new GetOffHire(id));
  }

  @Get(':id/photos/:objectId')
  @AllowedTo('supervisor')
  @SandboxedFile('image/jpeg')
  @ApiOperation({ summary: 'Get a photo of a notice or of its collection' })
  @ApiProblem(offHireProblems.unknown, uploadProblems.unknown)
  photo(@IdParam() id: string, @IdParam('objectId') objectId: string): Promise<StreamableFile> {
    return this.queries.execute(new GetOffHirePhoto(id, objectId));
  }

  @Post(':id/collect')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @KnowsSender()
  @ApiOperation({
    summary: 'Confirm that a machine was collected',
    description: 'Tells the person who gave the notice, the customer and the office.',
  })
  @ApiNoContentResponse({ description: 'The collection is confirmed.' })
  @ApiProblem(offHireProblems.unknown, offHireProblems.settled)
  collect(@IdParam() id: string, @Body() body: CollectionBody, @Sender() office: FormSender): Promise<void> {
    return this.commands.execute(new CollectOffHire(id, body, office));
  }

  @Post(':id/withdraw')
  @HttpCode(204)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Withdraw an off-hire notice',
    description: 'The hire goes on. Tells the person who gave the notice, the customer and the office why.',
  })
  @ApiNoContentResponse({ description: 'The notice is withdrawn.' })
  @ApiProblem(offHireProblems.unknown, offHireProblems.settled)
  withdraw(@IdParam() id: string, @Body() { reason }: WithdrawalBody): Promise<void> {
    return this.commands.execute(new WithdrawOffHire(id, reason));
  }
}
