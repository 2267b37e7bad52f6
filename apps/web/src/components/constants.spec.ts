import { jest } from '@jest/globals';

import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toast-store.js';
import { currentToasts, dismissToasts, toast } from './toast-store.js';
import { tooltipClosed, TOOLTIP_DELAY_MS, tooltipDelay, TOOLTIP_SKIP_DELAY_MS } from './tooltip-delays.js';

describe('the constants of toasts and tooltips', () => {
  it('are those of the specification', () => {
    expect(TOAST_LIMIT).toBe(1);
    expect(TOAST_REMOVE_DELAY_MS).toBe(1000000);
    expect(TOAST_DURATION_MS).toBe(5000);
    expect(TOAST_SWIPE_THRESHOLD_PX).toBe(50);
    expect(TOAST_HOTKEY).toEqual(['F8']);
    expect(TOOLTIP_DELAY_MS).toBe(700);
    expect(TOOLTIP_SKIP_DELAY_MS).toBe(300);
  });
});

it('shows the tooltip of a neighbour at once, until the skip delay is over', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect(tooltipDelay()).toBe(700);
  tooltipClosed();
  now.mockReturnValue(1_000_299);
  expect(tooltipDelay()).toBe(0);
  now.mockReturnValue(1_000_300);
  expect(tooltipDelay()).toBe(700);
  now.mockRestore();
});

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('show one at a time, the latest', () => {
    toast({ title: 'Rating Required' });
    toast({ title: 'Date Required' });
    expect(currentToasts()).toMatchObject([{ title: 'Date Required', open: true }]);
  });

  it('stay in the list for their removal delay once closed', () => {
    toast({ title: 'Send Failed' });
    dismissToasts();
    jest.advanceTimersByTime(999_999);
    expect(currentToasts()).toMatchObject([{ title: 'Send Failed', open: false }]);
    jest.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });
});
