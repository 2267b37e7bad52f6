import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { SESSION_MOST_HOURS } from '@groundsheet/form-rules';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  Device,
  IdParam,
  RecordOf,
  SessionCookie,
} from '@groundsheet/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangePassword } from './commands/change-password.command.js';
import { DeleteAccount } from './commands/account.commands.js';
import { EndSession } from './commands/sessions.commands.js';
import { GivePassword } from './commands/password.commands.js';
import { RequestConfirmation } from './commands/confirmation.commands.js';
import { ChangePasswordBody, OwnPasswordBody, MeResponse, SessionResponse } from './accounts/driver.dto.js';
import { driverProblems } from './accounts/driver.problems.js';
import { KnownDevices } from './signing-in/known-devices.js';
import { PasswordCheck } from './signing-in/password-check.js';
import { ListSessions } from './queries/list-sessions.query.js';

@ApiTags('Own account')
@Controller('api/drivers/me')
export class MeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passwords: PasswordCheck,
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
  ) {}

  @Get()
  @AllowedTo('driver')
  @ApiOperation({ summary: 'Get the account that is signed in' })
  @ApiOkResponse({ type: MeResponse })
  me(
    @Caller()
    { sessionId: _, sessionEndsAt: __, passwordGivenAt: ___, registeredAt: ____, ...account }: CallerFacts,
  ): MeResponse {
    return account;
  }

  @Delete()
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Delete your own account',
    description:
      'Erases the account, its drafts, its vault with the share packs and the emails about it, and ends all its sessions. Sent forms stay as employment and billing records without their driver, and the links in emails keep working.',
  })
  @ApiNoContentResponse({ description: 'The account is deleted.' })
  @ApiProblem(driverProblems.lastAdmin, driverProblems.notYourPassword, driverProblems.tooManyTries)
  async deleteAccount(
    @Body() { password }: OwnPasswordBody,
    @Caller() { email }: CallerFacts,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proven = await this.passwords.prove({ email, password }, request, driverProblems.notYourPassword);
    await this.commands.execute(new DeleteAccount(proven));
    this.cookie.clear(reply);
  }

  @Post('confirmation')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Send the email to confirm the address again',
    description: 'Sends nothing if the address is already confirmed.',
  })
  @ApiNoContentResponse({ description: 'The email is on its way, or is not needed.' })
  @ApiProblem(driverProblems.tooManyMails)
  requestConfirmation(@Caller() { id }: CallerFacts, @Req() { ip }: FastifyRequest): Promise<void> {
    return this.commands.execute(new RequestConfirmation(id, ip));
  }

  @Put('password')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Change the password',
    description: 'Ends every other session. This one continues with a new cookie.',
  })
  @ApiNoContentResponse({ description: 'The password is changed.' })
  @ApiProblem(driverProblems.wrongPassword, driverProblems.tooManyTries)
  async changePassword(
    @Body() { currentPassword: password, newPassword }: ChangePasswordBody,
    @Caller() { email }: CallerFacts,
    @Req() request: FastifyRequest,
    @Device() device: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proven = await this.passwords.prove({ email, password }, request, driverProblems.wrongPassword);
    const { token, proven: account } = await this.commands.execute(
      new ChangePassword(proven, newPassword, device),
    );
    this.cookie.set(reply, token, SESSION_MOST_HOURS);
    this.devices.remember(request, reply, account);
  }

  @Post('session/password')
  @HttpCode(204)
  @AllowedTo('driver')
  @ApiOperation({
    summary: 'Give the password again',
    description:
      'For the five minutes that follow, this session may do what is otherwise refused with `session.password-needed`. It continues with a new cookie.',
  })
  @ApiNoContentResponse({ description: 'The password is right.' })
  @ApiProblem(driverProblems.notYourPassword, driverProblems.tooManyTries, driverProblems.unknownSession)
  async givePassword(
    @Body() { password }: OwnPasswordBody,
    @Caller() caller: CallerFacts,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const typed = { email: caller.email, password };
    const proven = await this.passwords.prove(typed, request, driverProblems.notYourPassword);
    this.cookie.set(reply, await this.commands.execute(new GivePassword(caller)), SESSION_MOST_HOURS);
    this.devices.remember(request, reply, proven);
  }

  @Get('sessions')
  @AllowedTo('driver')
  @ApiOperation({ summary: 'List your own sessions', description: 'Last used first.' })
  @ApiOkResponse({ type: [SessionResponse] })
  sessions(@Caller() caller: CallerFacts): Promise<SessionResponse[]> {
    return this.queries.execute(new ListSessions(caller));
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @AllowedTo('driver')
  @RecordOf('driver')
  @ApiOperation({
    summary: 'Sign out on another device',
    description: 'Ends one of your own sessions at once.',
  })
  @ApiNoContentResponse({ description: 'The session has ended.' })
  @ApiProblem(driverProblems.unknownSession)
  endSession(@IdParam() sessionId: string, @Caller() { id }: CallerFacts): Promise<void> {
    return this.commands.execute(new EndSession(sessionId, id));
  }
}
