import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  ApiProblem,
  FormAcceptedAnswer,
  FormKey,
  GuestLimited,
  Idempotent,
  IdPipe,
  PhotoHeaders,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { CheckSheetAnswer, CompleteCheckSheetBody } from './check-sheet.dto.js';
import { SubmitCheckSheet } from './commands/submit-check-sheet.command.js';
import { GetCheckSheetPdf } from './queries/get-check-sheet-pdf.query.js';
import { GetCheckSheetPhoto } from './queries/get-check-sheet-photo.query.js';
import { GetCheckSheet } from './queries/get-check-sheet.query.js';

const READERS =
  'Those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).';

@ApiTags('Check sheets')
@Controller('api')
export class CheckSheetsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('one-step-completion/check-sheet')
  @HttpCode(200)
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Send a signed check sheet',
    description:
      'Anyone. Stores the form and answers at once; PDF and mails follow. All faults are reported together. Of the `defect*` fields those of the vehicle are taken, and the 16 of the completed form on every vehicle; items may be left unanswered, which the PDF says.',
  })
  @ApiOkResponse({ type: FormAcceptedAnswer })
  @ApiProblem(409, 'check-sheet.already-sent', 'A form with this id has been sent; `details` says when.')
  @ApiProblem(422, 'request.invalid', 'Something is missing or wrong; `details` lists all of it.')
  complete(@Body() body: CompleteCheckSheetBody, @Sender() sender: FormSender): Promise<FormAcceptedAnswer> {
    return this.commands.execute(new SubmitCheckSheet(body, sender));
  }

  @Get('check-sheets/:id')
  @ApiOperation({ summary: 'Read a completed check sheet', description: READERS })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiOkResponse({ type: CheckSheetAnswer })
  @ApiProblem(404, 'check-sheet.unknown', 'There is no such form, or the caller may not read it.')
  get(@Param('id', IdPipe) id: string, @FormKey() key: string | undefined): Promise<CheckSheetAnswer> {
    return this.queries.execute(new GetCheckSheet(id, key));
  }

  @Get('check-sheets/:id/pdf')
  @ApiOperation({ summary: 'Download a completed check sheet', description: READERS })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(404, 'check-sheet.unknown', 'There is no such form, or the caller may not read it.')
  @ApiProblem(503, 'check-sheet.pdf-not-ready', 'The PDF is being made.')
  pdf(@Param('id', IdPipe) id: string, @FormKey() key: string | undefined): Promise<StreamableFile> {
    return this.queries.execute(new GetCheckSheetPdf(id, key));
  }

  @Get('check-sheets/:id/photos/:objectId')
  @PhotoHeaders()
  @ApiOperation({ summary: 'Read a photo of a completed check sheet', description: READERS })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiProblem(
    404,
    'check-sheet.unknown',
    'There is no such form, or the caller may not read it. (`upload.unknown`: the form has no such photo.)',
  )
  photo(
    @Param('id', IdPipe) id: string,
    @Param('objectId', IdPipe) objectId: string,
    @FormKey() key: string | undefined,
  ): Promise<StreamableFile> {
    return this.queries.execute(new GetCheckSheetPhoto(id, objectId, key));
  }
}
