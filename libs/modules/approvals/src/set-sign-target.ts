import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import {
  FormKinds,
  formProblems,
  linesOfMachine,
  RenderedForms,
  shownOf,
  signRequestProblems,
  SignTargets,
  SIGNATURES,
  type DriverForm,
  type PdfToSign,
  type Shown,
  type Signable,
  type SignTarget,
  type TakenSignature,
} from '@groundsheet/forms';
import { byPlace, defectsCounted, FORM_SET, formatDayOfWeek, formatLongDate } from '@groundsheet/form-rules';
import { Config, Problem } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FormInSet } from './form-in-set.entity.js';
import { inOrder } from './form-set-paper.js';
import { FormSetSignature, type FormSet } from './form-set.entity.js';
import { versionsOf } from './form-versions.js';
import { SET_SIGNATORIES, type SetSignatory } from './set-approval.js';
import { PrintedSets } from './printed-sets.js';
import { standingForms } from './standing-forms.js';
import { VisibleSets } from './visible-sets.js';

/** A set of forms, which the client and their foreman sign. */
@Injectable()
export class SetSignTarget implements SignTarget, OnModuleInit {
  readonly kinds = ['form-set'] as const;

  constructor(
    private readonly em: EntityManager,
    private readonly targets: SignTargets,
    private readonly sets: VisibleSets,
    private readonly formKinds: FormKinds,
    private readonly printed: PrintedSets,
    private readonly rendered: RenderedForms,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.targets.register(this);
  }

  async forAsking(id: string, caller: Caller): Promise<Signable> {
    const { set, places } = await inWordsOfRequests(() => this.sets.lock(id, caller));
    if (set.isCompleted || standingForms(places).length === 0) throw signRequestProblems.nothingToSign();
    return this.signable(set, places);
  }

  async held(id: string): Promise<Signable | null> {
    const locked = await inWordsOfRequests(() => this.sets.lockToSign(id));
    return locked && this.signable(locked.set, locked.places);
  }

  async seen(id: string): Promise<Signable | null> {
    const set = await this.sets.toSign(id).catch(() => null);
    return set && this.signable(set, await this.sets.placesOf(set));
  }

  private async signable(set: FormSet, places: FormInSet[]): Promise<Signable> {
    const forms = inOrder(await this.sets.shownForms(places, SIGNATURES));
    const { id, reference, driverId: ownerId, driverName } = set;
    const [first] = forms;
    return {
      ...{ kind: 'form-set', id, reference, ownerId, driverName },
      companyEmail: first?.companyEmail ?? null,
      signatories: SET_SIGNATORIES,
      pdf: forms.length > 0 ? this.pdfOf(set, forms) : null,
      shown: () => shownOfSet(set, forms, this.formKinds),
      refusalFor: (by) => this.refusalFor(set, by, forms),
      sign: (signature) => this.sign(set, places, signature),
    };
  }

  /** It is stored only once the set is completed; until then it is drawn for whoever reads it. */
  private pdfOf(set: FormSet, forms: readonly DriverForm[]): PdfToSign {
    return {
      fileName: set.pdfFileName(),
      read: async () =>
        this.rendered.draw(this.printed.cover(set, forms, false), ...(await this.printed.behind(forms))),
    };
  }

  private refusalFor(set: FormSet, by: SetSignatory, forms: readonly DriverForm[]): Problem | null {
    const signature = set.signatureOf(by);
    const name = by === 'client' ? set.clientName : set.foremanName;
    if (signature) return signRequestProblems.signedAlready(name, signature.signedAt, this.config.timeZone);
    return set.isCompleted || forms.length === 0 ? signRequestProblems.outOfDate(null) : null;
  }

  private async sign(set: FormSet, places: FormInSet[], signature: TakenSignature): Promise<void> {
    const { by, name, image, made } = signature;
    const taken = { by, image, made, signedAt: new Date(made.at) };
    set.signatures.add(Object.assign(new FormSetSignature(), taken));
    Object.assign(set, {
      ...(by === 'client' ? { clientName: name } : { foremanName: name }),
      approvalVersion: set.approvalVersion + 1,
      signedVersions: versionsOf(places),
      signaturesDroppedAt: null,
    });
    await this.em.flush();
  }
}

/** A form that has come or gone while the locks were waited for is a change like any other. */
async function inWordsOfRequests<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw error.status === 404 ? formProblems.unknown() : signRequestProblems.outOfDate(null);
  }
}

/** A set exactly as it is signed for: its complete forms, in the order of the paper. */
export function shownOfSet(set: FormSet, forms: readonly DriverForm[], kinds: FormKinds): Shown {
  const { one, many } = byPlace(forms);
  const each = forms.map((form) => shownOf(form, kinds));
  const machine = set.plantNumber ?? set.machineNumber;
  const found = many.reduce((sum, form) => sum + form.attention().length, 0);
  const counted = `${many.length} check ${many.length === 1 ? 'sheet' : 'sheets'}`;
  const checks =
    many.length > 0 ? [`${counted}: ${found > 0 ? defectsCounted(found).toLowerCase() : 'no defects'}`] : [];
  const hours = one.map((form) => kinds.of(form).answerOf(form));
  return {
    title: FORM_SET.title,
    subtitle: `Week ending ${formatLongDate(set.weekEnding)}`,
    reference: set.reference,
    driverName: set.driverName,
    firm: set.companyName,
    answer: [...hours, ...checks].join(', '),
    agreement: [
      hours.length > 0 ? `I agree ${hours.join(', ')}` : 'I have seen the checks',
      `week ending ${formatDayOfWeek(set.weekEnding)}`,
      ...(machine ? [machine] : []),
      ...checks,
    ].join(', '),
    facts: linesOfMachine({ ...set, orderNumber: set.orderNumbers }),
    lines: each.flatMap(({ lines }, at) =>
      lines.map((line) =>
        many.includes(forms[at]!) ? { ...line, label: labelOf(forms[at]!, line.label) } : line,
      ),
    ),
    lists: each.flatMap(({ lists }) => lists),
  };
}

function labelOf({ date }: DriverForm, label: string): string {
  return `${formatDayOfWeek(date)}: ${label.toLowerCase()}`;
}
