import { useNavigate } from '@tanstack/react-router';

import { FORM_SCREENS } from '../../../forms/form-kinds.js';
import { AskToSign } from '../../../forms/requests/ask-to-sign.js';
import type { Signatory } from '../approval-place.js';
import { hasSigned, nameOf } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';
import { SIGNATORIES } from './approval-signature.js';

interface AskSignatoryProps extends Pick<OpenApproval, 'record'> {
  by: Signatory;
}

/** Beside handing the phone over: the client or foreman signs the set on their own phone. */
export function AskSignatory({ by, record }: AskSignatoryProps) {
  const navigate = useNavigate();
  const { seen } = record;
  return (
    <AskToSign
      about={{ kind: 'form-set', id: seen.id, signatory: by }}
      title={`Or have the ${SIGNATORIES[by].person} sign on their phone`}
      what={`Form set ${seen.reference}`}
      name={nameOf(record, by)}
      isOpen={!hasSigned(record, by) && seen.status !== 'completed'}
      isOwn={seen.isOwn}
      onCorrection={(draft) =>
        void navigate({
          to: FORM_SCREENS.timesheet.wizard,
          search: { draft, ...(seen.customerId ? { customerId: seen.customerId } : {}) },
        })
      }
    />
  );
}
