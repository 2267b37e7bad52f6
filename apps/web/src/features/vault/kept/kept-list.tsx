import {
  DOCUMENT_CATEGORIES,
  expiryOf,
  expiryWords,
  EXPIRING_DAYS,
  formatDate,
} from '@groundsheet/form-rules';
import { CalendarClock, CalendarX } from 'lucide-react';
import { useCallback } from 'react';

import { Badge } from '../../../components/badge.js';
import { Card } from '../../../components/card.js';
import { Facts } from '../../../components/facts.js';
import { LastSeen } from '../../../components/last-seen.js';
import type { KeptDocument, KeptDocuments, KeptPicture } from '../../../lib/kept/kept-documents.js';
import { today } from '../../../lib/today.js';

/** What this device has of a driver's documents, to be shown at a gate where there is no signal. */
export function KeptList({ at, documents }: KeptDocuments) {
  return (
    <section aria-label="Documents kept on this phone" className="flex flex-col gap-4">
      <LastSeen what="This list" at={at} lacks="To open, add or change a document you need a signal." />
      {documents.length === 0 ? <p className="text-muted">Your vault was empty then.</p> : null}
      <ul aria-label="Documents" className="grid gap-3 tablet:grid-cols-2">
        {documents.map((document) => (
          <li key={document.id} className="grid min-w-0">
            <KeptCard document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function KeptCard({ document }: { document: KeptDocument }) {
  const { category, description, expiryDate, documentNumber, holderName, pictures } = document;
  // What nobody has entered is nothing to show at a gate.
  const facts = [
    ['Expires', expiryDate && formatDate(expiryDate)],
    ['Number', documentNumber],
    ['Name on it', holderName],
  ] as const;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg">{DOCUMENT_CATEGORIES[category]}</h3>
        <Due expiryDate={expiryDate} />
      </div>
      {description ? <p className="wrap-anywhere">{description}</p> : null}
      <Facts absent="" facts={facts.filter(([, value]) => value)} />
      {pictures.map((picture) => (
        <SmallPicture key={picture.fileId} {...picture} of={DOCUMENT_CATEGORIES[category]} />
      ))}
    </Card>
  );
}

/** As of today, whatever day it was kept on. */
function Due({ expiryDate }: { expiryDate: string | null }) {
  const expiry = expiryOf(expiryDate, today());
  const isExpired = expiry?.state === 'expired';
  const words = expiryWords({ daysLeft: expiry?.daysLeft ?? null, isExpired });
  if (!expiry || !words) return null;
  const tone = isExpired ? 'bad' : expiry.daysLeft <= EXPIRING_DAYS ? 'attention' : 'plain';
  return (
    <Badge tone={tone}>
      {isExpired ? <CalendarX aria-hidden /> : <CalendarClock aria-hidden />} {words}
    </Badge>
  );
}

function SmallPicture({ picture, label, of }: KeptPicture & { of: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(picture);
      return () => URL.revokeObjectURL(image.src);
    },
    [picture],
  );
  return <img ref={show} alt={`${of}, ${label.toLowerCase()}`} className="w-full rounded-control bg-paper" />;
}
