import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { SuppressRecipientHandler } from './commands/suppress-recipient.command.js';
import { Email } from './email.entity.js';
import { GiveUpEmailsWhenHousekeepingDue } from './subscribers/give-up-emails-when-housekeeping-due.js';
import { GuestMail } from './guest-mail.js';
import { QueueEmailsWhenPdfRendered } from './subscribers/queue-emails-when-pdf-rendered.js';
import { ReleaseWaitingEmailsWhenHousekeepingDue } from './subscribers/release-waiting-emails-when-housekeeping-due.js';
import { SendEmailWhenQueued } from './subscribers/send-email-when-queued.js';
import { SuppressionLinks } from './suppression-links.js';
import { Suppression } from './suppression.entity.js';
import { SuppressionsController } from './suppressions.controller.js';

/** Outgoing mail: one row per recipient, retries, state; and who wants none. */
@Module({
  imports: [MikroOrmModule.forFeature([Email, Suppression])],
  controllers: [SuppressionsController],
  providers: [
    SuppressRecipientHandler,
    SuppressionLinks,
    GuestMail,
    QueueEmailsWhenPdfRendered,
    SendEmailWhenQueued,
    GiveUpEmailsWhenHousekeepingDue,
    ReleaseWaitingEmailsWhenHousekeepingDue,
  ],
})
export class DeliveriesModule {}
