import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { TYPING_PAUSE_MS, useLateText } from './use-late-text.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A box and the address that it is kept in, which changes a moment after it is told. */
function aBox(address?: string) {
  const told: (string | undefined)[] = [];
  const { result, rerender } = renderHook(
    (value: string | undefined) => useLateText(value, (text) => told.push(text)),
    { initialProps: address },
  );
  return {
    told,
    shown: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    pause: () => act(() => jest.advanceTimersByTime(TYPING_PAUSE_MS)),
    addressIs: (value?: string) => rerender(value),
  };
}

it('passes on what was typed once the typing pauses, and keeps its outer spaces for the next word', () => {
  const box = aBox('field');
  expect(box.shown()).toBe('field');
  box.type('harrow');
  box.type('harrow ');
  expect(box.told).toEqual([]);
  box.pause();
  expect(box.told).toEqual(['harrow']);
  expect(box.shown()).toBe('harrow ');
  box.addressIs('harrow');
  expect(box.shown()).toBe('harrow ');
});

it('shows what the address says once that has changed elsewhere', () => {
  const box = aBox();
  box.type('harrow');
  box.pause();
  box.addressIs('harrow');
  box.addressIs(undefined);
  expect(box.shown()).toBe('');
  box.type('harrow');
  box.pause();
  box.addressIs('harrow');
  expect(box.shown()).toBe('harrow');
});

it('keeps quiet once the person has left for another page, which is still on its way', () => {
  const box = aBox();
  box.type('harrow');
  history.pushState(null, '', '/elsewhere');
  box.pause();
  expect(box.told).toEqual([]);
});
