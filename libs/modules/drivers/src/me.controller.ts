import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, IdPipe, Network, SessionCookie } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ChangePassword } from './commands/change-password.command.js';
import { DeleteAccount } from './commands/delete-account.command.js';
import { EndSession } from './commands/end-session.command.js';
import { RequestConfirmation } from './commands/request-confirmation.command.js';
import { Device } from './device.decorator.js';
import { ChangePasswordBody, DeleteAccountBody, MeAnswer, SessionAnswer } from './driver.dto.js';
import { driverProblems } from './driver.problems.js';
import { DownloadOwnData } from './own-data/download-own-data.query.js';
import { PasswordCheck } from './password-check.js';
import { ListSessions } from './queries/list-sessions.query.js';

/** The caller's own account. */
@ApiTags('Own account')
@Controller('api/drivers/me')
export class MeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passwords: PasswordCheck,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  @AllowedTo('driver')
  @ApiOperation({ summary: 'Who is signed in?', description: 'The account behind the session.' })
  @ApiOkResponse({ type: MeAnswer })
  me(@Caller() { sessionId: _, ...account }: CallerFacts): MeAnswer {
    return account;
  }

  @Delete()
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Delete the own account',
    description:
      'Erases the account, its drafts and the mails about it, and ends all its sessions. What has been sent stays as a record of employment and billing, without its driver; the links in mails go on working.',
  })
  @ApiNoContentResponse({ description: 'There is no such account any more.' })
  @ApiProblem(409, 'driver.last-admin', 'There would be no admin left.')
  @ApiProblem(422, 'driver.wrong-password', 'The password is wrong. (`request.invalid` when it is missing.)')
  @ApiProblem(429, 'driver.too-many-tries', 'Wrong too often; `Retry-After` says when to try again.')
  async deleteAccount(
    @Body() { password }: DeleteAccountBody,
    @Caller() { email }: CallerFacts,
    @Network() network: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proven = await this.passwords.prove({ email, password }, network, driverProblems.notYourPassword);
    await this.commands.execute(new DeleteAccount(proven));
    this.cookie.clear(reply);
  }

  @Get('data')
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Download everything that is kept of the caller',
    description:
      'One JSON object: the account, what it has chosen and entered lately, where it is signed in, its mails, and all forms as their own calls answer them, drafts too, each with the last mail to each recipient. Photos are named by their addresses. No passwords and no secrets.',
  })
  @ApiProduces('application/json')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  data(@Caller() caller: CallerFacts): Promise<StreamableFile> {
    return this.queries.execute(new DownloadOwnData(caller));
  }

  @Post('confirmation')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Send the mail to confirm the address again',
    description: 'Nothing is sent once the address is confirmed.',
  })
  @ApiNoContentResponse({ description: 'The mail is on its way, or not needed.' })
  @ApiProblem(429, 'driver.too-many-mails', 'Asked for too often; `Retry-After` says when to try again.')
  requestConfirmation(@Caller() { id }: CallerFacts): Promise<void> {
    return this.commands.execute(new RequestConfirmation(id));
  }

  @Put('password')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Change the password',
    description: 'Ends every other session; this one goes on under a new cookie.',
  })
  @ApiNoContentResponse({ description: 'The password is changed.' })
  @ApiProblem(
    422,
    'request.invalid',
    'The new password is too short or too long. (`driver.wrong-password` when the one until now is wrong.)',
  )
  @ApiProblem(429, 'driver.too-many-tries', 'Wrong too often; `Retry-After` says when to try again.')
  async changePassword(
    @Body() { currentPassword: password, newPassword }: ChangePasswordBody,
    @Caller() { email }: CallerFacts,
    @Network() network: string,
    @Device() device: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proven = await this.passwords.prove({ email, password }, network, driverProblems.wrongPassword);
    const { token } = await this.commands.execute(new ChangePassword(proven, newPassword, device));
    this.cookie.set(reply, token);
  }

  @Get('sessions')
  @AllowedTo('driver')
  @ApiOperation({ summary: 'Where am I signed in?', description: 'The last used session first.' })
  @ApiOkResponse({ type: [SessionAnswer] })
  sessions(@Caller() caller: CallerFacts): Promise<SessionAnswer[]> {
    return this.queries.execute(new ListSessions(caller));
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Sign out on another device',
    description: 'Ends one of the caller’s sessions at once.',
  })
  @ApiNoContentResponse({ description: 'The session is over.' })
  @ApiProblem(404, 'session.unknown', 'The caller has no such session.')
  endSession(@Param('id', IdPipe) sessionId: string, @Caller() { id }: CallerFacts): Promise<void> {
    return this.commands.execute(new EndSession(sessionId, id));
  }
}
