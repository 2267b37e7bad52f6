import { useQuery } from '@tanstack/react-query';
import { RotateCw, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { parse } from 'valibot';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { countSet } from '../../components/list-filters.js';
import { onceLoaded } from '../../components/once-loaded.js';
import { PagedList } from '../../components/paged-list.js';
import { hasScans, removeScansOf } from '../../forms/upload/recovery-store.js';
import { UploadButton } from '../../components/upload/upload-button.js';
import { localOwner } from '../../lib/local-owner.js';
import { itemsOf, useList } from '../../lib/pages.js';
import { retriable } from '../../lib/retriable.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { useLoadedSoon } from '../../lib/use-loaded-soon.js';
import { documentsQuery, VAULT_EVENTS, VAULT_KEY, type VaultDocument } from './api.js';
import { CountTiles } from './count-tiles.js';
import { DocumentCard } from './document-card.js';
import { KeepHere } from './kept/keep-here.js';
import { KeptList } from './kept/kept-list.js';
import { keptVaultQuery } from './kept/kept-vault.js';
import { SharePacks } from './share/share-packs.js';
import { UndoDelete } from './undo-delete.js';
import { useFinishing } from './use-finishing.js';
import { VAULT_FILTERS, VaultFilters } from './vault-filters.js';
import { VaultReads } from './vault-reads.js';
import { VAULT_SEARCH, type VaultSearch } from './vault-search.js';

const loadScanner = retriable(() => import('./scanner/document-scanner.js'));
const DocumentScanner = lazy(async () => ({ default: (await loadScanner()).DocumentScanner }));
const loadDialog = retriable(() => import('./document-dialog.js'));
const DocumentDialog = lazy(async () => ({ default: (await loadDialog()).DocumentDialog }));

interface VaultTabProps {
  ownerName: string;
  /** From an address that may say anything. */
  search: unknown;
  onSearch: (search: VaultSearch) => void;
}

const VAULT_KEYS = [VAULT_KEY];
const OPENED_NEXT = [loadDialog];

/** Licences, cards and certificates of a driver. */
export function VaultTab({ ownerName, search: said, onSearch }: VaultTabProps) {
  const search = parse(VAULT_SEARCH, said);
  useLiveChanges(VAULT_EVENTS, VAULT_KEYS);
  useLoadedSoon(OPENED_NEXT);
  const list = { search, onChange: (change: VaultSearch) => onSearch({ ...search, ...change }) };
  const asked = useList(documentsQuery(ownerName, search));
  const [open, setOpen] = useState<VaultDocument | null>(null);
  const [deleted, setDeleted] = useState<VaultDocument | null>(null);
  const { data: kept } = useQuery(keptVaultQuery(ownerName));
  const documents = itemsOf(asked) ?? [];
  useFinishing(documents);
  // Read or changed meanwhile, it may be none of those that are shown.
  const opened = documents.find(({ id }) => id === open?.id) ?? open;
  const clear = () => onSearch({});
  if (kept?.seenAt)
    return (
      <div className="flex flex-col gap-4">
        <BrokenOff />
        <KeptList {...kept} />
        <KeepHere ownerName={ownerName} />
      </div>
    );
  return (
    <div
      data-wide
      className="flex flex-col gap-4 office:grid office:grid-cols-[minmax(0,1fr)_20rem] office:items-start office:gap-6"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <CountTiles state={search.state} onChoose={(state) => list.onChange({ state })} />
        <BrokenOff />
        <div className="flex flex-col gap-4 office:flex-row-reverse office:items-end">
          <UploadButton load={loadScanner} dialog={(onClose) => <DocumentScanner onClose={onClose} />}>
            <Upload aria-hidden /> <span className="whitespace-nowrap">Upload Document</span>
          </UploadButton>
          <VaultFilters {...list} />
        </div>
        {deleted ? <UndoDelete key={deleted.id} document={deleted} onOver={() => setDeleted(null)} /> : null}
        <PagedList
          asked={asked}
          what="your documents"
          drawing="card"
          failed="Failed to fetch documents."
          empty={<NoDocuments onClear={countSet(search, VAULT_FILTERS) > 0 ? clear : undefined} />}
        >
          {(all) => (
            <ul aria-label="Documents" className="grid gap-3 tablet:grid-cols-2 office:grid-cols-3">
              {all.map((document) => (
                <li key={document.id} className="grid min-w-0">
                  <DocumentCard
                    document={document}
                    search={search.search}
                    onOpen={() => void onceLoaded('Document', loadDialog, () => setOpen(document))}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <SharePacks ownerName={ownerName} />
        <VaultReads />
        <KeepHere ownerName={ownerName} />
      </div>
      {opened ? (
        <Suspense>
          <DocumentDialog
            document={opened}
            onChanged={setOpen}
            onClose={() => setOpen(null)}
            onDeleted={() => {
              setOpen(null);
              setDeleted(opened);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function NoDocuments({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <>
      <p className="text-lg font-semibold">No documents found</p>
      {onClear ? (
        <Button onClick={onClear}>Show all documents</Button>
      ) : (
        <p>
          Your licence, cards and certificates appear here. We read them, and tell you before they expire.
        </p>
      )}
    </>
  );
}

/** An upload that the browser broke off can go on where it was. */
function BrokenOff() {
  const [open, setOpen] = useState(false);
  const scans = useQuery({ queryKey: ['scans'], queryFn: hasScans, staleTime: 0 });
  if (!scans.data && !open) return null;
  return (
    <>
      <Notice tone="accent" role="status">
        <RotateCw aria-hidden />
        <div className="flex flex-col items-start gap-2">
          <p>An upload was interrupted. The document is still on this device.</p>
          <Button onClick={() => void onceLoaded('Upload', loadScanner, () => setOpen(true))}>
            Carry on
          </Button>
        </div>
      </Notice>
      {open ? (
        <Suspense>
          <DocumentScanner
            onClose={() => {
              setOpen(false);
              void removeScansOf(localOwner()).then(() => scans.refetch());
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
