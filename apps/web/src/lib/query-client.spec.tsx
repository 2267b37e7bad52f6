import { jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, renderHook, waitFor } from '@testing-library/react';

import { ApiError } from './api-error.js';
import { createQueryClient } from './query-client.js';

it('does not retry what fails, nor ask again for another screen or when the window is looked at', async () => {
  const client = createQueryClient();
  const ask = jest.fn(() => Promise.resolve('answer'));
  const refuse = jest.fn(() => Promise.reject(new Error('refused')));
  const screen = () =>
    renderHook(
      () => [
        useQuery({ queryKey: ['asked'], queryFn: ask }),
        useQuery({ queryKey: ['refused'], queryFn: refuse }),
      ],
      { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
    );
  const first = screen();
  await waitFor(() => expect(first.result.current[0]!.data).toBe('answer'));
  await waitFor(() => expect(first.result.current[1]!.error?.message).toBe('refused'));
  const { result } = screen();
  fireEvent(window, new Event('visibilitychange'));
  fireEvent(window, new Event('online'));
  expect(result.current[0]!.isStale).toBe(false);
  expect(result.current[0]!.fetchStatus).toBe('idle');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('reads what this device keeps without a signal, and asks the server again as soon as there is one', async () => {
  const client = createQueryClient();
  const server = jest.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const refused = jest.fn(() => Promise.reject(new ApiError(404, 'Not Found', '')));
  const { result } = renderHook(
    () => [
      useQuery({ queryKey: ['kept'], queryFn: () => Promise.resolve('a signed form') }),
      useQuery({ queryKey: ['asked'], queryFn: server }),
      useQuery({ queryKey: ['refused'], queryFn: refused }),
    ],
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  fireEvent(window, new Event('offline'));
  await client.resetQueries();
  await waitFor(() =>
    expect(result.current.map(({ status }) => status)).toEqual(['success', 'error', 'error']),
  );
  const asked = [server.mock.calls.length, refused.mock.calls.length];
  server.mockResolvedValue('answer');
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(result.current[1]!.data).toBe('answer'));
  expect([server.mock.calls.length - asked[0]!, refused.mock.calls.length - asked[1]!]).toEqual([1, 0]);
});
