import { Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  AllowedTo,
  ApiProblem,
  Config,
  Idempotent,
  IdParam,
  linkToNext,
  RecordsReading,
  requestProblems,
} from '@groundsheet/platform';
import type { FastifyReply } from 'fastify';
import { SendMailAgain } from '../commands/send-mail-again.command.js';
import {
  MailInFullResponse,
  MailQueuedResponse,
  MailResponse,
  MailsQuery,
  MailTransportResponse,
} from './mail.dto.js';
import { GetMail } from '../queries/get-mail.query.js';
import { GetMailAttachment, GetMailPage } from '../queries/mail-parts.queries.js';
import { ListMails } from '../queries/list-mails.query.js';
import { mailProblems } from './mail.problems.js';

/** A page of its own origin that runs nothing, fetches nothing and leads nowhere, in a frame of ours. Its pictures are in it. */
const SHUT_IN =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** Sent mail, for the office. */
@ApiTags('Mail')
@Controller('api/mails')
export class MailsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  @Get()
  @AllowedTo('admin')
  @RecordsReading('list.mails', ['state'])
  @ApiOperation({
    summary: 'List mails',
    description:
      'About forms, form sets and accounts, the latest first. A `Link` header with `rel="next"` leads to the next page.',
  })
  @ApiOkResponse({ type: [MailResponse] })
  @ApiProblem(requestProblems.invalid)
  async list(
    @Query() asked: MailsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailResponse[]> {
    const { items, next } = await this.queries.execute(new ListMails(asked));
    linkToNext(reply, next);
    return items;
  }

  @Get('transport')
  @AllowedTo('admin')
  @ApiOperation({ summary: 'Read how mail is sent' })
  @ApiOkResponse({ type: MailTransportResponse })
  transport(): MailTransportResponse {
    return { transport: this.config.mailTransport };
  }

  @Get(':id')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Read a mail',
    description: 'Its links are without keys, which are for the recipient alone. Recorded once an hour.',
  })
  @ApiOkResponse({ type: MailInFullResponse })
  @ApiProblem(mailProblems.unknown)
  get(@IdParam() id: string): Promise<MailInFullResponse> {
    return this.queries.execute(new GetMail(id));
  }

  @Get(':id/page')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Get the HTML part of a mail',
    description:
      'For a frame: it runs no scripts and fetches nothing. Its links are without keys. It is recorded with the mail.',
  })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(mailProblems.unknown)
  page(@IdParam() id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    void reply.header('Content-Security-Policy', SHUT_IN).type('text/html; charset=utf-8');
    return this.queries.execute(new GetMailPage(id));
  }

  @Get(':id/attachment')
  @AllowedTo('admin')
  @ApiOperation({
    summary: 'Download the PDF that went out with a mail',
    description: 'It is recorded, once an hour.',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(mailProblems.noAttachment, mailProblems.unknown)
  attachment(@IdParam() id: string): Promise<StreamableFile> {
    return this.queries.execute(new GetMailAttachment(id));
  }

  @Post(':id/send-again')
  @AllowedTo('admin')
  @Idempotent()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a mail once more',
    description: 'No body. A new mail to the same recipient; this one stays as it is.',
  })
  @ApiOkResponse({ type: MailQueuedResponse })
  @ApiProblem(
    mailProblems.unknown,
    mailProblems.unwanted,
    mailProblems.onItsWay,
    mailProblems.linkOver,
    mailProblems.formErased,
  )
  sendAgain(@IdParam() id: string): Promise<MailQueuedResponse> {
    return this.commands.execute(new SendMailAgain(id));
  }
}
