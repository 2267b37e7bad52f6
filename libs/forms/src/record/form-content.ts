import {
  emptyValue,
  FORM_CONTENTS,
  type FormFields,
  type SignatureMade,
  type WayOfSigning,
} from '@groundsheet/form-rules';
import { contentSha256, sha256 } from '@groundsheet/platform';
import { isDeepStrictEqual } from 'node:util';
import type { DriverForm } from '../form/driver-form.entity.js';

/** A signature that is recorded by itself: whose, with which picture, and how it was made. */
export interface SignatureContent {
  readonly by: string;
  /** Of one on a form: the name under it. */
  readonly name?: string | null;
  /** Of one on a set, which says it beside how it was made. */
  readonly signedAt?: Date;
  readonly image: Buffer;
  readonly made: WayOfSigning | null;
}

/**
 * SHA-256 of a form as it is shown and printed: its fields, what only its kind has, and who has signed with which picture. It is the
 * same for a signed draft, when that is sent, and when the client signs it afterwards, who signs this; whom it goes to is no part of
 * it. Its signatures are loaded.
 */
export function formSha256(form: DriverForm): string {
  const { kind, id, reference, companyName, corrects } = form;
  const content = form.content();
  const names = new Set(form.signatories().map(nameUnder));
  const entered = Object.entries(content).filter(
    ([name, value]) => !names.has(name) && isSaid(FORM_CONTENTS[kind].fields, name, value),
  );
  const signatures = signedOn(form, false).map((by) => {
    const image = sha256(form.signatureOf(by)!);
    return [by, { image, name: content[nameUnder(by)] }] as const;
  });
  return contentSha256({
    kind,
    id,
    reference,
    companyName,
    corrects,
    entered: Object.fromEntries(entered),
    signatures: Object.fromEntries(signatures),
  });
}

export function signatureSha256({ image, ...signature }: SignatureContent): string {
  return contentSha256({ ...signature, image: sha256(image) });
}

/** Who was asked and has signed since the form was sent, when, and the SHA-256 of the signature. */
export function laterSignatures(form: DriverForm) {
  const content = form.content();
  return signedOn(form, true).map((by) => {
    const [image, made] = [form.signatureOf(by)!, madeBy(form, by)!];
    const name = content[nameUnder(by)] as string | null;
    return { by, sha256: signatureSha256({ by, name, image, made }), at: new Date(made.at) };
  });
}

/** Fields that are empty may be added to a kind: they change nothing of what was sent before. */
function isSaid(fields: FormFields, name: string, value: unknown): boolean {
  const field = fields[name];
  return !field || (!field.ofRecipients && !isDeepStrictEqual(value, emptyValue(field)));
}

/** @param later whether those who have signed since it was sent are meant, or the others */
function signedOn(form: DriverForm, later: boolean): string[] {
  return form.signatories().filter((by) => {
    const at = madeBy(form, by)?.at;
    const isLater = Boolean(at && form.submittedAt && new Date(at) > form.submittedAt);
    return form.signatureOf(by) && isLater === later;
  });
}

function madeBy({ signedHow }: DriverForm, by: string): SignatureMade | undefined {
  return signedHow[by as keyof typeof signedHow];
}

/** What the field is called that holds the name under a signature. */
function nameUnder(by: string): string {
  return `${by}SignedName`;
}
