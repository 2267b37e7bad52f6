import { FormLinks } from '@groundsheet/forms';
import { extractImages } from 'unpdf';
import {
  aDispatch,
  aDriver,
  aLogo,
  enterFirm,
  expectTidyPages,
  mailsTo,
  readPdf,
  signedOnSite,
  type Site,
  Sites,
  type TestApi,
  type TestDriver,
  drawsPdfs,
} from '@groundsheet/testing';

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

describe('the PDF of a set', () => {
  const pdfOf = async (id: string, who: TestDriver) => {
    const { body } = await who.request('get', `/api/combined-forms/${id}/pdf`).expect(200);
    return readPdf(body as Buffer);
  };

  it('is mailed once to each recipient, cover first, and tells the rating to nobody but the company and the office', async () => {
    await site.busy.sendsTimesheet();
    const itemNotes = [{ item: 'defectMirrors', text: 'Scratched, as it was.' }];
    await site.busy.sendsCheckSheet({ defectsNotes: null, itemNotes });
    const set = await site.theSet();
    await site
      .dispatch(
        await aDispatch(set, { emailAddresses: ['office@northgate-civils.co.uk', site.driver.email] }),
      )
      .expect(200);
    await api.drainJobs();
    const mails = await api.rows(
      'select recipient, state, form_kind, object_key from emails where form_id = ?',
      [set.id],
    );
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [site.driver.email, 'office@northgate-civils.co.uk'].toSorted(),
    );
    expect(new Set(mails.map(({ state, form_kind: kind }) => `${state} ${kind}`))).toEqual(
      new Set(['kept locally form-set']),
    );
    expect(new Set(mails.map(({ object_key: key }) => key)).size).toBe(2);

    const office = await pdfOf(set.id, site.supervisor);
    expectTidyPages(office.pages);
    expect(office.pages).toHaveLength(3);
    for (const words of [
      'Weekly form set',
      set.reference,
      'No item failed, but there are notes on the check sheets',
      'Siân O’Neill',
      'Dai Rees',
      'Left the gate open on Tuesday.',
      'Driver performance Excellent',
      'On time.',
    ]) {
      expect(office.text).toContain(words);
    }
    expect(office.text).toContain('Weekly timesheet');
    expect(office.text).toContain('Daily check sheet');
    const cover = office.pages[0]!.map((each) => each.text).join(' ');
    for (const words of [
      'Signature record',
      'Client: Siân O’Neill',
      'Foreman: Dai Rees',
      `/verify/${set.reference}`,
    ])
      expect(cover).toContain(words);
    expect(office.text).toContain('Page 3 of 3');
    const own = await pdfOf(set.id, site.driver);
    expect(own.text).toContain('Siân O’Neill');
    expect(own.text).not.toContain('Driver performance');
    await (await aDriver(api)).request('get', `/api/combined-forms/${set.id}/pdf`).expect(404);
  });

  it('has a usual week, both signatures, rating and notes on one page, and the signature record on the next, before the forms', async () => {
    const hours = (day: string) => ({ [`${day}Start`]: '07:00', [`${day}Finish`]: '16:30' });
    await site.busy.sendsTimesheet({ ...hours('wednesday'), ...hours('thursday'), ...hours('friday') });
    for (const day of [16, 17, 18, 19, 20]) await site.busy.sendsCheckSheet({ checkDate: `2026-11-${day}` });
    const set = await site.theSet();
    await site.dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    const { pages, text } = await pdfOf(set.id, site.supervisor);
    expectTidyPages(pages);
    expect(pages).toHaveLength(1 + 1 + 1 + 5);
    const cover = pages[0]!.map((each) => each.text).join(' ');
    for (const words of [
      'Siân O’Neill',
      'Dai Rees',
      'Left the gate open',
      'Excellent',
      'On time.',
      'Fri 20 Nov 2026',
    ])
      expect(cover).toContain(words);
    expect(cover).toContain('Sat and Sun: no hours');
    expect(pages[1]!.map((each) => each.text).join(' ')).toMatch(/Signature record .*Foreman: Dai Rees/);
    expect(text).toContain('Page 8 of 8');
  });

  it('comes with what the client wants to know in the mail itself', async () => {
    await site.busy.sendsTimesheet({ orderNumber: 'P-001234' });
    await site.busy.sendsCheckSheet({ defectMirrors: false, defectBrakeFluid: 'top up' });
    const set = await site.theSet();
    const recipient = `site-${set.reference}@northgate-civils.co.uk`.toLowerCase();
    await site.dispatch(await aDispatch(set, { emailAddresses: [recipient] })).expect(200);
    const [sent] = await mailsTo(api, recipient);
    const { subject, text, replyTo } = sent!.mail!;
    expect(subject).toBe(
      '2 DEFECTS: EX-0417 form set, Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils Ltd)',
    );
    expect(replyTo).toEqual([{ name: '', address: site.driver.email }]);
    const sheet = set.checkSheets[0].reference;
    for (const words of [
      '2 DEFECTS: EX-0417\n- Thu 19 Nov 2026: Mirrors\n- Thu 19 Nov 2026: Brake fluid: top up\n',
      '\nPlant number: EX-0417\nMachine: JCB 220X\nOrder number: P-001234\nSite: Wharf Road\n',
      '\nHours\nMon 16 Nov: 9.0 h, 07:00 to 16:30, break 30 min\n',
      '\nTotal: 18.5 h\nStanding: 1.5 h\n',
      `\nCheck sheets\nThu 19 Nov: 2 DEFECTS, ${sheet}\n`,
      '\nSigned on site\nClient: Siân O’Neill\nForeman: Dai Rees\n',
    ]) {
      expect(text).toContain(words);
    }
    expect((await pdfOf(set.id, site.driver)).text).toContain('2 DEFECTS: EX-0417 Thu 19 Nov 2026');
  });

  it('opens by the link in the mail, as does what it shows, and to nobody without', async () => {
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    const link = { formId: set.id, linkVersion: 1, sentOn: new Date().toISOString().slice(0, 10) };
    const key = api.app.get(FormLinks).keyFor({ ...link, recipient: 'hire@northgate-civils.co.uk' });
    await api.drainJobs();
    const { body } = await api.request('get', `/api/combined-forms/${set.id}?key=${key}`).expect(200);
    expect(body).toMatchObject({
      ...{ readAs: 'recipient', clientSignedAt: expect.any(String) },
      status: 'completed',
      rating: null,
      emails: [],
      companyEmail: null,
    });
    await api.request('get', `/api/combined-forms/${set.id}/pdf?key=${key}`).expect(200);
    await api.request('get', `/api/combined-forms/${set.id}/pdf`).expect(404);
    const own = api.app.get(FormLinks).keyFor({ ...link, recipient: site.driver.email });
    const { body: pdf } = await api
      .request('get', `/api/combined-forms/${set.id}/pdf?key=${own}`)
      .expect(200);
    expect((await readPdf(pdf as Buffer)).text).not.toContain('Driver performance');
    const office = api.app.get(FormLinks).keyFor({ ...link, recipient: 'office@northgate-civils.co.uk' });
    const { body: copy } = await api
      .request('get', `/api/combined-forms/${set.id}/pdf?key=${office}`)
      .expect(200);
    expect((await readPdf(copy as Buffer)).text).toContain('Driver performance Excellent');
  });

  it('has the head of the firm on its cover and on each form, as it was when they were drawn', async () => {
    const admin = await aDriver(api, { role: 'admin' });
    await enterFirm(admin, { logo: await aLogo() });
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    await enterFirm(admin, { name: 'Another Plant Ltd' });
    const { pages, document } = await pdfOf(set.id, site.supervisor);
    expectTidyPages(pages);
    for (const [at, page] of pages.entries()) {
      expect(page.slice(0, 3).map(({ text }) => text)).toEqual([
        'Hill Plant Ltd',
        'Unit 4, Quarry Road, Gateshead, NE11 0XX',
        '0191 496 0200',
      ]);
      expect(await extractImages(document, at + 1)).not.toEqual([]);
    }
  });

  it('is not there before the dispatch', async () => {
    const { id } = await site.aReadySet();
    await site.driver.request('get', `/api/combined-forms/${id}/pdf`).expect(409);
  });
});

