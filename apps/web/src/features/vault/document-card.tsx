import { DOCUMENT_CATEGORIES, EXPIRING_DAYS, expiryWords } from '@groundsheet/form-rules';
import { CalendarClock, CalendarX, CircleCheck, Lightbulb, LoaderCircle, TriangleAlert } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { cn } from '../../lib/cn.js';
import type { VaultDocument } from './api.js';
import { kilobytes, lacksBack } from './document-facts.js';
import { DocumentPicture } from './document-picture.js';
import { excerptOf, foundIn } from './found-words.js';

interface DocumentCardProps {
  document: VaultDocument;
  /** What was searched for stands out. */
  search: string | undefined;
  onOpen: () => void;
}

/** A document in the grid; all of it is one button. */
export function DocumentCard({ document, search, onOpen }: DocumentCardProps) {
  const { originalFileName, description, extractedText } = document;
  const excerpt = excerptOf(extractedText, search);
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        'flex min-w-0 overflow-hidden rounded-card border border-line bg-surface text-start shadow-card hover:border-text tablet:flex-col',
        edgeOf(document),
      )}
    >
      <DocumentPicture
        document={document}
        place={0}
        className="w-1/4 max-w-24 shrink-0 tablet:aspect-4/3 tablet:w-full tablet:max-w-none"
      />
      <span className="flex min-w-0 grow flex-col gap-2 p-3">
        <StateBadges document={document} />
        <strong className="font-heading text-xl leading-tight">
          {DOCUMENT_CATEGORIES[document.category]}
        </strong>
        {description ? (
          <span className="text-sm break-words">
            <Highlighted text={description} search={search} />
          </span>
        ) : null}
        <span className="text-sm break-words text-muted">
          <Highlighted text={originalFileName} search={search} /> · {kilobytes(document.fileSize)}
        </span>
        {excerpt ? (
          <span className="rounded-control bg-paper p-2 text-sm break-words text-muted">
            <span className="sr-only">Printed on it: </span>
            <Highlighted text={excerpt} search={search} />
          </span>
        ) : null}
      </span>
    </button>
  );
}

/** Amber as long as it can still be renewed in time, red after that. */
function edgeOf({ isExpired, daysLeft }: VaultDocument): string | undefined {
  if (isExpired) return 'border-s-4 border-s-bad';
  return isExpiring(daysLeft) ? 'border-s-4 border-s-attention' : undefined;
}

const isExpiring = (daysLeft: number | null) => daysLeft !== null && daysLeft <= EXPIRING_DAYS;

/** What matters of a document at a glance. */
export function StateBadges({ document }: { document: VaultDocument }) {
  const { uploadStatus, isFinishing, isExpired, proposals } = document;
  const due = expiryWords(document);
  return (
    <span className="flex flex-wrap gap-1.5">
      {isExpired ? (
        <Badge tone="bad">
          <CalendarX aria-hidden /> Expired
        </Badge>
      ) : null}
      {uploadStatus === 'completed' ? (
        <Badge tone="good">
          <CircleCheck aria-hidden /> Complete
        </Badge>
      ) : (
        <Badge>
          <LoaderCircle aria-hidden /> {isFinishing ? 'Finishing' : 'Processing'}
        </Badge>
      )}
      {due && !isExpired ? (
        <Badge tone={isExpiring(document.daysLeft) ? 'attention' : 'plain'}>
          <CalendarClock aria-hidden /> {due}
        </Badge>
      ) : null}
      {lacksBack(document) ? (
        <Badge tone="attention">
          <TriangleAlert aria-hidden /> Back is missing
        </Badge>
      ) : null}
      {proposals.length > 0 ? (
        <Badge tone="accent">
          <Lightbulb aria-hidden /> {proposals.length} to check
        </Badge>
      ) : null}
    </span>
  );
}

function Highlighted({ text, search }: { text: string; search: string | undefined }) {
  return foundIn(text, search).map((piece, place) =>
    piece.found ? (
      <mark key={place} className="rounded-sm bg-accent text-on-accent">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
