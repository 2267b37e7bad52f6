import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  Caller,
  KnowsSender,
  OutboxPassCookie,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { GiveOutboxPass } from './commands/outbox-pass.commands.js';

@ApiTags('Outbox')
@Controller('api/outbox')
export class OutboxPassController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: OutboxPassCookie,
  ) {}

  @Post('pass')
  @HttpCode(204)
  @AllowedTo('driver')
  @KnowsSender()
  @ApiOperation({
    summary: 'Get an outbox pass for this device',
    description:
      'Sets a cookie that for 14 days delivers forms of this account from this device by the other calls of the outbox, and is good for nothing else. It ends with logout, with a new password, when the session is ended from another device and when the account is deactivated.',
  })
  @ApiNoContentResponse({ description: 'The cookie is set.' })
  async give(
    @Caller() caller: CallerFacts,
    @Sender() { device }: FormSender,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.set(reply, await this.commands.execute(new GiveOutboxPass(caller, device)));
  }
}
