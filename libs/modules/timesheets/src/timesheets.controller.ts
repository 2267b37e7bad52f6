import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  AllowedTo,
  ApiProblem,
  FormKey,
  GuestLimited,
  Idempotent,
  IdPipe,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { SubmitTimesheet } from './commands/submit-timesheet.command.js';
import { GetTimesheetPdf } from './queries/get-timesheet-pdf.query.js';
import { GetTimesheet } from './queries/get-timesheet.query.js';
import { CompleteTimesheetBody, TimesheetAnswer, TimesheetCompletedAnswer } from './timesheet.dto.js';

const READERS =
  'Those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).';

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
      'Stores the form and answers at once; PDF and mails follow. All faults are reported together.',
  })
  @ApiOkResponse({ type: TimesheetCompletedAnswer })
  @ApiProblem(409, 'timesheet.already-sent', 'A form with this id has been sent; `details` says when.')
  @ApiProblem(422, 'request.invalid', 'Something is missing or wrong; `details` lists all of it.')
  complete(
    @Body() body: CompleteTimesheetBody,
    @Sender() sender: FormSender,
  ): Promise<TimesheetCompletedAnswer> {
    return this.commands.execute(new SubmitTimesheet(body, sender));
  }

  @Get(':id')
  @AllowedTo('anyone', READERS)
  @ApiOperation({ summary: 'Read a completed timesheet' })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiOkResponse({ type: TimesheetAnswer })
  @ApiProblem(404, 'timesheet.unknown', 'There is no such form, or the caller may not read it.')
  get(@Param('id', IdPipe) id: string, @FormKey() key: string | undefined): Promise<TimesheetAnswer> {
    return this.queries.execute(new GetTimesheet(id, key));
  }

  @Get(':id/pdf')
  @AllowedTo('anyone', READERS)
  @ApiOperation({ summary: 'Download a completed timesheet' })
  @ApiQuery({ name: 'key', required: false, type: String })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(404, 'timesheet.unknown', 'There is no such form, or the caller may not read it.')
  @ApiProblem(503, 'timesheet.pdf-not-ready', 'The PDF is being made.')
  pdf(@Param('id', IdPipe) id: string, @FormKey() key: string | undefined): Promise<StreamableFile> {
    return this.queries.execute(new GetTimesheetPdf(id, key));
  }
}
