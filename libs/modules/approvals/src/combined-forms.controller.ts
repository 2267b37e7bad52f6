import { Body, Controller, Get, HttpCode, Post, Put, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  CheckedRecord,
  GuestLimited,
  Reader,
  Signatures,
  TakesSignatures,
  TimelineEntry,
  type BroughtSignatures,
  type FormReader,
} from '@groundsheet/forms';
import { FindUnwanted } from './queries/find-unwanted.query.js';
import { GetSetPdf, GetSetPhoto } from './queries/set-files.queries.js';
import { CheckSetRecord, GetSetTimeline } from './queries/set-record.queries.js';
import { ReadsSet } from './reads-set.decorator.js';
import {
  AllowedTo,
  ApiProblem,
  BodyLimit,
  Caller,
  type FormSender,
  Idempotent,
  IdParam,
  RecordOf,
  requestProblems,
  Sender,
} from '@groundsheet/platform';
import { SandboxedFile } from '@groundsheet/files';
import {
  ApprovalBody,
  CompleteBody,
  DispatchBody,
  DispatchedResponse,
  RecipientsBody,
  SendSetAgainBody,
  UnwantedResponse,
} from './approval.dto.js';
import { CombinedFormResponse } from './combined-form.dto.js';
import { CollectApproval } from './commands/collect-approval.command.js';
import { CompleteFormSet, RevokeSetLinks } from './commands/form-set.commands.js';
import { DispatchFormSet } from './commands/dispatch-form-set.command.js';
import { SendSetAgain } from './commands/send-set-again.command.js';
import { SET_SIGNATORIES, type SetSignatory } from './set-approval.js';
import { GetCombinedForm } from './queries/get-combined-form.query.js';
import { approvalProblems } from './approval.problems.js';

