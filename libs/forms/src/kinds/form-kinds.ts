import { Injectable } from '@nestjs/common';
import type { MailPhoto, MailWords } from '@groundsheet/contracts';
import type { FormChange, FormKind, QueriedLine, SignedOnSet, WeekDays } from '@groundsheet/form-rules';
import type { ShownLine } from './shown.js';
import type { DriverForm } from '../form/driver-form.entity.js';
import type { FormExport } from './form-export.js';
import type { ReadAs } from '../reading/form-reader.js';
import type { FormResponse } from '../form/form.response.js';

export interface MailOfKind extends Pick<MailWords, 'facts' | 'lists'> {
  /** Below the answer, a line each. */
  readonly below: readonly string[];
  /** Of what needs attention. */
  readonly photos?: readonly Omit<MailPhoto, 'heldBy'>[];
}

/** What others know of a form that is put on paper or mailed. */
export interface Beside<F extends DriverForm = DriverForm> {
  /** The form whose place it takes; null where there is none. */
  readonly corrected: F | null;
  /** Null where its set is not completed, or the form itself was signed for the client. */
  readonly signedOnSet: SignedOnSet | null;
}

/** What only its kind says of a form on the cover of its set, and in the set's mail. */
export interface CoverOfKind {
  /** How it has turned out, where nothing needs attention. */
  readonly result: string;
  /** Whether its driver has noted something. */
  readonly hasNotes: boolean;
}

/** What a client signs for where they are asked to sign a form on their own phone. */
export interface SignedForOfKind {
  /** In one line, over the signature. */
  readonly agreement: string;
  /** What they may say is wrong, line by line. */
  readonly lines: readonly ShownLine[];
}

/** What only a kind with the hours of a week has. */
export interface HoursOfKind<F extends DriverForm = DriverForm> {
  of(form: F): WeekDays;
  /** Takes into a correction what a client says they should be. */
  takeProposals(form: F, lines: readonly QueriedLine[]): void;
}

/** What the server does with one kind of form. Its words are in `FORM_KINDS` of form-rules. */
export interface FormKindDescriptor<F extends DriverForm = DriverForm> {
  readonly kind: FormKind;
  /** The module that draws it on paper; see `moduleBeside`. */
  readonly layout: URL;
  /**
   * What the layout shows of the form: plain data that crosses to the PDF thread. Its signatures are loaded.
   */
  paperOf(form: F, beside: Beside<F>): object | Promise<object>;
  /** Its signatures are loaded. */
  mailOf(form: F, beside: Beside<F>): MailOfKind;
  /** What a client opens it for, in two or three words: '45.5 hours'. */
  answerOf(form: F): string;
  coverOf(form: F): CoverOfKind;
  signedFor(form: F): SignedForOfKind;
  /** Left out by a kind that has none. */
  readonly hours?: HoursOfKind<F>;
  /** What is not as on the form whose place it takes. */
  changesOf(form: F, corrected: F): FormChange[];
  /** Said where there is no such thing. */
  readonly unchanged: string;
  /** The form as its own call answers it to such a reader. Its signatures are loaded. */
  responseOf(form: F, readAs: ReadAs): FormResponse;
  readonly exported: FormExport<F>;
}

/** The kinds of form there are, each registered by its module. */
@Injectable()
export class FormKinds {
  private readonly descriptors = new Map<FormKind, FormKindDescriptor>();

  /** @throws {Error} where the kind has been registered before */
  register<F extends DriverForm>(descriptor: FormKindDescriptor<F>): void {
    if (this.descriptors.has(descriptor.kind)) throw new Error(`${descriptor.kind} is registered twice.`);
    this.descriptors.set(descriptor.kind, descriptor as unknown as FormKindDescriptor);
  }

  /** @throws {Error} where no module has registered the kind */
  of({ kind }: { readonly kind: FormKind }): FormKindDescriptor {
    const descriptor = this.descriptors.get(kind);
    if (!descriptor) throw new Error(`No module has registered the form kind ${kind}.`);
    return descriptor;
  }

  all(): readonly FormKindDescriptor[] {
    return [...this.descriptors.values()];
  }
}
