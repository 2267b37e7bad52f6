import {
  aCheckSheet,
  aSignature,
  aTimesheet,
  aWorkshop,
  anUnsigned,
  REPAIR,
  Signer,
  suiteApi,
  type TestDriver,
} from '@groundsheet/testing';
import { WirePipe, type Problem } from '@groundsheet/platform';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

const api = await suiteApi();
const pipe = new WirePipe();
const workshop = await aWorkshop(api);
const { company, supervisor, admin } = workshop;

/** What looks like nothing, however long: spaces of kinds, marks that show nothing, dots. */
const BLANKS: Record<string, string> = {
  'twelve spaces': ' '.repeat(12),
  'spaces of other kinds': '\u00a0\u2003\u3000'.repeat(4),
  'letters that show nothing': '\u200b\u2060\u3164\u00ad'.repeat(3),
  'joiners alone': '\u200c\u200d'.repeat(6),
  'dots and dashes': '. - . - . -',
};

const post = (by: Pick<TestDriver, 'request'>, path: string, body: object) =>
  by.request('post', path).send(body);

async function aSigner(): Promise<{ signer: Signer; shownSha256: string; id: string; asker: TestDriver }> {
  const { driver: asker, asked } = await anUnsigned(api, company);
  const request = await asked();
  const signer = new Signer(api, request);
  return { signer, asker, id: request.id, shownSha256: (await signer.open()).body.shownSha256 };
}

/** Each place where a person has to write something, and the field that is refused where they write nothing. */
const PLACES: Record<
  string,
  [field: string, (blank: string) => Promise<{ status: number; body: { details: { path: string }[] } }>]
> = {
  'the name of a signature': [
    'name',
    async (name) => {
      const { signer, shownSha256 } = await aSigner();
      return signer.post('sign', { name, shownSha256, signerSignature: await aSignature(7) });
    },
  ],
  'the name of who says that something is wrong': [
    'name',
    async (name) => (await aSigner()).signer.post('query', { name, lines: [], note: 'Friday.' }),
  ],
  'the name of who signs instead': [
    'name',
    async (name) => (await aSigner()).signer.post('pass-on', { name }),
  ],
  'the note of a query about nothing else': [
    'note',
    async (note) => (await aSigner()).signer.post('query', { name: 'Dai', lines: [], note }),
  ],
  'a report of something else': [
    'text',
    async (text) =>
      post(supervisor, '/api/defect-reports', { code: (await workshop.aStopped()).plantNumber, text }),
  ],
  'the name of a certificate of another kind': [
    'name',
    async (name) => {
      const { plantNumber } = await workshop.aStopped();
      const [{ id }] = (await admin.request('get', `/api/machines?search=${plantNumber}`).expect(200)).body;
      const body = { kind: 'other', name, examinedOn: '2026-11-20', isRequired: false, opensFromCode: false };
      return post(supervisor, `/api/machines/${id}/certificates`, body);
    },
  ],
  'the answer to a query': [
    'answer',
    async (answer) => {
      const { signer, asker, id } = await aSigner();
      await signer.post('query', { name: 'Dai', lines: [], note: 'Friday.' }).expect(200);
      return post(asker, `/api/sign-requests/${id}/answer`, { answer });
    },
  ],
  'the name of a fitter': [
    'fitter',
    async (fitter) =>
      post(supervisor, `/api/defects/${(await workshop.aStopped()).id}/repair`, { ...REPAIR, fitter }),
  ],
  'the work of a fitter': [
    'work',
    async (work) =>
      post(supervisor, `/api/defects/${(await workshop.aStopped()).id}/repair`, { ...REPAIR, work }),
  ],
  'the name of a fitter by a link': [
    'fitter',
    async (fitter) => workshop.bring(await workshop.linkOf(await workshop.aStopped()), { fitter }),
  ],
  'the reason that closes a defect': [
    'reason',
    async (reason) => post(admin, `/api/defects/${(await workshop.aStopped()).id}/no-fault`, { reason }),
  ],
  'a comment': [
    'text',
    async (text) => post(supervisor, `/api/defects/${(await workshop.aStopped()).id}/comments`, { text }),
  ],
  'a registration': [
    'fullName',
    async (fullName) => {
      const body = {
        fullName,
        email: `x${Math.random()}@hill-plant.co.uk`,
        password: 'correct horse battery',
      };
      return post(api, '/api/drivers/register', body);
    },
  ],
  'the name of the driver of a week': [
    'timesheetData.operatorSignedName',
    async (operatorSignedName) =>
      post(api, '/api/timesheets/one-step-completion', await aTimesheet(company, { operatorSignedName })),
  ],
  'the name of the client of a week': [
    'timesheetData.clientSignedName',
    async (clientSignedName) =>
      post(api, '/api/timesheets/one-step-completion', await aTimesheet(company, { clientSignedName })),
  ],
  'the name of the driver of a check': [
    'checkSheetData.driverSignedName',
    async (driverSignedName) =>
      post(api, '/api/one-step-completion/check-sheet', await aCheckSheet(company, { driverSignedName })),
  ],
};