describe('a driver who is asked', () => {
  const ask = (id: string, who = site.supervisor) =>
    who.request('post', `/api/collations/${id}/ask`).send({});

  it('gets one mail a day about the set, and only supervisors ask', async () => {
    const { body } = await site.busy.savesTimesheet({ operatorSignature: null });
    expect(body.id).toBeDefined();
    await api.drainJobs();
    const { id } = await site.theSet();
    await ask(id, site.driver).expect(403);
    await ask(id).expect(204);
    const again = await ask(id).expect(429);
    expect(again.body).toMatchObject({
      code: 'form-set.asked-already',
      message: expect.stringMatching(/^Łukasz Wójcik has been asked already\. Please try again after /),
    });
    await api.drainJobs();
    const mails = await api.rows(
      `select purpose, told #>> '{words,lines,0,value}' as forms, state from emails
        where recipient = ? and purpose is not null`,
      [site.driver.email],
    );
    expect(mails).toEqual([
      {
        purpose: 'form-set-asked',
        forms: 'Timesheet and check sheet, EX-0417, week ending Sat 21 Nov 2026',
        state: 'kept locally',
      },
    ]);
  });
});

describe('the record of a set', () => {
  it('tells its driver and supervisors who did what, and nobody else', async () => {
    const set = await site.aReadySet();
    await site.collect(set.id, { ...(await signedOnSite()), versions: set.versions }).expect(204);
    await site.dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    const eventsOf = async (path: string, who: TestDriver) =>
      (await who.request('get', `${path}/events`).expect(200)).body;
    const events = await eventsOf(`/api/combined-forms/${set.id}`, site.supervisor);
    const said = events.map(({ words, who }: { words: string; who: string | null }) => `${who}: ${words}`);
    expect(said.filter((line: string) => line.endsWith('Sent a form'))).toHaveLength(2);
    for (const line of [
      'Łukasz Wójcik: Signed a form set on site (client)',
      'Łukasz Wójcik: Signed a form set on site (foreman)',
      'Ruth Keane: Approved a form set and had it mailed',
      'null: Kept on this computer for hire@northgate-civils.co.uk',
    ]) {
      expect(said).toContain(line);
    }
    // From where others did something is not for everybody.
    const done = (all: object[]) => all.map((entry) => ({ ...entry, network: null, device: null }));
    expect(done(await eventsOf(`/api/combined-forms/${set.id}`, site.driver))).toEqual(done(events));
    expect(await eventsOf(`/api/forms/${set.timesheetId}`, site.driver)).toMatchObject([
      { words: 'Signed a form (operator)' },
      { words: 'Signed a form (client)' },
      { what: 'form.sent', network: '127.0.0.1' },
      { what: 'email.kept locally' },
    ]);
    const other = await aDriver(api);
    await other.request('get', `/api/combined-forms/${set.id}/events`).expect(404);
    await other.request('get', `/api/forms/${set.timesheetId}/events`).expect(404);
  });

  it('has who opened it by the link in its mail', async () => {
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set)).expect(200);
    const link = { formId: set.id, linkVersion: 1, sentOn: new Date().toISOString().slice(0, 10) };
    const key = api.app.get(FormLinks).keyFor({ ...link, recipient: 'hire@northgate-civils.co.uk' });
    await api.drainJobs();
    const { headers } = await api
      .request('post', '/api/form-links')
      .send({ formId: set.id, key })
      .expect(204);
    const cookie = headers['set-cookie']![0]!.split(';')[0]!;
    await api.request('get', `/api/combined-forms/${set.id}`).set('Cookie', cookie).expect(200);
    const { body } = await site.driver.request('get', `/api/combined-forms/${set.id}/events`).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        ...{ what: 'form-set.link-opened', who: null, about: set.id },
        recipient: 'hire@northgate-civils.co.uk',
      }),
    );
  });
});

it('is named by its forms in the history of their driver, who cannot correct them any more', async () => {
  const set = await site.aReadySet();
  const approvedIn = async () =>
    (await site.driver.request('get', '/api/history').expect(200)).body.map(
      (entry: { approvedIn: string | null }) => entry.approvedIn,
    );
  expect(await approvedIn()).toEqual([null, null]);
  await site.dispatch(await aDispatch(set)).expect(200);
  expect(await approvedIn()).toEqual([set.reference, set.reference]);
});
