import { formSha256, signatureSha256, type DriverForm } from '@groundsheet/forms';
import { contentSha256, type AuditEntry } from '@groundsheet/platform';
import type { FormSet, FormSetSignature } from './form-set.entity.js';
import type { SetSignatory } from './set-approval.js';

/** That these people have signed the set on site, for its event log. */
export function entriesOfSigning(set: FormSet, signed: readonly SetSignatory[]): AuditEntry[] {
  return signed.map((by) => ({
    what: 'form-set.signed',
    about: aboutSet(set),
    details: { by },
    sha256: signatureOnSetSha256(set.signatureOf(by)!),
  }));
}

/** That a set was approved and mailed as it is now. @param forms that it is completed with; their signatures are loaded */
export function entryOfDispatch(set: FormSet, forms: readonly DriverForm[]): AuditEntry {
  return {
    what: 'form-set.dispatched',
    about: aboutSet(set),
    details: { recipients: set.emails.length },
    at: set.submittedAt!,
    sha256: completedSha256(set, forms),
  };
}

/** SHA-256 of what is signed for on a set: its forms, and whose, for whom and which week it is. */
export function setSha256(set: FormSet, forms: readonly DriverForm[]): string {
  const { reference, weekEnding, driverName, companyName } = set;
  const { plantNumber, machineNumber, siteLocation, orderNumbers } = set;
  const each = forms.map((form) => [form.reference, formSha256(form)]);
  return contentSha256({
    reference,
    weekEnding,
    driverName,
    companyName,
    plantNumber,
    machineNumber,
    siteLocation,
    orderNumbers,
    forms: Object.fromEntries(each),
  });
}

/** SHA-256 of a completed set: of what was signed for, and of what was collected on site and said at the dispatch. */
export function completedSha256(set: FormSet, forms: readonly DriverForm[]): string {
  const { clientName, foremanName, supervisorNotes, rating, ratingNotes, completedWithout } = set;
  const signatures = set.signatures
    .getItems()
    .map((signature) => [signature.by, signatureOnSetSha256(signature)]);
  return contentSha256({
    clientName,
    foremanName,
    supervisorNotes,
    rating,
    ratingNotes,
    completedWithout,
    shown: setSha256(set, forms),
    signatures: Object.fromEntries(signatures),
  });
}

export function aboutSet({ id, reference: name }: FormSet) {
  return { kind: 'form-set', id, name } as const;
}

/** The name stands on the set. */
export function signatureOnSetSha256({ by, image, signedAt, made }: FormSetSignature): string {
  return signatureSha256({ by, image, signedAt, made });
}
