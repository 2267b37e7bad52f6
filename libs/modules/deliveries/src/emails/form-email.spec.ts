import type { MailWords } from '@groundsheet/contracts';
import { FormEmail } from './form-email.entity.js';
import { formEmail, isAttached, type SmallPhoto } from './form-email.js';
import { letterhead } from '../letters/letterheads.js';
import { subjectOf } from './form-subject.js';

const NOBODY = {
  name: null,
  addressLines: [],
  telephone: null,
  replyAddress: null,
  accent: null,
  hasLogo: false,
};
const pdf = Buffer.from('%PDF-1.7');
const PLAIN: MailWords = {
  machine: null,
  defects: [],
  corrects: null,
  answer: { words: '45.5 hours', was: null, below: [] },
  photos: [],
  facts: [],
  lists: [],
};
const anEmail = (changes: Partial<FormEmail> = {}) => {
  const email = Object.assign(
    FormEmail.queue(
      {
        formKind: 'timesheet',
        formId: '0193e6a0-0000-7000-8000-000000000001',
        reference: 'TS-7K3M9QXD',
        objectKey: 'pdf/x.pdf',
        byteSize: 64_000,
        fileName: 'timesheet-2026-11-21-TS-7K3M9QXD.pdf',
        recipients: [],
        companyName: 'Northgate Civils',
        companyEmail: null,
        driverId: null,
        driverName: 'Łukasz Wójcik',
        formDate: '2026-11-21',
        submittedAt: '2026-11-21T14:05:00.000Z',
        words: PLAIN,
      },
      'office@northgate.co.uk',
      { host: 'example.org', now: new Date('2026-11-21T14:05:01Z'), today: '2026-11-21' },
    ),
    changes,
  );
  return Object.assign(email, { subject: subjectOf(email) });
};
const link = 'https://forms.example.org/completed-form/1?key=a.b-c_d=e&f';
const doNotSend = {
  page: 'https://forms.example.org/do-not-send?key=0.k',
  oneClick: 'https://forms.example.org/api/suppressions/one-click?key=0.k',
};
const WORDS: MailWords = {
  ...PLAIN,
  machine: 'D-114',
  facts: [{ label: 'Order number', value: 'P-004417' }],
  lists: [{ title: 'Hours', lines: [{ label: 'Mon 16 Nov', value: '9.0 h' }] }],
};
const ANSWER = {
  words: '45.5 hours',
  was: null,
  below: ['Signed by Siân O’Neill, Fri 20 Nov 2026', 'Standing 2.0 h, breakdown 0.0 h'],
};
const made = (
  changes: Partial<FormEmail> = {},
  withPdf: Buffer | null = pdf,
  photos: readonly SmallPhoto[] = [],
) =>
  formEmail(anEmail(changes), {
    letterhead: letterhead(NOBODY, null, { mailFrom: 'Groundsheet <g@example.org>', logo: 'carried' }),
    link,
    doNotSend,
    pdf: withPdf,
    photos,
    timeZone: 'Europe/London',
  });
const HOSTILE = '<b onload="x">Dan</b> & "Co" \'{{link}}\' https://evil.org boss@evil.org\r\nBcc: a@b.org';