describe.each(Object.keys(PLACES))('%s', (place) => {
  const [field, send] = PLACES[place]!;

  it('is refused where it is made of nothing, with its field', async () => {
    for (const [kind, blank] of Object.entries(BLANKS)) {
      const { status, body } = await send(blank);
      expect([kind, status, body.details?.map(({ path }) => path)]).toEqual([kind, 422, [field]]);
    }
  });
});

it('takes a reason that lowers a stop by its letters, not by its length', async () => {
  const { id } = await workshop.aStopped();
  const lower = (reason: string) =>
    post(supervisor, `/api/defects/${id}/severity`, { severity: 'B', reason });
  for (const reason of [...Object.values(BLANKS), 'ok. . . . . . .']) await lower(reason).expect(422);
  await lower('Cosmetic, seen with Gary.').expect(204);
});

it('keeps what was written without what shows nothing', async () => {
  const { signer, shownSha256, id, asker } = await aSigner();
  const name = ' Siân\u200b  O’Neill\u202e ';
  await signer.post('sign', { name, shownSha256, signerSignature: await aSignature(7) }).expect(200);
  const { body } = await asker.request('get', `/api/sign-requests/${id}`).expect(200);
  expect(body.signedName).toBe('Siân O’Neill');
});

/** Fields of this name are no text: keys, passwords, hashes and pictures. */
const NO_TEXT = /^(?:key|token|password|currentPassword|\w*sha256|\w+Signature)$/i;
/** What is only looked up, what a device says of a file, and texts with more to them, which rules of their own judge all at once. */
const OF_OTHER_RULES = [
  ...['DocumentUploadBody.fileName', 'DocumentUploadBody.mimeType', 'FormCopyBody.recipient'],
  ...['MachineStatusQuery.plantNumber', 'OffHireBody.contactName', 'OffHireBody.email', 'OffHireBody.firm'],
  ...[
    'OffHireBody.machineHours',
    'OffHireBody.phone',
    'OffHireBody.plantNumber',
    'OrderNumberBody.orderNumber',
  ],
  ...['ReferenceQuery.reference', 'ReportBody.code', 'SeverityBody.finding', 'SeverityBody.item'],
  ...['SuppressedAddressBody.address', 'VerifyBody.reference'],
];

interface Shape {
  new (): object;
}

/** Each class that a route takes, with those inside it. */
function shapes(): Shape[] {
  const scanner = new MetadataScanner();
  const controllers = api.app.get(DiscoveryService, { strict: false }).getControllers();
  const taken = controllers.flatMap(({ metatype }) => {
    const routes = (metatype as Shape).prototype as object;
    return scanner
      .getAllMethodNames(routes)
      .flatMap(
        (name) => (Reflect.getMetadata('design:paramtypes', routes, name) ?? []) as (Shape | undefined)[],
      );
  });
  const known = new Set<Shape>();
  const add = (shape: Shape | undefined) => {
    if (!shape || known.has(shape) || rulesOf(shape).length === 0) return;
    known.add(shape);
    for (const { type, propertyName } of rulesOf(shape)) {
      if (type !== 'nestedValidation') continue;
      const inner = plainToInstance(shape, { [propertyName]: [{}] }) as Record<string, [object]>;
      add(inner[propertyName]![0].constructor as Shape);
    }
  };
  for (const shape of taken) add(shape);
  return [...known];
}

function rulesOf(shape: Shape) {
  return getMetadataStorage().getTargetValidationMetadatas(shape, '', true, false);
}

it('is refused in every required text that a person writes, and no required text is forgotten', async () => {
  const blankable: string[] = [];
  for (const shape of shapes()) {
    const required = rulesOf(shape).filter(({ name }) => name === 'minLength');
    const texts = required.map(({ propertyName }) => propertyName).filter((name) => !NO_TEXT.test(name));
    for (const propertyName of texts) {
      const refusing = await Promise.all(
        Object.values(BLANKS).map((blank) => isRefused(shape, propertyName, blank)),
      );
      if (!refusing.every(Boolean)) blankable.push(`${shape.name}.${propertyName}`);
    }
  }
  expect(blankable.toSorted()).toEqual(OF_OTHER_RULES);
});

async function isRefused(metatype: Shape, field: string, blank: string): Promise<boolean> {
  const taken = pipe.transform({ [field]: blank }, { metatype, type: 'body' });
  const details = await taken.then(
    () => [],
    (problem: Problem) => problem.details as { path: string }[],
  );
  return details.some(({ path }) => path === field);
}
