import { toBuffer } from 'qrcode';
import sharp from 'sharp';

import { CAMERA, faultOf, torchOf } from './camera.js';
import { findCode } from './find-code.js';
import { createRepeatGuard } from './repeat-guard.js';
import { cutOf, PHOTO_VIEWS, viewOfFrame } from './views.js';

describe('the camera', () => {
  it('asks for 640x480, at most 1280x720, from the camera at the back, and for no sound', () => {
    expect(CAMERA).toEqual({
      audio: false,
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 640, max: 1280 },
        height: { ideal: 480, max: 720 },
      },
    });
  });

  it('tells a refusal from a missing camera and from a page that may not ask', () => {
    const named = (name: string) => Object.assign(new Error(name), { name });
    expect(faultOf(named('NotAllowedError'), true)).toBe('refused');
    expect(faultOf(named('NotFoundError'), true)).toBe('missing');
    expect(faultOf(named('NotReadableError'), true)).toBe('missing');
    expect(faultOf(new TypeError('undefined'), false)).toBe('insecure');
  });

  it('offers the torch only where the camera has one', async () => {
    const asked: unknown[] = [];
    const streamWith = (abilities: object) =>
      ({
        getVideoTracks: () => [
          { getCapabilities: () => abilities, applyConstraints: async (wish: unknown) => asked.push(wish) },
        ],
      }) as unknown as MediaStream;
    expect(torchOf(streamWith({ width: {} }))).toBeNull();
    expect(torchOf({ getVideoTracks: () => [] } as unknown as MediaStream)).toBeNull();
    await torchOf(streamWith({ torch: true }))?.(true);
    expect(asked).toEqual([{ advanced: [{ torch: true }] }]);
  });
});

describe('the views of a frame', () => {
  it('searches the whole frame and its enlarged middle in turn', () => {
    expect(cutOf(viewOfFrame(0), 640, 480)).toEqual({
      left: 0,
      top: 0,
      width: 640,
      height: 480,
      toWidth: 640,
      toHeight: 480,
    });
    expect(cutOf(viewOfFrame(1), 640, 480)).toEqual({
      left: 160,
      top: 120,
      width: 320,
      height: 240,
      toWidth: 640,
      toHeight: 480,
    });
    expect(viewOfFrame(2)).toBe(viewOfFrame(0));
  });

  it('makes large frames and photos smaller, upright ones too, but never a whole picture larger', () => {
    expect(cutOf(viewOfFrame(0), 720, 1280)).toMatchObject({ toWidth: 360, toHeight: 640 });
    expect(PHOTO_VIEWS.map((view) => cutOf(view, 3000, 4000).toHeight)).toEqual([640, 1024, 1600, 2400]);
    expect(PHOTO_VIEWS.map((view) => cutOf(view, 800, 600).toWidth)).toEqual([640, 800, 800, 800]);
  });
});

describe('the reader of codes', () => {
  const GROUND = '#b9b2a4';

  /** A frame of 640x480 with a code on it. */
  async function frame(text: string, { size = 200, turn = 0, right = 0, down = 0, blur = 0 }) {
    const code = await sharp(await toBuffer(text, { width: size }))
      .rotate(turn, { background: GROUND })
      .toBuffer({ resolveWithObject: true });
    const left = Math.round((640 - code.info.width) / 2 + right);
    const top = Math.round((480 - code.info.height) / 2 + down);
    const drawn = await sharp({ create: { width: 640, height: 480, channels: 3, background: GROUND } })
      .composite([{ input: code.data, left, top }])
      .png()
      .toBuffer();
    const { data, info } = await sharp(drawn)
      .blur(blur || undefined)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  }

  it('reads a code that is turned, off the middle and slightly blurred', async () => {
    const seen = await frame('GS-D-114', { size: 180, turn: 20, right: 130, down: -70, blur: 1.5 });
    expect(findCode(seen)).toBe('GS-D-114');
  });

  it('reads a long code, as an address is', async () => {
    const address = 'https://plant.example.com/machines/GS-D-114?from=plate';
    expect(findCode(await frame(address, { size: 240, turn: -12 }))).toBe(address);
  });

  it('finds nothing in a picture without a code', async () => {
    const plain = await frame('GS-D-114', { size: 40, blur: 6 });
    expect(findCode(plain)).toBeNull();
  });
});

describe('the guard against repeats', () => {
  it('asks for a code once while it stays in the picture', () => {
    const isNews = createRepeatGuard();
    expect([0, 1500, 6000, 11000].map((now) => isNews('A', now))).toEqual([true, false, false, false]);
  });

  it('asks again for another code, and when the code comes back', () => {
    const isNews = createRepeatGuard();
    expect(isNews('A', 0)).toBe(true);
    expect(isNews('B', 100)).toBe(true);
    expect(isNews('A', 200)).toBe(true);
    expect(isNews('A', 6201)).toBe(true);
  });
});
