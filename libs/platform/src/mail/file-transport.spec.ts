import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { FileTransport } from './file-transport.js';
import type { OutgoingMail } from './mail-transport.js';

const pdf = randomBytes(70_001);
const mail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: '<0193-mail@groundsheet.example.org>',
  from: { name: 'Groundsheet', address: 'forms@example.org' },
  to: 'office@northgate.co.uk',
  subject: 'Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
  text: 'Week of 李小龙 👷\nand a second line.\n',
  html: '<p>Week of <b>李小龙 👷</b></p>',
  attachments: [{ fileName: 'timesheet 21 Nov – Łukasz.pdf', contentType: 'application/pdf', content: pdf }],
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...changes,
});

describe('mail as files', () => {
  let folder: string;
  let transport: FileTransport;

  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'groundsheet mail ')), 'mail');
    transport = new FileTransport(folder);
  });

  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  it('writes a file that a mail program reads back character by character and byte by byte', async () => {
    await transport.send(mail());
    const [name] = await readdir(folder);
    expect(name).toBe('0193-mail@groundsheet.example.org.eml');
    const read = await PostalMime.parse(await readFile(join(folder, name!)));
    expect(read).toMatchObject({
      messageId: '<0193-mail@groundsheet.example.org>',
      from: { name: 'Groundsheet', address: 'forms@example.org' },
      to: [{ address: 'office@northgate.co.uk' }],
      subject: mail().subject,
    });
    expect(read.text?.trim()).toBe(mail().text.trim());
    expect(read.html?.trim()).toBe(mail().html);
    expect(read.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    expect(read.attachments).toHaveLength(1);
    expect(read.attachments[0]).toMatchObject({
      filename: 'timesheet 21 Nov – Łukasz.pdf',
      mimeType: 'application/pdf',
    });
    expect(Buffer.from(read.attachments[0]!.content as ArrayBuffer).equals(pdf)).toBe(true);
  });

  it('overwrites a mail that is sent again and leaves nothing half-written behind', async () => {
    await transport.send(mail());
    await transport.send(mail({ text: 'Second time.' }));
    await transport.send(mail({ messageId: '<another@groundsheet.example.org>' }));
    expect((await readdir(folder)).sort()).toEqual([
      '0193-mail@groundsheet.example.org.eml',
      'another@groundsheet.example.org.eml',
    ]);
    const first = await PostalMime.parse(
      await readFile(join(folder, '0193-mail@groundsheet.example.org.eml')),
    );
    expect(first.text?.trim()).toBe('Second time.');
  });

  it('makes folder and files readable by their owner only', async () => {
    await transport.send(mail());
    const [name] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name!))).mode & 0o777).toBe(0o600);
  });

  it('never writes outside its folder, whatever the Message-ID says', async () => {
    await transport.send(mail({ messageId: '<../../evil@x>' }));
    expect(await readdir(folder)).toEqual(['..%2F..%2Fevil@x.eml']);
    expect(await readdir(join(folder, '..'))).toEqual(['mail']);
  });

  it('treats a recipient as one address even if it reads like a list', async () => {
    await transport.send(mail({ to: 'office@northgate.co.uk, other@elsewhere.org' }));
    const [name] = await readdir(folder);
    const raw = await readFile(join(folder, name!), 'latin1');
    const read = await PostalMime.parse(raw);
    expect(read.to?.map(({ address }) => address)).not.toContain('other@elsewhere.org');
  });

  it('allows no extra header in subject, file name or recipient', async () => {
    await transport.send(
      mail({
        subject: 'Hours\r\nBcc: a@evil.org',
        to: 'office@northgate.co.uk\r\nBcc: b@evil.org',
        attachments: [
          { fileName: 'x.pdf"\r\nBcc: c@evil.org', contentType: 'application/pdf', content: pdf },
        ],
      }),
    );
    const [name] = await readdir(folder);
    const raw = await readFile(join(folder, name!), 'latin1');
    expect(raw).not.toMatch(/^bcc:/im);
    expect((await PostalMime.parse(raw)).bcc ?? []).toEqual([]);
  });
});
