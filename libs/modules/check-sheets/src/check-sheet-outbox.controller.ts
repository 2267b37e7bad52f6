import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DeliversForm, FormAcceptedResponse, Signatures, type BroughtSignatures } from '@groundsheet/forms';
import { Sender, type FormSender } from '@groundsheet/platform';
import { SubmitCheckSheet } from './commands/submit-check-sheet.command.js';
import { CompleteCheckSheetBody } from './check-sheet.dto.js';

@ApiTags('Outbox')
@Controller('api/outbox')
export class CheckSheetOutboxController {
  constructor(private readonly commands: CommandBus) {}

  @Post('check-sheets')
  @DeliversForm('checkSheetData')
  @ApiOperation({
    summary: 'Deliver a signed check sheet',
    description:
      'The same body as one-step completion, from the outbox of a device whose session may have expired.',
  })
  deliver(
    @Body() body: CompleteCheckSheetBody,
    @Signatures() signatures: BroughtSignatures,
    @Sender() sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    return this.commands.execute(new SubmitCheckSheet(body, signatures, sender));
  }
}
