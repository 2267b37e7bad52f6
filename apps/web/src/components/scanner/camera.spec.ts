import { CAMERA, faultOf, torchOf } from './camera.js';

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
