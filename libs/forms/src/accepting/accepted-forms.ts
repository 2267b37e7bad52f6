import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { FormSaved, FormSubmitted } from '@groundsheet/contracts';
import { Audit, EventRecorder, isLikeGuest, type AuditEntry, type FormSender } from '@groundsheet/platform';
import { Receipts } from './receipts.js';
import { ClaimTokens } from './claim-tokens.js';
import type { DriverForm } from '../form/driver-form.entity.js';
import {
  formAccepted,
  formSaved,
  type FormAcceptedResponse,
  type FormSavedResponse,
} from '../form/form.dto.js';
import { DraftLimits } from '../limits/draft-limits.js';
import { FormLimits } from '../limits/form-limits.js';
import { ChangeableForms } from './changeable-forms.js';
import { SendingGates } from './sending-gates.js';
import { formSha256 } from '../record/form-content.js';

/** What becomes of a form that has passed every rule: it is stored, counted and announced. */
@Injectable()
export class AcceptedForms {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ChangeableForms,
    private readonly gates: SendingGates,
    private readonly events: EventRecorder,
    private readonly limits: FormLimits,
    private readonly drafts: DraftLimits,
    private readonly audit: Audit,
    private readonly claims: ClaimTokens,
    private readonly receipts: Receipts,
  ) {}

  /**
   * Keeps a driver's draft, in the command's transaction and as the last thing in it (see `DraftLimits.countSave`).
   *
   * @throws {Problem} 429 where the account saves too often
   */
  async saved(draft: DriverForm): Promise<FormSavedResponse> {
    const isNew = !draft.version;
    const signed = draft.newSignatories();
    await this.em.persist(draft).flush();
    const facts = draft.facts();
    await this.events.record(new FormSaved(facts));
    await this.recordSaved(draft, isNew, signed);
    const warning = await this.gates.warning(facts);
    await this.drafts.countSave(draft.driverId!);
    return { ...formSaved(draft), ...(warning ? { warning } : {}) };
  }

  /**
   * Keeps a form that is sent, in the command's transaction and as the last thing in it (see `FormLimits.count`).
   *
   * @throws {Problem} where a gate refuses it, 429 above the sender's limits
   */
  async sent(form: DriverForm, sender: FormSender): Promise<FormAcceptedResponse> {
    if (!form.driverId) form.sentFrom(sender.device);
    form.keepSending(sender.sent);
    form.isMailedToCompany = !isLikeGuest(sender);
    const signed = form.newSignatories();
    this.em.persist(form);
    await this.forms.supersedeCorrected(form);
    await this.em.flush();
    const facts = form.facts();
    await this.gates.pass(facts);
    await this.audit.record(...entriesOfSending(form, signed));
    await this.events.record(new FormSubmitted(facts));
    await this.limits.count(sender, form.chosenRecipients(), form.companyEmail);
    return this.claims.offer(await this.accepted(form), form);
  }

  /** What its sender is told of a form that has been sent; the same however often it is sent. */
  async accepted(form: DriverForm): Promise<FormAcceptedResponse> {
    const to = { to: form.recipients().length, isDirect: form.submissionEmails.length === 0 };
    return { ...formAccepted(form, to), receipt: await this.receipts.of(form) };
  }

  /** What is entered on a draft changes all the time; that it began and who signed is what is asked for later. */
  private async recordSaved(draft: DriverForm, isNew: boolean, signed: readonly string[]): Promise<void> {
    const { kind, corrects } = draft;
    const details = { kind, ...(corrects ? { corrects } : {}) };
    const begun: AuditEntry[] = isNew ? [{ what: 'form.begun', about: about(draft), details }] : [];
    await this.audit.record(...begun, ...entriesOfSigning(draft, signed));
  }
}

/** That a form was sent as it is now, and has taken the place of another where it corrects one. Its signatures are loaded. */
export function entriesOfSending(form: DriverForm, signed: readonly string[]): AuditEntry[] {
  const { id, kind, corrects } = form;
  const at = form.submittedAt!;
  const entries: AuditEntry[] = [
    ...entriesOfSigning(form, signed),
    { what: 'form.sent', about: about(form), details: { kind }, sha256: formSha256(form) },
    ...(corrects
      ? [{ what: 'form.corrected', about: { kind: 'form', id: corrects }, details: { by: id } } as const]
      : []),
  ];
  return entries.map((entry) => ({ ...entry, at }));
}

function entriesOfSigning(form: DriverForm, signed: readonly string[]): AuditEntry[] {
  return signed.map((by) => ({ what: 'form.signed', about: about(form), details: { by } }));
}

function about({ id, reference: name }: DriverForm) {
  return { kind: 'form', id, name } as const;
}
