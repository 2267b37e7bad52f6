import { Injectable } from '@nestjs/common';
import {
  FORM_KINDS,
  signedOnSet,
  wayInWords,
  type SignedOnSet,
  type WayOfSigning,
} from '@groundsheet/form-rules';
import { moduleBeside } from '@groundsheet/files';
import { Config } from '@groundsheet/platform';
import type { DriverForm } from '../form/driver-form.entity.js';
import type { Issued } from '../form/issued.entity.js';
import { formSha256 } from '../record/form-content.js';
import type { PdfPart } from './pdf-thread.js';
import type { FormOnRecord, SignatureRecordPaper, SignedOnRecord } from './signature-record.layout.js';

const LAYOUT = moduleBeside(import.meta.url, './signature-record.layout');

/** How a person has signed a form or set. */
interface Signing {
  readonly role: string;
  readonly name: string | null;
  readonly firm: string | null;
  /** Null where it was on the driver's phone. */
  readonly made: WayOfSigning | null;
}

/** What stands on a record. */
interface OnRecord {
  readonly signed: readonly SignedOnRecord[];
  readonly toSign: SignatureRecordPaper['toSign'];
  /** Of a set; their signatures are loaded. */
  readonly forms?: readonly DriverForm[];
  /** Of a form that the client has signed on its set. */
  readonly onSet?: SignedOnSet | null;
}

/** What stands below the signatures of each form and set: who signed, how, when and what, and who is still to sign (docs/product.md, Signatures). */
@Injectable()
export class SignatureRecords {
  constructor(private readonly config: Config) {}

  /** Its signatures are loaded. None where nobody has signed, or is to. */
  ofForm(form: DriverForm, onSet: SignedOnSet | null): PdfPart[] {
    const signed = this.signedOn(form);
    const toSign = this.isSigned(form, onSet) ? null : { roles: ['Client'], shownSha256: formSha256(form) };
    if (signed.length === 0 && !toSign) return [];
    return [this.below(form, { signed, toSign, onSet })];
  }

  /** Whether the client has signed it, itself or on its set, or does not sign such forms. */
  isSigned(form: DriverForm, onSet: SignedOnSet | null): boolean {
    return !FORM_KINDS[form.kind].clientSigns || form.signatureOf('client') !== null || onSet !== null;
  }

  /** What goes below the signatures of a form or set. */
  below({ reference }: Issued, { signed, toSign, forms = [], onSet = null }: OnRecord): PdfPart {
    const data: SignatureRecordPaper = {
      reference,
      signed,
      toSign,
      signedOnSet: onSet && signedOnSet(onSet, this.config.timeZone),
      forms: forms.map((form) => this.formOnRecord(form)),
      timeZone: this.config.timeZone,
    };
    return { layout: LAYOUT, data, follows: true };
  }

  /**
   * @param shownSha256 of what was signed, where the signature does not say so itself
   * @param at when a person signed on the driver's phone, by our clock
   */
  signedBy({ role, name, firm, made }: Signing, shownSha256: string, at: Date | null): SignedOnRecord {
    return {
      role,
      name,
      firm,
      how: wayInWords(made ?? { way: 'driver-phone' }),
      at: made?.at ?? at?.toISOString() ?? null,
      phoneAt: null,
      receivedAt: null,
      dated: null,
      device: made?.device ?? null,
      shownSha256: made?.shownSha256 ?? shownSha256,
    };
  }

  private signedOn(form: DriverForm): SignedOnRecord[] {
    const { signedHow, signatureDate: dated } = form;
    const sha256 = formSha256(form);
    const hirer = form.clientFirm ?? form.companyName;
    return form.signatories().flatMap((by) => {
      if (!form.signatureOf(by)) return [];
      const isOwn = by === 'operator';
      const signing = isOwn
        ? {
            role: ROLES[FORM_KINDS[form.kind].filledInBy],
            name: form.operatorSignedName ?? form.driverSignedName,
            firm: firmOf(form),
            made: signedHow.operator ?? null,
          }
        : { role: 'Client', name: form.clientSignedName, firm: hirer, made: signedHow.client ?? null };
      const signed = this.signedBy(signing, sha256, form.signedAt);
      return [signing.made ? signed : { ...signed, ...sendingOf(form), dated }];
    });
  }

  private formOnRecord(form: DriverForm): FormOnRecord {
    return {
      reference: form.reference,
      driverName: form.driverName(),
      receivedAt: form.submittedAt!.toISOString(),
      shownSha256: formSha256(form),
    };
  }
}

/** Who fills in a form signs it first. */
const ROLES = { driver: 'Driver', fitter: 'Fitter' };

/** The driver's own firm, which every kind has under this name. */
function firmOf(form: DriverForm): string | null {
  return (form.entered()['company'] as string | null | undefined) ?? null;
}

/** What was signed on the driver's phone was sent with the form: by the clock of the phone, and when it reached us. */
function sendingOf({ signedAt, clockOffsetMs, submittedAt }: DriverForm) {
  const phoneAt = signedAt && new Date(signedAt.getTime() + Number(clockOffsetMs ?? 0)).toISOString();
  return { phoneAt, receivedAt: submittedAt?.toISOString() ?? null };
}
