import {
  FORM_KINDS,
  formatLongDate,
  NOT_SIGNED_BY_CLIENT,
  signedBy,
  signedOnSet,
} from '@groundsheet/form-rules';

import { TitledCard } from '../../components/card.js';
import { SignaturePicture } from '../../components/signature/signature-picture.js';
import { cn } from '../../lib/cn.js';
import type { FormHead } from './form-head.js';

/** Who has signed it and when: the client, where somebody signs such a form for them, else its driver. */
export function signedWords(form: FormHead): string | null {
  const { clientSignature, clientSignedName, signatureDate, signedOnSet: onSet } = form;
  if (clientSignature) return signedBy(clientSignedName, signatureDate);
  if (onSet) return signedOnSet(onSet, Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (FORM_KINDS[form.kind].clientSigns) return NOT_SIGNED_BY_CLIENT;
  return form.operatorSignature ? signedBy(driverOf(form), signatureDate) : null;
}

function driverOf({ operatorSignedName, driverSignedName }: FormHead) {
  return operatorSignedName ?? driverSignedName;
}

interface Signed {
  role: string;
  label: string;
  picture: string | null | undefined;
  name: string | null | undefined;
  /** Instead of the picture. */
  absent: string;
}

function signaturesOn(form: FormHead): Signed[] {
  const { clientSignature, clientSignedName, signedOnSet: onSet } = form;
  const absent = 'Not signed';
  const driver = {
    ...{ role: 'Driver', label: 'Driver signature', absent },
    picture: form.operatorSignature,
    name: driverOf(form),
  };
  if (!FORM_KINDS[form.kind].clientSigns && !clientSignature && !clientSignedName) return [driver];
  const client = {
    ...{ role: 'Client', label: 'Client signature', picture: clientSignature, name: clientSignedName },
    absent: onSet ? signedOnSet(onSet, Intl.DateTimeFormat().resolvedOptions().timeZone) : absent,
  };
  return [driver, client];
}

/** Side by side, as on paper. */
export function Signatures({ form }: { form: FormHead }) {
  const signatures = signaturesOn(form);
  const isAlone = signatures.length === 1;
  return (
    <TitledCard id="signatures" title="Signatures" dense className="gap-0.5">
      <div className={isAlone ? '' : 'grid grid-cols-2 gap-3 tablet:gap-4'}>
        {signatures.map(({ role, label, picture, name, absent }) => (
          <div
            key={role}
            className={cn(
              'flex min-w-0 flex-col gap-0.5 text-sm',
              isAlone &&
                'grid grid-cols-2 gap-x-3 [&>img]:col-start-2 [&>img]:row-span-2 [&>img]:row-start-1',
            )}
          >
            <p className="break-words">
              <span className="text-muted">{role}</span> <span className="font-semibold">{name}</span>
            </p>
            {picture ? <SignaturePicture small picture={picture} label={label} /> : <p>{absent}</p>}
            {picture && form.signatureDate ? (
              <p className="text-muted">Signed {formatLongDate(form.signatureDate)}</p>
            ) : null}
          </div>
        ))}
      </div>
    </TitledCard>
  );
}
