import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '@uppy/webcam/css/style.min.css';
import './uploader.css';

import Uppy, { type Body, type Meta } from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import Webcam from '@uppy/webcam';
import { useEffect, useRef, useState } from 'react';

import { cn } from '../../lib/cn.js';
import { FileSender, type FileSenderOptions, type UploadUppy } from './file-sender.js';
import {
  UPLOAD_CONCURRENCY,
  UPLOAD_HEIGHT,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_FILES,
  UPLOAD_THUMBNAIL_WIDTH,
  UPLOAD_WIDTH,
} from './upload-constants.js';

const FRAMES = { card: 'in-frame frame-of-card', page: 'in-frame' };

export interface UploaderProps extends Pick<FileSenderOptions, 'askForAddress' | 'onUploaded'> {
  title: string;
  /** Said below the ways to choose a file. */
  note?: string;
  /** How many may be added this time, 1 unless said otherwise. */
  maxFiles?: number;
  /** Of one file as it is chosen, in bytes; 10485760 unless said otherwise. */
  maxBytes?: number;
  /** Media types, `image/*`; any unless said otherwise. */
  fileTypes?: string[];
  /** Whether pictures can be taken here; of a card or page they are large, for small print, and in a frame. */
  camera?: boolean | keyof typeof FRAMES;
  /** Turns what was chosen into what is sent; its errors are shown. */
  prepare?: (file: Blob, meta: Meta) => Promise<Blob>;
  /** One file after the other, in their order. */
  inOrder?: boolean;
  /** Under which name the browser keeps it. */
  id?: string;
  /** Who has a button, words of progress and a way on of their own. */
  bare?: boolean;
  /** Once, before anything happens. */
  onReady?: (uppy: UploadUppy) => void;
  onClose: () => void;
}

/** Chooses files, or takes pictures, and uploads them when told to; what is on its way is given up when it goes. */
export function Uploader(props: UploaderProps) {
  const { camera } = props;
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
    // The camera's button would be below the edge of a phone.
    uppy.on('dashboard:show-panel', () => place.current?.scrollIntoView({ block: 'end' }));
    // On a small phone the refusal of a file would be below it, too.
    uppy.on('info-visible', () => {
      if (saysWhyNoCamera(uppy)) return uppy.hideInfo();
      place.current?.querySelector('.uppy-Informer')?.scrollIntoView({ block: 'center' });
    });
    latest.current.onReady?.(uppy);
    return () => uppy.destroy();
  }, []);
  return (
    <>
      <div
        ref={place}
        className={cn('upload-place flex grow flex-col', typeof camera === 'string' && FRAMES[camera])}
      />
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {fault}
      </p>
    </>
  );
}

/** Leaves room on a phone for what is said around it. */
const BARE_HEIGHT = 380;

const LEAST_BYTES = 32;

/** Where the uploader's own words would puzzle. */
const WORDS = {
  importFrom: '%{name}',
  dropPasteImportFiles: 'Drop files here, or %{browseFiles}:',
  takePictureBtn: 'Take a picture',
};
const REFUSALS = {
  exceedsSize: '%{file} is larger than %{size}. Take a picture of it, or choose a smaller file.',
  inferiorSize: 'This file is empty. Take the picture again, or choose another one.',
  youCanOnlyUploadX: {
    0: 'Only %{smart_count} file can be added.',
    1: 'Only %{smart_count} files can be added at a time.',
  },
};
const CAMERA_WORDS = {
  submitRecordedFile: 'Use this picture',
  discardRecordedFile: 'Take it again',
  noCameraDescription: 'No camera was found. Press Cancel and choose a file instead.',
  // It says so while it is asked, and for good where it was refused.
  allowAccessTitle: 'Please allow the camera',
  allowAccessDescription:
    'The browser asks once; after that, allow it in its settings for this site. Or press Cancel and choose a file instead.',
};

function createUppy(latest: { current: UploaderProps }, target: HTMLElement): UploadUppy {
  const {
    maxFiles = UPLOAD_MAX_FILES,
    maxBytes = UPLOAD_MAX_BYTES,
    fileTypes,
    note,
    camera,
    id,
    bare = false,
    inOrder = false,
  } = latest.current;
  const sender: FileSenderOptions = {
    askForAddress: (file) => latest.current.askForAddress(file),
    prepare: (file, meta) => latest.current.prepare?.(file, meta) ?? Promise.resolve(file),
    onUploaded: (file) => latest.current.onUploaded(file),
    concurrency: inOrder ? 1 : UPLOAD_CONCURRENCY,
  };
  const uppy = new Uppy<Meta, Body>({
    ...(id ? { id } : {}),
    autoProceed: false,
    locale: {
      strings: { ...REFUSALS, youCanOnlyUploadFileTypes: `This kind of file cannot be used. ${note ?? ''}` },
      pluralize: (count) => (count === 1 ? 0 : 1),
    },
    restrictions: {
      maxNumberOfFiles: maxFiles,
      maxFileSize: maxBytes,
      minFileSize: LEAST_BYTES,
      ...(fileTypes ? { allowedFileTypes: fileTypes } : {}),
    },
  });
  uppy.use(Dashboard, {
    inline: true,
    target,
    width: UPLOAD_WIDTH,
    height: bare ? BARE_HEIGHT : UPLOAD_HEIGHT,
    thumbnailWidth: UPLOAD_THUMBNAIL_WIDTH,
    thumbnailType: 'image/jpeg',
    theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    proudlyDisplayPoweredByUppy: false,
    // What is on the server is removed where it is listed, on the page behind.
    showRemoveButtonAfterComplete: false,
    showLinkToFileUploadResult: !bare,
    disableStatusBar: bare,
    hideRetryButton: bare,
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
      onBeforeSnapshot: () => cameraShows(target),
      videoConstraints: {
        facingMode: 'environment',
        ...(typeof camera === 'string' ? { width: { ideal: 2560 }, height: { ideal: 1440 } } : {}),
      },
      locale: { strings: CAMERA_WORDS },
    });
  }
  return uppy.use(FileSender, sender);
}

/** Whether the message is the browser's own about the camera, whose place on the screen says it in our words. */
function saysWhyNoCamera(uppy: UploadUppy): boolean {
  const { cameraError } = uppy.getPlugin('Webcam')?.getPluginState() ?? {};
  return cameraError instanceof Error && uppy.getState().info.at(-1)?.message === cameraError.message;
}

/** A tap before the camera shows anything takes its first picture, not an empty one. */
async function cameraShows(place: HTMLElement): Promise<void> {
  const video = place.querySelector('video');
  while (video?.isConnected && video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    await new Promise(requestAnimationFrame);
}
