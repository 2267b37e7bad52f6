import { formatLongDate, formatZonedMoment, SIGNED_WAYS, type SignedWay } from '@groundsheet/form-rules';
import { drawQrCode, facts, header, heading, remark, table, type Fact, type Page } from '@groundsheet/paper';

/** A person who has signed, and how. Instants are ISO. */
export interface SignedOnRecord {
  /** 'Driver' */
  readonly role: string;
  readonly name: string | null;
  /** As typed on the form. */
  readonly firm: string | null;
  readonly way: SignedWay;
  /** By our clock; null where the phone did not say. */
  readonly at: string | null;
  /** By the clock of the phone. */
  readonly phoneAt: string | null;
  /** When it reached us, where that is another moment. */
  readonly receivedAt: string | null;
  /** `YYYY-MM-DD`, as entered beside the signature. */
  readonly dated: string | null;
  /** `Chrome on Android`; only of a phone of their own. */
  readonly device: string | null;
  /** Of what was signed: SHA-256, hexadecimal. */
  readonly shownSha256: string;
}

/** A form of a set, which its driver has signed. */
export interface FormOnRecord {
  readonly reference: string;
  readonly driverName: string;
  readonly receivedAt: string;
  readonly shownSha256: string;
}

/** What the last page of a form or set shows; plain data that can be sent to the PDF thread. */
export interface SignatureRecordPaper {
  /** 'Weekly timesheet' */
  readonly title: string;
  readonly reference: string;
  readonly signed: readonly SignedOnRecord[];
  /** Who is still to sign, and the SHA-256 of what; null where nobody is waited for. */
  readonly toSign: { readonly roles: readonly string[]; readonly shownSha256: string } | null;
  /** Who has signed for the client on the set of a form, and when, in words. */
  readonly signedOnSet: string | null;
  /** Of a set. */
  readonly forms: readonly FormOnRecord[];
  readonly drawnAt: string;
  /** The address where this file can be checked, as UTF-8: it is printed as it is, unlike texts, which may not look like links. */
  readonly checkedAt: Uint8Array;
  readonly timeZone: string;
}

const CODE = 96;
const GAP = 12;

/** Draws who signed, in which role, how and when, what they signed as a hash, and where this file can be checked. */
export function draw(page: Page, paper: SignatureRecordPaper): void {
  const { reference, title, timeZone } = paper;
  const running = `Signature record of ${title.toLowerCase()} ${reference}`;
  page.describe({
    title: running,
    footer: `${reference}  ·  Signature record, ${formatZonedMoment(paper.drawnAt, timeZone)}  ·  Groundsheet`,
    runningTitle: running,
  });
  header(page, { title: 'Signature record', subtitle: title, reference, badge: null, code: null });
  for (const signed of paper.signed) drawSigned(page, signed, timeZone);
  if (paper.signedOnSet) {
    page.y += GAP;
    heading(page, 'Client');
    remark(page, `${paper.signedOnSet}. The signature record of that form set says how.`);
  }
  drawToSign(page, paper);
  drawForms(page, paper);
  drawCheck(page, paper);
}

function drawSigned(page: Page, signed: SignedOnRecord, timeZone: string): void {
  const { role, name, firm, way, at, phoneAt, receivedAt, dated, device, shownSha256 } = signed;
  const moment = (label: string, instant: string | null): Fact[] =>
    instant ? [{ label, value: formatZonedMoment(instant, timeZone) }] : [];
  page.y += GAP;
  // A signature stays on one page.
  page.room(130);
  heading(page, name?.trim() ? `${role}: ${name}` : role);
  facts(page, [
    { label: 'Firm', value: firm },
    { label: 'Signed', value: SIGNED_WAYS[way] },
    ...(device ? [{ label: 'Kind of device', value: device }] : []),
    ...(dated ? [{ label: 'Date beside it', value: formatLongDate(dated) }] : []),
  ]);
  const times = [
    ...moment('Time', at),
    ...moment('By the clock of the phone', phoneAt),
    ...moment('Received', receivedAt),
  ];
  if (times.length > 0) facts(page, times);
  page.y += 4;
  remark(page, `SHA-256 of what was signed: ${shownSha256}`);
}

function drawToSign(page: Page, { toSign }: SignatureRecordPaper): void {
  if (!toSign) return;
  page.y += GAP;
  page.room(70);
  heading(page, 'Not signed yet');
  facts(page, [{ label: 'To sign', value: toSign.roles.join(', ') }]);
  page.y += 4;
  remark(page, `SHA-256 of what is to be signed: ${toSign.shownSha256}`);
}

function drawForms(page: Page, { forms, timeZone }: SignatureRecordPaper): void {
  if (forms.length === 0) return;
  page.y += GAP;
  heading(page, forms.length === 1 ? 'Its form, signed by the driver' : 'Its forms, signed by the driver');
  const hash = page.width - 82 - 130 - 120;
  table(
    page,
    [
      { title: 'Reference', width: 82 },
      { title: 'Driver', width: 130 },
      { title: 'Received', width: 120 },
      { title: 'SHA-256 of what was signed', width: hash },
    ],
    forms.map(({ reference, driverName, receivedAt, shownSha256 }) => ({
      cells: [
        reference,
        driverName,
        formatZonedMoment(receivedAt, timeZone),
        `${shownSha256.slice(0, 32)} ${shownSha256.slice(32)}`,
      ],
    })),
  );
}

function drawCheck(page: Page, { checkedAt }: SignatureRecordPaper): void {
  const address = new TextDecoder().decode(checkedAt);
  page.y += GAP + 4;
  page.room(CODE);
  const [top, left] = [page.y, page.left + CODE + GAP];
  page.tag('Figure', () => drawQrCode(page.pen, address, page.left - 6, top - 6, CODE), {
    alt: `QR code of ${address}`,
  });
  const width = page.right - left;
  const style = { face: 'text', size: 9.5, color: '#1b1f23', leading: 1.35 } as const;
  page.tag('P', () => {
    const below = page.text(
      'Is this the PDF that was sent?',
      { ...style, face: 'strong' },
      left,
      top + 6,
      width,
    );
    page.y = page.text(
      'Scan the code, or open the address below, and choose this file. It stays on your device. The page says whether it is the same as the one we hold, an earlier version, or not ours.',
      style,
      left,
      below + 2,
      width,
    );
  });
  page.tag('P', () => (page.y = page.text(address, { ...style, size: 8.5 }, left, page.y + 2, width)));
  page.y = Math.max(page.y, top + CODE);
}
