import { setImmediate as nextTurn } from 'node:timers/promises';
import { IsolatedProcess, type IsolatedProcessOptions } from './isolated-process.js';

type Deed = { say: unknown } | { hang: true } | { hoard: true } | { die: true };

/** Does as it is told, and says the process that did it. */
const MODULE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    const hoard = [];
    export async function work(job, tell) {
      tell(process.pid);
      if (job.die) process.exit(1);
      if (job.hang) for (;;);
      if (job.hoard) for (;;) { hoard.push(Buffer.alloc(8e6, 1)); await new Promise((then) => setTimeout(then, 1)); }
      return job.say;
    }`)}`,
);

const all: IsolatedProcess<Deed, number, unknown>[] = [];
afterAll(() => all.forEach((each) => each.stop()));

function aProcess(options: Partial<IsolatedProcessOptions> = {}) {
  const made = new IsolatedProcess<Deed, number, unknown>({
    ...{ module: MODULE, mostMegabytes: 300, mostJobs: 100 },
    ...options,
  });
  all.push(made);
  return made;
}

const LONG_MS = 60_000;

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await nextTurn();
  }
}

it('does one job after the other in the same process, and carries bytes both ways', async () => {
  const isolated = aProcess();
  const outcomes = await Promise.all([1, Buffer.from('ink')].map((say) => isolated.run({ say }, LONG_MS)));
  expect(outcomes).toMatchObject([{ answer: 1 }, { answer: Buffer.from('ink') }]);
  const [first, second] = outcomes.map(({ parts }) => parts);
  expect(first).toEqual(second);
  expect(first).not.toEqual([process.pid]);
});

it.each<[string, Deed, number, string]>([
  ['takes too long in a call that never ends', { hang: true }, 300, 'too-long'],
  ['takes too much memory', { hoard: true }, LONG_MS, 'too-large'],
  ['ends the process, twice', { die: true }, LONG_MS, 'died'],
])(
  'kills the process of a job that %s, and does those that wait in another',
  async (_, deed, milliseconds, failure) => {
    const isolated = aProcess();
    // It is loaded before its time is short.
    await isolated.run({ say: 0 }, LONG_MS);
    const [harm, next] = await Promise.all([
      isolated.run(deed, milliseconds),
      isolated.run({ say: 'still here' }, LONG_MS),
    ]);
    expect(harm).toMatchObject({ parts: [expect.any(Number)], failure });
    expect(next).toMatchObject({ answer: 'still here' });
    expect(next.parts).not.toEqual(harm.parts);
    await gone(harm.parts[0]!);
  },
);

it('does a job once more whose process was ended from outside', async () => {
  const isolated = aProcess();
  await isolated.run({ say: 1 }, LONG_MS);
  process.kill(isolated.pid!, 'SIGKILL');
  expect(await isolated.run({ say: 2 }, LONG_MS)).toMatchObject({ answer: 2 });
});

it('gives back what libraries keep after so many jobs', async () => {
  const isolated = aProcess({ mostJobs: 2 });
  const pids = [];
  for (const say of [1, 2, 3]) pids.push((await isolated.run({ say }, LONG_MS)).parts[0]);
  expect(pids[1]).toBe(pids[0]);
  expect(pids[2]).not.toBe(pids[0]);
});

it('gives its memory back when nothing comes for as long as it may be idle, and begins again when something does', async () => {
  const isolated = aProcess({ idle: 50 });
  const { parts } = await isolated.run({ say: 1 }, LONG_MS);
  await gone(parts[0]!);
  expect(isolated.pid).toBeUndefined();
  expect(await isolated.run({ say: 2 }, LONG_MS)).toMatchObject({ answer: 2 });
});

it('is busy for those who come when too many wait, or wait too long', async () => {
  const isolated = aProcess({ queue: { most: 1, milliseconds: 100 } });
  const [hanging, waiting, late] = [
    isolated.run({ hang: true }, 1000),
    isolated.run({ say: 1 }, LONG_MS),
    isolated.run({ say: 2 }, LONG_MS),
  ];
  expect(await late).toEqual({ parts: [], failure: 'busy' });
  expect(await waiting).toEqual({ parts: [], failure: 'busy' });
  expect(await hanging).toMatchObject({ failure: 'too-long' });
  expect(await isolated.run({ say: 3 }, LONG_MS)).toMatchObject({ answer: 3 });
});

it('knows none of the settings of who started it, and does nothing once it has been stopped', async () => {
  const module = new URL(
    'data:text/javascript,export const work = async () => Object.keys(process.env).sort().join()',
  );
  const isolated = aProcess({ module });
  const { answer } = await isolated.run({ say: 0 }, LONG_MS);
  expect(answer).toBe('MALLOC_ARENA_MAX');
  const late = isolated.run({ hang: true }, LONG_MS);
  isolated.stop();
  await expect(late).rejects.toThrow('stopped');
});
