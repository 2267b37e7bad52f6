import { FormEmail } from './form-email.entity.js';
import { formEmail, isAttached, subjectOf } from './form-email.js';

const pdf = Buffer.from('%PDF-1.7');
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
        driverName: 'Łukasz Wójcik',
        formDate: '2026-11-21',
        submittedAt: '2026-11-21T14:05:00.000Z',
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
const made = (changes: Partial<FormEmail> = {}, withPdf: Buffer | null = pdf) =>
  formEmail(anEmail(changes), {
    from: 'Groundsheet <g@example.org>',
    link,
    doNotSend,
    pdf: withPdf,
    timeZone: 'Europe/London',
  });
const HOSTILE = '<b onload="x">Dan</b> & "Co" \'{{link}}\' https://evil.org boss@evil.org\r\nBcc: a@b.org';

describe('the mail about a form', () => {
  it('says in text who sent what, for whom, for which week, under which reference, and where to read it', () => {
    expect(made().text).toBe(
      [
        'Weekly timesheet',
        '',
        'Łukasz Wójcik has sent you this weekly timesheet.',
        '',
        'Driver: Łukasz Wójcik',
        'Company: Northgate Civils',
        'Week ending: Sat 21 Nov 2026',
        'Reference: TS-7K3M9QXD',
        'Sent: 21 Nov 2026, 14:05',
        '',
        'The signed PDF is attached. Open the completed form here:',
        link,
        '',
        'This link was made for office\u200c@\u200cnorthgate\u200c.\u200cco\u200c.\u200cuk and works for 12 months. Anyone who has it can read the form.',
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

  it('names driver, week and company in its subject', () => {
    expect(subjectOf(anEmail())).toBe(
      'Weekly timesheet: Łukasz Wójcik, week ending Sat 21 Nov 2026 (Northgate Civils)',
    );
    expect(subjectOf(anEmail({ formKind: 'check-sheet' }))).toBe(
      'Daily check sheet: Łukasz Wójcik, Sat 21 Nov 2026 (Northgate Civils)',
    );
    expect(subjectOf(anEmail({ driverName: '\u0000', companyName: '' }))).toBe(
      'Weekly timesheet: week ending Sat 21 Nov 2026',
    );
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
    const { html, text } = made({ driverName: HOSTILE, companyName: HOSTILE });
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
    expect(html.replaceAll('&#x27;', "'")).toContain(`>${driverName}</div>`);
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
