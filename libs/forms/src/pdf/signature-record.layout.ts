import { formatLongDate, formatZonedMoment, SIGNED_WAYS, type SignedWay } from '@groundsheet/form-rules';
import { header, heading, lines, table, type Page } from '@groundsheet/paper';

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
  readonly timeZone: string;
}

const GAP = 7;

/**
 * Draws who signed, in which role, how and when, what they signed as a hash, and where this file can be checked: in lines below the form,
 * or on a page of its own where they do not fit there.
 */
export function draw(page: Page, paper: SignatureRecordPaper): void {
  const said = linesOf(paper, page.addressOf(paper.reference));
  if (!page.isFresh && paper.forms.length === 0 && lines.fit(page, said, GAP)) {
    page.y += GAP;
    lines.draw(page, 'Signature record', said);
    return;
  }
  beginPage(page, paper);
  page.y += GAP;
  lines.draw(page, null, said);
  drawForms(page, paper);
}

function beginPage(page: Page, { reference, title, drawnAt, timeZone }: SignatureRecordPaper): void {
  if (!page.isFresh) page.beginPart();
  const running = `Signature record of ${title.toLowerCase()} ${reference}`;
  page.describe({
    title: running,
    footer: `${reference}  ·  Signature record, ${formatZonedMoment(drawnAt, timeZone)}  ·  Groundsheet`,
    runningTitle: running,
  });
  header(page, { title: 'Signature record', subtitle: title, reference, badge: null });
}

/** One hash is said once, below all who have signed the same. */
function linesOf({ signed, signedOnSet, toSign, timeZone }: SignatureRecordPaper, address: string): string[] {
  const byHash = Map.groupBy(signed, ({ shownSha256 }) => shownSha256);
  return [
    ...[...byHash].flatMap(([hash, same]) => [
      ...same.map((each) => wordsOf(each, timeZone)),
      `SHA-256 of what was signed: ${hash}`,
    ]),
    ...(signedOnSet ? [`Client: ${signedOnSet}. The signature record of that form set says how.`] : []),
    ...(toSign
      ? [
          `Not signed yet. To sign: ${toSign.roles.join(', ')}. SHA-256 of what is to be signed: ${toSign.shownSha256}`,
        ]
      : []),
    `Is this the PDF that was sent? Scan the code beside the reference, or open ${address}, and choose this file: it stays on your device. The page says whether it is the one we hold, an earlier version, or not ours.`,
  ];
}

function wordsOf(
  { role, name, firm, way, at, phoneAt, receivedAt, dated, device }: SignedOnRecord,
  timeZone: string,
): string {
  const moment = (words: string, instant: string | null) =>
    instant ? `${words} ${formatZonedMoment(instant, timeZone)}` : null;
  const who = [name?.trim() ? `${role}: ${name}` : role, firm].filter(Boolean).join(', ');
  const times = [
    moment('at', at),
    moment('by the clock of the phone', phoneAt),
    moment('received', receivedAt),
    dated && `dated ${formatLongDate(dated)}`,
  ];
  const how = [device ? `${SIGNED_WAYS[way]} (${device})` : SIGNED_WAYS[way], ...times];
  return `${who}. Signed ${how.filter(Boolean).join(', ')}.`;
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
