import { jest } from '@jest/globals';

import { retriable } from './retriable.js';

it('asks again until it succeeds, and then no more', async () => {
  const load = jest.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('no signal')).mockRejectedValueOnce(new Error('no signal'));
  load.mockResolvedValue('the scanner');
  const ask = retriable(load);
  await expect(ask()).rejects.toThrow('no signal');
  await expect(ask()).rejects.toThrow('no signal');
  expect(await Promise.all([ask(), ask()])).toEqual(['the scanner', 'the scanner']);
  expect(await ask()).toBe('the scanner');
  expect(load).toHaveBeenCalledTimes(3);
});
