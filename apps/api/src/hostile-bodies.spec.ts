import { PREFERENCE_KEYS } from '@groundsheet/form-rules';
import { RouteAudiences, type Audience } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aSignature,
  aTimesheet,
  faulty,
  hostile,
  suiteApi,
  toJson,
  valid,
  type Known,
  type Schema,
  drawsPdfs,
} from '@groundsheet/testing';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';

/** So many calls of each route; `npm run test:deep` makes 200. */
const RUNS = Number(process.env['GENERATED_CALLS'] ?? 10);
/** In milliseconds; on a machine that does nothing else none takes 150. */
const LONGEST = 3000;
/** In everything that another driver has, and in nothing that anybody sends. */
const MARKER = 'Zebedee';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}
interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface CallerAccount {
  readonly caller: Caller;
  readonly cookie: string | undefined;
  readonly known: Known;
}
interface Call {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly network: number;
}

const document = JSON.parse(
  readFileSync(new URL('../../../libs/api-client/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };
/** Nothing is sent to them: they do not end by themselves. */
const APART = ['collations', 'defects', 'documents', 'forms', 'off-hires'].map(
  (of) => `GET /api/${of}/events`,
);
const OPERATIONS = Object.entries(document.paths)
  .flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb.toUpperCase()} ${path}`, operation })),
  )
  .filter(({ name }) => !APART.includes(name));

const CALLERS = ['guest', 'driver', 'supervisor', 'admin'] as const;
type Caller = (typeof CALLERS)[number];
const ALLOWED: Record<Audience, readonly Caller[]> = {
  anyone: CALLERS,
  driver: CALLERS.slice(1),
  supervisor: CALLERS.slice(2),
  admin: CALLERS.slice(3),
};

// Each call comes from a network of its own, so that limits do not hide what is behind them.
const api = await suiteApi();
await drawsPdfs(api);
const routes = api.app.get(RouteAudiences).all();
const audiences = new Map(routes.map(({ route, audience }) => [route.replace(/:(\w+)/g, '{$1}'), audience!]));
const company = await aCompany(api.em);
const [{ timesheetData }, { checkSheetData }] = [await aTimesheet(company), await aCheckSheet(company)];
const signature = [await aSignature(), 'data:image/png;base64,AAAA'];
const known = {
  id: await marked(company),
  customerId: [company],
  timesheetData: [{ ...timesheetData, id: undefined }],
  checkSheetData: [{ ...checkSheetData, id: undefined }],
  operatorSignature: signature,
  clientSignature: signature,
  key: [...PREFERENCE_KEYS, `20261121.${'0'.repeat(16)}.1.${'A'.repeat(43)}`],
};

/** Another driver, marked all over, with a draft and a sent form of each kind; returns the ids. */
async function marked(company: string): Promise<string[]> {
  const driver = await aDriver(api, { fullName: `${MARKER} Quint`, email: `${MARKER}@quint.co.uk` });
  const texts = { siteLocation: MARKER, company: MARKER, clientCompany: MARKER, driverSignedName: MARKER };
  const bodies: [string, object][] = [
    ['/api/timesheets', texts],
    ['/api/check-sheets', texts],
    ['/api/timesheets/one-step-completion', await aTimesheet(company, texts)],
    ['/api/one-step-completion/check-sheet', await aCheckSheet(company, texts)],
  ];
  const ids = [driver.id];
  for (const [path, body] of bodies) {
    const answer = await driver.request('post', path).send(body);
    if (answer.status > 201) throw new Error(`${path}: ${answer.text}`);
    ids.push(answer.body.id);
  }
  return ids;
}

/** A call as its description says, or with faults, or nothing like it. */
function callsOf({ parameters, requestBody }: Operation, known: Known): fc.Arbitrary<Call> {
  const value = valid(document.components.schemas, known);
  const good = Object.values(requestBody?.content ?? {}).map(({ schema }) => value(schema))[0];
  const body = good
    ? fc.oneof({ weight: 2, arbitrary: good }, { weight: 4, arbitrary: faulty(good) }, hostile())
    : fc.constant(undefined);
  const each = parameters.map(({ name, schema }) => {
    const anything = { weight: 1, arbitrary: hostile() };
    return [name, fc.oneof({ weight: 2, arbitrary: value(schema, name) }, anything)];
  });
  return fc.record({
    parameters: fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    }),
    body,
    network: fc.nat(2 ** 24 - 1),
  });
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : (toJson(value) ?? '')).toWellFormed().slice(0, 4000);

/** Makes a call; returns the response and how long it took. */
async function made(
  name: string,
  { parameters, requestBody }: Operation,
  call: Call,
  cookie: string | undefined,
) {
  const [verb, pattern] = name.split(' ') as [string, string];
  const texts = new Map(Object.entries(call.parameters).map(([key, value]) => [key, asText(value)]));
  const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(texts.get(key)!));
  const url = new URL(`${api.url}${path}`);
  const headers: Record<string, string> = {
    Origin: api.url,
    'X-Forwarded-For': [10, call.network >> 16, (call.network >> 8) & 255, call.network & 255].join('.'),
    ...(cookie ? { Cookie: cookie } : {}),
    ...(call.body === undefined ? {} : { 'Content-Type': Object.keys(requestBody!.content)[0]! }),
  };
  for (const { name: key, in: place } of parameters.filter((parameter) => texts.has(parameter.name))) {
    if (place === 'query') url.searchParams.append(key, texts.get(key)!);
    // The client itself sends nothing else in a header.
    if (place === 'header') headers[key] = texts.get(key)!.replace(/[^\x20-\x7e]/g, '?');
  }
  const began = performance.now();
  const answer = await fetch(url, { method: verb, headers, body: toJson(call.body) ?? null });
  const told = `${JSON.stringify([...answer.headers])} ${Buffer.from(await answer.arrayBuffer()).toString('latin1')}`;
  return { status: answer.status, told, took: performance.now() - began, url: url.href };
}

/** The accounts that make an operation's calls, each with a draft of its own. */
async function callersFor(name: string): Promise<CallerAccount[]> {
  return Promise.all(
    ALLOWED[audiences.get(name)!].map(async (caller) => {
      if (caller === 'guest') return { caller, cookie: undefined, known };
      const { cookie, request } = await aDriver(api, { role: caller });
      const drafts = ['/api/timesheets', '/api/check-sheets'].map((path) => request('post', path).send({}));
      const ids = (await Promise.all(drafts)).map(({ body }) => body.id as string);
      return { caller, cookie, known: { ...known, id: [...ids, ...ids, ...known['id']!] } };
    }),
  );
}

/** @throws {Error} that says what was wrong with the response */
async function check(name: string, operation: Operation, call: Call, { caller, cookie }: CallerAccount) {
  let { status, told, took, url } = await made(name, operation, call, cookie);
  // A machine that is busy with something else is not what is looked for.
  for (let again = 0; took > LONGEST && again < 2; again++) {
    ({ status, told, took, url } = await made(name, operation, call, cookie));
  }
  const said = `${status} after ${Math.round(took)} ms to ${caller}: ${url.slice(0, 300)} ${told.slice(0, 300)}`;
  if (status >= 500 && !told.includes('"retry-after"')) throw new Error(`Failed: ${said}`);
  if (took > LONGEST) throw new Error(`Too late: ${said}`);
  const mayReadAll = caller === 'supervisor' || caller === 'admin';
  if (!mayReadAll && told.includes(MARKER)) throw new Error(`Another's data: ${said}`);
}

it.each(OPERATIONS)(
  'responds soundly to whatever comes by $name',
  async ({ name, operation }) => {
    const accounts = await callersFor(name);
    const isAlwaysTheSame = operation.parameters.length === 0 && !operation.requestBody;
    const numRuns = isAlwaysTheSame ? 1 : Math.ceil(RUNS / accounts.length);
    for (const account of accounts) {
      const calls = callsOf(operation, account.known);
      await fc.assert(
        fc.asyncProperty(calls, (call) => check(name, operation, call, account)),
        { numRuns },
      );
    }
  },
  120_000,
);
