import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import { AllowedTo, ApiProblem, Caller, IdPipe, linkToNext } from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ChangeDriver } from './commands/change-driver.command.js';
import { InviteAgain } from './commands/invite-again.command.js';
import { InvitePerson } from './commands/invite-person.command.js';
import { WithdrawInvitation } from './commands/withdraw-invitation.command.js';
import { InvitationBody, RoleBody } from './driver.dto.js';
import { InvitedResponse, PeopleQuery, PersonResponse } from './people.dto.js';
import { ListPeople } from './queries/list-people.query.js';

/** What admins see of other people's accounts, and do to them. */
@ApiTags('Drivers')
@Controller('api/drivers')
export class PeopleController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'List people',
    description:
      'Everybody with an account or an open invitation, by name. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [PersonResponse] })
  @ApiProblem(422, 'request.invalid', 'A filter is wrong. `details` lists every fault.')
  async list(
    @Query() asked: PeopleQuery,
    @Caller() admin: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PersonResponse[]> {
    const { items, next } = await this.queries.execute(new ListPeople(asked, admin.id));
    linkToNext(reply, next);
    return items;
  }

  @Post('invitations')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Invite somebody',
    description:
      'Sends an email with a link to choose a password, which is valid for 7 days and can be used once.',
  })
  @ApiCreatedResponse({ type: InvitedResponse })
  @ApiProblem(
    409,
    'driver.email-taken',
    'Somebody has an account or an open invitation with this address; the message says who and what to do.',
  )
  @ApiProblem(422, 'request.invalid', 'Something is missing or wrong. `details` lists every fault.')
  @ApiProblem(429, 'driver.too-many-mails', '3 invitations a day to one address, 100 a day by one admin.')
  async invite(@Body() body: InvitationBody, @Caller() admin: CallerFacts): Promise<InvitedResponse> {
    return { id: await this.commands.execute(new InvitePerson(body, admin)) };
  }

  @Post(':id/invitation')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Send an invitation again',
    description: 'The new link is valid for 7 days, also where the first has expired.',
  })
  @ApiNoContentResponse({ description: 'The email is on its way.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(409, 'driver.not-invited', 'The invitation has been accepted, or there was none.')
  @ApiProblem(429, 'driver.too-many-mails', '3 invitations a day to one address, 100 a day by one admin.')
  inviteAgain(@Param('id', IdPipe) id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new InviteAgain(id, admin));
  }

  @Delete(':id/invitation')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Withdraw an invitation',
    description: 'Its links no longer work, and nothing about the person is kept.',
  })
  @ApiNoContentResponse({ description: 'The invitation is withdrawn.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(409, 'driver.not-invited', 'The invitation has been accepted, or there was none.')
  withdraw(@Param('id', IdPipe) id: string): Promise<void> {
    return this.commands.execute(new WithdrawInvitation(id));
  }

  @Put(':id/role')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Change somebody’s role', description: 'Ends the sessions of that account.' })
  @ApiNoContentResponse({ description: 'The role is changed.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(
    409,
    'driver.own-account',
    'Admins cannot change their own role; `driver.last-admin` where there is no other.',
  )
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
    summary: 'Deactivate an account',
    description: 'Ends its sessions at once. Nothing is deleted.',
  })
  @ApiNoContentResponse({ description: 'The account can no longer be used to sign in.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(
    409,
    'driver.own-account',
    'Admins cannot deactivate their own account; `driver.last-admin` where there is no other, `driver.only-invited` where the invitation has not been accepted.',
  )
  deactivate(@Param('id', IdPipe) id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { active: false }, admin.id));
  }

  @Post(':id/reactivate')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Reactivate an account', description: 'It keeps the password it had.' })
  @ApiNoContentResponse({ description: 'The account can be used to sign in again.' })
  @ApiProblem(404, 'driver.unknown', 'There is no such account.')
  @ApiProblem(409, 'driver.own-account', 'Admins cannot reactivate their own account.')
  reactivate(@Param('id', IdPipe) id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { active: true }, admin.id));
  }
}
