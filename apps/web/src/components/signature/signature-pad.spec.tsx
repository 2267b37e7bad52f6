import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';

import { forgetDrawing } from './drawing.js';
import { SignaturePad } from './signature-pad.js';

afterEach(forgetDrawing);

it('keeps a stroke that was drawn just before the phone is turned', async () => {
  let height = 200;
  render(<SignaturePad of="x" label="Client signature" room={() => height} onPicture={() => undefined} />);
  const sheet = screen.getByTestId('signature-sheet');
  const canvas = sheet.firstElementChild!;
  /** The place of a pointer on the page, which jsdom does not know. */
  const pen = (move: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y: number) => {
    const event = createEvent[move](canvas, { pointerType: 'mouse', button: 0, buttons: 1, bubbles: true });
    fireEvent(canvas, Object.defineProperties(event, { pageX: { value: x }, pageY: { value: y } }));
  };
  pen('pointerDown', 10, 10);
  pen('pointerMove', 60, 30);
  pen('pointerUp', 60, 30);
  const strokes = () => screen.getByTestId('signature-sheet').querySelectorAll('path').length;
  expect(strokes()).toBe(1);
  // Sooner than it has settled.
  height = 400;
  act(() => void dispatchEvent(new Event('resize')));
  expect(await screen.findByTestId('signature-sheet')).toHaveProperty('style.height', '400px');
  expect(strokes()).toBe(1);
  height = 200;
  act(() => void dispatchEvent(new Event('resize')));
  expect(strokes()).toBe(1);
});
