/** Why there is no live picture. */
export type CameraFault = 'insecure' | 'refused' | 'missing';

/** 640x480 is ideal, 1280x720 the most; the camera that looks away from the driver. */
export const CAMERA: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 640, max: 1280 },
    height: { ideal: 480, max: 720 },
  },
};

/** Which fault a refused camera is. Pages from `http://` get none at all, except from this device itself. */
export function faultOf(error: unknown, isSecure: boolean): CameraFault {
  if (!isSecure) return 'insecure';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing';
}

/** What a track can do beyond the DOM's own types: image capture's torch. */
type WithTorch = { torch?: boolean };

/** The light beside the camera, where the device has one. */
export function torchOf(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks();
  const abilities = track?.getCapabilities?.() as WithTorch | undefined;
  if (!track || !abilities?.torch) return null;
  return (torch) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
}

export interface CameraWatcher {
  onLive(stream: MediaStream): void;
  /** Also when a picture that was there has gone: the phone took the camera away. */
  onFault(fault: CameraFault): void;
  onStopped(): void;
}

/**
 * Shows the camera in a video while the page is looked at. It is let go when the page is hidden, so that its light
 * goes out and other apps have it, and taken again afterwards.
 * @returns ends all of it
 */
export function runCamera(video: HTMLVideoElement, watcher: CameraWatcher): () => void {
  let stream: MediaStream | null = null;
  let turn = 0;

  const letGo = () => {
    turn += 1;
    if (stream) for (const track of stream.getTracks()) track.stop();
    stream = null;
    video.srcObject = null;
  };
  const take = async () => {
    const mine = (turn += 1);
    try {
      if (!navigator.mediaDevices) throw new Error('This page may not ask for a camera.');
      const taken = await navigator.mediaDevices.getUserMedia(CAMERA);
      // Closed or hidden while the driver was being asked.
      if (mine !== turn) return taken.getTracks().forEach((track) => track.stop());
      stream = taken;
      taken.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (stream !== taken) return;
        letGo();
        watcher.onFault('missing');
      });
      video.srcObject = taken;
      await video.play();
      if (mine === turn) watcher.onLive(taken);
    } catch (error) {
      if (mine !== turn) return;
      letGo();
      watcher.onFault(faultOf(error, isSecureContext));
    }
  };
  const follow = () => {
    if (document.hidden) {
      letGo();
      watcher.onStopped();
    } else {
      void take();
    }
  };

  document.addEventListener('visibilitychange', follow);
  if (!document.hidden) void take();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    letGo();
  };
}
