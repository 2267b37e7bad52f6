import { inkBox, PICTURE } from './signature-image.js';

describe('a signature', () => {
  it('is cut to its ink with a margin', () => {
    const strokes = [
      {
        paths: [
          { x: 100, y: 80 },
          { x: 300, y: 120 },
        ],
      },
      { paths: [{ x: 200, y: 200 }] },
    ];
    expect(inkBox(strokes)).toEqual({ x: 88, y: 68, width: 224, height: 144 });
  });

  it('never leaves the sheet', () => {
    const box = inkBox([
      {
        paths: [
          { x: -5, y: 2 },
          { x: 700, y: 439 },
        ],
      },
    ]);
    expect(box).toEqual({ x: 0, y: 0, width: 640, height: 440 });
  });

  it('is a picture that the server takes', () => {
    expect(PICTURE.width).toBeLessThanOrEqual(2000);
    expect(PICTURE.height).toBeLessThanOrEqual(1000);
  });
});
