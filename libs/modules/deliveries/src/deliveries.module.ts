import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import {
  AllowRecipientHandler,
  SuppressAddressHandler,
  SuppressRecipientHandler,
} from './commands/suppressions.commands.js';
import { RecordMailEventsHandler } from './commands/record-mail-events.command.js';
import { SendMailAgainHandler } from './commands/send-mail-again.command.js';
import { HourlyMails } from './emails/hourly-mails.js';
import { Handover } from './emails/handover.js';
import { Email } from './emails/email.entity.js';
import { FormEmail } from './emails/form-email.entity.js';
import { ToldEmail } from './emails/told-email.entity.js';
import { GiveUpEmailsWhenHousekeepingDue } from './subscribers/give-up-emails-when-housekeeping-due.js';
import { MailsById } from './emails/mails-by-id.js';
import { Letterheads } from './letters/letterheads.js';
import { Letters } from './letters/letters.js';
import { MailPhotos } from './letters/mail-photos.js';
import { MailEventsController } from './events/mail-events.controller.js';
import { MailsController } from './mails/mails.controller.js';
import { Postmarks } from './emails/postmarks.js';
import { QueueEmailsWhenFormSentAgain } from './subscribers/queue-emails-when-form-sent-again.js';
import { ToldMails } from './emails/told-mails.js';
import {
  QueueAccountEmailsWhenMailTold,
  QueueEmailsWhenMailTold,
} from './subscribers/queue-emails-when-mail-told.js';
import { QueueEmailsWhenPdfRendered } from './subscribers/queue-emails-when-pdf-rendered.js';
import { SendEmailsWhenPdfRendered } from './subscribers/send-emails-when-pdf-rendered.js';
import { SendEmailWhenQueued } from './subscribers/send-email-when-queued.js';
import { EraseOldEmailsWhenHousekeepingDue } from './subscribers/erase-old-emails-when-housekeeping-due.js';
import { EraseEmailsWhenAccountDeleted } from './subscribers/erase-emails-when-account-deleted.js';
import {
  FindMailedHandler,
  TellAccountMailsHandler,
  TellMailsHandler,
  TellReturnedMailsHandler,
  TellUnwantedHandler,
} from './queries/mail-answers.queries.js';
import { GetMailAttachmentHandler, GetMailPageHandler } from './queries/mail-parts.queries.js';
import { GetMailHandler } from './queries/get-mail.query.js';
import { ListMailsHandler } from './queries/list-mails.query.js';
import { ListSuppressionsHandler } from './queries/list-suppressions.query.js';
import { SuppressionLinks } from './suppressions/suppression-links.js';
import { Suppression } from './suppressions/suppression.entity.js';
import { Suppressions } from './suppressions/suppressions.js';
import { SuppressionsController } from './suppressions/suppressions.controller.js';

/** Outgoing mail: one row per recipient, retries, states; and recipients who want no more mail. */
@Module({
  imports: [MikroOrmModule.forFeature([Email, FormEmail, ToldEmail, Suppression])],
  controllers: [MailsController, MailEventsController, SuppressionsController],
  providers: [
    SuppressRecipientHandler,
    SuppressAddressHandler,
    AllowRecipientHandler,
    SendMailAgainHandler,
    RecordMailEventsHandler,
    ListMailsHandler,
    ListSuppressionsHandler,
    GetMailHandler,
    GetMailPageHandler,
    GetMailAttachmentHandler,
    FindMailedHandler,
    TellMailsHandler,
    TellUnwantedHandler,
    TellReturnedMailsHandler,
    TellAccountMailsHandler,
    SuppressionLinks,
    Suppressions,
    MailsById,
    Letterheads,
    Letters,
    MailPhotos,
    Postmarks,
    QueueEmailsWhenPdfRendered,
    ToldMails,
    HourlyMails,
    QueueEmailsWhenMailTold,
    QueueAccountEmailsWhenMailTold,
    QueueEmailsWhenFormSentAgain,
    Handover,
    SendEmailWhenQueued,
    SendEmailsWhenPdfRendered,
    EraseEmailsWhenAccountDeleted,
    EraseOldEmailsWhenHousekeepingDue,
    GiveUpEmailsWhenHousekeepingDue,
  ],
})
export class DeliveriesModule {}
