import { Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AcceptsForeignOrigin,
  AllowedTo,
  ApiProblem,
  BodyLimit,
  Clock,
  Config,
  FileBody,
  TakesFile,
  type IncomingFile,
} from '@groundsheet/platform';
import { readFile, uploadProblems } from '@groundsheet/files';
import { RecordMailEvents } from '../commands/record-mail-events.command.js';
import { mailEventProblems } from './mail-event.problems.js';
import { isSigned } from './signed-message.js';

/** SendGrid sends at most 768 KB at a time. */
const MOST_BYTES = 1_048_576;

@ApiTags('Mail')
@Controller('api/mail-events')
export class MailEventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Post('sendgrid')
  @AllowedTo('anyone', 'SendGrid, by its signature.')
  @AcceptsForeignOrigin()
  @TakesFile()
  @BodyLimit('1 MB')
  @HttpCode(204)
  @ApiOperation({
    summary: 'SendGrid event webhook',
    description:
      'SendGrid’s Event Webhook, signed with the key in `SENDGRID_WEBHOOK_KEY`. Events may come twice and in any order; those about mails that are not ours are ignored.',
  })
  @ApiBody({ schema: { type: 'array', items: { type: 'object' } } })
  @ApiNoContentResponse({ description: 'The events are recorded.' })
  @ApiProblem(
    mailEventProblems.notJson,
    [uploadProblems.brokenOff, 'It has no end.'],
    mailEventProblems.notSigned,
    mailEventProblems.notSetUp,
    mailEventProblems.tooLarge,
  )
  async take(
    @FileBody() file: IncomingFile,
    @Headers('x-twilio-email-event-webhook-signature') signature: unknown,
    @Headers('x-twilio-email-event-webhook-timestamp') timestamp: unknown,
  ): Promise<void> {
    const { sendgridWebhookKey: key } = this.config;
    if (!key) throw mailEventProblems.notSetUp();
    const body = await readFile(file, MOST_BYTES, mailEventProblems.tooLarge);
    // The signature covers the bytes as they came, so it is judged before anything reads them.
    if (!isSigned({ body, signature, timestamp }, key, this.clock.now())) throw mailEventProblems.notSigned();
    await this.commands.execute(new RecordMailEvents(jsonOf(body)));
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw mailEventProblems.notJson();
  }
}
