import { isDriverKind } from '@groundsheet/form-rules';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { House } from 'lucide-react';

import { buttonVariants } from '../components/button.js';
import { OutboxScreen } from '../features/outbox/outbox-screen.js';
import { loadDraft } from '../forms/drafts/draft-store.js';
import { FORM_SCREENS } from '../forms/form-kinds.js';
import { formSearchOf } from '../forms/form-search.js';
import type { OutboxEntry } from '../forms/outbox/outbox-entry.js';
import { useSession } from '../lib/session/session-context.js';

/** What was signed on this device and is on its way. */
export const Route = createFileRoute('/outbox')({
  staticData: { title: 'Outbox' },
  component: Outbox,
});

function Outbox() {
  const navigate = useNavigate();
  const mode = useSession().mode === 'guest' ? ('quick' as const) : undefined;
  const carryOn = async ({ kind, draftName }: OutboxEntry) => {
    const draft = await loadDraft(draftName);
    if (!draft || !isDriverKind(kind)) return;
    const { form } = draft;
    await navigate({ to: FORM_SCREENS[kind].wizard, search: { mode, ...formSearchOf(form), id: form.id } });
  };
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-6">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl">Outbox</h1>
        <Link to="/" className={buttonVariants()}>
          <House aria-hidden /> Home
        </Link>
      </div>
      <OutboxScreen onTakeBack={(entry) => void carryOn(entry)} />
    </main>
  );
}
