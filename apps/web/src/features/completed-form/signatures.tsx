import {
  FORM_KINDS,
  formatLongDate,
  NOT_SIGNED_BY_CLIENT,
  signedBy,
  signedElsewhere,
  SIGNED_WAYS,
  signedOnSet,
} from '@groundsheet/form-rules';

import { GivenSignatures, type GivenSignature } from '../../forms/given-signatures.js';
import type { FormHead } from './form-head.js';
import { ownZone } from '../../lib/own-zone.js';

/** Who has signed it and when: the client, on a form that is signed for them, else its driver. */
export function signedWords(form: FormHead): string | null {
  const { clientSignature, clientSignedName, signatureDate, signedOnSet: onSet } = form;
  if (clientSignature && form.clientSignedHow) {
    const how = signedElsewhere(form.clientSignedHow, ownZone());
    return how.replace('Signed', signedBy(clientSignedName, null));
  }
  if (clientSignature) return signedBy(clientSignedName, signatureDate);
  if (onSet) return signedOnSet(onSet, ownZone());
  if (FORM_KINDS[form.kind].clientSigns) return NOT_SIGNED_BY_CLIENT;
  return form.operatorSignature ? signedBy(driverOf(form), signatureDate) : null;
}

function driverOf({ operatorSignedName, driverSignedName }: FormHead) {
  return operatorSignedName ?? driverSignedName;
}

/** Who fills such a form in. */
export function roleOn({ kind }: FormHead): 'Driver' | 'Fitter' {
  return FORM_KINDS[kind].filledInBy === 'driver' ? 'Driver' : 'Fitter';
}

/** Side by side, as on paper. */
export function Signatures({ form }: { form: FormHead }) {
  return <GivenSignatures signatures={signaturesOn(form)} />;
}

function signaturesOn(form: FormHead): GivenSignature[] {
  const { clientSignature, clientSignedName, clientSignedHow: how, signedOnSet: onSet } = form;
  const absent = 'Not signed';
  const dated = form.signatureDate ? `Signed ${formatLongDate(form.signatureDate)}` : null;
  const driver = {
    role: roleOn(form),
    label: `${roleOn(form)} signature`,
    signed: dated,
    absent,
    picture: form.operatorSignature,
    name: driverOf(form),
  };
  if (!FORM_KINDS[form.kind].clientSigns && !clientSignature && !clientSignedName) return [driver];
  const client = {
    role: 'Client',
    label: 'Client signature',
    picture: clientSignature,
    name: clientSignedName,
    signed: how
      ? signedElsewhere(how, ownZone())
      : [dated ?? 'Signed', SIGNED_WAYS['driver-phone']].join(', '),
    absent: onSet ? signedOnSet(onSet, ownZone()) : absent,
  };
  return [driver, client];
}
