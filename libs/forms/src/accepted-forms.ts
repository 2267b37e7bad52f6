import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { FormSaved, FormSubmitted } from '@groundsheet/contracts';
import { EventRecorder, isLikeGuest, type FormSender } from '@groundsheet/platform';
import { ClaimTokens } from './claim-tokens.js';
import type { DriverForm } from './driver-form.entity.js';
import { formAccepted, formSaved, type FormAcceptedResponse, type FormSavedResponse } from './form.dto.js';
import { FormLimits } from './limits/form-limits.js';
import { ChangeableForms } from './changeable-forms.js';

/** What becomes of a form that has passed every rule: it is stored, counted and announced. */
@Injectable()
export class AcceptedForms {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ChangeableForms,
    private readonly events: EventRecorder,
    private readonly limits: FormLimits,
    private readonly claims: ClaimTokens,
  ) {}

  /** Keeps a draft, in the command's transaction. */
  async saved(draft: DriverForm): Promise<FormSavedResponse> {
    await this.em.persist(draft).flush();
    await this.events.record(new FormSaved(draft.facts()));
    return formSaved(draft);
  }

  /**
   * Keeps a form that is sent, in the command's transaction and as the last thing in it (see `FormLimits.count`).
   *
   * @throws {Problem} 429 above the sender's limits
   */
  async sent(form: DriverForm, sender: FormSender): Promise<FormAcceptedResponse> {
    if (!form.driverId) form.sentFrom(sender.device);
    this.em.persist(form);
    await this.forms.supersedeCorrected(form);
    await this.em.flush();
    await this.events.record(new FormSubmitted({ ...form.facts(), fromGuest: isLikeGuest(sender) }));
    const recipients = form.recipients();
    await this.limits.count(sender, recipients, form.companyEmail);
    const isDirect = form.submissionEmails.length === 0;
    const response = formAccepted(form.kind, form.id, isDirect ? null : recipients.length);
    return this.claims.offer(response, form);
  }
}
