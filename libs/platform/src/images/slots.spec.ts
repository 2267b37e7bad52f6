import { Slots } from './slots.js';

/** Pieces of work that end when they are told to, and what has happened to them so far. */
function someWork(slots: Slots) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return {
    begun,
    run: (name: string) => slots.run(work(name)),
    runAlone: (name: string) => slots.runAlone(work(name)),
    async end(name: string) {
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

const settled = () => new Promise(setImmediate);

it('works on as many at once as there are slots, in the order in which they came', async () => {
  const { begun, run, end } = someWork(new Slots(2, 40));
  const results = Promise.all(['a', 'b', 'c', 'd'].map(run));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

it('works on what is to be alone once the others are done, before those that came later', async () => {
  const { begun, run, runAlone, end } = someWork(new Slots(2, 40));
  void run('before');
  void runAlone('alone');
  void run('after');
  await settled();
  expect(begun).toEqual(['before']);
  await end('before');
  expect(begun).toEqual(['before', 'alone']);
  await end('alone');
  expect(begun).toEqual(['before', 'alone', 'after']);
  await end('after');
});

it('goes on after work that fails', async () => {
  const slots = new Slots(1, 40);
  await expect(slots.run(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
});

const BUSY = {
  status: 503,
  code: 'picture.busy',
  retryAfter: 5,
  message: 'A great many pictures are being read at the moment. Please try again in a few seconds.',
};

it('lets forty wait and refuses the next, until one of them has had its turn', async () => {
  const slots = new Slots(1, 40);
  const { run, end } = someWork(slots);
  const working = run('working');
  await settled();
  const waiting = Array.from({ length: 40 }, () => slots.run(() => Promise.resolve()));
  await expect(slots.run(() => Promise.resolve())).rejects.toMatchObject(BUSY);
  await end('working');
  await Promise.all([working, ...waiting]);
  expect(await slots.run(() => Promise.resolve('later'))).toBe('later');
});

it('refuses what has waited too long, and gives its turn to the next', async () => {
  const later = globalThis.setTimeout;
  const waits: number[] = [];
  const soon = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait: number) => {
    waits.push(wait);
    return later(work, 5);
  }) as typeof setTimeout);
  try {
    const { run, end, begun } = someWork(new Slots(1, 40));
    void run('working');
    await settled();
    await expect(run('impatient')).rejects.toMatchObject(BUSY);
    expect(waits.at(-1)).toBe(20_000);
    soon.mockRestore();
    void run('next');
    await end('working');
    expect(begun).toEqual(['working', 'next']);
    await end('next');
  } finally {
    soon.mockRestore();
  }
});
