import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiConsumes, ApiNoContentResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { AcceptsForeignOrigin, AllowedTo, ApiProblem, Text } from '@groundsheet/platform';
import { SuppressRecipient } from './commands/suppress-recipient.command.js';

const KEY_LENGTH = 200;
const WHO_HAS_THE_MAIL = 'Anyone who has the email.';

export class SuppressionBody {
  @Text({ max: KEY_LENGTH, about: 'The key from the link in the email.', required: true })
  key!: string;
}

@ApiTags('Mail')
@Controller('api/suppressions')
export class SuppressionsController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stop mail to a recipient',
    description: 'Repeating the call changes nothing.',
  })
  @ApiNoContentResponse({ description: 'No more mail is sent to this address.' })
  @ApiProblem(404, 'suppression.unknown-key', 'The key is not valid.')
  suppress(@Body() { key }: SuppressionBody): Promise<void> {
    return this.commands.execute(new SuppressRecipient(key));
  }

  @Post('one-click')
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @AcceptsForeignOrigin()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stop mail to a recipient, called by a mail program',
    description: 'The address in the `List-Unsubscribe` header (RFC 8058). The body is ignored.',
  })
  @ApiQuery({ name: 'key', type: String, description: 'The key from the header of the email.' })
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiNoContentResponse({ description: 'No more mail is sent to this address.' })
  @ApiProblem(404, 'suppression.unknown-key', 'The key is not valid.')
  suppressInOneClick(@Query('key') key: string): Promise<void> {
    return this.commands.execute(new SuppressRecipient(key));
  }
}
