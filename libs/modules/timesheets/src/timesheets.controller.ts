import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  BeginsDraft,
  DraftLimited,
  FormAcceptedResponse,
  formProblems,
  FormSavedResponse,
  GetForm,
  Reader,
  ReadsForm,
  SavesDraft,
  SendsForm,
  Signatures,
  type BroughtSignatures,
  type FormReader,
} from '@groundsheet/forms';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  type FormSender,
  Idempotent,
  IdParam,
  RecordOf,
  Sender,
} from '@groundsheet/platform';
import { CopyTimesheet } from './commands/copy-timesheet.command.js';
import { SaveTimesheet } from './commands/save-timesheet.command.js';
import { SubmitTimesheet } from './commands/submit-timesheet.command.js';
import {
  CompleteTimesheetBody,
  CopyTimesheetBody,
  TimesheetBody,
  TimesheetResponse,
} from './timesheet.dto.js';

@ApiTags('Timesheets')
@Controller('api/timesheets')
export class TimesheetsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('one-step-completion')
  @SendsForm('timesheetData')
  @ApiOperation({
    summary: 'Sign off a week and send it',
    description:
      'Stores the form and responds at once; PDF and mails follow. All faults are reported together. With the `id` of a draft of the caller’s own, the draft itself is sent.',
  })
  complete(
    @Body() body: CompleteTimesheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new SubmitTimesheet(body, signatures, sender));
  }

  @Post()
  @BeginsDraft()
  @ApiOperation({
    summary: 'Save a new timesheet as a draft',
    description:
      'Any field may be missing, even the customer; what is there must be valid. The caller may choose the `id`.',
  })
  begin(
    @Body() body: TimesheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Caller() driver: CallerFacts,
  ): Promise<FormSavedResponse> {
    return this.commands.execute(new SaveTimesheet(body, signatures, driver));
  }

  @Put(':id')
  @SavesDraft()
  @ApiOperation({
    summary: 'Save a draft of a timesheet',
    description:
      'Replaces all of it: an absent field is empty. `version` is the one that the screen showed; the current one if absent. `id` is ignored.',
  })
  save(
    @IdParam() id: string,
    @Body() body: TimesheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Caller() driver: CallerFacts,
  ): Promise<FormSavedResponse> {
    return this.commands.execute(new SaveTimesheet(body, signatures, driver, id));
  }

  @Post(':id/copy')
  @AllowedTo('driver')
  @RecordOf('driver')
  @DraftLimited()
  @Idempotent()
  @ApiOperation({
    summary: 'Copy a sent week into another one',
    description:
      'A draft with the same customer, firms, site, machine and driver, and for each day the same times, adjustment and site. For the same addresses, with today as the day of the signatures. Without signatures, rating, machine hours, notes, hours working, standing and broken down, and days marked as not worked.',
  })
  @ApiCreatedResponse({ type: FormSavedResponse })
  @ApiProblem(formProblems.notYours, formProblems.notSent)
  copy(
    @IdParam() id: string,
    @Body() body: CopyTimesheetBody,
    @Caller() driver: CallerFacts,
  ): Promise<FormSavedResponse> {
    return this.commands.execute(new CopyTimesheet(id, body, driver));
  }

  @Get(':id')
  @ReadsForm(TimesheetResponse)
  @ApiOperation({ summary: 'Read a timesheet' })
  get(@IdParam() id: string, @Reader() reader: FormReader): Promise<TimesheetResponse> {
    return this.queries.execute(new GetForm(id, reader, 'timesheet')) as Promise<TimesheetResponse>;
  }
}
