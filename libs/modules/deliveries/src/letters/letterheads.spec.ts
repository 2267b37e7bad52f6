import { aDriver, aLogo, aRenderedForm, enterFirm, mailsTo, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi({ MAIL_FROM: 'Groundsheet <forms@example.org>' });
const admin = await aDriver(api, { role: 'admin' });
const FORGOTTEN = '/api/drivers/forgotten-password';

/** The mail about a form, as it leaves us. */
async function aFormMail(changes: Parameters<typeof aRenderedForm>[1] = {}) {
  const recipient = `${uuidv7()}@civils.co.uk`;
  await aRenderedForm(api, { recipients: [recipient], ...changes });
  const [{ row, mail }] = (await mailsTo(api, recipient)) as [Awaited<ReturnType<typeof mailsTo>>[number]];
  return { id: row['id'] as string, mail: mail! };
}

/** The mail to a person who has forgotten the password. */
async function anAccountMail() {
  const { email } = await aDriver(api);
  await api.request('post', FORGOTTEN).send({ email }).expect(204);
  return (await mailsTo(api, email)).at(-1)!.mail!;
}

const headersOf = (raw: string) => raw.split(/\r?\n\r?\n/)[0]!;

it('is the product’s until a firm has been entered', async () => {
  const { mail } = await aFormMail();
  expect(mail.from).toMatchObject({ name: 'Groundsheet', address: 'forms@example.org' });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('--\nSent by Groundsheet because');
  expect(mail.html).toContain('#ffc20e');
  expect((await anAccountMail()).subject).toBe('Groundsheet: set a new password');
});

it('has the firm’s name, address, telephone, accent and logo on every mail, and its reply address', async () => {
  await enterFirm(admin, { logo: await aLogo() });
  for (const mail of [(await aFormMail()).mail, await anAccountMail()]) {
    expect(mail.from).toMatchObject({ name: 'Hill Plant Ltd', address: 'forms@example.org' });
    expect(mail.replyTo).toMatchObject([{ address: 'office@hillplant.co.uk' }]);
    expect(mail.text).toMatch(
      /--\nHill Plant Ltd\nUnit 4, Quarry Road, Gateshead, NE11 0XX\n0191 496 0200\n\nSent by Hill Plant Ltd with Groundsheet /,
    );
    expect(mail.html).toContain('border-bottom:4px solid #ff8a00');
    expect(mail.html).not.toContain('#ffc20e');
    const [logo] = mail.attachments;
    expect(logo).toMatchObject({
      mimeType: 'image/png',
      disposition: 'inline',
      contentId: '<logo@groundsheet>',
    });
    expect(mail.html).toContain('src="cid:logo@groundsheet" alt="" width="108" height="36"');
  }
  expect((await anAccountMail()).subject).toBe('Hill Plant Ltd: set a new password');
});

it('leaves replies to a driver whose address is confirmed', async () => {
  await enterFirm(admin);
  const { id, email } = await aDriver(api);
  expect((await aFormMail({ driverId: id })).mail.replyTo).toMatchObject([{ address: email }]);
  await api.rows('update drivers set confirmed_at = null where id = ?', [id]);
  const { mail } = await aFormMail({ driverId: id });
  expect(mail.replyTo).toMatchObject([{ address: 'office@hillplant.co.uk' }]);
});

it('is seen by the office with its logo within the page, which fetches nothing', async () => {
  await enterFirm(admin, { logo: await aLogo() });
  const { id } = await aFormMail();
  const page = await admin.request('get', `/api/mails/${id}/page`).expect(200);
  expect(page.text).toContain('src="data:image/png;base64,');
  expect(page.text).not.toContain('cid:');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

it.each([
  ['line breaks and a header', 'Hill\r\nBcc: all@b.org\r\n\r\nHello', 'Hill Bcc: all@b.org Hello'],
  ['quotes, brackets and commas', '"Hill" <x@y.org>, Ltd;', '"Hill" <x@y.org>, Ltd;'],
  ['a change of direction', '\u202eHill\u202c Plant', 'Hill Plant'],
  ['an encoded word', '=?utf-8?q?Bcc=3A_a=40b.org?=', '= ?utf-8?q?Bcc=3A_a=40b.org?='],
  ['a backslash at its end', 'Hill\\', 'Hill\\'],
  ['letters of other scripts', 'Łukasz Χιλλ Дмитрий 李', 'Łukasz Χιλλ Дмитрий 李'],
  ['as many letters as it may have', 'Hill '.repeat(24).trim(), 'Hill '.repeat(24).trim()],
  ['markup', '<b>Hill</b> & Sons', '<b>Hill</b> & Sons'],
])('names a firm with %s, and is nobody else’s mail', async (_, name, shown) => {
  await enterFirm(admin, { name });
  const { mail } = await aFormMail();
  expect(mail.from).toMatchObject({ name: shown, address: 'forms@example.org' });
  expect([mail.bcc, mail.cc, mail.to?.length]).toEqual([undefined, undefined, 1]);
  expect(mail.html).not.toMatch(/<b>Hill/);
  expect(`${mail.html} ${mail.text}`).not.toMatch(/\w@[by]\.org/);
  const headers = headersOf(mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n'));
  expect(headers).not.toMatch(/^bcc:/im);
});
