import { DOCUMENT_CATEGORIES, formatDate } from '@groundsheet/form-rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { PagedList } from '../../components/paged-list.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { documentsQuery, documentFileUrl, type PersonDocument, type Person } from './api.js';

/** Somebody's vault, once it is clear that they will see who has looked. */
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
        <Vault person={person} />
      ) : (
        <Button variant="primary" size="action" onClick={() => setLooking(true)}>
          <Eye aria-hidden /> Look at the documents
        </Button>
      )}
    </Dialog>
  );
}

function Vault({ person }: { person: Person }) {
  const asked = useInfiniteQuery(documentsQuery(person));
  return (
    <PagedList asked={asked} what="the documents" empty={<p>There is nothing in this vault.</p>}>
      {(documents) => (
        <ul aria-label="Documents" className="flex flex-col divide-y divide-line">
          {documents.map((document) => (
            <li key={document.id} className="flex flex-col gap-2.5 py-3">
              <Facts document={document} />
              <div className="flex flex-wrap gap-2">
                {document.files.map(({ id }, place) => (
                  <SaveFileLink key={id} href={documentFileUrl(document.id, id)}>
                    File {place + 1}
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
  const { originalFileName, description, category, expiryDate, isExpired } = document;
  const due = expiryDate && `${isExpired ? 'expired after' : 'valid until'} ${formatDate(expiryDate)}`;
  return (
    <div>
      <p className="font-semibold wrap-anywhere">{originalFileName}</p>
      <p className={isExpired ? 'text-bad' : 'text-muted'}>
        {[DOCUMENT_CATEGORIES[category], description, due].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}
