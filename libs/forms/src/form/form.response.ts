import type { Type } from '@nestjs/common';
import { ResponseField } from '@groundsheet/platform';
import {
  FORM_KIND_NAMES,
  FORM_CONTENTS,
  HEAD_FIELDS,
  type AskedSignatory,
  type FormChange,
  type FormFields,
  type FormKind,
  SIGNED_WAY_NAMES,
  type SignedWay,
} from '@groundsheet/form-rules';
import type { DriverForm } from './driver-form.entity.js';
import { formBody } from './form-body.js';
import { READ_AS, type ReadAs } from '../reading/form-reader.js';
import { signatureUrl } from '../signatures/signature.js';

/** What the server adds to the fields of any form. */
export interface FormResponse {
  kind: FormKind;
  id: string;
  version: number;
  status: 'draft' | 'submitted';
  reference: string;
  customerName: string | null;
  submittedAt: string | null;
  changedAt: string;
  corrects: string | null;
  supersededBy: string | null;
  readAs: ReadAs;
  replacedBy?: Replacement | undefined;
  replaces?: ReplacedForm | undefined;
  unmailed?: boolean | undefined;
  mailedAt?: string | undefined;
  signedOnSet?: SignatureOnSet | undefined;
  isOrderOutdated?: boolean | undefined;
  clientSignedHow: SignedHow | null;
}

/** How the client has signed who was asked to, on a phone of their own. */
export class SignedHow {
  @ResponseField({ enum: SIGNED_WAY_NAMES })
  way!: SignedWay;

  @ResponseField({ type: String, format: 'date-time' })
  at!: string;
}

/** Who has signed for the client on the completed set of a form. */
export class SignatureOnSet {
  @ResponseField({ type: String, example: 'FS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, nullable: true, description: 'As typed.' })
  name!: string | null;

  @ResponseField({ type: String, format: 'date-time' })
  signedAt!: string;
}

/** One thing on a correction that is not as it was. */
export class ChangeOfForm implements FormChange {
  @ResponseField({ type: String, example: 'Thu 5 Nov' })
  what!: string;

  @ResponseField({ type: String, example: '10.0 h' })
  now!: string;

  @ResponseField({ type: String, example: '8.0 h' })
  was!: string;
}

/** A form that has taken another's place, or whose place it has taken. */
export class Replacement {
  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, format: 'date-time' })
  sentAt!: string;
}

/** The form that a correction has taken the place of. */
export class ReplacedForm extends Replacement {
  @ResponseField({ type: String, description: 'What a client opened it for.', example: '43.5 hours' })
  answer!: string;

  @ResponseField({ type: Number, nullable: true, description: 'Of its week; null where the kind has none.' })
  hours!: number | null;

  @ResponseField({ type: [ChangeOfForm], description: 'What is not as it was there.' })
  changes!: ChangeOfForm[];
}

/**
 * A form on the wire: the fields of its kind, its signatures, and what the server adds. Nothing else of the row; and
 * those it was mailed to are not told of each other.
 */
export function formResponse(form: DriverForm, readAs: ReadAs): FormResponse {
  const { kind, id, version, status, reference, corrects, supersededBy } = form;
  return {
    ...shownOf(form, readAs),
    kind,
    id,
    version,
    status,
    reference,
    corrects,
    supersededBy,
    customerName: form.companyName,
    ...Object.fromEntries(form.signatories().map((by) => [`${by}Signature`, drawn(form.signatureOf(by))])),
    submittedAt: form.submittedAt?.toISOString() ?? null,
    changedAt: form.changedAt.toISOString(),
    clientSignedHow: signedHow(form, 'client'),
    readAs,
  } as FormResponse;
}

function shownOf(form: DriverForm, readAs: ReadAs): Record<string, unknown> {
  const fields: FormFields = FORM_CONTENTS[form.kind].fields;
  const shown = Object.entries(form.entered()).filter(
    ([name]) => readAs !== 'recipient' || !fields[name]?.ofRecipients,
  );
  return Object.fromEntries(shown);
}

/** How and when; the device and what was shown are for the record. */
function signedHow({ signedHow: made }: DriverForm, by: AskedSignatory): SignedHow | null {
  const how = made[by];
  return how ? { way: how.way, at: how.at } : null;
}

function drawn(png: Buffer | null): string | null {
  return png && signatureUrl(png);
}

const REPLACED = {
  type: ReplacedForm,
  required: false,
  description: 'The form that it corrects, where one sent form is read.',
} as const;
const SIGNED_ON_SET = {
  type: SignatureOnSet,
  required: false,
  description:
    'Who has signed for the client on its completed set, where nobody has signed the form itself for them.',
} as const;
const SIGNED_HOW = {
  type: SignedHow,
  nullable: true,
  description: 'How a client who was asked to sign has signed; null where they signed on the form itself.',
} as const;
const MAILED_AT = {
  type: String,
  format: 'date-time',
  required: false,
  description: 'When its latest mail was handed over; for its driver and the office.',
} as const;
const ORDER_OUTDATED = {
  type: Boolean,
  required: false,
  description:
    'For the office. Signed before the customer’s order rules were changed: the order number, or that there is none, fits only the earlier rules.',
} as const;
const OF_ANOTHER_FORM = { type: String, format: 'uuid', nullable: true } as const;

/**
 * The shape of a form that is read: what its body holds, and what the server adds.
 *
 * @param body the shape of the kind's requests
 */
export function storedForm<B extends Type>(body: B): new () => InstanceType<B> & FormResponse {
  class StoredForm extends (body as Type) {
    @ResponseField({ enum: FORM_KIND_NAMES })
    kind!: FormKind;

    @ResponseField({ type: String, description: 'Printed on the form.', example: 'TS-7K3M9QXD' })
    reference!: string;

    @ResponseField({
      type: String,
      nullable: true,
      description: 'Name of the customer when the form was saved or sent.',
    })
    customerName!: string | null;

    @ResponseField({ type: String, format: 'date-time', nullable: true })
    submittedAt!: string | null;

    @ResponseField({ type: String, format: 'date-time', description: 'When it was last saved or sent.' })
    changedAt!: string;

    @ResponseField({ ...OF_ANOTHER_FORM, description: 'The form that this one corrects.' })
    corrects!: string | null;

    @ResponseField({ ...OF_ANOTHER_FORM, description: 'The correction sent in its place.' })
    supersededBy!: string | null;

    @ResponseField({
      enum: READ_AS,
      description:
        'In which role the caller reads it. A `recipient`, who has it by a link, is not told who else it was sent to.',
    })
    readAs!: ReadAs;

    @ResponseField({ type: Replacement, required: false, description: 'Where one form is read.' })
    replacedBy?: Replacement | undefined;

    @ResponseField(REPLACED)
    replaces?: ReplacedForm | undefined;

    @ResponseField({ type: Boolean, required: false, description: 'Sent, but mailed to nobody.' })
    unmailed?: boolean | undefined;

    @ResponseField(MAILED_AT)
    mailedAt?: string | undefined;

    @ResponseField(SIGNED_HOW)
    clientSignedHow!: SignedHow | null;

    @ResponseField(SIGNED_ON_SET)
    signedOnSet?: SignatureOnSet | undefined;

    @ResponseField(ORDER_OUTDATED)
    isOrderOutdated?: boolean | undefined;
  }
  return StoredForm as unknown as new () => InstanceType<B> & FormResponse;
}

/** A form of any kind: what all of them have. */
export class StoredFormResponse extends storedForm(formBody(HEAD_FIELDS)) {}
