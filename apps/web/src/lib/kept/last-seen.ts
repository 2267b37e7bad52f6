import { ApiError } from '../api-error.js';
import { isKeyOf, ownKey } from '../local-owner.js';
import { keptStore } from './kept-store.js';

/** The server may change its mind about who sees what: what it no longer gives is not shown from here either. */
const REFUSED = [403, 404];
/** Answers, of everybody who uses the device; each is a page of a list, or of one thing. */
const MOST_KEPT = 40;
const KEPT_FOR_DAYS = 30;

interface KeptAnswer {
  /** When it came from the server, ISO. */
  at: string;
  answer: object;
}

/** An answer of the server, or the last one that this device has seen. */
export type Seen<Answer> = Answer & {
  /** When it came from the server, ISO; absent where that is now. */
  seenAt?: string;
};

const database = keptStore('groundsheet-seen', 'seen', { isEntered: false });

/**
 * Asks the server, and keeps what it says under the name of the person at the device. Where it cannot be reached, what it said
 * the last time has to do.
 *
 * @param key of the query, which tells its answers apart
 * @throws what `ask` throws where the server refuses, or nothing is kept
 */
export async function orLastSeen<Answer extends object>(
  key: readonly unknown[],
  ask: () => Promise<Answer>,
): Promise<Seen<Answer>> {
  const named = () => ownKey(JSON.stringify(key));
  const name = named();
  try {
    const answer = await ask();
    // It belongs to no other person who may be at the device by now.
    if (name === named()) void keep(name, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) {
      if (REFUSED.includes(error.status)) void database.remove(name).catch(() => undefined);
      throw error;
    }
    const kept = await read<Answer>(name);
    if (!kept) throw error;
    return kept;
  }
}

/** What the server said the last time that the person at the device asked, without asking it; null where nothing is kept. */
export function lastSeen<Answer extends object>(key: readonly unknown[]): Promise<Seen<Answer> | null> {
  return read(ownKey(JSON.stringify(key)));
}

async function read<Answer extends object>(name: string): Promise<Seen<Answer> | null> {
  const kept = await database.get<KeptAnswer>(name).catch(() => undefined);
  return kept && !isOld(kept) ? { ...(kept.answer as Answer), seenAt: kept.at } : null;
}

async function keep(name: string, answer: object): Promise<void> {
  await database.set(name, { at: new Date().toISOString(), answer } satisfies KeptAnswer);
  const latestFirst = (await database.entries<KeptAnswer>()).toSorted(([, one], [, other]) =>
    other.at.localeCompare(one.at),
  );
  const over = latestFirst.filter(([, kept], place) => place >= MOST_KEPT || isOld(kept));
  if (over.length > 0) await database.remove(...over.map(([each]) => each));
}

function isOld({ at }: KeptAnswer): boolean {
  return Date.now() - Date.parse(at) > KEPT_FOR_DAYS * 86_400_000;
}

/** Removes all that one person has seen from this device. */
export async function removeSeenOf(owner: string): Promise<void> {
  const all = await database.names();
  await database.remove(...all.filter((name) => isKeyOf(name, owner)));
}
