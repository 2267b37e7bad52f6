import { useEffect, useRef, useState } from 'react';

import type { PreparedFile, UploadUppy } from '../../../components/upload/file-sender.js';
import { NETWORK_SENTENCE } from '../../../components/upload/send-file.js';
import { recoverFiles } from '../../../components/upload/recover-files.js';
import { createDocumentInTheMaking, type ScannedFacts, type ScannedSide } from './document-in-the-making.js';
import { createScanProgress, SCAN_PROGRESS } from './scan-progress.js';

interface ScanOptions {
  /** A document that lacks its back. */
  begun: (ScannedFacts & { id: string }) | null;
  /** Something new is in the vault. */
  onArrived: () => void;
  /** All that there is to scan has been sent. */
  onEnd: () => void;
}

/** What goes with each file, so that a browser that broke off knows how to go on. */
interface ScanMeta extends Partial<ScannedFacts> {
  side?: ScannedSide;
  partOf?: string | null;
  /** Where this one file was to be sent. */
  address?: string;
}

/** One document on its way: the front, then the back. */
export function useScan({ begun, onArrived, onEnd }: ScanOptions) {
  const [facts, setFacts] = useState<ScannedFacts>(() => begun ?? { category: undefined, description: '' });
  const [side, setSide] = useState<ScannedSide>(begun ? 'back' : 'front');
  const [percent, setPercent] = useState(0);
  const [files, setFiles] = useState(0);
  const [state, setState] = useState<'choosing' | 'recovered' | 'failed' | 'missing'>('choosing');
  /** Why a file was not taken, where that is known; the connection is to blame for the others. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [making, setMaking] = useState(() => createDocumentInTheMaking(begun?.id ?? null));
  const [progress] = useState(() => createScanProgress(setPercent));
  const uppy = useRef<UploadUppy>(null);
  const movingOn = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      progress.stop();
      clearTimeout(movingOn.current);
    },
    [progress],
  );

  const moveOn = () => {
    if (side === 'back') return onEnd();
    uppy.current?.cancelAll();
    making.nextSide();
    progress.reset();
    setSide('back');
  };
  const latest = useRef({ moveOn, onArrived, making });
  useEffect(() => {
    latest.current = { moveOn, onArrived, making };
  });

  const completed = async ({ failed = [] }: { failed?: { error?: string | null }[] | undefined }) => {
    if (failed.length > 0) {
      progress.reset();
      setRefusal(failed.find(({ error }) => error && error !== NETWORK_SENTENCE)?.error ?? null);
      setState('failed');
      return;
    }
    progress.sent();
    await latest.current.making.complete();
    progress.done();
    latest.current.onArrived();
    movingOn.current = setTimeout(() => latest.current.moveOn(), SCAN_PROGRESS.moveOnMs);
  };
  const restored = (metas: ScanMeta[]) => {
    const { category, description = '', side: was = 'front', partOf = null } = metas[0]!;
    setFacts({ category, description });
    setSide(was);
    const begun = metas.filter(({ address }) => address).length;
    setMaking(createDocumentInTheMaking(partOf, begun));
    setState('recovered');
  };

  const onReady = (ready: UploadUppy) => {
    uppy.current = ready;
    ready.setOptions({ restrictions: { requiredMetaFields: ['category'] } });
    ready.on('state-update', (_before, { files: now }) => setFiles(Object.keys(now ?? {}).length));
    ready.on('restored', () => {
      const metas = ready.getFiles().map(({ meta }) => meta as ScanMeta);
      if (metas.length > 0) restored(metas);
    });
    ready.on('complete', (result) => void completed(result));
    recoverFiles(ready);
  };
  const start = () => {
    const meta: ScanMeta = { side, partOf: making.id(), description: facts.description };
    uppy.current!.setMeta({ ...meta, ...(facts.category ? { category: facts.category } : {}) });
    if (!facts.category) return setState('missing');
    const wasRecovered = state === 'recovered';
    setState('choosing');
    progress.begin();
    if (wasRecovered) uppy.current!.emit('restore-confirmed');
    else void uppy.current!.upload().catch(() => undefined);
  };
  const askForAddress = async (file: PreparedFile) => {
    const { address: before } = (uppy.current?.getFile(file.id)?.meta ?? {}) as ScanMeta;
    const address = await making.addressFor(file, facts, side, before);
    uppy.current?.setMeta({ partOf: making.id() });
    uppy.current?.setFileMeta(file.id, { address });
    progress.addressed();
    return address;
  };
  return {
    facts,
    setFacts,
    side,
    percent,
    files,
    state,
    refusal,
    onReady,
    start,
    askForAddress,
    onUploaded: making.arrived,
  };
}
