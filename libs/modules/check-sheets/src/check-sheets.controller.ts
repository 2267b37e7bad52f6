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
  KnowsSender,
  PhotoHeaders,
  Reader,
  SendAgainBody,
  Sender,
  type FormReader,
  type FormSender,
} from '@groundsheet/platform';
import { CheckSheetAnswer, CheckSheetBody, CompleteCheckSheetBody } from './check-sheet.dto.js';
import { ClaimCheckSheet } from './commands/claim-check-sheet.command.js';
import { CorrectCheckSheet } from './commands/correct-check-sheet.command.js';
import { SaveCheckSheet } from './commands/save-check-sheet.command.js';
import { SendCheckSheetAgain } from './commands/send-check-sheet-again.command.js';
import { SubmitCheckSheet } from './commands/submit-check-sheet.command.js';
import { ThrowAwayCheckSheet } from './commands/throw-away-check-sheet.command.js';
import { GetCheckSheetPdf } from './queries/get-check-sheet-pdf.query.js';
import { GetCheckSheetPhoto } from './queries/get-check-sheet-photo.query.js';
import { GetCheckSheet } from './queries/get-check-sheet.query.js';

@ApiTags('Check sheets')
@Controller('api')
export class CheckSheetsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('one-step-completion/check-sheet')
  @AllowedTo('anyone')
  @HttpCode(200)
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Send a signed check sheet',
    description:
      'Stores the form and answers at once; PDF and mails follow. All faults are reported together. Of the `defect*` fields those of the vehicle are taken, and the 16 of the completed form on every vehicle; items may be left unanswered, which the PDF says. With the `id` of a draft of the caller’s the draft itself is sent; an account’s sheet goes to the customer’s own address too.',
  })
  @ApiOkResponse({ type: FormAcceptedAnswer })
  @ApiProblem(
    409,
    'check-sheet.already-sent',
    'A form with this id has been sent; `details` says when. (`check-sheet.changed-meanwhile`: the draft has another version.)',
  )
  @ApiProblem(422, 'request.invalid', 'Something is missing or wrong; `details` lists all of it.')
  complete(@Body() body: CompleteCheckSheetBody, @Sender() sender: FormSender): Promise<FormAcceptedAnswer> {
    return this.commands.execute(new SubmitCheckSheet(body, sender));
  }

  @Post('check-sheets')
  @AllowedTo('driver')
  @KnowsSender()
  @Idempotent()
  @ApiOperation({
    summary: 'Save a new check sheet as a draft',
    description:
      'Any field may be missing, the customer too; what there is must be right. `id` may be one that the screen has made.',
  })
  @ApiCreatedResponse({ type: FormSavedAnswer })
  @ApiProblem(404, 'check-sheet.unknown', 'The `id` is that of another person’s form.')
  @ApiProblem(
    409,
    'check-sheet.already-begun',
    'There is a draft with this `id`; `details` has its version. (`check-sheet.already-sent`: it is sent.)',
  )
  @ApiProblem(422, 'request.invalid', 'Something is wrong; `details` lists all of it.')
  begin(@Body() body: CheckSheetBody, @Sender() sender: FormSender): Promise<FormSavedAnswer> {
    return this.commands.execute(new SaveCheckSheet(body, sender));
  }

  @Put('check-sheets/:id')
  @AllowedTo('driver')
  @KnowsSender()
  @ApiOperation({
    summary: 'Save a draft of a check sheet',
    description:
      'Replaces all of it: an absent field is empty. `version` is the one that the screen showed, without it the current one is meant; `id` is ignored.',
  })
  @ApiOkResponse({ type: FormSavedAnswer })
  @ApiProblem(404, 'check-sheet.unknown', 'The caller has no such form.')
  @ApiProblem(
    409,
    'check-sheet.changed-meanwhile',
    'It has another version now; `details` tells it. (`check-sheet.already-sent`: it is sent.)',
  )
  @ApiProblem(422, 'request.invalid', 'Something is wrong; `details` lists all of it.')
  save(
    @Param('id', IdPipe) id: string,
    @Body() body: CheckSheetBody,
    @Sender() sender: FormSender,
  ): Promise<FormSavedAnswer> {
    return this.commands.execute(new SaveCheckSheet(body, sender, id));
  }

  @Delete('check-sheets/:id')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Throw away a draft of a check sheet',
    description: 'With its signatures and its photos. A sent form that it corrects stays as it is.',
  })
  @ApiNoContentResponse({ description: 'The draft is gone.' })
  @ApiProblem(404, 'check-sheet.unknown', 'The caller has no such form.')
  @ApiProblem(409, 'check-sheet.already-sent', 'It is sent; `details` says when.')
  throwAway(@Param('id', IdPipe) id: string, @Caller() driver: CallerFacts): Promise<void> {
    return this.commands.execute(new ThrowAwayCheckSheet(id, driver));
  }

  @Post('check-sheets/:id/correct')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Correct a sent check sheet',
    description:
      'Begins a draft with the same entries, without signatures, with copies of the photos. Sent, it takes the place of the first. Asked again, the same draft is answered.',
  })
  @ApiCreatedResponse({ type: FormSavedAnswer })
  @ApiProblem(404, 'check-sheet.unknown', 'The caller has no such form.')
  @ApiProblem(
    409,
    'check-sheet.superseded',
    'A correction has been sent; `details` names it. (`check-sheet.not-sent`: it is a draft.)',
  )
  correct(@Param('id', IdPipe) id: string, @Caller() driver: CallerFacts): Promise<FormSavedAnswer> {
    return this.commands.execute(new CorrectCheckSheet(id, driver));
  }

  @Post('check-sheets/:id/claim')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Keep a check sheet that was sent without an account',
    description:
      'With the token of the answer to its sending, for 24 hours, under the name on it. It is the caller’s own from then on; asked again, it stays so.',
  })
  @ApiNoContentResponse({ description: 'The check sheet is the caller’s own.' })
  @ApiProblem(
    404,
    'check-sheet.unknown',
    'There is no such form; the token is wrong, too old, or used by another.',
  )
  @ApiProblem(409, 'check-sheet.other-name', 'The name on the form is not that of the account.')
  @ApiProblem(422, 'request.invalid', 'There is no token.')
  claim(
    @Param('id', IdPipe) id: string,
    @Body() body: ClaimFormBody,
    @Caller() driver: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ClaimCheckSheet(id, body, driver));
  }

  @Post('check-sheets/:id/send-again')
  @AllowedTo('driver')
  @HttpCode(200)
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Mail a sent check sheet once more',
    description: 'To the same people, or to those named. Each gets a new mail; the form stays as it is.',
  })
  @ApiOkResponse({ type: FormAcceptedAnswer })
  @ApiProblem(404, 'check-sheet.unknown', 'The caller has no such form.')
  @ApiProblem(409, 'check-sheet.not-sent', 'It is a draft.')
  @ApiProblem(422, 'request.invalid', 'There are no addresses, too many, or some that are none.')
  @ApiProblem(503, 'check-sheet.pdf-not-ready', 'The PDF is being made.')
  sendAgain(
    @Param('id', IdPipe) id: string,
    @Body() body: SendAgainBody,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedAnswer> {
    return this.commands.execute(new SendCheckSheetAgain(id, body, sender));
  }

  @Get('check-sheets/:id')
  @AllowedTo('anyone', FORM_READERS)
  @ApiOperation({ summary: 'Read a check sheet' })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiOkResponse({ type: CheckSheetAnswer })
  @ApiProblem(404, 'check-sheet.unknown', 'There is no such form, or the caller may not read it.')
  get(@Param('id', IdPipe) id: string, @Reader() reader: FormReader): Promise<CheckSheetAnswer> {
    return this.queries.execute(new GetCheckSheet(id, reader));
  }

  @Get('check-sheets/:id/pdf')
  @AllowedTo('anyone', FORM_READERS)
  @ApiOperation({ summary: 'Download a completed check sheet' })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(404, 'check-sheet.unknown', 'There is no such form, or the caller may not read it.')
  @ApiProblem(409, 'check-sheet.not-sent', 'It is a draft.')
  @ApiProblem(503, 'check-sheet.pdf-not-ready', 'The PDF is being made.')
  pdf(@Param('id', IdPipe) id: string, @Reader() reader: FormReader): Promise<StreamableFile> {
    return this.queries.execute(new GetCheckSheetPdf(id, reader));
  }

  @Get('check-sheets/:id/photos/:objectId')
  @AllowedTo('anyone', FORM_READERS)
  @PhotoHeaders()
  @ApiOperation({ summary: 'Read a photo of a completed check sheet' })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiProblem(
    404,
    'check-sheet.unknown',
    'There is no such form, or the caller may not read it. (`upload.unknown`: the form has no such photo.)',
  )
  photo(
    @Param('id', IdPipe) id: string,
    @Param('objectId', IdPipe) objectId: string,
    @Reader() reader: FormReader,
  ): Promise<StreamableFile> {
    return this.queries.execute(new GetCheckSheetPhoto(id, objectId, reader));
  }
}
