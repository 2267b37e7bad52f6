import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  ClaimFormBody,
  FORM_READERS,
  FormAcceptedAnswer,
  FormSavedAnswer,
  GuestLimited,
  Idempotent,
  IdPipe,
  Reader,
  SendAgainBody,
  Sender,
  type FormReader,
  type FormSender,
} from '@groundsheet/platform';
import { ClaimTimesheet } from './commands/claim-timesheet.command.js';
import { CopyTimesheet } from './commands/copy-timesheet.command.js';
import { CorrectTimesheet } from './commands/correct-timesheet.command.js';
import { SaveTimesheet } from './commands/save-timesheet.command.js';
import { SendTimesheetAgain } from './commands/send-timesheet-again.command.js';
import { SubmitTimesheet } from './commands/submit-timesheet.command.js';
import { ThrowAwayTimesheet } from './commands/throw-away-timesheet.command.js';
import { GetTimesheetPdf } from './queries/get-timesheet-pdf.query.js';
import { GetTimesheet } from './queries/get-timesheet.query.js';
import { CompleteTimesheetBody, CopyTimesheetBody, TimesheetAnswer, TimesheetBody } from './timesheet.dto.js';

@ApiTags('Timesheets')
@Controller('api/timesheets')
export class TimesheetsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('one-step-completion')
  @AllowedTo('anyone')
  @HttpCode(200)
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Sign off a week and send it',
    description:
      'Stores the form and answers at once; PDF and mails follow. All faults are reported together. With the `id` of a draft of the caller’s the draft itself is sent.',
  })
  @ApiOkResponse({ type: FormAcceptedAnswer })
  @ApiProblem(
    409,
    'timesheet.already-sent',
    'A form with this id has been sent; `details` says when. (`timesheet.changed-meanwhile`: the draft has another version.)',
  )
  @ApiProblem(422, 'request.invalid', 'Something is missing or wrong; `details` lists all of it.')
  complete(@Body() body: CompleteTimesheetBody, @Sender() sender: FormSender): Promise<FormAcceptedAnswer> {
    return this.commands.execute(new SubmitTimesheet(body, sender));
  }

  @Post()
  @AllowedTo('driver')
  @Idempotent()
  @ApiOperation({
    summary: 'Save a new timesheet as a draft',
    description:
      'Any field may be missing, the customer too; what there is must be right. `id` may be one that the screen has made.',
  })
  @ApiCreatedResponse({ type: FormSavedAnswer })
  @ApiProblem(404, 'timesheet.unknown', 'The `id` is that of another person’s form.')
  @ApiProblem(
    409,
    'timesheet.already-begun',
    'There is a draft with this `id`; `details` has its version. (`timesheet.already-sent`: it is sent.)',
  )
  @ApiProblem(422, 'request.invalid', 'Something is wrong; `details` lists all of it.')
  begin(@Body() body: TimesheetBody, @Caller() driver: CallerFacts): Promise<FormSavedAnswer> {
    return this.commands.execute(new SaveTimesheet(body, driver));
  }

  @Put(':id')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Save a draft of a timesheet',
    description:
      'Replaces all of it: an absent field is empty. `version` is the one that the screen showed, without it the current one is meant; `id` is ignored.',
  })
  @ApiOkResponse({ type: FormSavedAnswer })
  @ApiProblem(404, 'timesheet.unknown', 'The caller has no such form.')
  @ApiProblem(
    409,
    'timesheet.changed-meanwhile',
    'It has another version now; `details` tells it. (`timesheet.already-sent`: it is sent.)',
  )
  @ApiProblem(422, 'request.invalid', 'Something is wrong; `details` lists all of it.')
  save(
    @Param('id', IdPipe) id: string,
    @Body() body: TimesheetBody,
    @Caller() driver: CallerFacts,
  ): Promise<FormSavedAnswer> {
    return this.commands.execute(new SaveTimesheet(body, driver, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Throw away a draft of a timesheet',
    description: 'With its signatures. A sent form that it corrects stays as it is.',
  })
  @ApiNoContentResponse({ description: 'The draft is gone.' })
  @ApiProblem(404, 'timesheet.unknown', 'The caller has no such form.')
  @ApiProblem(409, 'timesheet.already-sent', 'It is sent; `details` says when.')
  throwAway(@Param('id', IdPipe) id: string, @Caller() driver: CallerFacts): Promise<void> {
    return this.commands.execute(new ThrowAwayTimesheet(id, driver));
  }

  @Post(':id/correct')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Correct a sent timesheet',
    description:
      'Begins a draft with the same entries, without signatures and rating. Sent, it takes the place of the first. Asked again, the same draft is answered.',
  })
  @ApiCreatedResponse({ type: FormSavedAnswer })
  @ApiProblem(404, 'timesheet.unknown', 'The caller has no such form.')
  @ApiProblem(
    409,
    'timesheet.superseded',
    'A correction has been sent; `details` names it. (`timesheet.not-sent`: it is a draft.)',
  )
  correct(@Param('id', IdPipe) id: string, @Caller() driver: CallerFacts): Promise<FormSavedAnswer> {
    return this.commands.execute(new CorrectTimesheet(id, driver));
  }

  @Post(':id/copy')
  @AllowedTo('driver')
  @Idempotent()
  @ApiOperation({
    summary: 'Begin a week like one that was sent',
    description:
      'A draft with the same customer, firms, site, machine and driver, and for each day the same times, adjustment and site. Without signatures, rating, machine hours, standing and breakdown hours, notes and addresses.',
  })
  @ApiCreatedResponse({ type: FormSavedAnswer })
  @ApiProblem(404, 'timesheet.unknown', 'The caller has no such form.')
  @ApiProblem(409, 'timesheet.not-sent', 'It is a draft.')
  @ApiProblem(422, 'request.invalid', 'The week ending is missing or no date.')
  copy(
    @Param('id', IdPipe) id: string,
    @Body() body: CopyTimesheetBody,
    @Caller() driver: CallerFacts,
  ): Promise<FormSavedAnswer> {
    return this.commands.execute(new CopyTimesheet(id, body, driver));
  }

  @Post(':id/claim')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Keep a timesheet that was sent without an account',
    description:
      'With the token of the answer to its sending, for 24 hours, under the name on it. It is the caller’s own from then on; asked again, it stays so.',
  })
  @ApiNoContentResponse({ description: 'The timesheet is the caller’s own.' })
  @ApiProblem(
    404,
    'timesheet.unknown',
    'There is no such form; the token is wrong, too old, or used by another.',
  )
  @ApiProblem(409, 'timesheet.other-name', 'The name on the form is not that of the account.')
  @ApiProblem(422, 'request.invalid', 'There is no token.')
  claim(
    @Param('id', IdPipe) id: string,
    @Body() body: ClaimFormBody,
    @Caller() driver: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ClaimTimesheet(id, body, driver));
  }

  @Post(':id/send-again')
  @AllowedTo('driver')
  @HttpCode(200)
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Mail a sent timesheet once more',
    description: 'To the same people, or to those named. Each gets a new mail; the form stays as it is.',
  })
  @ApiOkResponse({ type: FormAcceptedAnswer })
  @ApiProblem(404, 'timesheet.unknown', 'The caller has no such form.')
  @ApiProblem(409, 'timesheet.not-sent', 'It is a draft.')
  @ApiProblem(422, 'request.invalid', 'There are no addresses, too many, or some that are none.')
  @ApiProblem(503, 'timesheet.pdf-not-ready', 'The PDF is being made.')
  sendAgain(
    @Param('id', IdPipe) id: string,
    @Body() body: SendAgainBody,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedAnswer> {
    return this.commands.execute(new SendTimesheetAgain(id, body, sender));
  }

  @Get(':id')
  @AllowedTo('anyone', FORM_READERS)
  @ApiOperation({ summary: 'Read a timesheet' })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiOkResponse({ type: TimesheetAnswer })
  @ApiProblem(404, 'timesheet.unknown', 'There is no such form, or the caller may not read it.')
  get(@Param('id', IdPipe) id: string, @Reader() reader: FormReader): Promise<TimesheetAnswer> {
    return this.queries.execute(new GetTimesheet(id, reader));
  }

  @Get(':id/pdf')
  @AllowedTo('anyone', FORM_READERS)
  @ApiOperation({ summary: 'Download a completed timesheet' })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(404, 'timesheet.unknown', 'There is no such form, or the caller may not read it.')
  @ApiProblem(409, 'timesheet.not-sent', 'It is a draft.')
  @ApiProblem(503, 'timesheet.pdf-not-ready', 'The PDF is being made.')
  pdf(@Param('id', IdPipe) id: string, @Reader() reader: FormReader): Promise<StreamableFile> {
    return this.queries.execute(new GetTimesheetPdf(id, reader));
  }
}
