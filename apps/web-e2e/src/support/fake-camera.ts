import type { LaunchOptions, Locator, Page } from '@playwright/test';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';

const FRAME = { width: 640, height: 480 };
const GROUND = '#b9b2a4';

interface Shot {
  /** Degrees clockwise. */
  turn?: number;
  /** Distance of the code's centre from the frame's, in pixels. */
  right?: number;
  down?: number;
  /** Sigma of the blur, in pixels. */
  blur?: number;
}

/**
 * A code on its plate as a camera or a photo shows it, as JPEG.
 *
 * @param code what it holds, or a picture of it
 */
export async function codeInView(code: string | Buffer, { turn = 0, right = 0, down = 0, blur = 0 }: Shot) {
  const plate = await sharp(typeof code === 'string' ? await toBuffer(code, { width: 180 }) : code)
    .rotate(turn, { background: GROUND })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((FRAME.width - plate.info.width) / 2 + right);
  const top = Math.round((FRAME.height - plate.info.height) / 2 + down);
  const seen = await sharp({ create: { ...FRAME, channels: 3, background: GROUND } })
    .composite([{ input: plate.data, left, top }])
    .png()
    .toBuffer();
  return sharp(seen)
    .blur(blur || undefined)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A motion-JPEG video for Chromium's fake camera: a code held in an unsteady hand. It begins again at its end. */
export async function videoOf(code: string | Buffer, shot: Shot): Promise<Buffer> {
  const { right = 0, down = 0 } = shot;
  const shakes = [0, 3, 5, 2, -2, -4];
  const frames = shakes.map((by) => codeInView(code, { ...shot, right: right + by, down: down - by }));
  return Buffer.concat(await Promise.all(frames));
}

/** A motion-JPEG video of a card on a dark table. */
export async function videoOfCard(card: Buffer): Promise<Buffer> {
  const frame = { width: 1280, height: 720 };
  const input = await sharp(card).resize({ width: 1000, height: 640, fit: 'inside' }).toBuffer();
  const seen = await sharp({ create: { ...frame, channels: 3, background: '#4d4a45' } })
    .composite([{ input }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return Buffer.concat([seen, seen]);
}

/** The options of a browser whose camera shows a video; each time that it is switched on it reads the file again. */
export function seeing(video: string, options: LaunchOptions): LaunchOptions {
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return withArgs(options, ...camera, `--use-file-for-fake-video-capture=${video}`);
}

export function withArgs(options: LaunchOptions, ...args: string[]): LaunchOptions {
  return { ...options, args: [...(options.args ?? []), ...args] };
}

/** Keeps every stream that the page receives, to check later that it was released. */
export async function watchStreams(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    const devices = navigator.mediaDevices;
    const give = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wish) => {
      const stream = await give(wish);
      streams.push(stream);
      return stream;
    };
    Object.assign(window, { streams });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map((track) => track.readyState),
      ),
    );
}

/** Waits until the camera has shown so many more pictures. */
export function pictures(video: Locator, count: number): Promise<void> {
  return video.evaluate(
    (camera: HTMLVideoElement, wanted) =>
      new Promise<void>((done) => {
        const seen = (so: number) =>
          so === wanted ? done() : camera.requestVideoFrameCallback(() => seen(so + 1));
        seen(0);
      }),
    count,
  );
}
