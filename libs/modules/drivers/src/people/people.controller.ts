import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
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
  IdParam,
  LetterCount,
  linkToNext,
  NeedsPassword,
  RecordsReading,
  requestProblems,
} from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { ChangeDriver } from '../commands/change-driver.command.js';
import { EraseAccount } from '../commands/account.commands.js';
import { InviteAgain, WithdrawInvitation } from '../commands/invitation.commands.js';
import { InvitePerson } from '../commands/invite-person.command.js';
import { InvitationBody, RoleBody } from '../accounts/driver.dto.js';
import { InvitedResponse, PeopleChoice, PeopleQuery, PersonResponse } from './people.dto.js';
import { CountPeople, ListPeople } from '../queries/people.queries.js';
import { GetPerson } from '../queries/get-person.query.js';
import { PersonPageResponse } from './person-page.dto.js';
import { driverProblems } from '../accounts/driver.problems.js';

/** What changing an account is refused with. */
const OF_CHANGE = [
  driverProblems.unknown,
  driverProblems.noLongerAdmin,
  driverProblems.own,
  driverProblems.onlyAdmin,
] as const;

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
  @RecordsReading('list.people', ['role', 'state', 'letter'])
  @ApiOperation({
    summary: 'List people',
    description:
      'Everybody with an account or an open invitation, by name. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [PersonResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: PeopleQuery,
    @Caller() admin: CallerFacts,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PersonResponse[]> {
    const { items, next } = await this.queries.execute(new ListPeople(asked, admin.id));
    linkToNext(reply, next);
    return items;
  }

  @Get('letters')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Count people by letter',
    description: 'How many names begin with each letter. Letters with none are left out.',
  })
  @ApiOkResponse({ type: [LetterCount] })
  @ApiProblem(requestProblems.invalid)
  letters(@Query() asked: PeopleChoice): Promise<LetterCount[]> {
    return this.queries.execute(new CountPeople(asked));
  }

  @Get(':id')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Read a person',
    description:
      'The account, with the devices it is signed in on, the machines and the latest forms that were sent. Reading another person is recorded, once an hour. The contents of the vault are a call of their own.',
  })
  @ApiOkResponse({ type: PersonPageResponse })
  @ApiProblem(driverProblems.unknown)
  get(@IdParam() id: string, @Caller() admin: CallerFacts): Promise<PersonPageResponse> {
    return this.queries.execute(new GetPerson(id, admin));
  }

  @Post('invitations')
  @AllowedTo('admin')
  @NeedsPassword()
  @ApiOperation({
    summary: 'Invite somebody',
    description:
      'Sends an email with a link to choose a password, which is valid for 7 days and can be used once. An account made with this address and never confirmed is taken over: its password and sessions are removed.',
  })
  @ApiCreatedResponse({ type: InvitedResponse })
  @ApiProblem(driverProblems.alreadyThere, driverProblems.tooManyMails)
  async invite(@Body() body: InvitationBody, @Caller() admin: CallerFacts): Promise<InvitedResponse> {
    return { id: await this.commands.execute(new InvitePerson(body, admin)) };
  }

  @Post(':id/invitation')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Send an invitation again',
    description: 'The new link is valid for 7 days, even if the first has expired.',
  })
  @ApiNoContentResponse({ description: 'The email is on its way.' })
  @ApiProblem(driverProblems.unknown, driverProblems.notInvited, driverProblems.tooManyMails)
  inviteAgain(@IdParam() id: string, @Caller() admin: CallerFacts): Promise<void> {
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
  @ApiProblem(driverProblems.unknown, driverProblems.notInvited)
  withdraw(@IdParam() id: string): Promise<void> {
    return this.commands.execute(new WithdrawInvitation(id));
  }

  @Put(':id/role')
  @HttpCode(204)
  @AllowedTo('admin')
  @NeedsPassword()
  @ApiOperation({
    summary: 'Change a person’s role',
    description:
      'Ends the sessions of that account. A role above driver is only for accounts whose address is confirmed, and for invited people.',
  })
  @ApiNoContentResponse({ description: 'The role is changed.' })
  @ApiProblem(...OF_CHANGE, driverProblems.unconfirmed)
  changeRole(@IdParam() id: string, @Body() { role }: RoleBody, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { role }, admin.id));
  }

  @Post(':id/deactivate')
  @HttpCode(204)
  @AllowedTo('admin')
  @NeedsPassword()
  @ApiOperation({
    summary: 'Deactivate an account',
    description: 'Ends its sessions at once. Nothing is deleted.',
  })
  @ApiNoContentResponse({ description: 'The account can no longer be used to sign in.' })
  @ApiProblem(...OF_CHANGE, driverProblems.onlyInvited)
  deactivate(@IdParam() id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { active: false }, admin.id));
  }

  @Delete(':id')
  @HttpCode(204)
  @AllowedTo('admin')
  @NeedsPassword()
  @ApiOperation({
    summary: 'Erase an account',
    description: 'Erases the same as when its owner deletes it. Sent forms stay without their driver.',
  })
  @ApiNoContentResponse({ description: 'The account is erased.' })
  @ApiProblem(...OF_CHANGE, driverProblems.onlyInvited)
  erase(@IdParam() id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new EraseAccount(id, admin.id));
  }

  @Post(':id/reactivate')
  @HttpCode(204)
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Reactivate an account', description: 'It keeps the password it had.' })
  @ApiNoContentResponse({ description: 'The account can be used to sign in again.' })
  @ApiProblem(...OF_CHANGE, driverProblems.onlyInvited)
  reactivate(@IdParam() id: string, @Caller() admin: CallerFacts): Promise<void> {
    return this.commands.execute(new ChangeDriver(id, { active: true }, admin.id));
  }
}
