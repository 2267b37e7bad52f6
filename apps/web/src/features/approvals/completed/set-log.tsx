import { FORM_KINDS } from '@groundsheet/form-rules';

import { EventLog } from '../../../forms/event-log/event-log.js';
import type { LogSubject } from '../../../forms/event-log/event-words.js';
import { seesAll } from '../../../lib/session/role.js';
import { useSession } from '../../../lib/session/session-context.js';
import { roleOf } from '../../../lib/session/session-store.js';
import { checkSetEvents, setEvents, type FormSetShown } from '../approval-api.js';

export function SetLog({ set }: { set: FormSetShown }) {
  const isOffice = seesAll(roleOf(useSession()));
  const check = isOffice ? () => checkSetEvents(set.id) : undefined;
  return <EventLog id={set.id} load={() => setEvents(set.id)} check={check} subjects={subjectsOf(set)} />;
}

function subjectsOf({ id, approval, forms, timesheet, checkSheets }: FormSetShown): LogSubject[] {
  const shown = [timesheet, ...checkSheets];
  const { clientName: client, foremanName: foreman } = approval;
  return [
    { id, signedBy: { client, foreman } },
    ...forms.map((form) => ({
      id: form.id,
      label: `${FORM_KINDS[form.kind].label} ${form.reference}`,
      signedBy: signedNames(shown.find((each) => each?.id === form.id)),
    })),
  ];
}

function signedNames(form: FormSetShown['timesheet'] | FormSetShown['checkSheets'][number] | undefined) {
  return { operator: form?.driverSignedName, client: form?.clientSignedName };
}
