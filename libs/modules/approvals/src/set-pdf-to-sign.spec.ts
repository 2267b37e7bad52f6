import {
  aDispatch,
  ask,
  readPdf,
  Signer,
  type Site,
  Sites,
  type TestApi,
  drawsPdfs,
} from '@groundsheet/testing';
import { createHash } from 'node:crypto';

let api: TestApi;
let sites: Sites;
let site: Site;

beforeAll(async () => {
  sites = await Sites.start();
  await drawsPdfs(sites.api);
  api = sites.api;
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = await sites.aSite();
});

const asked = async (id: string, signatory: string, by = site.driver) => {
  const { body } = await ask(by, id, { kind: 'form-set', signatory, channel: 'code' }).expect(201);
  return new Signer(api, body);
};

describe('the PDF of a set to be signed', () => {
  const pdfOf = (signer: Signer, change: object = {}) =>
    signer
      .post('pdf', change)
      .buffer()
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => done(null, Buffer.concat(parts)));
      });

  it('is its cover and its forms, without the rating, and what nobody has signed yet', async () => {
    const { id } = await site.aReadySet();
    await site.busy.sendsCheckSheet({ checkDate: '2026-11-20' });
    const client = await asked(id, 'client');
    expect((await client.open().expect(200)).body.hasPdf).toBe(true);
    const { body, headers } = await pdfOf(client).expect(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="form-set-2026-11-21-FS-\w+\.pdf"$/,
    );
    const { text, pages } = await readPdf(body);
    expect(pages.length).toBeGreaterThan(3);
    for (const words of [/Weekly form set/, /Not approved yet/, /Weekly timesheet/, /2 check sheets/])
      expect(text).toMatch(words);
    expect(text).not.toMatch(/Driver performance|Approved \d/);
    await client.signs();
    expect((await readPdf((await pdfOf(client).expect(200)).body)).text).toMatch(
      /on their own phone, by a code/,
    );
  });

  const verify = async (pdf: Buffer, reference: string) => {
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    return (await api.request('post', '/api/verify').send({ reference, sha256 }).expect(200)).body;
  };
  const read = async (signer: Signer) => (await pdfOf(signer).expect(200)).body as Buffer;

  it('says who is still to sign what, and is known where a PDF is checked, until a signature or a change', async () => {
    const { id, reference } = await site.aReadySet();
    const [client, foreman] = [await asked(id, 'client'), await asked(id, 'foreman')];
    const { shownSha256 } = (await client.open().expect(200)).body;
    const unsigned = await read(client);
    const { text } = await readPdf(unsigned);
    for (const words of ['Not signed yet', 'To sign: Client, Foreman', `/verify/${reference}`, shownSha256])
      expect(text).toContain(words);
    expect(await verify(unsigned, reference)).toMatchObject({ found: 'same', isSigned: false });
    const changed = Buffer.from(unsigned);
    changed[changed.length - 9]! ^= 1;
    expect(await verify(changed, reference)).toMatchObject({ found: 'not-ours' });

    await client.signs();
    const earlier = { found: 'earlier', replacedAt: expect.any(String), isSigned: false };
    expect(await verify(unsigned, reference)).toMatchObject({ ...earlier, replacedBy: 'signature' });
    const half = await read(foreman);
    expect((await readPdf(half)).text).toMatch(/To sign: Foreman/);
    expect(await verify(half, reference)).toMatchObject({ found: 'same', isSigned: false });

    await site.busy.sendsCheckSheet({ checkDate: '2026-11-20' });
    await api.drainJobs();
    expect(await verify(half, reference)).toMatchObject({ ...earlier, replacedBy: 'change' });
    expect(await verify(unsigned, reference)).toMatchObject({ ...earlier, replacedBy: 'signature' });
  });

  it('is the one that is kept once the set is completed, in place of what was read before', async () => {
    const { id, reference } = await site.aReadySet();
    const [client, foreman] = [await asked(id, 'client'), await asked(id, 'foreman')];
    await client.signs();
    await foreman.signs({ name: 'Dai Rees' });
    const before = await read(client);
    expect(await verify(before, reference)).toMatchObject({ found: 'same', isSigned: true });
    const set = await site.set(id);
    const approval = { clientName: set.approval.clientName, foremanName: set.approval.foremanName };
    await site.dispatch(await aDispatch(set, { supervisorApproval: approval })).expect(200);
    await api.drainJobs();
    const kept = await read(client);
    expect((await readPdf(kept)).text).not.toMatch(/Not signed yet|Driver performance/);
    expect(await verify(kept, reference)).toMatchObject({ found: 'same', isSigned: true });
    expect(await verify(before, reference)).toMatchObject({ found: 'earlier', replacedBy: 'signature' });
  });

  it('makes the PDF of a form that the client signed on its set an earlier version with the dispatch, before the next is drawn', async () => {
    await site.busy.sendsTimesheet({ clientSignature: null });
    await site.busy.sendsCheckSheet();
    await api.drainJobs();
    const set = await site.theSet();
    const { id, reference } = set.forms.find(({ kind }: { kind: string }) => kind === 'timesheet');
    const pdf = (await site.driver.request('get', `/api/forms/${id}/pdf`).expect(200)).body as Buffer;
    expect(await verify(pdf, reference)).toMatchObject({ found: 'same', isSigned: false });
    await site.dispatch(await aDispatch(set)).expect(200);
    const signed = { found: 'earlier', replacedBy: 'signature' };
    expect(await verify(pdf, reference)).toMatchObject({ ...signed, replacedAt: null });
    await api.drainJobs();
    expect(await verify(pdf, reference)).toMatchObject({ ...signed, replacedAt: expect.any(String) });
  });

  it('is forgotten with its set', async () => {
    await site.busy.sendsTimesheet({ clientSignature: null });
    const { id, reference, timesheetId } = await site.theSet();
    const unsigned = await read(await asked(id, 'client'));
    expect(await verify(unsigned, reference)).toMatchObject({ found: 'same' });
    const { body: draft } = await site.driver
      .request('post', `/api/forms/${timesheetId}/correct`)
      .expect(201);
    await site.busy.sendsTimesheet({ id: draft.id, plantNumber: 'D-114', clientSignature: null });
    await api.drainJobs();
    expect(await api.rows('select 1 from form_sets where id = ?', [id])).toEqual([]);
    expect(await verify(unsigned, reference)).toMatchObject({ found: 'not-ours' });
    expect(await api.rows('select 1 from made_pdfs where form_id = ?', [id])).toEqual([]);
  });

  it('is for the person with the key, on a phone of their own', async () => {
    const { id } = await site.aReadySet();
    const client = await asked(id, 'client');
    await pdfOf(client, { key: 'x'.repeat(43) }).expect(404);
    client.cookie = site.driver.cookie;
    await pdfOf(client).expect(403);
  });
});
