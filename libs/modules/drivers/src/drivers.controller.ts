import { Body, Controller, HttpCode, Param, Post, Put, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, IdPipe, LimitedTries, SessionCookie } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ChangeDriver } from './commands/change-driver.command.js';
import { ConfirmEmail } from './commands/confirm-email.command.js';
import { ForgetPassword } from './commands/forget-password.command.js';
import { RegisterDriver, type SignedIn } from './commands/register-driver.command.js';
import { ResetPassword } from './commands/reset-password.command.js';
import { SignIn } from './commands/sign-in.command.js';
import { SignOut } from './commands/sign-out.command.js';
import { Device } from './device.decorator.js';
import {
  AccountKeyBody,
  ForgottenPasswordBody,
  RegistrationBody,
  ResetPasswordBody,
  RoleBody,
  SignedInAnswer,
  SignInBody,
} from './driver.dto.js';
import { LocalGuard } from './local.strategy.js';
import type { ProvenDriver } from './password-check.js';
import { Proven } from './proven.decorator.js';

const WHO_HAS_THE_MAIL = 'Whoever has the mail.';
/** A site office is one network for many phones. */
const TRIES_PER_HOUR = 60;

/** The way into an account and out of it, and what an admin does to one. */
@ApiTags('Drivers')
@Controller('api/drivers')
export class DriversController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('register')
  @AllowedTo('anyone')
  @LimitedTries('registrations-of-network', TRIES_PER_HOUR)
  @ApiOperation({
    summary: 'Make an account',
    description: 'Signs in at once, and mails a link by which the address is confirmed.',
  })
  @ApiCreatedResponse({ type: SignedInAnswer })
  @ApiProblem(409, 'driver.email-taken', 'An account with this email already exists.')
  @ApiProblem(422, 'request.invalid', 'Something is missing or wrong; `details` lists all of it.')
  async register(
    @Body() body: RegistrationBody,
    @Device() device: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInAnswer> {
    return this.keepIn(reply, await this.commands.execute(new RegisterDriver(body, device)));
  }

  @Post('login')
  @HttpCode(200)
  @AllowedTo('anyone')
  @UseGuards(LocalGuard)
  @ApiOperation({
    summary: 'Sign in',
    description: 'Sets the cookie of a new session: 30 minutes from its last use, 12 hours at most.',
  })
  @ApiBody({ type: SignInBody })
  @ApiOkResponse({ type: SignedInAnswer })
  @ApiProblem(401, 'driver.wrong-credentials', 'Email and password do not belong together.')
  @ApiProblem(422, 'request.invalid', 'Something is missing or wrong; `details` lists all of it.')
  @ApiProblem(429, 'driver.too-many-tries', 'Wrong too often; `Retry-After` says when to try again.')
  async login(
    @Proven() proven: ProvenDriver,
    @Device() device: string,
    @Caller() replaced: CallerFacts | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInAnswer> {
    return this.keepIn(reply, await this.commands.execute(new SignIn(proven, device, replaced)));
  }

  @Post('logout')
  @HttpCode(204)
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'Sign out',
    description: 'Ends this session; without one there is nothing to do.',
  })
  @ApiNoContentResponse({ description: 'Nobody is signed in here.' })
  async logout(
    @Caller() caller: CallerFacts | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.clear(reply);
    if (caller) await this.commands.execute(new SignOut(caller));
  }

  @Post('confirm-email')
  @HttpCode(204)
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @ApiOperation({
    summary: 'Confirm the address of an account',
    description: 'By the key of the link in the mail, good for 7 days.',
  })
  @ApiNoContentResponse({ description: 'The address is confirmed.' })
  @ApiProblem(404, 'driver.dead-link', 'The key is wrong or too old.')
  confirmEmail(@Body() { key }: AccountKeyBody): Promise<void> {
    return this.commands.execute(new ConfirmEmail(key));
  }

  @Post('forgotten-password')
  @HttpCode(204)
  @AllowedTo('anyone')
  @LimitedTries('forgotten-passwords-of-network', TRIES_PER_HOUR, '`driver.too-many-mails` for one address.')
  @ApiOperation({
    summary: 'Ask for a new password',
    description: 'Mails a link to the address of an account. The answer is the same when there is none.',
  })
  @ApiNoContentResponse({ description: 'If there is such an account, a mail is on its way.' })
  @ApiProblem(422, 'request.invalid', 'The address is missing or wrong.')
  forgetPassword(@Body() { email }: ForgottenPasswordBody): Promise<void> {
    return this.commands.execute(new ForgetPassword(email));
  }

  @Post('reset-password')
  @HttpCode(204)
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @ApiOperation({
    summary: 'Set a new password by mail',
    description: 'By the key of the link in the mail, good for an hour and once. Ends every session.',
  })
  @ApiNoContentResponse({ description: 'The password is set; sign in with it.' })
  @ApiProblem(404, 'driver.dead-link', 'The key is wrong, too old or used.')
  @ApiProblem(422, 'request.invalid', 'The password is too short or too long.')
  resetPassword(@Body() body: ResetPasswordBody): Promise<void> {
    return this.commands.execute(new ResetPassword(body));
  }

  @Put(':id/role')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Give somebody another role', description: 'Ends the sessions of that account.' })
  @ApiNoContentResponse({ description: 'The role is given.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(409, 'driver.own-account', 'Nobody takes away his own role.')
  @ApiProblem(422, 'request.invalid', 'There is no such role.')
  changeRole(
    @Param('id', IdPipe) id: string,
    @Body() { role }: RoleBody,
    @Caller() admin: CallerFacts,
  ): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { role }, admin.id));
  }

  @Post(':id/deactivate')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Take away somebody’s account',
    description: 'Ends its sessions at once; nothing is deleted.',
  })
  @ApiNoContentResponse({ description: 'Nobody signs in to the account.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(409, 'driver.own-account', 'Nobody takes away his own account.')
  deactivate(@Param('id', IdPipe) id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { active: false }, admin.id));
  }

  @Post(':id/reactivate')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Give somebody the account back', description: 'With the password that it had.' })
  @ApiNoContentResponse({ description: 'The account can be signed in to.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(409, 'driver.own-account', 'Whoever asks has an account.')
  reactivate(@Param('id', IdPipe) id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { active: true }, admin.id));
  }

  private keepIn(reply: FastifyReply, { fullName, token }: SignedIn): SignedInAnswer {
    this.cookie.set(reply, token);
    return { fullName };
  }
}
