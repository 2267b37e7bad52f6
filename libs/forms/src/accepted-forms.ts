import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import {
  FindTimesheetOfSet,
  FormSaved,
  FormSubmitted,
  TakePlaceInSet,
  type TimesheetOfSet,
} from '@groundsheet/contracts';
import { EventRecorder, isLikeGuest, type FormSender } from '@groundsheet/platform';
import { ClaimTokens } from './claim-tokens.js';
import type { DriverForm } from './driver-form.entity.js';
import { formAccepted, formSaved, type FormAcceptedResponse, type FormSavedResponse } from './form.dto.js';
import { formProblems, secondTimesheet } from './form.problems.js';
import { FormLimits } from './limits/form-limits.js';
import { ChangeableForms } from './changeable-forms.js';

/** What becomes of a form that has passed every rule: it is stored, counted and announced. */
@Injectable()
export class AcceptedForms {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly forms: ChangeableForms,
    private readonly events: EventRecorder,
    private readonly limits: FormLimits,
    private readonly claims: ClaimTokens,
  ) {}

  /** Keeps a draft, in the command's transaction. */
  async saved(draft: DriverForm): Promise<FormSavedResponse> {
    await this.em.persist(draft).flush();
    const facts = draft.facts();
    await this.events.record(new FormSaved(facts));
    const first = await this.queries.execute<object, TimesheetOfSet | null>(new FindTimesheetOfSet(facts));
    return { ...formSaved(draft), ...(first ? { warning: secondTimesheet(first) } : {}) };
  }

  /**
   * Keeps a form that is sent, in the command's transaction and as the last thing in it (see `FormLimits.count`).
   *
   * @throws {Problem} 409 for a second timesheet of one set, 429 above the sender's limits
   */
  async sent(form: DriverForm, sender: FormSender): Promise<FormAcceptedResponse> {
    this.em.persist(form);
    await this.forms.supersedeCorrected(form);
    await this.em.flush();
    const facts = form.facts();
    const first = await this.queries.execute<object, TimesheetOfSet | null>(new TakePlaceInSet(facts));
    if (first) throw formProblems.secondTimesheet(first);
    await this.events.record(new FormSubmitted({ ...facts, fromGuest: isLikeGuest(sender) }));
    const recipients = form.recipients();
    await this.limits.count(sender, recipients, form.companyEmail);
    const isDirect = form.submissionEmails.length === 0;
    const response = formAccepted(form.kind, form.id, isDirect ? null : recipients.length);
    return this.claims.offer(response, form);
  }
}
