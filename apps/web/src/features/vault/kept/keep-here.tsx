import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../../components/badge.js';
import { TitledCard } from '../../../components/card.js';
import { Switch } from '../../../components/switch.js';
import {
  chooseToKeepDocuments,
  keepsDocuments,
  type KeptDocuments,
} from '../../../lib/kept/kept-documents.js';
import { kilobytes } from '../document-facts.js';
import { keptVaultQuery } from './kept-vault.js';

/** Whether a driver's documents are on this device too. Off until they say so: it may be anybody's phone. */
export function KeepHere({ ownerName }: { ownerName: string }) {
  const queryClient = useQueryClient();
  const [on, setOn] = useState(() => keepsDocuments());
  const query = keptVaultQuery(ownerName);
  const { data, error } = useQuery({ ...query, enabled: on });
  const choose = async (wish: boolean) => {
    setOn(wish);
    await chooseToKeepDocuments(wish);
    if (!wish) await queryClient.resetQueries({ queryKey: query.queryKey });
  };
  return (
    <TitledCard id="without-a-signal" title="Without a signal">
      <Switch label="Keep my documents on this phone" on={on} onChange={(wish) => void choose(wish)} />
      <p className="text-muted">
        Keeps small pictures, dates and numbers, so that you can show your cards without a signal. Anyone who
        has this phone while you are signed in can see them. They are removed when you switch this off or log
        out.
      </p>
      {on && error ? (
        <Notice tone="attention" role="alert">
          <TriangleAlert aria-hidden />
          <p>Your documents could not be kept on this phone. Open the vault again when there is a signal.</p>
        </Notice>
      ) : null}
      {on && data ? <p role="status">{keptWords(data)}</p> : null}
    </TitledCard>
  );
}

function keptWords({ documents }: KeptDocuments): string {
  const bytes = documents
    .flatMap(({ pictures }) => pictures)
    .reduce((sum, { picture }) => sum + picture.size, 0);
  const count = documents.length === 1 ? '1 document is' : `${documents.length} documents are`;
  return `${count} on this phone, ${kilobytes(bytes)}.`;
}
