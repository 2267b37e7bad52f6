import {
  DRIVER_KIND_NAMES,
  FORM_CONTENTS,
  FORM_KINDS,
  signatoriesOf,
  type FormField,
} from '@groundsheet/form-rules';
import { aCompany, aDriver, aSignature, suiteApi } from '@groundsheet/testing';
import { Clock } from '@groundsheet/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { DriverForm } from './driver-form.entity.js';
import { SIGNATURES } from './signatories.js';
import { FormKinds } from '../kinds/form-kinds.js';
import { formResponse } from './form.response.js';
import { signatureUrl } from '../signatures/signature.js';

const api = await suiteApi();
const company = await aCompany(api.em);

/** Something that a field takes; undefined for what has rules of its own. */
function valueFor(name: string, { kind, values, stored }: FormField): unknown {
  // It says where a form was begun, and is no part of it.
  if (stored === null) return undefined;
  if (kind === 'text') return name === 'machineHours' ? '77' : `${name} 1`;
  if (kind === 'choice') return values![0];
  if (kind === 'flag') return true;
  if (kind === 'date' || kind === 'day') return '2026-11-20';
  return undefined;
}

describe.each(DRIVER_KIND_NAMES)('a %s', (kind) => {
  const { path: collection } = FORM_KINDS[kind];
  const signatories = signatoriesOf(kind);
  const everything = () =>
    Object.fromEntries(
      Object.entries(FORM_CONTENTS[kind].fields).flatMap(([name, field]) => {
        const value = name === 'orderNumber' ? 'P-001234' : valueFor(name, field);
        return value === undefined ? [] : [[name, value]];
      }),
    );

  /** One with every field and signature, read with them; stored as sent, whatever else its kind asks for. */
  const aSentForm = async () => {
    const driver = await aDriver(api);
    const picture = await aSignature();
    const signatures = Object.fromEntries(signatories.map((by) => [`${by}Signature`, picture]));
    const entered: Record<string, unknown> = { ...everything(), ...signatures, customerId: company };
    const { body: saved } = await driver.request('post', `/api/${collection}`).send(entered).expect(201);
    const em = api.app.get(MikroORM).em.fork();
    const stored = await em.findOneOrFail(DriverForm, saved.id as string, { populate: SIGNATURES });
    Object.assign(stored, { status: 'submitted', submittedAt: stored.changedAt });
    await em.flush();
    return { driver, entered, stored };
  };

  it('is answered with every field that was saved, as it was saved', async () => {
    const driver = await aDriver(api);
    const sent = { ...everything(), submissionWhatsApps: ['07700 900123'] };
    const { body: saved } = await driver.request('post', `/api/${collection}`).send(sent).expect(201);
    const { body } = await driver.request('get', `/api/${collection}/${saved.id}`).expect(200);
    expect(body).toMatchObject(sent);
    const whatever = await driver.request('get', `/api/forms/${saved.id}`).expect(200);
    expect(whatever.body).toEqual(body);
    expect(body.kind).toBe(kind);
  });

  it('is unknown where another kind is asked for', async () => {
    const driver = await aDriver(api);
    const { body: saved } = await driver.request('post', `/api/${collection}`).send({}).expect(201);
    for (const other of DRIVER_KIND_NAMES.filter((each) => each !== kind)) {
      const path = `/api/${FORM_KINDS[other].path}/${saved.id}`;
      await driver.request('get', path).expect(404);
      await driver.request('put', path).send({}).expect(404);
    }
  });

  it('keeps a new column to itself, in what is answered and in a correction', async () => {
    const { stored } = await aSentForm();
    Object.assign(stored, { plantedColumn: 'private' });
    const response = api.app.get(FormKinds).of(stored).responseOf(stored, 'driver');
    expect(JSON.stringify(response)).not.toContain('private');
    expect(stored.correction('2026-11-22', new Date('2026-11-22T10:00:00Z'))).not.toHaveProperty(
      'plantedColumn',
    );
    expect(JSON.stringify(stored.facts())).not.toContain('private');
  });

  it('copies a field only into what its table names', async () => {
    const { stored } = await aSentForm();
    Object.assign(stored, { plantedField: 'as typed' });
    const fields = FORM_CONTENTS[kind].fields as Record<string, FormField>;
    const corrected = (field: Partial<FormField>) => {
      fields['plantedField'] = { kind: 'text', maxLength: 9, about: 'Planted.', ...field };
      return stored.correction('2026-11-22', new Date('2026-11-22T10:00:00Z'));
    };
    try {
      expect(corrected({})).toMatchObject({ plantedField: null });
      expect(corrected({ copiedInto: ['copy'] })).toMatchObject({ plantedField: null });
      expect(corrected({ copiedInto: ['correction'] })).toMatchObject({ plantedField: 'as typed' });
    } finally {
      delete fields['plantedField'];
    }
  });

  it('is signed by the people its fields name, three people too, and by nobody else', async () => {
    const { stored } = await aSentForm();
    const fields = FORM_CONTENTS[kind].fields as Record<string, FormField>;
    fields['fitterSignature'] = { kind: 'signature', about: 'Planted.', stored: null };
    try {
      const correction = stored.correction('2026-11-22', new Date('2026-11-22T10:00:00Z'));
      const png = Buffer.from('a picture');
      correction.signAnew(new Map([...stored.signatories(), 'stranger'].map((by) => [by, png])));
      expect(correction.newSignatories()).toEqual([...signatories, 'fitter']);
      expect(correction.signatureOf('fitter')).toBe(png);
      expect(correction).not.toHaveProperty('strangerSignature');
      const { fitterSignature } = formResponse(correction, 'driver') as { fitterSignature?: string };
      expect(fitterSignature).toBe(signatureUrl(png));
    } finally {
      delete fields['fitterSignature'];
    }
  });

  it('does not take a signature that was not read for one that is missing', async () => {
    const { stored } = await aSentForm();
    const listed = await api.app.get(MikroORM).em.fork().findOneOrFail(DriverForm, stored.id);
    expect(() => listed.facts()).toThrow('without its signatures');
  });

  it('begins a correction without what belongs to its sending, for signatures of today', async () => {
    const { driver, entered, stored } = await aSentForm();
    const { body: begun } = await driver.request('post', `/api/forms/${stored.id}/correct`).expect(201);
    const { body: correction } = await driver.request('get', `/api/forms/${begun.id}`).expect(200);
    expect(correction).toMatchObject({
      ...{ status: 'draft', corrects: stored.id, supersededBy: null, submittedAt: null },
      ...Object.fromEntries(signatories.map((by) => [`${by}Signature`, null])),
      ...{
        signatureDate: api.app.get(Clock).today(),
        plantNumber: entered['plantNumber'],
        company: 'company 1',
      },
    });
  });
});

it('has a column as long as the field, and no field without one', () => {
  const { properties } = api.app
    .get(MikroORM)
    .getMetadata()
    .get<DriverForm>(DriverForm as never);
  for (const [name, field] of Object.values(FORM_CONTENTS).flatMap(({ fields }) =>
    Object.entries<FormField>(fields),
  )) {
    const { stored, kind, maxLength } = field as FormField;
    if (stored === null) continue;
    const property = properties[(stored ?? name) as keyof typeof properties] as { length?: number };
    expect([name, property]).toEqual([name, expect.anything()]);
    if (kind === 'text' && property.length) expect([name, property.length]).toEqual([name, maxLength]);
  }
});
