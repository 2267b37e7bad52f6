import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_NAMES,
  FIELD_LENGTHS,
  MOST_FILES_OF_DOCUMENT,
  needsBothSides,
  type DocumentCategory,
} from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Upload } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';

import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { FieldError, TextField } from '../../../components/field.js';
import { Progress } from '../../../components/progress.js';
import { SelectField } from '../../../components/select-field.js';
import { scansOf } from '../../../forms/upload/recovery-store.js';
import { missingSentence } from '../../../components/upload/send-file.js';
import { drawnPhoto, isPdf, jpegOf } from '../../../components/upload/shrink-photo.js';
import { Uploader } from '../../../components/upload/uploader.js';
import { VAULT_KEY, type VaultDocument } from '../api.js';
import { scaled, straightened } from '../../../components/scanner/edges/edges.js';
import { useEdges, type EdgesMeta } from '../../../components/scanner/edges/use-edges.js';
import { SCAN_PROGRESS } from './scan-progress.js';
import { useScan } from './use-scan.js';

interface DocumentScannerProps {
  /** One that lacks its back; a new document otherwise. */
  document?: VaultDocument;
  onClose: () => void;
}

const AskEdges = lazy(async () => ({
  default: (await import('../../../components/scanner/edges/ask-edges.js')).AskEdges,
}));
const CATEGORIES = DOCUMENT_CATEGORY_NAMES.map((value) => ({ value, label: DOCUMENT_CATEGORIES[value] }));
const FILE_TYPES = ['image/*', 'application/pdf'];
/** As large as the server keeps pictures of documents: small print has to stay readable. */
const LONGEST_SIDE = 3200;

async function prepare(file: Blob, { edges }: EdgesMeta): Promise<Blob> {
  if (await isPdf(file)) return file;
  const picture = await drawnPhoto(file, LONGEST_SIDE);
  const page = edges && (await straightened(picture, scaled(edges, picture.width)));
  return page ?? jpegOf(picture);
}

/** Brings a document into the vault: front, then back, by the camera or as files. */
export function DocumentScanner(props: DocumentScannerProps) {
  return (
    <Dialog open keepOnOutsideTap layout="wide" title="Document Scanner" onOpenChange={props.onClose}>
      <Scanner {...props} />
    </Dialog>
  );
}

/** By itself, because the dialog draws what is in it a moment after itself. */
function Scanner({ document, onClose }: DocumentScannerProps) {
  const queryClient = useQueryClient();
  const scan = useScan({
    begun: document ? { ...document, description: document.description ?? '' } : null,
    onArrived: () => void queryClient.invalidateQueries({ queryKey: VAULT_KEY }),
    onEnd: onClose,
  });
  const { facts, side, percent, state } = scan;
  const { asked, isLooking, watch } = useEdges();
  const isBusy = percent > 0;
  const canBeBlank = side === 'back' && facts.category && !needsBothSides(facts.category);
  return (
    <>
      {side === 'front' ? <Facts scan={scan} disabled={isBusy} /> : null}
      <div>
        <h3 className="text-lg">{side === 'front' ? 'Front side' : 'Back side'}</h3>
        <p className="text-muted">{hintFor(side, facts.category)}</p>
      </div>
      <Uploader
        bare
        camera={facts.category && needsBothSides(facts.category) ? 'card' : 'page'}
        inOrder
        id={scansOf()}
        title={side === 'front' ? 'Front side' : 'Back side'}
        note="Pictures or PDF, up to 10MB each"
        fileTypes={FILE_TYPES}
        maxFiles={MOST_FILES_OF_DOCUMENT}
        prepare={prepare}
        askForAddress={scan.askForAddress}
        onUploaded={scan.onUploaded}
        onReady={(uppy) => {
          scan.onReady(uppy);
          watch(uppy);
        }}
        onClose={onClose}
      />
      {asked ? (
        <Suspense>
          <AskEdges page={asked} />
        </Suspense>
      ) : null}
      <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-col gap-2.5 border-t border-line bg-surface p-4">
        {state === 'failed' ? (
          <p role="alert" className="font-semibold text-bad">
            {scan.refusal ?? 'Upload failed. Please check your connection and try again.'}
          </p>
        ) : null}
        {isBusy ? <HowFar side={side} percent={percent} /> : null}
        <div className="grid gap-2.5 tablet:flex tablet:flex-row-reverse">
          {isBusy ? null : (
            <Button
              variant="primary"
              size="action"
              className="tablet:grow"
              disabled={scan.files === 0 || isLooking}
              onClick={scan.start}
            >
              <Upload aria-hidden />{' '}
              {isLooking
                ? 'One moment...'
                : state === 'recovered'
                  ? 'Resume the upload'
                  : `Upload the ${side}`}
            </Button>
          )}
          {canBeBlank && !isBusy ? (
            <Button size="action" onClick={onClose}>
              N/A - Back is Blank
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}

function hintFor(side: 'front' | 'back', category: DocumentCategory | undefined): string {
  const isLicence = category !== undefined && needsBothSides(category);
  if (side === 'front')
    return isLicence
      ? 'We need both sides of a driving licence: the front first.'
      : 'Several pages? Add them all here, in order.';
  return isLicence ? 'Now turn the licence over.' : 'Turn it over. If the back is blank, say so below.';
}

function Facts({ scan, disabled }: { scan: ReturnType<typeof useScan>; disabled: boolean }) {
  const { facts, setFacts, state } = scan;
  const id = useId();
  const isMissing = state === 'missing' && !facts.category;
  return (
    <fieldset disabled={disabled} className="grid gap-3 tablet:grid-cols-2">
      <div>
        <SelectField
          id={id}
          label="Category"
          none="Choose what it is"
          options={CATEGORIES}
          value={facts.category}
          onChoose={(category) => setFacts({ ...facts, category })}
        />
        {isMissing ? (
          <div role="alert" className="mt-1.5">
            <FieldError>{missingSentence(['Category'])}</FieldError>
          </div>
        ) : null}
      </div>
      <TextField
        label="Description"
        placeholder="Optional: CPCS red card"
        maxLength={FIELD_LENGTHS.documentDescription}
        value={facts.description}
        onChange={({ target }) => setFacts({ ...facts, description: target.value })}
      />
    </fieldset>
  );
}

function HowFar({ side, percent }: { side: string; percent: number }) {
  const isDone = percent === SCAN_PROGRESS.done;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="flex items-center gap-2 font-semibold">
        {isDone ? <CircleCheck aria-hidden className="size-5.5 text-good" /> : null}
        {isDone ? `The ${side} is in your vault.` : `Uploading the ${side}: ${percent} %`}
      </p>
      <Progress percent={percent} label="Upload progress" />
    </div>
  );
}
