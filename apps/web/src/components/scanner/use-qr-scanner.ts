import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { runCamera, torchOf, type CameraFault } from './camera.js';
import { createCodeReader, type CodeReader } from './code-reader.js';
import { createRepeatGuard } from './repeat-guard.js';
import { PHOTO_VIEWS, viewOfFrame } from './views.js';

/** Between two looks at the live picture. */
const PAUSE_MS = 100;

export type CameraState = 'starting' | 'live' | CameraFault;

interface QrScannerEvents {
  onCode: (code: string) => void;
  onFault: (fault: CameraFault) => void;
}

/** The live camera, searched for codes as long as the component that uses this is shown. */
export function useQrScanner(events: QrScannerEvents) {
  const video = useRef<HTMLVideoElement>(null);
  const [reader] = useState(createCodeReader);
  const [state, setState] = useState<CameraState>('starting');
  const [light, setLight] = useState<{ turn: (on: boolean) => Promise<void>; on: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onCode = useEffectEvent((code: string) => events.onCode(code));
  const onFault = useEffectEvent((fault: CameraFault) => events.onFault(fault));

  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let endSearch = () => {};
    const quiet = (next: CameraState) => {
      endSearch();
      setLight(null);
      setState(next);
    };
    const endCamera = runCamera(shown, {
      onLive(stream) {
        const turn = torchOf(stream);
        setLight(turn && { turn, on: false });
        setState('live');
        endSearch = searchFrames(shown, reader, (code) => onCode(code));
      },
      onFault(fault) {
        quiet(fault);
        onFault(fault);
      },
      onStopped() {
        quiet('starting');
        reader.stop();
      },
    });
    return () => {
      endSearch();
      endCamera();
      reader.stop();
    };
  }, [reader, attempt]);

  const retry = useCallback(() => {
    setState('starting');
    setAttempt((count) => count + 1);
  }, []);
  const readPhoto = useCallback((photo: Blob) => reader.read(photo, PHOTO_VIEWS), [reader]);
  const torch = light && {
    on: light.on,
    toggle: () =>
      void light.turn(!light.on).then(
        () => setLight({ ...light, on: !light.on }),
        // It says it has one, but will not: better no button than a dead one.
        () => setLight(null),
      ),
  };
  return { video, state, torch, retry, readPhoto };
}

/** Looks at one frame after the other; the next one waits until the worker is done with the last. */
function searchFrames(
  video: HTMLVideoElement,
  reader: CodeReader,
  onCode: (code: string) => void,
): () => void {
  const isNews = createRepeatGuard();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let frame = 0;
  const look = async () => {
    // A frame that cannot be had is no frame; the next one may be.
    const code = await reader.read(video, [viewOfFrame(frame)]).catch(() => null);
    if (ended) return;
    frame += 1;
    if (code && isNews(code, performance.now())) onCode(code);
    timer = setTimeout(look, PAUSE_MS);
  };
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