/** Approval on site: one form set, which on the wire is a combined form. */
@ApiTags('Form sets')
@Controller('api')
export class CombinedFormsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('combined-forms/:id')
  @ReadsSet()
  @ApiOperation({
    summary: 'Read a form set',
    description:
      'Complete forms in full; of the others, their kind, their date and what is missing. Drivers read their own; the rating is for supervisors and admins.',
  })
  @ApiOkResponse({ type: CombinedFormResponse })
  get(@IdParam() id: string, @Reader() reader: FormReader): Promise<CombinedFormResponse> {
    return this.queries.execute(new GetCombinedForm(id, reader));
  }

  @Get('combined-forms/:id/pdf')
  @ReadsSet()
  @ApiOperation({
    summary: 'Download the PDF of a completed form set',
    description:
      'The cover with both summaries and signatures, then its forms. Only the customer’s own copy and the office’s have the rating.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(approvalProblems.notCompleted, approvalProblems.pdfNotReady)
  pdf(@IdParam() id: string, @Reader() reader: FormReader): Promise<StreamableFile> {
    return this.queries.execute(new GetSetPdf(id, reader));
  }

  @Get('combined-forms/:id/photos/:objectId')
  @ReadsSet()
  @SandboxedFile('image/jpeg')
  @ApiOperation({ summary: 'Read a photo of a form that is shown in a form set' })
  @ApiProblem(approvalProblems.unknownPhoto)
  photo(
    @IdParam() id: string,
    @IdParam('objectId') objectId: string,
    @Reader() reader: FormReader,
  ): Promise<StreamableFile> {
    return this.queries.execute(new GetSetPhoto(id, objectId, reader));
  }

  @Get('combined-forms/:id/events')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @ApiOperation({
    summary: 'Read the event log of a form set',
    description: 'Everything that happened to it and to its forms, and to their mails, in order.',
  })
  @ApiOkResponse({ type: [TimelineEntry] })
  @ApiProblem(approvalProblems.unknown)
  events(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<TimelineEntry[]> {
    return this.queries.execute(new GetSetTimeline(id, caller));
  }

  @Get('combined-forms/:id/events/check')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Check the record of a form set',
    description: 'And those of its forms, one response each, in the same order; see the check of a form.',
  })
  @ApiOkResponse({ type: [CheckedRecord] })
  @ApiProblem(approvalProblems.unknown)
  checkEvents(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<CheckedRecord[]> {
    return this.queries.execute(new CheckSetRecord(id, caller));
  }

  @Put('combined-forms/:id/approval')
  @HttpCode(204)
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @BodyLimit('2 MB')
  @TakesSignatures(SET_SIGNATORIES)
  @ApiOperation({
    summary: 'Save what was collected on site',
    description:
      'Names, signatures and notes. What is absent stays as it was; `null` empties it. They hold for the forms that were shown: when one of them changes, the signatures are dropped.',
  })
  @ApiNoContentResponse({ description: 'It is kept.' })
  @ApiProblem(
    approvalProblems.unknown,
    approvalProblems.moved,
    approvalProblems.approvalMoved,
    approvalProblems.completed,
  )
  collect(
    @IdParam() id: string,
    @Body() body: ApprovalBody,
    @Signatures() signatures: BroughtSignatures<SetSignatory>,
    @Caller() caller: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new CollectApproval(id, body, signatures, caller));
  }

  @Post('supervisor-email-dispatch')
  @HttpCode(200)
  @AllowedTo('supervisor')
  // The specified payload carries its signatures twice.
  @BodyLimit('4 MB')
  @TakesSignatures(SET_SIGNATORIES, 'supervisorApproval')
  @GuestLimited()
  @Idempotent()
  @ApiOperation({
    summary: 'Rate the driver, complete a form set and mail it',
    description:
      'Sends the complete forms as they are stored, signed drafts too, and locks them; what is not complete opens another set. Repeating the call changes nothing and sends no mail again.',
  })
  @ApiOkResponse({ type: DispatchedResponse })
  @ApiProblem(
    [approvalProblems.unknown, 'There is no such set.'],
    approvalProblems.moved,
    approvalProblems.nothingComplete,
    approvalProblems.halfMissing,
    approvalProblems.nobodyMailed,
    approvalProblems.alreadyDispatched,
    approvalProblems.ownSet,
    [requestProblems.invalid, 'A name, signature, rating or address is missing or wrong.'],
  )
  dispatch(
    @Body() body: DispatchBody,
    @Signatures() signatures: BroughtSignatures<SetSignatory>,
    @Sender() sender: FormSender,
  ): Promise<DispatchedResponse> {
    return this.commands.execute(new DispatchFormSet(body, signatures, sender));
  }

  @Post('supervisor-email-dispatch/recipients')
  @HttpCode(200)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Find recipients who have opted out',
    description: 'To be called before a set is sent: a dispatch is refused if every recipient has opted out.',
  })
  @ApiOkResponse({ type: UnwantedResponse })
  recipients(@Body() body: RecipientsBody): Promise<UnwantedResponse> {
    return this.queries.execute(new FindUnwanted(body));
  }

  @Post('combined-forms/:id/complete')
  @HttpCode(200)
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Confirm that a form set is completed',
    description: 'The dispatch has completed it; this changes nothing.',
  })
  @ApiOkResponse({ type: DispatchedResponse })
  @ApiProblem([approvalProblems.unknown, 'There is no such set.'], approvalProblems.notCompleted)
  complete(
    @IdParam() id: string,
    @Body() _body: CompleteBody,
    @Caller() caller: CallerFacts,
  ): Promise<DispatchedResponse> {
    return this.commands.execute(new CompleteFormSet(id, caller));
  }

  @Post('combined-forms/:id/send-again')
  @HttpCode(200)
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Mail a completed form set once more',
    description:
      'To the same people, or to those named, by its driver, a supervisor or an admin. Each gets a new mail; the set stays as it is. Only the customer’s own address gets the copy with the rating.',
  })
  @ApiOkResponse({ type: UnwantedResponse })
  @ApiProblem(
    approvalProblems.unknown,
    approvalProblems.notCompleted,
    [requestProblems.invalid, 'There are no addresses, too many, or some that are not addresses.'],
    approvalProblems.nobodyMailed,
    approvalProblems.pdfNotReady,
  )
  sendAgain(
    @IdParam() id: string,
    @Body() body: SendSetAgainBody,
    @Sender() sender: FormSender,
  ): Promise<UnwantedResponse> {
    return this.commands.execute(new SendSetAgain(id, body, sender));
  }

  @Post('combined-forms/:id/revoke-links')
  @HttpCode(204)
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @Idempotent()
  @ApiOperation({
    summary: 'Revoke the links to a completed form set',
    description:
      'For its driver, supervisors and admins. Links in mails sent so far stop working, and so do pages opened by one; mailing it again makes new links. A PDF that was attached to a mail stays with its reader.',
  })
  @ApiNoContentResponse({ description: 'The links are revoked.' })
  @ApiProblem(approvalProblems.unknown, approvalProblems.notCompleted)
  revokeLinks(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new RevokeSetLinks(id, caller));
  }
}
