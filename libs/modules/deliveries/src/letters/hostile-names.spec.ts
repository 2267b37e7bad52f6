import { aRenderedForm, suiteApi } from '@groundsheet/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();

/** The mail about a form with this name on it, as it leaves us. */
async function mailNaming(typed: string) {
  const recipient = `${uuidv7()}@civils.co.uk`;
  await aRenderedForm(api, { recipients: [recipient], driverName: typed, companyName: typed });
  await api.drainJobs();
  const folder = join(api.dataDir, 'mail');
  for (const name of await readdir(folder)) {
    const raw = await readFile(join(folder, name), 'utf8');
    if (raw.includes(`To: ${recipient}`)) return { raw, mail: await PostalMime.parse(raw) };
  }
  throw new Error('No mail was written.');
}

it.each([
  ['line breaks and a header', 'Dan\r\nBcc: all@b.org\r\n\r\nHello', 'Dan Bcc: all'],
  ['other ends of lines', 'Dan\u0085\u2028\u2029\u000b\fLee', 'Dan Lee,'],
  ['a change of direction', '\u202eDan\u202c \u2066Lee\u2069', 'Dan Lee,'],
  ['characters that show nothing', 'D\u200ba\u2060n\ufeff\u00ad\u180e\u3164 Lee', 'Dan Lee,'],
  ['a great length', 'Dan '.repeat(5000), `${'Dan '.repeat(20).trim()},`],
  ['an encoded word', '=?utf-8?q?Bcc=3A_a=40b.org?=', '=?utf-8?q?Bcc=3A_a=40b'],
  ['addresses', 'http://evil.org boss@evil.org', 'http:'],
  [
    'an honest name',
    "Sinéad O'Neill, J. P. Murphy of St. Albans",
    "Sinéad O'Neill, J. P. Murphy of St. Albans,",
  ],
])('a name with %s stays a name in the subject', async (_, typed, begins) => {
  const { raw, mail } = await mailNaming(typed);
  expect(mail.subject!.startsWith(`Weekly timesheet: ${begins}`)).toBe(true);
  expect(mail.subject!.length).toBeLessThan(400);
  expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
  expect(mail.subject).not.toMatch(/:\/\/|@\w|\w\.\w/);
  expect([mail.bcc, mail.cc, mail.to?.length]).toEqual([undefined, undefined, 1]);
  expect(
    raw
      .split('\r\n\r\n')[0]!
      .match(/^\S+(?=: )/gm)!
      .filter((name) => /^(b?cc|subject)$/i.test(name)),
  ).toEqual(['Subject']);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['timesheet-2026-11-21-TS-7K3M9QXD.pdf']);
});
