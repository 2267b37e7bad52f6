import type { EntityClass } from '@mikro-orm/core';
import type { PdfRenderedPayload } from '@groundsheet/contracts';
import type { Signature } from '../images/signature.js';

export type FormKind = PdfRenderedPayload['formKind'];

export type Signatory = 'operator' | 'client';

/** What a timesheet and a check sheet have in common. Of a guest's there is no draft; a draft has less than what is sent. */
export interface Form {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly status: 'draft' | 'submitted';
  /** The account whose form it is; null for a guest's. */
  driverId?: string | null;
  /** Of a draft without a company there is none. */
  readonly companyName?: string | null;
  readonly companyEmail?: string | null;
  readonly driverSignedName?: string | null;
  readonly operatorSignedName?: string | null;
  readonly linkVersion: number;
  /** When it was saved or sent last. */
  readonly changedAt: Date;
  readonly submittedAt?: Date | null;
  /** The form that this one is the correction of. */
  readonly corrects?: string | null;
  /** The form that has taken this one's place. */
  supersededBy?: string | null;
  pdfKey?: string | null;
  /** Whom a sent form is mailed to: normalised, without doubles. */
  recipients(): string[];
  /** Week ending or check date, `YYYY-MM-DD`. */
  formDate(): string;
  pdfFileName(): string;
  /** Needs the signatures to be loaded. */
  signatureOf(by: Signatory): Signature | null;
}

/** Who filled it in, as typed; empty where nothing was. */
export function driverNameOf({ driverSignedName, operatorSignedName }: Form): string {
  return driverSignedName ?? operatorSignedName ?? '';
}

/** The entity of one kind of form. */
export type FormEntity<F extends Form> = EntityClass<F> & { readonly formKind: FormKind };

/** The company of the register that a form is for, as it was called when the form was saved or sent. */
export interface FormCompany {
  id: string;
  name: string;
  contactEmail: string | null;
}
