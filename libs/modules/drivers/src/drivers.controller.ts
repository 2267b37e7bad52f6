import {
  Body,
  Controller,
  HttpCode,
  Post,
  Req,
  Res,
  UseGuards,
  createParamDecorator,
  type ExecutionContext,
} from '@nestjs/common';
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
import { SESSION_IDLE_MINUTES, SESSION_MOST_HOURS } from '@groundsheet/form-rules';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  Device,
  knownDeviceOf,
  LimitedTries,
  OutboxPassCookie,
  SessionCookie,
  requestProblems,
} from '@groundsheet/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AcceptInvitation } from './commands/accept-invitation.command.js';
import { ConfirmEmail } from './commands/confirmation.commands.js';
import { ConfirmWithNewPassword } from './commands/confirm-with-new-password.command.js';
import { EndOutboxPass } from './commands/outbox-pass.commands.js';
import { ForgetPassword } from './commands/password.commands.js';
import { RegisterDriver, type SignedIn } from './commands/register-driver.command.js';
import { ResetPassword } from './commands/reset-password.command.js';
import { SignIn } from './commands/sign-in.command.js';
import { SignOut } from './commands/sessions.commands.js';
import {
  ConfirmationBody,
  ForgottenPasswordBody,
  RegistrationBody,
  ResetPasswordBody,
  SignedInResponse,
  SignInBody,
} from './accounts/driver.dto.js';
import { ConfirmationLinks } from './accounts/confirmation-links.js';
import { KnownDevices, type ProvenDriver } from './signing-in/known-devices.js';
import { LocalGuard } from './signing-in/local.strategy.js';
import { PasswordCheck } from './signing-in/password-check.js';
import { driverProblems } from './accounts/driver.problems.js';

/** Who has proved the password, on routes with `LocalGuard`; passport puts it on the request. */
const Proven = createParamDecorator(
  (_: unknown, context: ExecutionContext): ProvenDriver =>
    context.switchToHttp().getRequest<{ user: ProvenDriver }>().user,
);

const WHO_HAS_THE_MAIL = 'Anyone who has the email.';
/** Many phones share the network of a site office. */
const TRIES_PER_HOUR = 60;

/** Signing up, in and out. */
@ApiTags('Drivers')
@Controller('api/drivers')
export class DriversController {
  constructor(
    private readonly commands: CommandBus,
    private readonly confirmations: ConfirmationLinks,
    private readonly passwords: PasswordCheck,
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
    private readonly pass: OutboxPassCookie,
  ) {}

  @Post('register')
  @AllowedTo('anyone')
  @LimitedTries('registrations-of-network', TRIES_PER_HOUR)
  @ApiProblem(driverProblems.tooManyMails)
  @ApiOperation({
    summary: 'Create an account',
    description: 'Signs in at once and sends an email with a link to confirm the address.',
  })
  @ApiCreatedResponse({ type: SignedInResponse })
  @ApiProblem(driverProblems.emailTaken)
  async register(
    @Body() body: RegistrationBody,
    @Device() device: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    return this.keepIn(
      request,
      reply,
      await this.commands.execute(new RegisterDriver(body, device, request.ip)),
    );
  }

  @Post('login')
  @HttpCode(200)
  @AllowedTo('anyone')
  @UseGuards(LocalGuard)
  @ApiOperation({
    summary: 'Sign in',
    description: `Sets the cookie of a new session, which ends ${SESSION_IDLE_MINUTES} minutes after its last use and after ${SESSION_MOST_HOURS} hours at the latest.`,
  })
  @ApiBody({ type: SignInBody })
  @ApiOkResponse({ type: SignedInResponse })
  @ApiProblem(driverProblems.wrongCredentials, requestProblems.invalid, driverProblems.tooManyTries)
  async login(
    @Proven() proven: ProvenDriver,
    @Device() device: string,
    @Caller() replaced: CallerFacts | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const isKnown = this.devices.deviceOf(request, proven) !== null;
    const signedIn = await this.commands.execute(new SignIn(proven, device, replaced, isKnown));
    return this.keepIn(request, reply, signedIn);
  }

