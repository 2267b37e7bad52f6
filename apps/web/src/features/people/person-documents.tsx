import {
  DOCUMENT_CATEGORIES,
  EXPIRING_DAYS,
  expiryWords,
  fileLabel,
  formatDate,
} from '@groundsheet/form-rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock, CalendarX, Eye } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { PagedList } from '../../components/paged-list.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { PersonPacks } from './person-packs.js';
import { documentsQuery, documentFileUrl, type PersonDocument, type Person } from './api.js';

/** A person's vault, once it is clear that they will see who has looked. */
export function PersonDocuments({ person, onClose }: { person: Person; onClose: () => void }) {
  const [isLooking, setLooking] = useState(false);
  return (
    <Dialog
      open
      layout="wide"
      title={`Documents of ${person.fullName}`}
      description="They will see in their vault that you looked, when, and which files you saved."
      onOpenChange={onClose}
    >
      {isLooking ? (
        <>
          <DocumentList person={person} empty="This vault is empty." />
          <PersonPacks person={person} />
        </>
      ) : (
        <Button variant="primary" size="action" onClick={() => setLooking(true)}>
          <Eye aria-hidden /> Look at the documents
        </Button>
      )}
    </Dialog>
  );
}

interface DocumentListProps {
  person: Person;
  /** What runs out soon, or has; else everything. */
  state?: 'expiring';
  empty: string;
}

/** What is in a person's vault; each look is recorded, and its owner sees it. */
export function DocumentList({ person, state, empty }: DocumentListProps) {
  const asked = useInfiniteQuery(documentsQuery(person, state));
  return (
    <PagedList asked={asked} what="the documents" drawing="card" empty={<p>{empty}</p>}>
      {(documents) => (
        <ul aria-label="Documents" className="flex flex-col divide-y divide-line">
          {documents.map((document) => (
            <li
              key={document.id}
              className="flex flex-col gap-2.5 py-3 tablet:flex-row tablet:items-center tablet:justify-between tablet:gap-5"
            >
              <Facts document={document} />
              <div className="flex flex-wrap gap-2 tablet:max-w-1/2 tablet:shrink-0 tablet:justify-end">
                {document.files.map(({ id }, place) => (
                  <SaveFileLink key={id} href={documentFileUrl(document.id, id)}>
                    {fileLabel(document, place)}
                    <span className="sr-only"> of {document.originalFileName}</span>
                  </SaveFileLink>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Facts({ document }: { document: PersonDocument }) {
  const { originalFileName, description, category, expiryDate } = document;
  const until = expiryDate && `valid until ${formatDate(expiryDate)}`;
  return (
    <div className="flex min-w-0 flex-col items-start gap-1 wrap-anywhere">
      <p className="font-semibold">{originalFileName}</p>
      <p className="text-muted">{inOneLine([DOCUMENT_CATEGORIES[category], description, until])}</p>
      <Due document={document} />
    </div>
  );
}

/** Of one that has expired, or soon will. */
function Due({ document }: { document: PersonDocument }) {
  if (document.daysLeft === null || document.daysLeft > EXPIRING_DAYS) return null;
  return (
    <Badge tone={document.isExpired ? 'bad' : 'attention'}>
      {document.isExpired ? <CalendarX aria-hidden /> : <CalendarClock aria-hidden />} {expiryWords(document)}
    </Badge>
  );
}
