import { expiryWords, MOST_DOCUMENTS_OF_PACK } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { SearchField } from '../../../components/search-field.js';
import { PagedList } from '../../../components/paged-list.js';
import { inOneLine } from '../../../lib/in-one-line.js';
import { useList } from '../../../lib/pages.js';
import { documentCountsQuery, documentsQuery, type VaultDocument } from '../api.js';

/** So many can be looked over without a search. */
const AT_A_GLANCE = 6;

interface PackDocumentsProps {
  ownerName: string;
  chosen: readonly VaultDocument[];
  onTurn: (document: VaultDocument) => void;
}

/** Which documents are shown. What was chosen stays chosen while others are searched for. */
export function PackDocuments({ ownerName, chosen, onTurn }: PackDocumentsProps) {
  const [search, setSearch] = useState<string>();
  const { data: counts } = useQuery(documentCountsQuery);
  const asked = useList(documentsQuery(ownerName, { search }));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold">Documents</legend>
      {(counts?.total ?? 0) > AT_A_GLANCE ? (
        <SearchField
          label="Search"
          placeholder="Name or printed words"
          value={search}
          onSearch={setSearch}
          // Enter would make the link.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <PagedList asked={asked} what="your documents" drawing="card" empty={<p>No documents found</p>}>
        {(documents) => (
          <div className="flex flex-col gap-2">
            {documents.map((document) => (
              <Choice
                key={document.id}
                document={document}
                chosen={chosen.some(({ id }) => id === document.id)}
                full={chosen.length >= MOST_DOCUMENTS_OF_PACK}
                onTurn={() => onTurn(document)}
              />
            ))}
          </div>
        )}
      </PagedList>
    </fieldset>
  );
}

interface ChoiceProps {
  document: VaultDocument;
  chosen: boolean;
  full: boolean;
  onTurn: () => void;
}

function Choice({ document, chosen, full, onTurn }: ChoiceProps) {
  const due = document.isExpired ? 'Expired' : expiryWords(document);
  return (
    <label className="flex min-h-action cursor-pointer items-center gap-3 rounded-control edged border-strong bg-surface px-3.5 py-2 has-checked:border-text has-checked:bg-quiet has-checked:ring-1 has-checked:ring-text">
      <input
        type="checkbox"
        checked={chosen}
        disabled={full && !chosen}
        onChange={onTurn}
        className="size-6 shrink-0 accent-text"
      />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold wrap-anywhere">{document.originalFileName}</span>
        <span className="text-sm wrap-anywhere text-muted">
          {inOneLine([document.description, due], ' · ') || 'Without an expiry date'}
        </span>
      </span>
    </label>
  );
}
