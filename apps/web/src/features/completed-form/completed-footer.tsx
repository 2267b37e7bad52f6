import { FORM_KINDS } from '@groundsheet/form-rules';
import { CircleCheck } from 'lucide-react';

import { ActionButton } from '../../components/action.js';
import { Notice } from '../../components/badge.js';
import { EVENTS_KEY } from '../../forms/event-log/events-key.js';
import { EventLog } from '../../forms/event-log/event-log.js';
import { SIGN_REQUESTS_KEY } from '../../forms/requests/api.js';
import { CheckPdf } from '../../forms/check-pdf.js';
import { SomethingWrong } from '../../forms/something-wrong.js';
import { stopLinks } from '../../forms/sent-form/api.js';
import { useSendAgain, useStopLinks } from '../../forms/sent-form/mail-actions.js';
import { useLiveForms } from '../../forms/use-live-forms.js';
import { seesAll } from '../../lib/session/role.js';
import { useSession } from '../../lib/session/session-context.js';
import { roleOf } from '../../lib/session/session-store.js';
import { checkFormEvents, COMPLETED_FORM_KEY, formEvents } from './api.js';
import type { FormHead } from './form-head.js';

/** That it has been sent, and whom a reader may ask. */
export function FormFooter({ form }: { form: FormHead }) {
  const { unmailed, readAs } = form;
  return (
    <Notice
      tone={unmailed ? 'attention' : 'good'}
      className="max-tablet:px-3 max-tablet:py-2 max-tablet:text-sm"
    >
      <CircleCheck aria-hidden />
      <div className="min-w-0">
        <p>
          <strong>Form Completed:</strong> This form has been successfully submitted
          {unmailed
            ? '. Nobody has received it by email yet: “Send again” adds an address.'
            : ' and emailed to clients'}
        </p>
        <CheckPdf reference={form.reference} />
        {readAs === 'recipient' ? <SomethingWrong /> : null}
      </div>
    </Notice>
  );
}

interface OfFormProps {
  id: string;
  form: FormHead;
}

export function FormLog({ id, form }: OfFormProps) {
  const signedBy = { operator: form.driverSignedName, client: form.clientSignedName };
  const isOffice = seesAll(roleOf(useSession()));
  const check = isOffice ? () => checkFormEvents(id) : undefined;
  return <EventLog id={id} load={() => formEvents(id)} check={check} subjects={[{ id, signedBy }]} />;
}

const KEYS = [COMPLETED_FORM_KEY, EVENTS_KEY, SIGN_REQUESTS_KEY];

/** What its driver and the office can do about its mails; readers by a link cannot. */
export function FormMails({ id, form }: OfFormProps) {
  const { kind, reference, submissionEmails } = form;
  useLiveForms(KEYS);
  const again = useSendAgain({ id, kind, reference, recipients: submissionEmails ?? [] });
  const stop = useStopLinks({ noun: FORM_KINDS[kind].noun, stop: () => stopLinks(id) });
  return (
    <div role="group" aria-label="Mails" className="flex flex-wrap gap-2 *:grow tablet:*:grow-0 print:hidden">
      <ActionButton action={again} />
      <ActionButton action={stop} />
    </div>
  );
}
