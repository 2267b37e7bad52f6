import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { FormSetCompleted, FormSubmitted, TellAccounts, TellUnwanted } from '@groundsheet/contracts';
import {
  ChangeableForms,
  entriesOfSending,
  FormLimits,
  type BroughtSignatures,
  type DriverForm,
} from '@groundsheet/forms';
import { SignRequests } from '@groundsheet/signing';
import { Audit, Clock, Config, EventRecorder, refuseGathered, type FormSender } from '@groundsheet/platform';
import { normaliseEmail, recipientFaults, validEmails, type SetHalf } from '@groundsheet/form-rules';
import type { DispatchBody, DispatchedResponse } from '../approval.dto.js';
import { approvalProblems } from '../approval.problems.js';
import { approvalFaults } from '../approval-faults.js';
import type { FormInSet } from '../form-in-set.entity.js';
import { type FormSet } from '../form-set.entity.js';
import { SET_SIGNATORIES, type SetSignatory } from '../set-approval.js';
import { FormSets } from '../form-sets.js';
import { needsAnotherSupervisor } from '../needs-another-supervisor.js';
import { entriesOfSigning, entryOfDispatch } from '../set-audit.js';
import { refuseMoved } from '../form-versions.js';
import { currentForms, lackOf, formsToSign } from '../forms-to-sign.js';
import { VisibleSets, type LockedSet } from '../visible-sets.js';

/**
 * A supervisor has seen the set, rates the driver and has it mailed. One promise: the complete forms are sent, locked and
 * mailed as they were shown, or nothing is (docs/product.md, Form sets).
 */
