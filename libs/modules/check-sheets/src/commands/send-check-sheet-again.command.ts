import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  FormAcceptedAnswer,
  formAccepted,
  FormLimits,
  FormSendings,
  OwnForms,
  refuseGathered,
  SendAgainBody,
  type FormSender,
} from '@groundsheet/platform';
import { recipientFaults, validEmails } from '@groundsheet/form-rules';
import { CheckSheet } from '../check-sheet.entity.js';

/** A driver has a check sheet of his mailed once more, to the same people or to others. */
export class SendCheckSheetAgain extends Command<FormAcceptedAnswer> {
  constructor(
    readonly id: string,
    readonly body: SendAgainBody,
    /** Signed in. */
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SendCheckSheetAgain)
export class SendCheckSheetAgainHandler implements ICommandHandler<SendCheckSheetAgain> {
  constructor(
    private readonly ownForms: OwnForms,
    private readonly sendings: FormSendings,
    private readonly limits: FormLimits,
  ) {}

  async execute({ id, body, sender }: SendCheckSheetAgain): Promise<FormAcceptedAnswer> {
    const form = await this.ownForms.sent(CheckSheet, id, sender.caller!);
    const typed = body.recipients ?? form.recipients();
    refuseGathered(body, recipientFaults(typed, this.limits.mostRecipients(sender)));
    const recipients = validEmails(typed, { guest: false });

    await this.sendings.again('check-sheet', form, recipients, sender);
    return formAccepted('check-sheet', id, recipients.length);
  }
}
