import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import { MailReceiver } from '@groundsheet/testing';
import { MailRefused, type OutgoingMail } from './mail-transport.js';
import { SmtpTransport } from './smtp-transport.js';

const pdf = randomBytes(300_007);
const mailTo = (to: string): OutgoingMail => ({
  messageId: `<${to.split('@')[0]}.1@groundsheet.example.org>`,
  from: { name: 'Groundsheet', address: 'forms@example.org' },
  to,
  subject: 'Weekly timesheet: Ștefan Țepeș',
  text: '.a line that begins with a dot\n..and another\nДмитрий 👷',
  html: '<p>Дмитрий 👷</p>',
  attachments: [{ fileName: 'timesheet.pdf', contentType: 'application/pdf', content: pdf }],
});

describe('mail by SMTP, against a server in its own process', () => {
  let server: MailReceiver;
  let transport: SmtpTransport;

  beforeEach(async () => {
    server = await MailReceiver.start('smtp-server');
    transport = new SmtpTransport(`smtp://127.0.0.1:${server.port}`);
  });

  afterEach(async () => {
    transport.onApplicationShutdown();
    await server.stop();
  });

  it('hands over the complete mail, with the attachment byte for byte', async () => {
    await transport.send(mailTo('office@northgate.co.uk'));
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatchObject({ from: 'forms@example.org', to: ['office@northgate.co.uk'] });
    const read = await PostalMime.parse(Buffer.from(server.taken[0]!.raw!, 'base64'));
    expect(read.messageId).toBe('<office.1@groundsheet.example.org>');
    expect(read.subject).toBe('Weekly timesheet: Ștefan Țepeș');
    expect(read.text?.trim()).toBe('.a line that begins with a dot\n..and another\nДмитрий 👷');
    expect(Buffer.from(read.attachments[0]!.content as ArrayBuffer).equals(pdf)).toBe(true);
  });

  it('treats greylisting as temporary, and succeeds on trying again with the same Message-ID', async () => {
    const message = mailTo('greylisted@northgate.co.uk');
    const failure = await transport.send(message).catch((error: unknown) => error);
    expect(failure).toMatchObject({ responseCode: 451 });
    expect(failure).not.toBeInstanceOf(MailRefused);
    await transport.send(message);
    const read = await PostalMime.parse(Buffer.from(server.taken[0]!.raw!, 'base64'));
    expect(read.messageId).toBe(message.messageId);
    expect(server.taken).toHaveLength(1);
  });

  it.each([
    ['an unknown mailbox', 'unknown@northgate.co.uk', /550.*No such user/],
    ['a message that is refused after its data', 'overfull@northgate.co.uk', /552.*Mailbox is full/],
  ])('is refused permanently by %s', async (_case, to, reason) => {
    const failure = await transport.send(mailTo(to)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailRefused);
    expect((failure as Error).message).toMatch(reason);
    expect(server.taken).toEqual([]);
  });

  it.each([
    ['a login', 535, (port: number) => `smtp://office:wrong@127.0.0.1:${port}`, 'forms@example.org'],
    ['a sender', 550, (port: number) => `smtp://office:right@127.0.0.1:${port}`, 'stranger@example.org'],
  ])('treats a refusal of %s as temporary, because it can be corrected', async (_case, code, url, from) => {
    const wrong = new SmtpTransport(url(server.port));
    const mail = { ...mailTo('office@northgate.co.uk'), from: { name: '', address: from } };
    const failure = await wrong.send(mail).catch((error: unknown) => error);
    wrong.onApplicationShutdown();
    expect(failure).toMatchObject({ responseCode: code });
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(server.taken).toEqual([]);
  });

  it('continues with the same transport after the server was away', async () => {
    await transport.send(mailTo('first@northgate.co.uk'));
    await server.stop();
    const failure = await transport.send(mailTo('second@northgate.co.uk')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expect.stringMatching(/^E/) });
    expect(failure).not.toBeInstanceOf(MailRefused);
    server = await MailReceiver.start('smtp-server', server.port);
    await transport.send(mailTo('second@northgate.co.uk'));
    expect(server.taken.map(({ to }) => to)).toEqual([['second@northgate.co.uk']]);
  });
});
