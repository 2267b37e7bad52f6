import { FORM_KINDS, formatMoment } from '@groundsheet/form-rules';
import { useNavigate } from '@tanstack/react-router';
import { FileText, Mail } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { saveOnceMade } from '../../lib/save-file.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { FORM_SCREENS, pdfUrl } from '../form-kinds.js';
import { Refusal } from '../refusal.js';
import { openSentHere } from './api.js';
import { CopyToMe } from './copy-to-me.js';
import { loadSentHere, stillOpens, type SentHere } from './sent-here.js';

/** At a glance; the others come when asked for. */
const GLANCE = 3;

/** What was sent from this device without an account, the last first. */
export function SentFromHere() {
  const [all] = useState(loadSentHere);
  const [shown, setShown] = useState(GLANCE);
  if (all.length === 0) return null;
  return (
    <TitledCard id="sent-here" title="Sent from this phone" className="gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {all.slice(0, shown).map((sent) => (
          <li key={sent.id} className="flex flex-col gap-2.5 py-3">
            <Facts sent={sent} />
            {stillOpens(sent) ? <Actions sent={sent} /> : null}
          </li>
        ))}
      </ul>
      {all.length > shown ? (
        <Button variant="quiet" onClick={() => setShown(all.length)}>
          Show all {all.length}
        </Button>
      ) : null}
      <p className="text-sm text-muted">
        This list is on this phone only. A form can be opened here for seven days after it was sent.
      </p>
    </TitledCard>
  );
}

function Facts({ sent: { kind, reference, sentAt, recipients } }: { sent: SentHere }) {
  const { icon: Icon } = FORM_SCREENS[kind];
  const zone = ownZone();
  return (
    <div className="flex items-start gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0" />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2">
          <span className="font-semibold">{FORM_KINDS[kind].label}</span>
          <span className="figures text-muted">{reference}</span>
        </p>
        <p className="text-sm">{formatMoment(sentAt, zone)}</p>
        <p className="text-sm wrap-anywhere text-muted">To {recipients.join(', ') || 'the customer'}</p>
      </div>
    </div>
  );
}

function Actions({ sent }: { sent: SentHere }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const which = <span className="sr-only"> {sent.reference}</span>;
  const open = useSending({
    mutationFn: () => openSentHere(sent),
    onSuccess: () => navigate({ to: '/completed-form/$id', params: { id: sent.id } }),
  });
  const save = async (href: string) => {
    await openSentHere(sent);
    await saveOnceMade(href);
  };
  return (
    <div className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
      <Button className="px-2" disabled={open.isPending} onClick={() => open.mutate()}>
        <FileText aria-hidden />
        <span>
          {open.isPending ? 'One moment...' : 'Open'}
          {which}
        </span>
      </Button>
      <SaveFileLink href={pdfUrl(sent.id)} saveAs={save} className="px-2">
        PDF
        {which}
      </SaveFileLink>
      <Button className="max-tablet:col-span-full px-2 whitespace-nowrap" onClick={() => setAsking(true)}>
        <Mail aria-hidden />
        <span>
          Copy to me
          {which}
        </span>
      </Button>
      {open.error ? (
        <Refusal error={open.error} offline="It could not be opened. Check the signal and try again." />
      ) : null}
      {asking ? <CopyToMe sent={sent} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
