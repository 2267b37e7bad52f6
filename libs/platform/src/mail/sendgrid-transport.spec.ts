import { randomBytes } from 'node:crypto';
import { MailReceiver } from '@groundsheet/testing';
import { MailRefused, type OutgoingMail } from './mail-transport.js';
import { SendGridTransport } from './sendgrid-transport.js';

const pdf = randomBytes(300_007);
const mailTo = (to: string): OutgoingMail => ({
  messageId: '<0193@groundsheet.example.org>',
  from: { name: 'Groundsheet', address: 'forms@example.org' },
  to,
  subject: 'Weekly timesheet: Γιώργος',
  text: 'Γιώργος 👷 {{typed}}',
  html: '<p>Γιώργος 👷 {{typed}}</p>',
  attachments: [{ fileName: 'timesheet.pdf', contentType: 'application/pdf', content: pdf }],
  headers: { 'Auto-Submitted': 'auto-generated' },
});

describe('mail by SendGrid, against a double of its API in its own process', () => {
  let server: MailReceiver;
  const at = (path = '', key = 'SG.right') =>
    new SendGridTransport(key, `http://127.0.0.1:${server.port}${path}`);
  const failureOf = (work: Promise<void>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  beforeAll(async () => {
    server = await MailReceiver.start('sendgrid-double');
  });

  beforeEach(() => void server.taken.splice(0));
  afterAll(() => server.stop());

  it('hands over the complete mail, with the attachment byte for byte', async () => {
    await at().send(mailTo('office@northgate.co.uk'));
    expect(server.taken).toHaveLength(1);
    const body = server.taken[0]!.body!;
    expect(body).toMatchObject({
      personalizations: [{ to: [{ email: 'office@northgate.co.uk' }] }],
      from: { email: 'forms@example.org', name: 'Groundsheet' },
      subject: 'Weekly timesheet: Γιώργος',
      content: [
        { type: 'text/plain', value: 'Γιώργος 👷 {{typed}}' },
        { type: 'text/html', value: '<p>Γιώργος 👷 {{typed}}</p>' },
      ],
      headers: { 'Message-ID': '<0193@groundsheet.example.org>', 'Auto-Submitted': 'auto-generated' },
      tracking_settings: {
        click_tracking: { enable: false, enable_text: false },
        open_tracking: { enable: false },
      },
    });
    expect(body.attachments).toHaveLength(1);
    expect(body.attachments![0]).toMatchObject({ filename: 'timesheet.pdf', type: 'application/pdf' });
    expect(Buffer.from(body.attachments![0]!.content, 'base64').equals(pdf)).toBe(true);
  });

  it('hands over a picture as one that the HTML part shows', async () => {
    const logo = { fileName: 'logo.png', contentType: 'image/png', content: pdf, cid: 'logo@here' };
    await at().send({ ...mailTo('office@northgate.co.uk'), attachments: [logo] });
    const [taken] = server.taken[0]!.body!.attachments!;
    expect(taken).toMatchObject({ filename: 'logo.png', disposition: 'inline', content_id: 'logo@here' });
  });

  it.each([
    [429, 'busy@northgate.co.uk'],
    [503, 'ill@northgate.co.uk'],
  ])('treats %i as temporary and succeeds on trying again', async (status, to) => {
    const failure = await failureOf(at().send(mailTo(to)));
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect((failure as Error).message).toMatch(`SendGrid responded ${status}`);
    await at().send(mailTo(to));
    expect(server.taken).toHaveLength(1);
  });

  it('is refused permanently by 400, and says why', async () => {
    const failure = await failureOf(at().send(mailTo('blocked@northgate.co.uk')));
    expect(failure).toBeInstanceOf(MailRefused);
    expect((failure as Error).message).toBe('SendGrid responded 400: The address is blocked');
  });

  it.each([
    ['a wrong key', '', 'SG.wrong', /responded 401/],
    ['a key that may not send', '', 'SG.narrow', /responded 403/],
    ['a wrong address of SendGrid', '/elsewhere/', 'SG.right', /responded 404/],
  ])('treats %s as temporary, because it can be corrected', async (_case, path, key, answer) => {
    const failure = await failureOf(at(path, key).send(mailTo('a@northgate.co.uk')));
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect((failure as Error).message).toMatch(answer);
    expect(server.taken).toEqual([]);
  });

  it('is refused for a mail that makes no sense', async () => {
    await expect(at().send({ ...mailTo('a@northgate.co.uk'), subject: '' })).rejects.toThrow(MailRefused);
    expect(server.taken).toEqual([]);
  });

  it('keeps the key of one instance from another', async () => {
    const right = at();
    const wrong = at('', 'SG.wrong');
    await right.send(mailTo('a@northgate.co.uk'));
    await expect(wrong.send(mailTo('a@northgate.co.uk'))).rejects.toThrow(/responded 401/);
  });

  it('never puts key or attachment into the error', async () => {
    const failure = await failureOf(at().send(mailTo('blocked.again@northgate.co.uk')));
    const told =
      JSON.stringify(failure, Object.getOwnPropertyNames(failure)) + String((failure as Error).cause);
    expect(told).not.toMatch(/SG\.right/);
    expect(told.length).toBeLessThan(3000);
  });

  it('tries again if there is no response', async () => {
    const gone = await MailReceiver.start('sendgrid-double');
    await gone.stop();
    const failure = await failureOf(
      new SendGridTransport('SG.right', `http://127.0.0.1:${gone.port}`).send(mailTo('a@northgate.co.uk')),
    );
    expect((failure as Error).message).toBe('SendGrid did not respond: ECONNREFUSED');
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(failure).not.toHaveProperty('config');
  });

  it('is a strict double: an attachment that is not base64 would have been noticed', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/v3/mail/send`, {
      method: 'POST',
      headers: { Authorization: 'Bearer SG.right' },
      body: JSON.stringify({
        personalizations: [{ to: [{ email: 'a@northgate.co.uk' }] }],
        from: { email: 'forms@example.org' },
        subject: 'x',
        content: [
          { type: 'text/plain', value: 'x' },
          { type: 'text/html', value: 'x' },
        ],
        attachments: [{ filename: 'x.pdf', content: 'JVBERi0_' }],
      }),
    });
    expect(answer.status).toBe(400);
  });
});