export class DispatchFormSet extends Command<DispatchedResponse> {
  constructor(
    readonly body: DispatchBody,
    readonly signatures: BroughtSignatures<SetSignatory>,
    /** A supervisor or admin. */
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(DispatchFormSet)
export class DispatchFormSetHandler implements ICommandHandler<DispatchFormSet> {
  constructor(
    private readonly em: EntityManager,
    private readonly visible: VisibleSets,
    private readonly sets: FormSets,
    private readonly changeable: ChangeableForms,
    private readonly limits: FormLimits,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly config: Config,
    private readonly requests: SignRequests,
  ) {}

  /** @throws {Problem} 404, 409 where a form has moved or is the sender's own, 422 with what is missing, 429 above the sender's limits */
  async execute({ body, signatures, sender }: DispatchFormSet): Promise<DispatchedResponse> {
    const caller = sender.caller!;
    const locked = await this.visible.lock(body.combinedFormData.id, caller);
    // Pressed twice, or on two devices: it is done, and done once.
    if (locked.set.isCompleted) {
      await this.refuseOther(locked.set, body, caller.id);
      return dispatched(locked.set, await this.unwantedOf(locked.set.emails));
    }
    if (needsAnotherSupervisor(locked.set, caller, this.config)) throw approvalProblems.ownSet();
    const emails = this.check(body, signatures, locked, sender);
    const unwanted = await this.unwantedOf(emails);
    if (unwanted.length === emails.length) throw approvalProblems.nobodyMailed(unwanted);
    const without = await this.lackOf(locked, body);

    const now = this.clock.now();
    const kept = await this.sendDrafts(locked, now);
    const anew = this.approve(locked, kept, body, signatures.signed, { now, by: caller.id });
    await this.moveOn(locked, kept);
    locked.set.complete(emails, caller.id, without, now);
    await this.em.flush();
    await this.closeRequests(locked.set, kept);
    await this.record(locked, kept, anew);
    await this.limits.count(sender, emails, locked.set.companyEmail);
    return dispatched(locked.set, unwanted);
  }

  /** @throws {Problem} 409 where a colleague has sent the set, and not to the same people with the same rating */
  private async refuseOther(set: FormSet, body: DispatchBody, caller: string): Promise<void> {
    if (!set.dispatchedBy || set.dispatchedBy === caller) return;
    const asked = validEmails(body.emailAddresses ?? set.emails, { guest: false });
    const isSame =
      asked.toSorted().join() === set.emails.toSorted().join() &&
      (body.supervisorRating?.rating ?? set.rating) === set.rating;
    if (isSame) return;
    const [account] = await this.queries.execute(new TellAccounts([set.dispatchedBy]));
    throw approvalProblems.alreadyDispatched(account?.fullName ?? 'Somebody', set.emails, set.rating!);
  }

  /** @returns whom it is mailed to */
  private check(
    body: DispatchBody,
    { signed, faults }: BroughtSignatures<SetSignatory>,
    { set, places }: LockedSet,
    sender: FormSender,
  ): string[] {
    refuseMoved(body.combinedFormData.versions, places);
    if (formsToSign(places).length === 0) throw approvalProblems.nothingComplete();
    const typed = body.emailAddresses ?? [];
    const recipients = recipientFaults(typed, this.limits.mostRecipients(sender)).map((fault) => ({
      ...fault,
      path: fault.path.replace(/^recipients/, 'emailAddresses'),
    }));
    const drawn = faults.map((fault) => ({ ...fault, path: `supervisorApproval.${fault.path}` }));
    const names = namesOf(set, body);
    const signatories = new Set(SET_SIGNATORIES.filter((by) => signed.has(by) || set.signatureOf(by)));
    refuseGathered(body, [
      ...recipients,
      ...drawn,
      ...approvalFaults(names, signatories, body.supervisorRating),
    ]);
    return validEmails(typed, { guest: false });
  }

  private unwantedOf(emails: readonly string[]): Promise<string[]> {
    return this.queries.execute(new TellUnwanted(emails));
  }

  /** @throws {Problem} 409 where the timesheet or the check sheets are not there and nobody has said to go without */
  private async lackOf({ set, places }: LockedSet, body: DispatchBody): Promise<SetHalf | null> {
    const lack = lackOf(formsToSign(places), await this.sets.dispatchedBeside(set));
    if (lack && !body.combinedFormData.withoutOther) throw approvalProblems.halfMissing(lack);
    return lack;
  }

  /** @returns who has signed just now */
  private approve(
    { set, forms }: LockedSet,
    kept: readonly FormInSet[],
    body: DispatchBody,
    signed: ReadonlyMap<SetSignatory, Buffer>,
    on: { now: Date; by: string },
  ): SetSignatory[] {
    const images = new Map(
      SET_SIGNATORIES.map((by) => [by, signed.get(by) ?? set.signatureOf(by)!.image] as const),
    );
    const anew = set.collect(namesOf(set, body), images, kept, on);
    const { companyEmail } = forms[0]!;
    set.companyEmail = companyEmail && normaliseEmail(companyEmail);
    const { rating, notes = null } = body.supervisorRating!;
    set.rate({ rating, notes }, on.now);
    return anew;
  }

  /** Signed drafts are sent with the set. @returns the places of the forms that it is completed with */
  private async sendDrafts({ places, forms }: LockedSet, now: Date): Promise<FormInSet[]> {
    const kept = formsToSign(places);
    const drafts = forms.filter(
      ({ id, status }) => status === 'draft' && kept.some(({ formId }) => formId === id),
    );
    // There is one sent timesheet in a set: what is corrected leaves it first.
    for (const place of places) if (!currentForms(places).includes(place)) this.em.remove(place);
    for (const draft of drafts) {
      await this.supersede(draft, forms);
      draft.sendWithSet(now);
    }
    await this.em.flush();
    for (const draft of drafts) await this.sent(draft, kept);
    return kept;
  }

  /** As where its driver sends a correction; what it corrects is locked already if it stands in this set. */
  private async supersede(draft: DriverForm, forms: readonly DriverForm[]): Promise<void> {
    const { id, corrects } = draft;
    const corrected = forms.find((form) => form.id === corrects);
    if (corrected) corrected.supersededBy = id;
    else if (corrects) {
      await this.changeable.supersedeCorrected(draft);
      await this.sets.remove(corrects);
    }
  }

  private async sent(draft: DriverForm, kept: readonly FormInSet[]): Promise<void> {
    const facts = draft.facts();
    kept.find(({ formId }) => formId === draft.id)!.isNow(facts);
    await this.events.record(new FormSubmitted(facts));
    await this.audit.record(...entriesOfSending(draft, []));
  }

  /** What is not complete stays open, in a further set of the same week. */
  private async moveOn({ set, places }: LockedSet, kept: readonly FormInSet[]): Promise<void> {
    const others = currentForms(places).filter((place) => !kept.includes(place));
    if (others.length > 0) await this.sets.moveOn(set, others);
    await this.sets.refresh(set);
  }

  /** Nobody still has to sign. */
  private async closeRequests({ id }: FormSet, kept: readonly FormInSet[]): Promise<void> {
    for (const { formId, kind } of kept) await this.requests.follow(formId, { kind, id: formId });
    await this.requests.follow(id, { kind: 'form-set', id });
  }

  private async record(
    { set, forms }: LockedSet,
    kept: readonly FormInSet[],
    signed: readonly SetSignatory[],
  ): Promise<void> {
    const { id, reference, driverId } = set;
    const formIds = kept.map(({ formId }) => formId);
    await this.events.record(new FormSetCompleted({ id, reference, driverId, formIds }));
    const sent = forms.filter((form) => formIds.includes(form.id));
    await this.audit.record(...entriesOfSigning(set, signed), entryOfDispatch(set, sent));
  }
}

function namesOf(set: FormSet, { supervisorApproval: typed }: DispatchBody) {
  return {
    clientName: typed?.clientName ?? set.clientName,
    foremanName: typed?.foremanName ?? set.foremanName,
    notes: typed?.supervisorNotes ?? set.supervisorNotes,
  };
}

/**
 * The response, also when the call is repeated.
 *
 * @param unwanted of its addresses, those that nothing is sent to
 */
export function dispatched({ id, emails }: FormSet, unwanted: readonly string[]): DispatchedResponse {
  const mailed = emails.filter((email) => !unwanted.includes(email));
  const others = unwanted.map((email) => ` Not sent to ${email}, who has asked for no more mail.`).join('');
  const message = `Forms approved and emailed to ${mailed.join(', ')} successfully!${others}`;
  return { success: true, message, id, unwanted: [...unwanted] };
}
