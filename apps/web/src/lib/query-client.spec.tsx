import { jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, renderHook, waitFor } from '@testing-library/react';

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
