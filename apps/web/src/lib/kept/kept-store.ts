import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb';

import { noteKept, noteNotKept } from './keeping.js';

/** A browser that has closed a connection of ours, or lost its file, often opens another one at once. */
const MOST_TRIES = 3;
/** A browser may also never answer; nothing waits for that one longer, in milliseconds. */
const OPENS_WITHIN_MS = 4000;
const ANSWERS_WITHIN_MS = 10_000;
/** How long a driver may go on typing without knowing that nothing is kept, in milliseconds. */
const SAYS_WITHIN_MS = 900;

type Access<Mode extends IDBTransactionMode> = IDBPObjectStore<unknown, [string], string, Mode>;

/** A map from names to what is kept under them, in a database of its own. */
export interface KeptStore {
  get: <Kept>(name: string) => Promise<Kept | undefined>;
  entries: <Kept>() => Promise<[string, Kept][]>;
  names: () => Promise<string[]>;
  set: (name: string, kept: unknown) => Promise<void>;
  /**
   * Changes what is kept, with nothing in between; what is not there any more does not come back.
   *
   * @param rule null: it stays as it is
   * @returns what is kept now; undefined where nothing was changed
   */
  change: <Kept>(name: string, rule: (kept: Kept) => Kept | null) => Promise<Kept | undefined>;
  /** All of them or none. */
  setMany: (kept: readonly (readonly [string, unknown])[]) => Promise<void>;
  remove: (...names: string[]) => Promise<void>;
  clear: () => Promise<void>;
}

/** Asks every store that has been used whether its connection still lives. */
const probes = new Set<() => Promise<unknown>>();

// Safari closes connections of a page in the background: it is better found out before the first letter is typed.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') for (const probe of probes) void probe().catch(() => undefined);
});

/**
 * Keeps things in IndexedDB, over connections that break: a handle that has failed is dropped and another opened, at most
 * three times. Each write says on `keeping.ts` whether it was kept.
 *
 * @param database its name; the one store in it is called `store`
 * @param isEntered whether a person has entered what is in it: only then is it anybody's business that it was not kept
 * @param isLarge whether a write of it may well take longer than a second
 */
export function keptStore(
  database: string,
  store: string,
  { isEntered = true, isLarge = false } = {},
): KeptStore {
  let opening: Promise<IDBPDatabase> | null = null;

  const open = () => {
    const mine: Promise<IDBPDatabase> = within(
      OPENS_WITHIN_MS,
      openDB(database, undefined, {
        upgrade: (made) => void made.createObjectStore(store),
        blocking: (_, __, event) => {
          drop(mine);
          (event.target as IDBDatabase).close();
        },
        terminated: () => drop(mine),
      }),
    );
    return mine;
  };
  const drop = (broken: Promise<IDBPDatabase>) => {
    if (opening === broken) opening = null;
    void broken.then((handle) => handle.close()).catch(() => undefined);
  };

  const once = async <Mode extends IDBTransactionMode, Result>(
    mode: Mode,
    work: (kept: Access<Mode>) => Promise<Result>,
  ): Promise<Result> => {
    opening ??= open();
    const mine = opening;
    try {
      const transaction = (await mine).transaction(store, mode);
      const done = Promise.all([work(transaction.objectStore(store)), transaction.done]);
      const [result] = await within(ANSWERS_WITHIN_MS, done);
      return result;
    } catch (error) {
      drop(mine);
      throw error;
    }
  };
  const healed = async <Mode extends IDBTransactionMode, Result>(
    mode: Mode,
    work: (kept: Access<Mode>) => Promise<Result>,
  ): Promise<Result> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(mode, work);
      } catch (error) {
        if (tries === MOST_TRIES || !isOfConnection(error)) throw error;
      }
    }
  };
  const read = <Result>(work: (kept: Access<'readonly'>) => Promise<Result>) => {
    probes.add(probe);
    return healed('readonly', work);
  };
  const write = async (work: (kept: Access<'readwrite'>) => unknown) => {
    probes.add(probe);
    const note = (error: unknown) => isEntered && noteNotKept(database, error);
    const saying = isLarge ? undefined : setTimeout(() => note(noAnswer()), SAYS_WITHIN_MS);
    try {
      await healed('readwrite', async (kept) => void (await work(kept)));
      if (isEntered) noteKept(database);
    } catch (error) {
      note(error);
      throw error;
    } finally {
      clearTimeout(saying);
    }
  };
  const probe = () => healed('readonly', (kept) => kept.count());

  return {
    get: <Kept>(name: string) => read((kept) => kept.get(name) as Promise<Kept | undefined>),
    entries: <Kept>() =>
      read(async (kept) => {
        const [names, values] = await Promise.all([kept.getAllKeys(), kept.getAll()]);
        return names.map((name, at): [string, Kept] => [String(name), values[at] as Kept]);
      }),
    names: () => read(async (kept) => (await kept.getAllKeys()).map(String)),
    set: (name, value) => write((kept) => kept.put(value, name)),
    change: async <Kept>(name: string, rule: (kept: Kept) => Kept | null) => {
      let changed: Kept | undefined;
      await write(async (kept) => {
        const now = (await kept.get(name)) as Kept | undefined;
        changed = (now === undefined ? null : rule(now)) ?? undefined;
        if (changed !== undefined) await kept.put(changed, name);
      });
      return changed;
    },
    setMany: (values) => write((kept) => Promise.all(values.map(([name, value]) => kept.put(value, name)))),
    remove: (...names) => write((kept) => Promise.all(names.map((name) => kept.delete(name)))),
    clear: () => write((kept) => kept.clear()),
  };
}

/** What a new connection cannot mend: there is no room, or the thing itself cannot be kept. */
const NOT_OF_CONNECTION = ['QuotaExceededError', 'DataCloneError', 'DataError'];

function isOfConnection(error: unknown): boolean {
  return !(error instanceof DOMException && NOT_OF_CONNECTION.includes(error.name));
}

const noAnswer = () => new DOMException('The browser does not answer.', 'TimeoutError');

async function within<Result>(patience: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const given = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(noAnswer()), patience);
  });
  try {
    return await Promise.race([work, given]);
  } finally {
    clearTimeout(timer);
  }
}
