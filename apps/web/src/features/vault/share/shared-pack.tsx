import { DOCUMENT_CATEGORIES, expiryOf, fileLabel, formatDate } from '@groundsheet/form-rules';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarX, CircleCheck } from 'lucide-react';

import { Badge } from '../../../components/badge.js';
import { Card } from '../../../components/card.js';
import { today } from '../../../lib/today.js';
import { PictureView } from '../picture-view.js';
import { isPdf, sharedFileUrl, sharedPackQuery, type SharedDocument } from './api.js';
import { SharedPdf } from './shared-pdf.js';

/** What a site office sees of a driver's documents: pictures and expiry dates. */
export function SharedPack({ id }: { id: string }) {
  const { data: pack } = useSuspenseQuery(sharedPackQuery(id));
  return (
    <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-6">
      <div>
        <h1 className="text-2xl break-words">Documents of {pack.driverName}</h1>
        <p className="mt-1 text-muted">
          For {pack.title}. Can be opened until {formatDate(pack.endsOn)}.
        </p>
        <p className="mt-1 text-muted">
          {pack.driverName} sees when you opened this and, for 30 days, your network address and what kind of
          device and browser you used.
        </p>
      </div>
      {pack.documents.length === 0 ? <p>It is empty now.</p> : null}
      <ul aria-label="Documents" className="grid items-start gap-4 tablet:grid-cols-2">
        {pack.documents.map((document) => (
          <li key={document.id} className="min-w-0">
            <OneDocument packId={id} document={document} />
          </li>
        ))}
      </ul>
    </main>
  );
}

function OneDocument({ packId, document }: { packId: string; document: SharedDocument }) {
  const name = DOCUMENT_CATEGORIES[document.category];
  return (
    <Card aria-label={name} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{name}</h2>
        <Validity document={document} />
      </div>
      {document.files.map((file, place) => {
        const label = `${name}, ${fileLabel(document, place).toLowerCase()}`;
        return isPdf(file) ? (
          <SharedPdf key={file.id} packId={packId} file={file} label={label} />
        ) : (
          <PictureView key={file.id} src={sharedFileUrl(packId, file.id)} alt={label} />
        );
      })}
    </Card>
  );
}

function Validity({ document }: { document: SharedDocument }) {
  const { expiryDate, isExpired } = document;
  if (!expiryDate) return <Badge>No expiry date</Badge>;
  const state = isExpired ? 'expired' : expiryOf(expiryDate, today())!.state;
  const { tone, icon: Icon, words } = VALIDITY[state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden /> {words} {formatDate(expiryDate)}
    </Badge>
  );
}

const VALIDITY = {
  valid: { tone: 'good', icon: CircleCheck, words: 'Valid until' },
  expiring: { tone: 'attention', icon: CalendarClock, words: 'Expiring: valid until' },
  expired: { tone: 'bad', icon: CalendarX, words: 'Expired' },
} as const;
