import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiConsumes, ApiNoContentResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { AcceptsForeignOrigin, AllowedTo, ApiProblem, Text } from '@groundsheet/platform';
import { SuppressRecipient } from './commands/suppress-recipient.command.js';

const KEY_LENGTH = 200;
const WHO_HAS_THE_MAIL = 'Whoever has the mail.';

export class SuppressionBody {
  @Text({ max: KEY_LENGTH, about: 'The key from the link in the mail.', required: true })
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
    summary: 'Send no more mail to the recipient of a mail',
    description: 'The answer is the same whether or not it was said before.',
  })
  @ApiNoContentResponse({ description: 'Nothing more is sent to this address.' })
  @ApiProblem(404, 'suppression.unknown-key', 'The key is not one of ours.')
  suppress(@Body() { key }: SuppressionBody): Promise<void> {
    return this.commands.execute(new SuppressRecipient(key));
  }

  @Post('one-click')
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @AcceptsForeignOrigin()
  @HttpCode(204)
  @ApiOperation({
    summary: 'The same, posted by a mail program',
    description: 'The address of the `List-Unsubscribe` header (RFC 8058); the body is not looked at.',
  })
  @ApiQuery({ name: 'key', type: String, description: 'The key from the header of the mail.' })
  @ApiConsumes('application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiNoContentResponse({ description: 'Nothing more is sent to this address.' })
  @ApiProblem(404, 'suppression.unknown-key', 'The key is not one of ours.')
  suppressInOneClick(@Query('key') key: string): Promise<void> {
    return this.commands.execute(new SuppressRecipient(key));
  }
}
