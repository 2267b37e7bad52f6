import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Email } from './email.entity.js';
import { GiveUpEmailsWhenHousekeepingDue } from './subscribers/give-up-emails-when-housekeeping-due.js';
import { QueueEmailsWhenPdfRendered } from './subscribers/queue-emails-when-pdf-rendered.js';
import { SendEmailWhenQueued } from './subscribers/send-email-when-queued.js';

/** Outgoing mail: one row per recipient, retries, state. */
@Module({
  imports: [MikroOrmModule.forFeature([Email])],
  providers: [QueueEmailsWhenPdfRendered, SendEmailWhenQueued, GiveUpEmailsWhenHousekeepingDue],
})
export class DeliveriesModule {}
