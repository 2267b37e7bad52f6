import {
  CHECK_FIELDS,
  CHECK_SHEET_FIELDS,
  emptyWeek,
  TIMESHEET_FIELDS,
  weekToWire,
} from '@groundsheet/form-rules';
import { describeApi } from '@groundsheet/platform';
import { suiteApi } from '@groundsheet/testing';
import { SwaggerModule } from '@nestjs/swagger';

type Json = Record<string, unknown>;
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  responses: Record<string, { content?: Record<string, { schema?: Json; examples?: Json }> }>;
};

const api = await suiteApi();
const document = describeApi(api.app);
const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs as Record<string, Operation>).map(([verb, operation]): [string, Operation] => [
    `${verb} ${path}`,
    operation,
  ]),
);
const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Json>);

it('describes every call with a summary, who may call it, its module and its refusals', () => {
  expect(operations.length).toBeGreaterThanOrEqual(9);
  const undescribed = operations.filter(([name, { summary, description, tags, responses }]) => {
    const refusals = Object.keys(responses).filter((status) => Number(status) >= 400);
    const quiet = [
      'get /api/health/live',
      'get /api/customers',
      'get /api/firm',
      'get /api/form-limits',
      'get /api/vehicles/demo-codes',
      'post /api/drivers/logout',
    ].includes(name);
    return !summary || !description || tags?.length !== 1 || (refusals.length === 0 && !quiet);
  });
  expect(undescribed.map(([name]) => name)).toEqual([]);
});

it('gives each code of a status its sentence and an example', () => {
  const [, { responses }] = operations.find(([name]) => name === 'post /api/forms/{id}/correct')!;
  const { description, content } = responses['409'] as (typeof responses)[string] & { description: string };
  const codes = [
    ...['account.too-many-drafts', 'form.in-completed-set', 'form.no-drafts', 'form.not-sent'],
    'form.superseded',
  ];
  expect(Object.keys(content!['application/json']!.examples!)).toEqual(codes);
  for (const code of codes) expect(description).toContain(`- \`${code}\`: `);
  expect(document.components!.examples!['form.not-sent']).toEqual({
    value: { statusCode: 409, code: 'form.not-sent', message: 'It is a draft.' },
  });
  expect(JSON.stringify(document)).not.toContain('x-refusal');
});

it('lists at its head what any call may be refused with', () => {
  expect(document.info.description).toMatch(/- 429 `request.too-many`: The network .+\n/);
});

// A field that only the request knew would be accepted, and lost.
it.each([
  ['TimesheetBody', TIMESHEET_FIELDS, Object.keys(weekToWire(emptyWeek()))],
  ['CheckSheetBody', CHECK_SHEET_FIELDS, CHECK_FIELDS.map(({ key }) => key)],
])(
  'takes by %s the fields of the table that the form is stored by, and no others',
  (name, fields, folded) => {
    const [, schema] = schemas.find(([each]) => each === name)!;
    const taken = Object.keys(schema['properties'] as Json);
    const stored = [...['id', 'version', 'status'], ...Object.keys(fields), ...folded];
    expect(taken.toSorted()).toEqual(stored.toSorted());
  },
);

it('has no empty schema', () => {
  const empty = schemas.filter(
    ([, schema]) => Object.keys((schema['properties'] as Json | undefined) ?? {}).length === 0,
  );
  expect(schemas.length).toBeGreaterThan(5);
  expect(empty.map(([name]) => name)).toEqual([]);
});

it('says what every field is for', () => {
  const bodies = schemas.filter(([name]) => name.endsWith('Body') && name !== 'ProblemBody');
  const mute = bodies.flatMap(([name, schema]) =>
    Object.entries(schema['properties'] as Record<string, Json>)
      .filter(([, field]) => !field['description'] && !field['$ref'] && !field['allOf'])
      .map(([field]) => `${name}.${field}`),
  );
  expect(mute).toEqual([]);
});

it('documents the 63 flat fields of a week', () => {
  const fields = Object.keys(Object.fromEntries(schemas)['TimesheetBody']!['properties'] as Json);
  expect(fields.filter((field) => /^(mon|tues|wednes|thurs|fri|satur|sun)day[A-Z]/.test(field))).toHaveLength(
    63,
  );
  expect(fields).not.toContain('days');
});

it('documents every flat answer of a check sheet with its values', () => {
  const { properties } = Object.fromEntries(schemas)['CheckSheetBody'] as {
    properties: Record<string, Json>;
  };
  const answers = Object.keys(properties).filter((field) => /^defect[A-Z]/.test(field));
  expect(answers).toHaveLength(74);
  expect(properties['defectHorn']).toMatchObject({ type: 'boolean', nullable: true });
  expect(properties['defectParkBrake']).toMatchObject({
    type: 'string',
    enum: ['ok', 'tested', 'something wrong'],
  });
  expect(properties['answers']).toBeUndefined();
});

it('says of every call with a body how large that may be', () => {
  const said = (name: string) => operations.find(([each]) => each === name)![1].description;
  expect(said('post /api/drivers/login')).toMatch(/The body may have up to 16 KB\.$/);
  expect(said('put /api/timesheets/{id}')).toMatch(/The body may have up to 2 MB\.$/);
  expect(said('put /api/drivers/me/preferences/{key}')).toMatch(/The body may have up to 64 KB\.$/);
  expect(said('get /api/history')).not.toMatch(/The body/);
});

it('is made once, and in one format', async () => {
  const first = await api.request('get', '/api/openapi.json').expect(200);
  const scan = jest.spyOn(SwaggerModule, 'createDocument');
  const second = await api.request('get', '/api/openapi.json').expect(200);
  expect(second.text).toBe(first.text);
  expect(scan).not.toHaveBeenCalled();
  await api.request('get', '/api/openapi.yaml').expect(404);
});

it('is served with its page, whose scripts come from our own host', async () => {
  const document = await api.request('get', '/api/openapi.json').expect(200);
  expect(document.body.info.title).toBe('Groundsheet');
  const page = await api.request('get', '/docs').expect(200);
  expect(page.text).not.toMatch(/<script>[^<]/);
  await api.request('get', '/docs/swagger-ui-init.js').expect(200);
});
