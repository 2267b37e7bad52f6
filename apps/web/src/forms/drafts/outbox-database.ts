import { keptStore, type KeptStore } from '../../lib/kept/kept-store.js';

const kept = keptStore('groundsheet-outbox', 'outbox');
/** What the browser does not keep for us: here as long as the page is. */
const unkept = new Map<string, unknown>();

/** Whether it outlives the page. */
export const isLasting = (id: string) => !unkept.has(id);

/** The signed forms of this device that are on their way, by their ids; see forms/outbox. */
export const outboxDatabase: Pick<KeptStore, 'get' | 'entries' | 'names' | 'set' | 'change' | 'remove'> = {
  get: async <Kept>(name: string) => (unkept.has(name) ? (unkept.get(name) as Kept) : kept.get<Kept>(name)),
  entries: async <Kept>() => {
    const here = [...unkept] as [string, Kept][];
    return [...(await kept.entries<Kept>().catch(() => [])), ...here];
  },
  names: async () => [...(await kept.names().catch(() => [])), ...unkept.keys()],
  set: async (name, entry) => {
    try {
      await kept.set(name, entry);
      unkept.delete(name);
    } catch {
      unkept.set(name, entry);
    }
  },
  change: async <Kept>(name: string, rule: (entry: Kept) => Kept | null) => {
    if (!unkept.has(name)) return kept.change(name, rule);
    const next = rule(unkept.get(name) as Kept);
    if (next) unkept.set(name, next);
    return next ?? undefined;
  },
  remove: async (...names) => {
    const left = names.filter((name) => !unkept.delete(name));
    if (left.length > 0) await kept.remove(...left);
  },
};
