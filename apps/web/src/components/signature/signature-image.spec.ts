import { fitted, readDrawing } from './drawing.js';
import { inkBox, PICTURE_MOST, scaleOf } from './signature-image.js';

const SHEET = { width: 640, height: 440 };
const stroke = (...points: [x: number, y: number][]) => ({
  paths: points.map(([x, y]) => ({ x, y })),
  strokeWidth: 4,
  strokeColor: '#1b1f23',
  drawMode: true,
});

describe('a signature', () => {
  it('is cut to its ink with a margin', () => {
    const strokes = [stroke([100, 80], [300, 120]), stroke([200, 200])];
    expect(inkBox(strokes, SHEET)).toEqual({ x: 88, y: 68, width: 224, height: 144 });
  });

  it('never leaves the sheet', () => {
    expect(inkBox([stroke([-5, 2], [700, 439])], SHEET)).toEqual({ x: 0, y: 0, width: 640, height: 440 });
  });

  it.each([SHEET, { width: 1240, height: 620 }, { width: 328, height: 900 }])(
    'is a picture that the server takes, drawn on $width by $height',
    (sheet) => {
      expect(sheet.width * scaleOf(sheet)).toBeLessThanOrEqual(PICTURE_MOST.width);
      expect(sheet.height * scaleOf(sheet)).toBeLessThanOrEqual(PICTURE_MOST.height);
    },
  );

  it('keeps its shape on a screen that was turned', () => {
    const upright = { width: 300, height: 500, strokes: [stroke([0, 0], [300, 500])] };
    const [turned] = fitted(upright, { width: 800, height: 250 });
    expect(turned?.paths).toEqual([
      { x: 325, y: 0 },
      { x: 475, y: 250 },
    ]);
  });

  it('that is not finished is kept for its own place alone', () => {
    const drawing = { width: 300, height: 200, strokes: [stroke([1, 2])] };
    const stored = JSON.stringify({ of: 'f1 client', drawing });
    expect(readDrawing(stored, 'f1 client')).toEqual(drawing);
    expect(readDrawing(stored, 'f1 driver')).toBeNull();
    expect(readDrawing('nonsense', 'f1 client')).toBeNull();
  });
});
