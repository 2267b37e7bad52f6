import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Req,
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
import { seesFormsOf, type Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  type FormSender,
  Idempotent,
  IdParam,
  LiveSignals,
  LiveStream,
  RecordOf,
  requestProblems,
  Sender,
} from '@groundsheet/platform';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ClaimForm } from './commands/claim-form.command.js';
import { CorrectForm, ThrowAwayForm } from './commands/form.commands.js';
import { MailFormCopy, SendFormAgain } from './commands/form-mails.commands.js';
import { RevokeFormLinks } from './commands/form-links.commands.js';
import { Reader, type FormReader } from './reading/form-reader.js';
import { ReadsForm } from './accepting/form-routes.js';
import {
  ClaimFormBody,
  FormAcceptedResponse,
  FormCopyBody,
  FormSavedResponse,
  SendFormAgainBody,
} from './form/form.dto.js';
import { StoredFormResponse, type FormResponse } from './form/form.response.js';
import { DraftLimited } from './limits/draft-limited.decorator.js';
import { GuestLimited } from './limits/guest-limited.decorator.js';
import { CheckFormRecord, GetFormTimeline } from './timeline/timeline.queries.js';
import { CheckedRecord } from './record/record-checks.js';
import { TimelineEntry } from './timeline/timeline.js';
import { GetFormPdf } from './queries/form-files.queries.js';
import { GetForm } from './queries/get-form.query.js';
import { formProblems } from './form/form.problems.js';

/** What can be done with a form whatever its kind. */
@ApiTags('Forms')
@Controller('api/forms')
export class FormsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly signals: LiveSignals,
  ) {}

  @LiveStream({
    summary: 'Subscribe to changes of sent forms',
    whenever: 'the mail of a form that the caller may see has a new state',
  })
  changes(@Req() request: FastifyRequest): Observable<MessageEvent> {
    return this.signals.streamFor('forms.changed', request, seesFormsOf);
  }

  @Get(':id')
  @ReadsForm(StoredFormResponse)
  @ApiOperation({
    summary: 'Read a form',
    description: 'In the shape of its kind: `kind` says which call would answer the same.',
  })
  get(@IdParam() id: string, @Reader() reader: FormReader): Promise<FormResponse> {
    return this.queries.execute(new GetForm(id, reader));
  }

  @Get(':id/pdf')
  @ReadsForm()
  @ApiOperation({ summary: 'Download the PDF of a sent form' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(formProblems.notSent, formProblems.pdfNotReady)
  pdf(@IdParam() id: string, @Reader() reader: FormReader): Promise<StreamableFile> {
    return this.queries.execute(new GetFormPdf(id, reader));
  }

  @Get(':id/events')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @ApiOperation({
    summary: 'Read the event log of a form',
    description:
      'Everything that happened to it and to its mails, in order; for its driver, supervisors and admins.',
  })
  @ApiOkResponse({ type: [TimelineEntry] })
  @ApiProblem(formProblems.unknown)
  events(@IdParam() id: string, @Reader() reader: FormReader): Promise<TimelineEntry[]> {
    return this.queries.execute(new GetFormTimeline(id, reader));
  }

  @Get(':id/events/check')
  @AllowedTo('supervisor')
  @ApiOperation({
    summary: 'Check the record of a form',
    description:
      'Whether it says what was sent and signed, by the hashes that were recorded then, whether its PDF is the one that was made, and whether its entries are those of each day that is over.',
  })
  @ApiOkResponse({ type: [CheckedRecord] })
  @ApiProblem(formProblems.unknown)
  checkEvents(@IdParam() id: string, @Reader() reader: FormReader): Promise<CheckedRecord[]> {
    return this.queries.execute(new CheckFormRecord(id, reader));
  }

  @Delete(':id')
  @HttpCode(204)
  @AllowedTo('driver')
  @RecordOf('driver')
  @ApiOperation({
    summary: 'Delete a draft',
    description: 'With its signatures and photos. A sent form that it corrects stays as it is.',
  })
  @ApiNoContentResponse({ description: 'The draft is deleted.' })
  @ApiProblem(formProblems.notYours, formProblems.alreadySent)
  throwAway(@IdParam() id: string, @Caller() driver: CallerFacts): Promise<void> {
    return this.commands.execute(new ThrowAwayForm(id, driver));
  }

  @Post(':id/correct')
  @AllowedTo('driver')
  @RecordOf('driver')
  @DraftLimited()
  @ApiOperation({
    summary: 'Correct a sent form',
    description:
      'Begins a draft with the same entries and copies of the photos, with today as the day of the signatures, but without signatures and rating. Once sent, it takes the place of the first. Repeating the call gives the same draft.',
  })
  @ApiCreatedResponse({ type: FormSavedResponse })
  @ApiProblem(
    formProblems.notYours,
    formProblems.superseded,
    formProblems.inCompletedSet,
    formProblems.notSent,
    formProblems.noDrafts,
  )
  correct(@IdParam() id: string, @Caller() driver: CallerFacts): Promise<FormSavedResponse> {
    return this.commands.execute(new CorrectForm(id, driver));
  }

  @Post(':id/claim')
  @HttpCode(204)
  @AllowedTo('driver')
  @RecordOf('key')
  @ApiOperation({
    summary: 'Claim a form sent without an account',
    description:
      'With the token of the response to its sending, for 24 hours, under the name on it. From then on it is the caller’s own; repeating the call changes nothing.',
  })
  @ApiNoContentResponse({ description: 'The form is the caller’s own.' })
  @ApiProblem(formProblems.notToClaim, formProblems.otherName)
  claim(@IdParam() id: string, @Body() body: ClaimFormBody, @Caller() driver: CallerFacts): Promise<void> {
    return this.commands.execute(new ClaimForm(id, body, driver));
  }

  @Post(':id/send-again')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @HttpCode(200)
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Mail a sent form once more',
    description:
      'To the same people, or to those named, by its driver, a supervisor or an admin. Each gets a new mail; the form stays as it is.',
  })
  @ApiOkResponse({ type: FormAcceptedResponse })
  @ApiProblem(
    formProblems.unknown,
    formProblems.notSent,
    [requestProblems.invalid, 'There are no addresses, too many, or some that are not addresses.'],
    formProblems.pdfNotReady,
  )
  sendAgain(
    @IdParam() id: string,
    @Body() body: SendFormAgainBody,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new SendFormAgain(id, body, sender));
  }

  @Post(':id/copy')
  @AllowedTo('anyone')
  @RecordOf('key')
  @HttpCode(200)
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Mail a copy of a form sent without an account',
    description:
      'With the token of the response to its sending, for seven days and as long as nobody has added it to an account. It counts as a form of the guest.',
  })
  @ApiOkResponse({ type: FormAcceptedResponse })
  @ApiProblem(
    formProblems.notSentHere,
    [requestProblems.invalid, 'The address is incomplete or a throwaway one.'],
    formProblems.pdfNotReady,
  )
  copy(
    @IdParam() id: string,
    @Body() body: FormCopyBody,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new MailFormCopy(id, body, sender));
  }

  @Post(':id/revoke-links')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @HttpCode(204)
  @Idempotent()
  @ApiOperation({
    summary: 'Revoke the links to a sent form',
    description:
      'For its driver, supervisors and admins. Links in mails sent so far stop working, and so do pages opened by one; mailing it again makes new links. A PDF that was attached to a mail stays with its reader.',
  })
  @ApiNoContentResponse({ description: 'The links are revoked.' })
  @ApiProblem(formProblems.unknown, formProblems.notSent)
  revokeLinks(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new RevokeFormLinks(id, caller));
  }
}
