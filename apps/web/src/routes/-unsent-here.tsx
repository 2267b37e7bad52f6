import { useNavigate } from '@tanstack/react-router';

import type { KeptDraft } from '../forms/drafts/draft-store.js';
import { UnsentForms } from '../forms/drafts/unsent-forms.js';
import { FORM_SCREENS } from '../forms/form-kinds.js';
import { formSearchOf } from '../forms/form-search.js';
import { useSession } from '../lib/session/session-context.js';

/** What was begun on this device and not sent, each with the way back to it. */
export function UnsentHere({ unsent }: { unsent: readonly KeptDraft[] }) {
  const navigate = useNavigate();
  // A driver's form is saved with the account, so there is nothing quick about it.
  const mode = useSession().mode === 'guest' ? ('quick' as const) : undefined;
  const carryOn = ({ kind, draft: { form } }: KeptDraft) =>
    void navigate({
      to: FORM_SCREENS[kind].wizard,
      search: { mode, ...formSearchOf(form), id: form.id },
    });
  return <UnsentForms label="Unsent forms" unsent={unsent} onCarryOn={carryOn} />;
}
