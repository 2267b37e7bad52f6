import { aRenderedForm, suiteApi } from '@groundsheet/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email as ReadMail } from 'postal-mime';
import supertest from 'supertest';
import { FormEmail } from '../emails/form-email.entity.js';

const api = await suiteApi({ PUBLIC_URL: 'https://forms.example.org' });

/** Sends a form to one address and returns the mail from the mail folder. */
async function mailTo(recipient: string): Promise<ReadMail> {
  await aRenderedForm(api, { recipients: [recipient] });
  await api.drainJobs();
  const { messageId } = await lastTo(recipient);
  return PostalMime.parse(await readFile(join(api.dataDir, 'mail', `${messageId.slice(1, -1)}.eml`)));
}
const lastTo = (recipient: string) =>
  api.em.findOneOrFail(FormEmail, { recipient }, { orderBy: { id: 'desc' } });
const headerOf = (mail: ReadMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const PAGE = /https:\/\/forms\.example\.org\/do-not-send\?key=([\w.-]+)/;
const keyOf = (mail: ReadMail) => PAGE.exec(mail.text!)![1]!;
const oneClickOf = (mail: ReadMail) =>
  new URL(/^<(https:.*)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')![1]!);
/** As a mail provider's server does it: without origin or cookie. */
const fromElsewhere = (path: string) => supertest(api.url).post(path);
const suppressions = async () => Number((await api.row('select count(*) from suppressions'))['count']);

async function expectSilence(recipient: string): Promise<void> {
  const before = await readdir(join(api.dataDir, 'mail'));
  await aRenderedForm(api, { recipients: [recipient, `still.${recipient}`] });
  await api.drainJobs();
  expect(await lastTo(recipient)).toMatchObject({ state: 'suppressed', attempts: 0, sentAt: null });
  expect(await lastTo(`still.${recipient}`)).toMatchObject({ state: 'kept locally' });
  expect(await readdir(join(api.dataDir, 'mail'))).toHaveLength(before.length + 1);
}

it('stops mail with the link in text and HTML', async () => {
  const mail = await mailTo('page@civils.co.uk');
  expect(mail.html).toContain(`href="https://forms.example.org/do-not-send?key&#x3D;${keyOf(mail)}"`);
  await api
    .request('post', '/api/suppressions')
    .send({ key: keyOf(mail) })
    .expect(204);
  await expectSilence('page@civils.co.uk');
});

it.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form in parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('stops mail with one click in a mail program, posted as %s', async (kind, type, body) => {
  const recipient = `${kind.replaceAll(' ', '.')}@civils.co.uk`;
  const mail = await mailTo(recipient);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { pathname, search } = oneClickOf(mail);
  await fromElsewhere(pathname + search)
    .set('Content-Type', type)
    .send(body)
    .expect(204);
  await expectSilence(recipient);
});

it('holds back mail that was already queued', async () => {
  const mail = await mailTo('meanwhile@civils.co.uk');
  await aRenderedForm(api, { recipients: ['meanwhile@civils.co.uk'] });
  await api
    .request('post', '/api/suppressions')
    .send({ key: keyOf(mail) })
    .expect(204);
  await api.drainJobs();
  expect(await lastTo('meanwhile@civils.co.uk')).toMatchObject({ state: 'suppressed' });
});

it('changes nothing when repeated, and keeps one row', async () => {
  const key = keyOf(await mailTo('Twice@civils.co.uk'));
  const before = await suppressions();
  const answers = await Promise.all(
    [1, 2, 3].map(() => api.request('post', '/api/suppressions').send({ key })),
  );
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([204, '']));
  expect(await suppressions()).toBe(before + 1);
  expect(await api.row('select * from suppressions order by created_at desc limit 1')).toMatchObject({
    address: 'Twice@civils.co.uk',
    reason: 'asked',
  });
  await expectSilence('twice@civils.co.uk');
});

it.each<[string, (key: string, other: string) => unknown]>([
  ['another person’s hash', (key, other) => `${other.split('.')[0]}.${key.split('.')[1]}`],
  ['half a key', (key) => key.slice(0, 100)],
  ['a word', () => 'letmein'],
])('refuses %s, in both ways', async (_, forge) => {
  const keys = [keyOf(await mailTo('one@civils.co.uk')), keyOf(await mailTo('two@civils.co.uk'))];
  const key = forge(keys[0]!, keys[1]!);
  const before = await suppressions();
  const answer = await api.request('post', '/api/suppressions').send({ key }).expect(404);
  expect(answer.body.code).toBe('suppression.unknown-key');
  await fromElsewhere(`/api/suppressions/one-click?key=${String(key)}`).expect(404);
  expect(await suppressions()).toBe(before);
});

it('refuses no key and two keys', async () => {
  const key = keyOf(await mailTo('none@civils.co.uk'));
  await api.request('post', '/api/suppressions').send({}).expect(422);
  await fromElsewhere('/api/suppressions/one-click').expect(404);
  await fromElsewhere(`/api/suppressions/one-click?key=${key}&key=${key}`).expect(404);
});

it('opens only the route for mail programs to other origins', async () => {
  const key = keyOf(await mailTo('origin@civils.co.uk'));
  for (const origin of [undefined, 'https://evil.example']) {
    const request = fromElsewhere('/api/suppressions');
    if (origin) void request.set('Origin', origin);
    expect((await request.send({ key })).body.code).toBe('request.foreign-origin');
  }
  const parts = fromElsewhere('/api/suppressions').set('Content-Type', 'multipart/form-data; boundary=x');
  expect((await parts.send('--x--')).status).toBe(403);
  await fromElsewhere(`/api/suppressions/one-click?key=${key}`)
    .set('Origin', 'https://evil.example')
    .expect(204);
});

it('accepts no larger body than a click needs', async () => {
  const key = keyOf(await mailTo('large@civils.co.uk'));
  const request = fromElsewhere(`/api/suppressions/one-click?key=${key}`);
  const answer = await request.set('Content-Type', 'multipart/form-data; boundary=x').send('x'.repeat(2000));
  expect(answer.status).toBe(413);
});
