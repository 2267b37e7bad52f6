import { jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';

import { Around } from '../../testing/page.js';
import { aServer } from '../../testing/server.js';
import { useLiveChanges } from './use-live-changes.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const KEYS = [['/api/collations']];

const watching = () => {
  const { streams } = aServer({});
  return {
    streams,
    ...renderHook(() => useLiveChanges('/api/collations/events', KEYS), { wrapper: Around }),
  };
};

it('leaves a broken connection to the browser, and asks again half a minute after a refusal', () => {
  const { streams } = watching();
  act(() => streams.opened()[0]!.breakOff());
  jest.advanceTimersByTime(60_000);
  expect(streams.opened()).toHaveLength(1);
  act(() => streams.opened()[0]!.refuse());
  jest.advanceTimersByTime(29_000);
  expect(streams.open()).toHaveLength(0);
  jest.advanceTimersByTime(1_000);
  expect(streams.open()).toHaveLength(1);
});

it('hangs up when the screen goes, and does not come back', () => {
  const { streams, unmount } = watching();
  unmount();
  expect(streams.open()).toHaveLength(0);
  const refused = watching();
  act(() => refused.streams.opened()[0]!.refuse());
  refused.unmount();
  jest.advanceTimersByTime(60_000);
  expect(refused.streams.opened()).toHaveLength(1);
});

it('asks again once it is connected, for what was told before that', async () => {
  const { streams } = aServer({});
  const ask = jest.fn(() => Promise.resolve(['a set']));
  const useWatched = () => {
    useLiveChanges('/api/collations/events', KEYS);
    useQuery({ queryKey: KEYS[0]!, queryFn: ask });
  };
  renderHook(useWatched, { wrapper: Around });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(ask).toHaveBeenCalledTimes(1);
  act(() => streams.opened()[0]!.tell('open'));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks again after a change that comes before the first answer', async () => {
  const { streams } = aServer({});
  const answers: ((sets: string[]) => void)[] = [];
  const ask = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const useWatched = () => {
    useLiveChanges('/api/collations/events', KEYS);
    return useQuery({ queryKey: KEYS[0]!, queryFn: ask }).data;
  };
  const { result } = renderHook(useWatched, { wrapper: Around });
  act(() => streams.opened()[0]!.tell('changed'));
  answers[0]!([]);
  await act(() => jest.advanceTimersByTimeAsync(10));
  answers[1]?.(['a set']);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(result.current).toEqual(['a set']);
});
