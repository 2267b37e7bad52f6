import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DeliversForm, FormAcceptedResponse, Signatures, type BroughtSignatures } from '@groundsheet/forms';
import { Sender, type FormSender } from '@groundsheet/platform';
import { SubmitTimesheet } from './commands/submit-timesheet.command.js';
import { CompleteTimesheetBody } from './timesheet.dto.js';

@ApiTags('Outbox')
@Controller('api/outbox')
export class TimesheetOutboxController {
  constructor(private readonly commands: CommandBus) {}

  @Post('timesheets')
  @DeliversForm('timesheetData')
  @ApiOperation({
    summary: 'Deliver a signed timesheet',
    description:
      'The same body as one-step completion, from the outbox of a device whose session may have expired.',
  })
  deliver(
    @Body() body: CompleteTimesheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new SubmitTimesheet(body, signatures, sender));
  }
}
