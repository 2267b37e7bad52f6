import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { PlainDate, Text, WholeNumber } from '../http/bodies/fields.js';
import { Problem, type Fault } from './problem.js';
import { refuseGathered, WirePipe } from './wire-pipe.js';

class Inner {
  @PlainDate({ about: 'a day', required: true })
  day!: string;
}

class Body {
  @Text({ max: 5, about: 'a text', required: true })
  name!: string;

  @WholeNumber({ min: 0, max: 10, about: 'a number' })
  count?: number;

  @ValidateNested()
  @Type(() => Inner)
  inner!: Inner;
}

class GatheringBody extends Body {
  static readonly gathersFaults = true;
}

const pipe = new WirePipe();
const check = (value: unknown, metatype: typeof Body = Body) =>
  pipe.transform(value, { type: 'body', metatype });
async function faultsOf(value: unknown): Promise<Fault[]> {
  const problem = await check(value).then(
    () => undefined,
    (error: unknown) => error as Problem,
  );
  expect(problem).toBeInstanceOf(Problem);
  expect(problem?.status).toBe(422);
  return problem?.details as Fault[];
}

it('passes a valid body on as its class', async () => {
  const body = (await check({ name: 'Dave', inner: { day: '2026-11-21' } })) as Body;
  expect(body).toBeInstanceOf(Body);
  expect(body.inner).toBeInstanceOf(Inner);
});

it.each<object>([
  { constructor: 'Body' },
  { name: { constructor: 'Body' } },
  { name: [{ constructor: 5 }] },
  { inner: { day: { a: { constructor: null } } } },
])('refuses a value that says what class it is of: %j', async (value) => {
  expect(await faultsOf(value)).toEqual([
    {
      path: 'constructor',
      code: 'request.unknown-field',
      message: 'There is no field called constructor.',
    },
  ]);
});

it('reports every fault at once, with its path', async () => {
  const faults = await faultsOf({
    name: 'far too long',
    count: 11,
    inner: { day: '2026-02-30' },
    colour: 'red',
  });
  expect(faults).toEqual([
    { path: 'colour', code: 'request.unknown-field', message: 'There is no field called colour.' },
    { path: 'name', code: 'request.invalid-value', message: 'Please use 5 characters or fewer.' },
    { path: 'count', code: 'request.invalid-value', message: 'Please enter a whole number from 0 to 10.' },
    { path: 'inner.day', code: 'request.invalid-value', message: 'This date does not exist.' },
  ]);
});

it.each(['9999-12-31', '2200-01-01', '1899-12-31'])('refuses the day %s', async (day) => {
  const [fault] = await faultsOf({ name: 'Dave', inner: { day } });
  expect(fault).toMatchObject({ path: 'inner.day', message: 'Please enter a date from 1900 to 2199.' });
});

it.each(['2199-12-31', '1900-01-01'])('accepts the day %s', async (day) => {
  await expect(check({ name: 'Dave', inner: { day } })).resolves.toBeDefined();
});

it.each([[null], [[]], ['text'], [undefined]])('refuses %j as a body', async (value) => {
  expect((await faultsOf(value))[0]!.message).toBe('Please send a JSON object.');
});

it('treats null as an empty field', async () => {
  await expect(check({ name: 'Dave', count: null, inner: { day: '2026-11-21' } })).resolves.toBeDefined();
});

it('removes faulty values for a handler that gathers, and refuses with its faults and the handler’s own', async () => {
  const body = (await check({ name: 'Dave', count: 'many', inner: { day: 'soon' } }, GatheringBody)) as Body;
  expect(body.count).toBeUndefined();
  expect(body.inner.day).toBeUndefined();
  const missing = ['count', 'name'].map((path) => ({
    path,
    code: 'missing',
    message: 'Please fill this in.',
  }));
  const problem = refusalOf(() => refuseGathered(body, missing));
  expect((problem?.details as Fault[]).map(({ path, code }) => `${path}: ${code}`)).toEqual([
    'count: request.invalid-value',
    'inner.day: request.invalid-value',
    'name: missing',
  ]);
});

it('passes a gathered body without faults', async () => {
  const body = (await check({ name: 'Dave', inner: { day: '2026-11-21' } }, GatheringBody)) as Body;
  expect(refusalOf(() => refuseGathered(body, []))).toBeUndefined();
});

function refusalOf(work: () => void): Problem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error as Problem;
  }
}
