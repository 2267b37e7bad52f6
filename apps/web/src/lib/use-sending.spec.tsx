import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';

import { Around } from '../../testing/page.js';
import { useSending } from './use-sending.js';

it('sends the same once at a time, something else beside it, and the same again afterwards', async () => {
  const answers: (() => void)[] = [];
  const send = jest.fn((_: { id: string; file: File }) => new Promise<void>((done) => answers.push(done)));
  const { result } = renderHook(() => useSending({ mutationFn: send }), { wrapper: Around });
  const [one, other] = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
  act(() => {
    result.current.mutate({ id: 'first', file: one });
    result.current.mutate({ id: 'first', file: one });
    result.current.mutate({ id: 'second', file: one });
    result.current.mutate({ id: 'first', file: other });
  });
  await waitFor(() => expect(answers).toHaveLength(3));
  await act(async () => answers.forEach((done) => done()));
  act(() => result.current.mutate({ id: 'first', file: one }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
});
