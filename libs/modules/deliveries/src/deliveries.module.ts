import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { AllowRecipientHandler } from './commands/allow-recipient.command.js';
import { RecordMailEventsHandler } from './commands/record-mail-events.command.js';
import { SendMailAgainHandler } from './commands/send-mail-again.command.js';
import { SuppressAddressHandler } from './commands/suppress-address.command.js';
import { SuppressRecipientHandler } from './commands/suppress-recipient.command.js';
import { AccountEmail } from './emails/account-email.entity.js';
import { AccountMail } from './emails/account-mail.js';
import { DefectEmail } from './emails/defect-email.entity.js';
import { DefectMails } from './emails/defect-mails.js';
import { Email } from './emails/email.entity.js';
import { SignatureEmail } from './emails/signature-email.entity.js';
import { QueueEmailWhenSignatureTold } from './subscribers/queue-email-when-signature-told.js';
import { FormEmail } from './emails/form-email.entity.js';
import { GiveUpEmailsWhenHousekeepingDue } from './subscribers/give-up-emails-when-housekeeping-due.js';
import { KnownMails } from './emails/known-mails.js';
import { OffHireEmail } from './emails/off-hire-email.entity.js';
import { OffHireMail } from './emails/off-hire-mail.js';
import { Letterheads } from './letters/letterheads.js';
import { Letters } from './letters/letters.js';
import { MailPhotos } from './letters/mail-photos.js';
import { MailEventsController } from './events/mail-events.controller.js';
import { MailsController } from './mails/mails.controller.js';
import { Postmarks } from './emails/postmarks.js';
import { QueueEmailWhenAccountInvited } from './subscribers/queue-email-when-account-invited.js';
import { QueueEmailWhenConfirmationRequested } from './subscribers/queue-email-when-confirmation-requested.js';
import { QueueEmailWhenSignedInOnNewDevice } from './subscribers/queue-email-when-signed-in-on-new-device.js';
import { TellAdminsWhenAdminAdded } from './subscribers/tell-admins-when-admin-added.js';
import { QueueEmailWhenPasswordGuessed } from './subscribers/queue-email-when-password-guessed.js';
import { QueueEmailWhenPasswordChanged } from './subscribers/queue-email-when-password-changed.js';
import { QueueEmailWhenResetOffered } from './subscribers/queue-email-when-reset-offered.js';
import { QueueEmailsWhenFormSentAgain } from './subscribers/queue-emails-when-form-sent-again.js';
import { QueueEmailsWhenPdfRendered } from './subscribers/queue-emails-when-pdf-rendered.js';
import { SendEmailWhenQueued } from './subscribers/send-email-when-queued.js';
import { EraseOldEmailsWhenHousekeepingDue } from './subscribers/erase-old-emails-when-housekeeping-due.js';
import { RemindDriverWhenDocumentExpiring } from './subscribers/remind-driver-when-document-expiring.js';
import { AskDriverWhenFormSetAsked } from './subscribers/ask-driver-when-form-set-asked.js';
import { EraseEmailsWhenAccountDeleted } from './subscribers/erase-emails-when-account-deleted.js';
import { GetMailAttachmentHandler } from './queries/get-mail-attachment.query.js';
import { GetMailPageHandler } from './queries/get-mail-page.query.js';
import { GetMailHandler } from './queries/get-mail.query.js';
import { ListMailsHandler } from './queries/list-mails.query.js';
import { ListSuppressionsHandler } from './queries/list-suppressions.query.js';
import { TellAccountMailsHandler } from './queries/tell-account-mails.query.js';
import { TellMailsHandler } from './queries/tell-mails.query.js';
import { TellUnwantedHandler } from './queries/tell-unwanted.query.js';
import { TellReturnedMailsHandler } from './queries/tell-returned-mails.query.js';
import { TellAdminsWhenGuestMailsHalfUsed } from './subscribers/tell-admins-when-guest-mails-half-used.js';
import { TellAdminsWhenRecordKept } from './subscribers/tell-admins-when-record-kept.js';
import { TellAdminsWhenVaultsFilling } from './subscribers/tell-admins-when-vaults-filling.js';
import { TellBothSidesWhenOffHireRequested } from './subscribers/tell-both-sides-when-off-hire-requested.js';
import { TellBothSidesWhenOffHireCollected } from './subscribers/tell-both-sides-when-off-hire-collected.js';
import { TellBothSidesWhenOffHireWithdrawn } from './subscribers/tell-both-sides-when-off-hire-withdrawn.js';
import { RemindOfficeWhenCertificatesDue } from './subscribers/remind-office-when-certificates-due.js';
import { RemindOfficeWhenDefectsOverdue } from './subscribers/remind-office-when-defects-overdue.js';
import { TellOfficeWhenDefectClosed } from './subscribers/tell-office-when-defect-closed.js';
import { TellOfficeWhenDefectOpened } from './subscribers/tell-office-when-defect-opened.js';
import { AdminNotices } from './emails/admin-notices.js';
import { SuppressionLinks } from './suppressions/suppression-links.js';
import { Suppression } from './suppressions/suppression.entity.js';
import { Suppressions } from './suppressions/suppressions.js';
import { SuppressionsController } from './suppressions/suppressions.controller.js';

/** Outgoing mail: one row per recipient, retries, states; and recipients who want no more mail. */
@Module({
  imports: [
    MikroOrmModule.forFeature([
      ...[Email, FormEmail, AccountEmail, OffHireEmail],
      ...[DefectEmail, SignatureEmail, Suppression],
    ]),
  ],
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
    TellMailsHandler,
    TellUnwantedHandler,
    TellReturnedMailsHandler,
    TellAccountMailsHandler,
    SuppressionLinks,
    Suppressions,
    KnownMails,
    Letterheads,
    Letters,
    MailPhotos,
    AccountMail,
    OffHireMail,
    Postmarks,
    QueueEmailsWhenPdfRendered,
    QueueEmailsWhenFormSentAgain,
    QueueEmailWhenConfirmationRequested,
    QueueEmailWhenResetOffered,
    QueueEmailWhenPasswordChanged,
    QueueEmailWhenAccountInvited,
    QueueEmailWhenPasswordGuessed,
    QueueEmailWhenSignedInOnNewDevice,
    TellAdminsWhenAdminAdded,
    TellAdminsWhenGuestMailsHalfUsed,
    TellAdminsWhenRecordKept,
    TellAdminsWhenVaultsFilling,
    AdminNotices,
    TellBothSidesWhenOffHireRequested,
    TellBothSidesWhenOffHireCollected,
    TellBothSidesWhenOffHireWithdrawn,
    DefectMails,
    TellOfficeWhenDefectOpened,
    TellOfficeWhenDefectClosed,
    RemindOfficeWhenDefectsOverdue,
    RemindOfficeWhenCertificatesDue,
    SendEmailWhenQueued,
    AskDriverWhenFormSetAsked,
    QueueEmailWhenSignatureTold,
    RemindDriverWhenDocumentExpiring,
    EraseEmailsWhenAccountDeleted,
    EraseOldEmailsWhenHousekeepingDue,
    GiveUpEmailsWhenHousekeepingDue,
  ],
})
export class DeliveriesModule {}
