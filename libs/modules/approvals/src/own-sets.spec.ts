import { SENT_BY_DRIVER } from '@groundsheet/form-rules';
import { aDispatch, aDriver, mailsTo, readPdf, Sites, drawsPdfs } from '@groundsheet/testing';

describe('the forms of a supervisor who drives too', () => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await Sites.start();
    await drawsPdfs(sites.api);
  });
  afterAll(() => sites.api.stop());
  const pdfOf = async (id: string) => {
    const { body } = await sites.supervisor.request('get', `/api/combined-forms/${id}/pdf`).expect(200);
    return (await readPdf(body as Buffer)).text;
  };

  it.each(['supervisor', 'admin'] as const)(
    'are sent by a %s themselves, and their set, its PDF and its mail say so',
    async (role) => {
      const site = await sites.aSite(await aDriver(sites.api, { role }));
      const { id, versions } = await site.aReadySet();
      const { body: own } = await site.driver.request('get', `/api/combined-forms/${id}`).expect(200);
      expect(own).toMatchObject({ isOwn: true, needsAnotherSupervisor: false, isSentByDriver: false });
      const recipient = `own-${role}@northgate-civils.co.uk`;
      const body = await aDispatch({ id, versions }, { emailAddresses: [recipient] });
      await site.dispatch(body, site.driver).expect(200);
      expect((await site.set(id)).isSentByDriver).toBe(true);
      const list = await site.supervisor.request('get', '/api/collations?bucket=completed').expect(200);
      expect(list.body[0]).toMatchObject({ id, isSentByDriver: true });
      const [sent] = await mailsTo(sites.api, recipient);
      expect(sent!.mail!.text).toContain(`Note: ${SENT_BY_DRIVER}\n`);
      expect(await pdfOf(id)).toContain(`${SENT_BY_DRIVER}.`);
      await sites.api.rows('update form_sets set driver_id = null where id = ?', [id]);
      expect((await site.set(id)).isSentByDriver).toBe(true);
    },
  );

  it('are sent by another supervisor without a word of it', async () => {
    const site = await sites.aSite(await aDriver(sites.api, { role: 'supervisor' }));
    const { id, versions } = await site.aReadySet();
    const recipient = 'other@northgate-civils.co.uk';
    await site.dispatch(await aDispatch({ id, versions }, { emailAddresses: [recipient] })).expect(200);
    expect((await site.set(id)).isSentByDriver).toBe(false);
    const [sent] = await mailsTo(sites.api, recipient);
    expect(sent!.mail!.text).not.toContain(SENT_BY_DRIVER);
    expect(await pdfOf(id)).not.toContain(SENT_BY_DRIVER);
  });
});

describe('where the settings let nobody send their own set', () => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await Sites.start({ SUPERVISORS_SEND_OWN_SETS: 'false' });
  });
  afterAll(() => sites.api.stop());

  it.each(['supervisor', 'admin'] as const)('refuses that of a %s, and another sends it', async (role) => {
    const site = await sites.aSite(await aDriver(sites.api, { role }));
    const { id, versions } = await site.aReadySet();
    const body = await aDispatch({ id, versions });
    const { body: refused } = await site.dispatch(body, site.driver).expect(409);
    expect(refused).toMatchObject({
      code: 'form-set.own',
      message:
        'The forms of this set are your own, so another supervisor or an admin has to rate and send it. Nothing was sent.',
    });
    const { body: own } = await site.driver.request('get', `/api/combined-forms/${id}`).expect(200);
    expect(own).toMatchObject({ needsAnotherSupervisor: true, status: 'pending', rating: null });
    expect((await site.set(id)).needsAnotherSupervisor).toBe(false);
    await site.dispatch(body).expect(200);
    expect(await site.set(id)).toMatchObject({ status: 'completed', isSentByDriver: false });
    await site.dispatch(body, site.driver).expect(200);
  });

  it('tells a driver nothing of it, who sends no set anyway', async () => {
    const site = await sites.aSite();
    const { id } = await site.aReadySet();
    const { body } = await site.driver.request('get', `/api/combined-forms/${id}`).expect(200);
    expect(body).toMatchObject({ isOwn: true, needsAnotherSupervisor: false });
  });
});