  @Post('logout')
  @HttpCode(204)
  @AllowedTo('anyone')
  @ApiOperation({
    summary: 'Sign out',
    description:
      'Ends this session and the outbox pass, and has the browser empty its cache for this site. Does nothing else if nobody is signed in.',
  })
  @ApiNoContentResponse({ description: 'Nobody is signed in any longer.' })
  async logout(
    @Caller() caller: CallerFacts | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    this.cookie.clear(reply);
    this.pass.clear(reply);
    void reply.header('Clear-Site-Data', '"cache"');
    if (caller) await this.commands.execute(new SignOut(caller));
    // Its session may have run out long before.
    const [token, device] = [this.pass.tokenOf(request), knownDeviceOf(request)];
    if (token && device) await this.commands.execute(new EndOutboxPass(token, device));
  }

  @Post('confirm-email')
  @HttpCode(204)
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @ApiOperation({
    summary: 'Confirm the address of an account',
    description:
      'Takes the key from the link in the email, which is valid for 7 days, and the password of the account, because another person may have registered the address.',
  })
  @ApiNoContentResponse({ description: 'The address is confirmed.' })
  @ApiProblem(driverProblems.deadLink, driverProblems.notYourPassword, driverProblems.tooManyTries)
  async confirmEmail(
    @Body() { key, password }: ConfirmationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { email } = await this.confirmations.accountOf(key, { disableIdentityMap: true });
    const proven = await this.passwords.prove({ email, password }, request, driverProblems.notYourPassword);
    await this.commands.execute(new ConfirmEmail(proven));
    this.devices.remember(request, reply, proven);
  }

  @Post('confirm-email/new-password')
  @HttpCode(200)
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @ApiOperation({
    summary: 'Confirm the address of an account and set a new password',
    description:
      'For people who do not know the password of the account. Takes the same key, once. Ends every session and signs in.',
  })
  @ApiOkResponse({ type: SignedInResponse })
  @ApiProblem(driverProblems.deadLink, [
    requestProblems.invalid,
    'The password is too short, too long or easily guessed.',
  ])
  async confirmWithNewPassword(
    @Body() body: ResetPasswordBody,
    @Device() device: string,
    @Caller() replaced: CallerFacts | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const signedIn = await this.commands.execute(new ConfirmWithNewPassword(body, device, replaced));
    return this.keepIn(request, reply, signedIn);
  }

  @Post('forgotten-password')
  @HttpCode(204)
  @AllowedTo('anyone')
  @LimitedTries('forgotten-passwords-of-network', TRIES_PER_HOUR)
  @ApiProblem(driverProblems.tooManyMails)
  @ApiOperation({
    summary: 'Ask for a new password',
    description:
      'Sends an email with a link if there is an account with this address. The response does not reveal whether there is one.',
  })
  @ApiNoContentResponse({ description: 'If there is such an account, an email is on its way.' })
  forgetPassword(@Body() { email }: ForgottenPasswordBody): Promise<void> {
    return this.commands.execute(new ForgetPassword(email));
  }

  @Post('reset-password')
  @HttpCode(204)
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @ApiOperation({
    summary: 'Set a new password with the link from an email',
    description:
      'Takes the key from the link in the email, which is valid for one hour and can be used once. Ends every session.',
  })
  @ApiNoContentResponse({ description: 'The password is set and can be used to sign in.' })
  @ApiProblem(driverProblems.deadLink)
  async resetPassword(
    @Body() body: ResetPasswordBody,
    @Device() device: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proven = await this.commands.execute(new ResetPassword(body, device));
    this.devices.remember(request, reply, proven);
  }

  @Post('accept-invitation')
  @HttpCode(200)
  @AllowedTo('anyone', WHO_HAS_THE_MAIL)
  @ApiOperation({
    summary: 'Accept an invitation',
    description:
      'Takes the key from the link in the email, which is valid for 7 days and can be used once, and the password that the person has chosen. Signs in at once.',
  })
  @ApiOkResponse({ type: SignedInResponse })
  @ApiProblem(driverProblems.deadInvitation, [
    requestProblems.invalid,
    'The password is too short, too long or easily guessed.',
  ])
  async acceptInvitation(
    @Body() body: ResetPasswordBody,
    @Device() device: string,
    @Caller() replaced: CallerFacts | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const signedIn = await this.commands.execute(new AcceptInvitation(body, device, replaced));
    return this.keepIn(request, reply, signedIn);
  }

  private keepIn(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): SignedInResponse {
    const { fullName, token, proven } = signedIn;
    this.cookie.set(reply, token, SESSION_MOST_HOURS);
    this.devices.remember(request, reply, proven);
    return { fullName };
  }
}
