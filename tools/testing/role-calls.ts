import type { Audience, RecordKeeper } from '@groundsheet/platform';
import fc from 'fast-check';
import { valid, type Schema } from './generated-calls.js';
import { NONE, type CallerName } from './role-rows.js';

export interface ApiDocument {
  readonly paths: object;
  readonly components?: { readonly schemas?: object };
}

interface Described {
  readonly 'x-allowed-to'?: Audience;
  readonly 'x-record-of'?: RecordKeeper;
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Answer>> }>>;
}

interface Answer {
  readonly examples?: object;
}

/** A call as the API document declares it. */
export interface Operation {
  /** `GET /api/forms/:id` */
  readonly route: string;
  readonly audience: Audience | undefined;
  readonly keeper: RecordKeeper | undefined;
  readonly isStream: boolean;
  readonly described: Described;
}

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs as Record<string, Described>).map(([verb, described]) => ({
      route: `${verb.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      audience: described['x-allowed-to'],
      keeper: described['x-record-of'],
      isStream: 'text/event-stream' in (described.responses['200']?.content ?? {}),
      described,
    })),
  );
}

/** What nobody has declared of which calls, as sentences. */
export function undeclared(operations: readonly Operation[]): string[] {
  return operations.flatMap(({ route, audience, keeper }) => {
    if (!audience) return [`${route} does not state who may call it (@AllowedTo).`];
    const isOfTheFirm = audience === 'supervisor' || audience === 'admin';
    if (isOfTheFirm || keeper || !route.includes(':')) return [];
    return [`${route} does not state whose record it is about (@RecordOf).`];
  });
}

type Expected =
  { outcome: 'refused'; status: 401 | 403 } | { outcome: 'unknown' | 'let in'; status?: undefined };

const RANKS: Record<CallerName, number> = {
  guest: 0,
  deactivated: 0,
  'logged out': 0,
  unconfirmed: 1,
  driver: 1,
  other: 1,
  supervisor: 2,
  admin: 3,
};
const NEEDED: Record<Audience, number> = { anyone: 0, driver: 1, supervisor: 2, admin: 3 };

const KEEPERS: Record<RecordKeeper, readonly CallerName[] | 'all'> = {
  driver: ['driver', 'unconfirmed'],
  'driver-and-admins': ['driver', 'unconfirmed', 'admin'],
  'driver-and-office': ['driver', 'unconfirmed', 'supervisor', 'admin'],
  key: 'all',
  everyone: 'all',
};

/** What the document says of a person's call: refused for who they are, about a record unknown to them, or let in. */
export function expectedOf(name: CallerName, { audience = 'admin', keeper, described }: Operation): Expected {
  const rank = RANKS[name];
  const isOver = name === 'deactivated' || name === 'logged out';
  if (rank < NEEDED[audience]) return { outcome: 'refused', status: rank === 0 ? 401 : 403 };
  if (isOver && refuses(described, 401, 'auth.session-over')) return { outcome: 'refused', status: 401 };
  if (name === 'unconfirmed' && refusesUnconfirmed(described)) return { outcome: 'refused', status: 403 };
  const known = keeper ? KEEPERS[keeper] : 'all';
  return { outcome: known === 'all' || known.includes(name) ? 'let in' : 'unknown' };
}

/** Refusals of an account for its own address, as opposed to `driver.unconfirmed`, which is about another one. */
function refusesUnconfirmed({ responses }: Described): boolean {
  const refusals = Object.values(responses[403]?.content ?? {}).flatMap(({ examples }) =>
    Object.keys(examples ?? {}),
  );
  return refusals.some((code) => code.endsWith('.unconfirmed'));
}

function refuses({ responses }: Described, status: number, code: string): boolean {
  return Object.values(responses[status]?.content ?? {}).some(({ examples }) => code in (examples ?? {}));
}

/**
 * A call made up from its description.
 *
 * @param id what its `:id` is; by default of no record
 */
export function callOf(
  operation: Operation,
  document: ApiDocument,
  id = NONE,
): { path: string; body?: unknown } {
  const { route, described } = operation;
  const value = valid((document.components?.schemas ?? {}) as Record<string, Schema>, { id: [id] });
  const sample = (schema: Schema, name?: string) =>
    fc.sample(value(schema, name), { numRuns: 1, seed: 1 })[0];
  const query = (described.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => [name, String(sample(schema, name))]);
  const path = route.split(' ')[1]!.replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? id : NONE));
  const asked = query.length > 0 ? `?${new URLSearchParams(query as [string, string][]).toString()}` : '';
  const json = described.requestBody?.content['application/json'];
  return { path: path + asked, ...(json ? { body: sample(json.schema) } : {}) };
}