describe('the mail about a form', () => {
  it('says in text who sent what, for whom, for which week, under which reference, and where to read it', () => {
    expect(made().text).toBe(
      [
        '45.5 hours · week to Sat 21 Nov',
        '',
        'Weekly timesheet',
        '',
        'Łukasz Wójcik has sent you this weekly timesheet.',
        '',
        'Driver: Łukasz Wójcik',
        'Customer: Northgate Civils',
        'Week ending: Sat 21 Nov 2026',
        'Reference: TS-7K3M9QXD',
        'Sent: 21 Nov 2026, 14:05',
        '',
        'The signed PDF is attached. Open the completed form here:',
        link,
        '',
        'This link was made for office@northgate.co.uk and works for 12 months. Anyone who has it can read the form.',
        '',
        '--',
        'Sent by Groundsheet because your address was entered when the form was signed.',
        `Do not send me these: ${doNotSend.page}`,
        '',
      ].join('\n'),
    );
  });

  it('has the same facts in HTML, and only two links, which are ours', () => {
    const { html } = made();
    for (const fact of [
      'Łukasz Wójcik',
      'Northgate Civils',
      'Sat 21 Nov 2026',
      'TS-7K3M9QXD',
      '21 Nov 2026, 14:05',
    ]) {
      expect(html).toContain(fact);
    }
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
      href!.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'),
    );
    expect(hrefs).toEqual([link, doNotSend.page]);
    expect(html).not.toMatch(/<table|<img|<script|src=/i);
  });

  it('lets mail programs offer a button to unsubscribe', () => {
    expect(made().headers).toMatchObject({
      'List-Unsubscribe': `<${doNotSend.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it.each<[string, Partial<FormEmail>, Partial<MailWords>]>([
    [
      'Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
      { formKind: 'timesheet' },
      { machine: null },
    ],
    ['Daily check sheet: Łukasz Wójcik, Sat 21 Nov 2026 (Northgate Civils)', { formKind: 'check-sheet' }, {}],
    ['Weekly timesheet: week ending Sat 21 Nov 2026', { driverName: '\u0000', companyName: '' }, {}],
    [
      '1 DEFECT: D-114 daily check, Łukasz Wójcik, Sat 21 Nov 2026 (Northgate Civils)',
      { formKind: 'check-sheet' },
      { defects: ['Mirrors'] },
    ],
    [
      '2 DEFECTS: daily check, Łukasz Wójcik, Sat 21 Nov 2026 (Northgate Civils)',
      { formKind: 'check-sheet' },
      { defects: ['Mirrors', 'Horn'], machine: null },
    ],
    [
      '2 DEFECTS: D-114 form set, Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
      { formKind: 'form-set' },
      { defects: ['Mirrors', 'Horn'] },
    ],
    [
      'Corrected weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
      {},
      { corrects: { reference: 'TS-AAAA2222', changes: [] } },
    ],
    [
      'Corrected, 1 DEFECT: D-114 daily check, Łukasz Wójcik, Sat 21 Nov 2026 (Northgate Civils)',
      { formKind: 'check-sheet' },
      { defects: ['Mirrors'], corrects: { reference: 'CS-AAAA2222', changes: [] } },
    ],
    [
      `1 DEFECT: ${'W'.repeat(30)} daily check, Łukasz Wójcik, Sat 21 Nov 2026 (Northgate Civils)`,
      { formKind: 'check-sheet' },
      { defects: ['Mirrors'], machine: 'W'.repeat(60) },
    ],
  ])('has the subject %s', (subject, changes, words) => {
    expect(subjectOf(anEmail({ ...changes, words: { ...WORDS, ...words } }))).toBe(subject);
  });

  it('begins with what a client opens it for', () => {
    const { text, html } = made({ words: { ...WORDS, answer: ANSWER } });
    expect(text.split('\n').slice(0, 5)).toEqual([
      '45.5 hours · D-114 · week to Sat 21 Nov',
      ...ANSWER.below,
      '',
      'Weekly timesheet',
    ]);
    expect(html.indexOf('45.5 hours')).toBeLessThan(html.indexOf('<h1'));
  });

  it('says of a correction what is now and was, and of which form', () => {
    const changes = [
      { what: 'Mon 16 Nov', now: '9.0 h', was: '8.0 h' },
      { what: 'Total', now: '45.5 h', was: '44.5 h' },
    ];
    const corrects = { reference: 'TS-AAAA2222', changes };
    const { text, html } = made({ words: { ...WORDS, corrects, answer: { ...ANSWER, was: '44.5 hours' } } });
    expect(text).toMatch(/^45\.5 hours · D-114 · week to Sat 21 Nov\nNow 45\.5 hours, was 44\.5 hours\n/);
    expect(text).toContain(
      '\n\nCorrected: this takes the place of TS-AAAA2222.\n- Mon 16 Nov: now 9.0 h, was 8.0 h\n- Total: now 45.5 h, was 44.5 h\n\nWeekly timesheet\n',
    );
    expect(html).toContain('was <s>44.5 hours</s>');
  });

  it('says the defects before everything else, and not twice', () => {
    const answer = { words: '1 DEFECT', was: null, below: [] };
    const words = { ...WORDS, defects: ['Mirrors'], answer };
    expect(made({ formKind: 'check-sheet', words }).text).toMatch(
      /^1 DEFECT: D-114\n- Mirrors\n\nD-114 · Sat 21 Nov\n\nDaily check sheet\n/,
    );
  });

  it('shows what is wrong in small photos of its own, and loads nothing from elsewhere', () => {
    const jpeg = Buffer.from('jpeg');
    const words = { ...WORDS, defects: ['Mirrors', 'Horn <b>'] };
    const { html, attachments } = made({ words }, pdf, [{ defect: 1, jpeg }]);
    const [photo, paper] = attachments;
    expect(photo).toMatchObject({ fileName: 'defect-2.jpg', contentType: 'image/jpeg', content: jpeg });
    expect(paper?.cid).toBeUndefined();
    const pictures = [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [
      src,
      alt,
    ]);
    expect(pictures).toEqual([[`cid:${photo!.cid}`, 'Photo of Horn &lt;b&gt;']]);
  });

  it('says in a sentence that a correction changed nothing that it names, before the lists', () => {
    const changes = ['No hours have changed.'];
    const words = { ...WORDS, defects: ['Mirrors'], corrects: { reference: 'TS-AAAA2222', changes } };
    const { text } = made({ words });
    const first = 'Corrected: this takes the place of TS-AAAA2222.';
    expect(text).toContain(`\n\n${first}\n- ${changes[0]}\n\nWeekly timesheet\n`);
    expect(text).toContain('\n\nHours\nMon 16 Nov: 9.0 h\n\nThe signed PDF');
  });

  it('cuts long notes and lists, and says so', () => {
    const words = {
      ...WORDS,
      defects: Array.from({ length: 25 }, (_, index) => `Item ${index + 1}`),
      facts: [{ label: 'Notes', value: 'n'.repeat(2000) }],
    };
    const { text } = made({ words });
    expect(text).toContain('25 DEFECTS: D-114\n- Item 1\n');
    expect(text).toContain('- Item 20\n- and 5 more, in the PDF\n');
    expect(text).toContain(`Notes: ${'n'.repeat(300)}\n`);
  });

  it('lets replies go to the address it is given, and else to the sender', () => {
    const head = letterhead(NOBODY, null, { mailFrom: 'g@example.org', logo: 'carried' });
    const enclosure = { letterhead: head, link, doNotSend, pdf, photos: [], timeZone: 'Europe/London' };
    expect(formEmail(anEmail(), { ...enclosure, replyTo: 'dan@hill.co.uk' }).replyTo).toBe('dan@hill.co.uk');
    expect(made().replyTo).toBeUndefined();
  });

  it('cuts typed text to 80 characters and keeps it on one line', () => {
    const { subject } = made({
      driverName: `${'N'.repeat(90)}\r\nBcc: a@b.org`,
      companyName: 'C'.repeat(300),
    });
    expect(subject).toBe(
      `Weekly timesheet: ${'N'.repeat(80)}, week ending Sat 21 Nov 2026 (${'C'.repeat(80)})`,
    );
    expect(made({ driverName: 'Dan\r\nBcc: a@b.org' }).subject).not.toMatch(/[\r\n]/);
  });

  it('writes typed text as text: no markup, no template, no link', () => {
    const { html, text } = made({
      ...{ driverName: HOSTILE, companyName: HOSTILE },
      words: {
        ...PLAIN,
        machine: HOSTILE,
        defects: [HOSTILE],
        answer: { words: '1.0 hour', was: null, below: [HOSTILE] },
        corrects: {
          reference: 'TS-AAAA2222',
          changes: [HOSTILE, { what: HOSTILE, now: HOSTILE, was: HOSTILE }],
        },
        facts: [{ label: 'Notes', value: HOSTILE }],
        lists: [{ title: 'Signed on site', lines: [{ label: 'Client', value: HOSTILE }] }],
      },
    });
    expect(html).not.toContain('<b onload');
    expect(html).toContain('&lt;b onload');
    expect(text).toContain('{{link}}');
    expect(text.split(link)).toHaveLength(2);
    for (const part of [
      html.replace(/<head>[\s\S]*<\/head>/, '').replace(/href="[^"]*"/g, ''),
      text.replace(link, '').replace(doNotSend.page, ''),
    ]) {
      expect(part).not.toMatch(/https?:\/\//);
      expect(part).not.toMatch(/evil\.org|@evil|\bb\.org/);
    }
  });

  it.each(['李小龙', 'محمد', '👷🏽‍♀️ Dan', "Sinéad O'Neill"])('shows %s as it was typed', (driverName) => {
    const { text, html, subject } = made({ driverName });
    expect(text).toContain(`Driver: ${driverName}`);
    expect(html.replaceAll('&#x27;', "'")).toContain(`>${driverName}</span>`);
    expect(subject).toContain(driverName);
  });

  it('attaches the PDF below 7 MB and says so otherwise', () => {
    expect(isAttached(anEmail({ byteSize: 7 * 1024 * 1024 - 1 }))).toBe(true);
    expect(isAttached(anEmail({ byteSize: 7 * 1024 * 1024 }))).toBe(false);
    expect(made().attachments).toEqual([
      { fileName: 'timesheet-2026-11-21-TS-7K3M9QXD.pdf', contentType: 'application/pdf', content: pdf },
    ]);
    const large = made({ byteSize: 9_600_000 }, null);
    expect(large.attachments).toEqual([]);
    expect(large.text).toContain(
      `The signed PDF is too large to attach (9.2 MB). Open and download it here:\n${link}`,
    );
    expect(large.html).toContain('too large to attach (9.2 MB)');
  });
});
