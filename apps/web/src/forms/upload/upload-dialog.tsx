import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '@uppy/webcam/css/style.min.css';
import './upload-dialog.css';

import Uppy, { type Body, type Meta } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import GoldenRetriever from '@uppy/golden-retriever';
import Webcam from '@uppy/webcam';
import { useEffect, useRef, useState } from 'react';

import { Dialog } from '../../components/dialog.js';
import { ownKey } from '../../lib/local-owner.js';
import { FileSender, type FileSenderOptions, type UploadedFile, type UploadUppy } from './file-sender.js';
import {
  UPLOAD_HEIGHT,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_FILES,
  UPLOAD_THUMBNAIL_WIDTH,
  UPLOAD_WIDTH,
} from './upload-constants.js';

export interface UploadDialogProps {
  title: string;
  /** Said below the ways to choose a file. */
  note?: string;
  /** How many may be added this time, 1 unless said otherwise. */
  maxFiles?: number;
  /** Of one file as it is chosen, in bytes; 10485760 unless said otherwise. */
  maxBytes?: number;
  /** Media types, `image/*`; any unless said otherwise. */
  fileTypes?: string[];
  /** Whether pictures can be taken here. */
  camera?: boolean;
  /** Turns what was chosen into what is sent; its errors are shown. */
  prepare?: (file: Blob) => Promise<Blob>;
  askForAddress: () => Promise<string>;
  /** Once for each file that the server has. */
  onUploaded: (file: UploadedFile) => void;
  onClose: () => void;
}

/** Chooses files, or takes pictures, and uploads them when told to; what is on its way is given up on closing. */
export function UploadDialog(props: UploadDialogProps) {
  return (
    <Dialog open keepOnOutsideTap layout="wide" title={props.title} onOpenChange={props.onClose}>
      <Uploader {...props} />
    </Dialog>
  );
}

/** By itself, because the dialog draws what is in it a moment after itself. */
function Uploader(props: UploadDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const uppy = createUppy(latest, place.current!);
    uppy.on('upload-error', (_file, { message }) => setFault(message));
    uppy.on('upload', () => setFault(null));
    uppy.on('file-removed', () => setFault(null));
    return () => uppy.destroy();
  }, []);
  return (
    <>
      <div ref={place} className="upload-place flex grow flex-col" />
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {fault}
      </p>
    </>
  );
}

/** Where the uploader's own words would puzzle. */
const WORDS = {
  importFrom: '%{name}',
  dropPasteImportFiles: 'Drop files here, or %{browseFiles}:',
  takePictureBtn: 'Take a picture',
};

function createUppy(latest: { current: UploadDialogProps }, target: HTMLElement): UploadUppy {
  const {
    maxFiles = UPLOAD_MAX_FILES,
    maxBytes = UPLOAD_MAX_BYTES,
    fileTypes,
    note,
    camera,
  } = latest.current;
  const sender: FileSenderOptions = {
    askForAddress: () => latest.current.askForAddress(),
    prepare: (file) => latest.current.prepare?.(file) ?? Promise.resolve(file),
    onUploaded: (file) => latest.current.onUploaded(file),
  };
  const uppy = new Uppy<Meta, Body>({
    // What was chosen when the page was lost is there again, for the same person and purpose.
    id: ownKey(`upload ${latest.current.title}`),
    autoProceed: false,
    restrictions: {
      maxNumberOfFiles: maxFiles,
      maxFileSize: maxBytes,
      ...(fileTypes ? { allowedFileTypes: fileTypes } : {}),
    },
  });
  uppy.use(Dashboard, {
    inline: true,
    target,
    width: UPLOAD_WIDTH,
    height: UPLOAD_HEIGHT,
    thumbnailWidth: UPLOAD_THUMBNAIL_WIDTH,
    thumbnailType: 'image/jpeg',
    theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    proudlyDisplayPoweredByUppy: false,
    // What is on the server is removed where it is listed, on the page behind.
    showRemoveButtonAfterComplete: false,
    showLinkToFileUploadResult: true,
    doneButtonHandler: () => latest.current.onClose(),
    locale: { strings: { ...WORDS, dashboardTitle: latest.current.title } },
    ...(note ? { note } : {}),
  });
  if (camera) {
    uppy.use(Webcam, {
      target: Dashboard,
      modes: ['picture'],
      mirror: false,
      preferredImageMimeType: 'image/jpeg',
      videoConstraints: { facingMode: 'environment' },
    });
  }
  return uppy.use(FileSender, sender).use(GoldenRetriever);
}
