import { DOCUMENT_CATEGORIES, fileLabel, formatDate } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, RefreshCcw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { onceLoaded } from '../../components/once-loaded.js';
import { Facts } from '../../components/facts.js';
import { SaveFileLink } from '../../components/save-file-link.js';
import { Tabs } from '../../components/tabs.js';
import { Refusal } from '../../forms/refusal.js';
import { retriable } from '../../lib/retriable.js';
import { useSending } from '../../lib/use-sending.js';
import { deleteDocument, fileUrl, VAULT_KEY, type VaultDocument } from './api.js';
import { StateBadges } from './document-card.js';
import { kilobytes, lacksBack } from './document-facts.js';
import { DocumentPicture } from './document-picture.js';
import { EditDocument } from './edit-document.js';
import { PdfView } from './pdf/pdf-view.js';
import { PictureView } from './picture-view.js';
import { Proposals } from './proposals.js';

const loadScanner = retriable(() => import('./scanner/document-scanner.js'));
const DocumentScanner = lazy(async () => ({ default: (await loadScanner()).DocumentScanner }));

interface DocumentDialogProps {
  document: VaultDocument;
  /** What it is from now on. */
  onChanged: (document: VaultDocument) => void;
  onClose: () => void;
  onDeleted: () => void;
}

/** A document looked at, judged, put right, saved or deleted. */
export function DocumentDialog({ document, onChanged, onClose, onDeleted }: DocumentDialogProps) {
  const [doing, setDoing] = useState<'looking' | 'editing' | 'scanning'>('looking');
  if (doing === 'scanning')
    return (
      <Suspense>
        <DocumentScanner document={document} onClose={() => setDoing('looking')} />
      </Suspense>
    );
  return (
    <Dialog open layout="desk" title={document.originalFileName} onOpenChange={onClose}>
      <StateBadges document={document} />
      <div className="grid items-start gap-4 office:grid-cols-[1fr_25rem] office:gap-6">
        <div className="min-w-0 office:sticky office:top-0">
          <DocumentFiles document={document} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {document.note ? <Notice tone="attention">{document.note}</Notice> : null}
          {lacksBack(document) ? (
            <Button
              size="action"
              variant="primary"
              onClick={() => void onceLoaded('Upload', loadScanner, () => setDoing('scanning'))}
            >
              <RefreshCcw aria-hidden /> Add the back
            </Button>
          ) : null}
          {doing === 'editing' ? (
            <EditDocument document={document} onChanged={onChanged} onDone={() => setDoing('looking')} />
          ) : (
            <>
              <Proposals document={document} onChanged={onChanged} />
              <Facts absent="Not known" facts={factsOf(document)} />
              <div className="grid grid-cols-2 gap-2.5">
                <Button size="action" onClick={() => setDoing('editing')}>
                  <Pencil aria-hidden /> Edit
                </Button>
                <DeleteDocument document={document} onDeleted={onDeleted} />
              </div>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function factsOf({ category, description, expiryDate, ...rest }: VaultDocument) {
  return [
    ['Category', DOCUMENT_CATEGORIES[category]],
    ['Expires', expiryDate ? formatDate(expiryDate) : null],
    ['Number', rest.documentNumber],
    ['Name on it', rest.holderName],
    ['Description', description],
    ['Size', kilobytes(rest.fileSize)],
  ] as const;
}

/** Its sides and pages, one at a time. */
function DocumentFiles({ document }: { document: VaultDocument }) {
  const { files } = document;
  const [open, setOpen] = useState('0');
  if (files.length < 2) return <OneFile document={document} place={0} />;
  return (
    <Tabs
      label="Sides and pages"
      look="page"
      open={open}
      onOpen={setOpen}
      tabs={files.map((file, place) => ({
        name: String(place),
        label: fileLabel(document, place),
        content: <OneFile key={file.id} document={document} place={place} />,
      }))}
    />
  );
}

function OneFile({ document, place }: { document: VaultDocument; place: number }) {
  const file = document.files[place];
  if (!file) return null;
  const url = fileUrl(document.id, file.id);
  const isPdf = file.mimeType === 'application/pdf';
  const label = fileLabel(document, place);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {isPdf ? (
        <PdfView src={url} label={label} meanwhile={<FirstPage document={document} place={place} />} />
      ) : (
        <PictureView src={url} alt={label} />
      )}
      <SaveFileLink href={url}>Download {isPdf ? 'PDF' : 'picture'}</SaveFileLink>
    </div>
  );
}

function FirstPage(props: { document: VaultDocument; place: number }) {
  return (
    <div className="overflow-hidden rounded-control border border-line">
      <DocumentPicture {...props} className="aspect-4/3 w-full" />
    </div>
  );
}

function DeleteDocument({ document, onDeleted }: { document: VaultDocument; onDeleted: () => void }) {
  const queryClient = useQueryClient();
  const throwing = useSending({
    mutationFn: () => deleteDocument(document),
    onSuccess: () => {
      onDeleted();
      return queryClient.invalidateQueries({ queryKey: VAULT_KEY });
    },
  });
  return (
    <>
      <Button variant="remove" size="action" disabled={throwing.isPending} onClick={() => throwing.mutate()}>
        <Trash2 aria-hidden /> {throwing.isPending ? 'One moment...' : 'Delete'}
      </Button>
      {throwing.error ? (
        <Refusal error={throwing.error} offline="It is still there. Check the signal and try again." />
      ) : null}
    </>
  );
}
