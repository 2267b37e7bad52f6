import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import {
  AllowedTo,
  ApiProblem,
  Caller,
  Idempotent,
  IdParam,
  linkToNext,
  RecordOf,
  requestProblems,
  Sender,
  type FormSender,
} from '@groundsheet/platform';
import { DraftLimited, formProblems, FormSavedResponse, GuestLimited } from '@groundsheet/forms';
import type { FastifyReply } from 'fastify';
import { AcceptSignQuery } from './commands/accept-sign-query.command.js';
import { AnswerSignQuery } from './commands/answer-sign-query.command.js';
import { AskForSignature } from './commands/ask-for-signature.command.js';
import { RemindSigner, RenewSignRequest, WithdrawSignRequest } from './commands/asker.commands.js';
import { CountSignRequests, GetSignRequest } from './queries/sign-request.queries.js';
import { ListSignRequests } from './queries/list-sign-requests.query.js';
import { AnswerBody, AskBody, SignRequestsQuery } from './sign-request.dto.js';
import { SignRequestCounts, SignRequestResponse } from './sign-request.response.js';
import { signRequestProblems } from './sign-request.problems.js';

/** For a person who asks another to sign on their own phone. */
@ApiTags('Signatures')
@Controller('api/sign-requests')
export class SignRequestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @Idempotent()
  @GuestLimited()
  @ApiOperation({
    summary: 'Ask somebody to sign a form or set on their own phone',
    description:
      'By its driver, a supervisor or an admin, for exactly what it says now. The link works for 7 days, a code for 30 minutes; the device that asks cannot sign.',
  })
  @ApiCreatedResponse({ type: SignRequestResponse })
  @ApiProblem(
    formProblems.unknown,
    formProblems.notSent,
    [requestProblems.invalid, 'There is no address for the mail, or one that cannot be taken.'],
    signRequestProblems.notSignedBy,
    signRequestProblems.nothingToSign,
    signRequestProblems.signedAlready,
    signRequestProblems.outOfDate,
    signRequestProblems.tooManyOpen,
    signRequestProblems.tooManyAsked,
  )
  ask(@Body() body: AskBody, @Sender() sender: FormSender): Promise<SignRequestResponse> {
    return this.commands.execute(new AskForSignature(body, sender));
  }

  @Get()
  @AllowedTo('driver')
  @RecordOf('everyone')
  @ApiOperation({
    summary: 'List requests to sign',
    description: 'A driver’s own; for supervisors and admins everybody’s. The latest first.',
  })
  @ApiOkResponse({ type: [SignRequestResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: SignRequestsQuery,
    @Caller() caller: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignRequestResponse[]> {
    const { items, next } = await this.queries.execute(new ListSignRequests(asked, caller));
    linkToNext(reply, next);
    return items;
  }

  @Get('counts')
  @AllowedTo('supervisor')
  @ApiOperation({ summary: 'Count outstanding signatures, and what clients say is wrong' })
  @ApiOkResponse({ type: SignRequestCounts })
  counts(): Promise<SignRequestCounts> {
    return this.queries.execute(new CountSignRequests());
  }

  @Get(':id')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @ApiOperation({
    summary: 'Read a request to sign',
    description: 'Whether it was opened, signed or disagreed with.',
  })
  @ApiOkResponse({ type: SignRequestResponse })
  @ApiProblem(signRequestProblems.unknown)
  get(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<SignRequestResponse> {
    return this.queries.execute(new GetSignRequest(id, caller));
  }

  @Post(':id/renew')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @HttpCode(200)
  @ApiOperation({ summary: 'Keep a code on the screen valid for another 30 minutes' })
  @ApiOkResponse({ type: SignRequestResponse })
  @ApiProblem(signRequestProblems.unknown, signRequestProblems.notWaiting)
  renew(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<SignRequestResponse> {
    return this.commands.execute(new RenewSignRequest(id, caller));
  }

  @Post(':id/remind')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @HttpCode(204)
  @GuestLimited()
  @ApiOperation({
    summary: 'Remind somebody to sign',
    description: 'By mail, once a day; the link then works for another 7 days.',
  })
  @ApiNoContentResponse({ description: 'The mail is on its way.' })
  @ApiProblem(
    signRequestProblems.unknown,
    signRequestProblems.notWaiting,
    signRequestProblems.noAddress,
    signRequestProblems.remindedAlready,
  )
  remind(@IdParam() id: string, @Sender() sender: FormSender): Promise<void> {
    return this.commands.execute(new RemindSigner(id, sender));
  }

  @Post(':id/withdraw')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @HttpCode(204)
  @ApiOperation({ summary: 'Withdraw a request to sign', description: 'Repeating the call changes nothing.' })
  @ApiNoContentResponse({ description: 'Its link no longer works.' })
  @ApiProblem(signRequestProblems.unknown, signRequestProblems.notWaiting)
  withdraw(@IdParam() id: string, @Caller() caller: CallerFacts): Promise<void> {
    return this.commands.execute(new WithdrawSignRequest(id, caller));
  }

  @Post(':id/accept')
  @AllowedTo('driver')
  @RecordOf('driver')
  @DraftLimited()
  @ApiOperation({
    summary: 'Accept what a client says is wrong',
    description:
      'By its driver: begins a correction with the proposed figures filled in. Once it is sent, the same person is asked again in the same way.',
  })
  @ApiCreatedResponse({ type: FormSavedResponse })
  @ApiProblem(
    signRequestProblems.unknown,
    formProblems.notYours,
    signRequestProblems.noQuery,
    signRequestProblems.nothingToCorrect,
    formProblems.superseded,
    formProblems.inCompletedSet,
    formProblems.notSent,
  )
  accept(@IdParam() id: string, @Caller() driver: CallerFacts): Promise<FormSavedResponse> {
    return this.commands.execute(new AcceptSignQuery(id, driver));
  }

  @Post(':id/answer')
  @AllowedTo('driver')
  @RecordOf('driver-and-office')
  @GuestLimited()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Answer in words what a client says is wrong',
    description: 'They may then sign after all. A person who was asked by mail gets the answer by mail.',
  })
  @ApiOkResponse({ type: SignRequestResponse })
  @ApiProblem(signRequestProblems.unknown, signRequestProblems.noQuery)
  answer(
    @IdParam() id: string,
    @Body() body: AnswerBody,
    @Sender() sender: FormSender,
  ): Promise<SignRequestResponse> {
    return this.commands.execute(new AnswerSignQuery(id, body, sender));
  }
}
