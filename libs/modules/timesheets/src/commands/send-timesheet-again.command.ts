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
import { Timesheet } from '../timesheet.entity.js';

/** A driver has a timesheet of his mailed once more, to the same people or to others. */
export class SendTimesheetAgain extends Command<FormAcceptedAnswer> {
  constructor(
    readonly id: string,
    readonly body: SendAgainBody,
    /** Signed in. */
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SendTimesheetAgain)
export class SendTimesheetAgainHandler implements ICommandHandler<SendTimesheetAgain> {
  constructor(
    private readonly ownForms: OwnForms,
    private readonly sendings: FormSendings,
    private readonly limits: FormLimits,
  ) {}

  async execute({ id, body, sender }: SendTimesheetAgain): Promise<FormAcceptedAnswer> {
    const form = await this.ownForms.sent(Timesheet, id, sender.caller!);
    const typed = body.recipients ?? form.recipients();
    refuseGathered(body, recipientFaults(typed, this.limits.mostRecipients(sender)));
    const recipients = validEmails(typed, { guest: false });

    await this.sendings.again('timesheet', form, recipients, sender);
    return formAccepted('timesheet', id, recipients.length);
  }
}
