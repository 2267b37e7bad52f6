import type { EntityClass } from '@mikro-orm/core';
import type { PdfRenderedPayload } from '@groundsheet/contracts';

export type FormKind = PdfRenderedPayload['formKind'];

export type Signatory = 'operator' | 'client';

/** What a timesheet and a check sheet have in common once they are sent. */
export interface SentForm {
  readonly id: string;
  readonly reference: string;
  readonly status: 'draft' | 'submitted';
  readonly companyName: string;
  readonly companyEmail?: string | null;
  readonly driverSignedName?: string | null;
  readonly operatorSignedName?: string | null;
  readonly submissionEmails: string[];
  readonly linkVersion: number;
  readonly submittedAt?: Date | null;
  pdfKey?: string | null;
  /** Week ending or check date, `YYYY-MM-DD`. */
  formDate(): string;
  pdfFileName(): string;
  /** PNG as drawn; needs the signatures to be loaded. */
  signatureOf(by: Signatory): Buffer | null;
}

/** The entity of one kind of form. */
export type FormEntity<Form extends SentForm> = EntityClass<Form> & { readonly formKind: FormKind };

/** The company of the register that a form is for, as it was called when the form was sent. */
export interface FormCompany {
  id: string;
  name: string;
  contactEmail: string | null;
}
