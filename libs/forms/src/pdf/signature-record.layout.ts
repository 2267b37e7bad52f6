import { formatLongDate, formatZonedMoment } from '@groundsheet/form-rules';
import { lines, type Page } from '@groundsheet/paper';

/** A person who has signed, and how. Instants are ISO. */
export interface SignedOnRecord {
  /** 'Driver' */
  readonly role: string;
  readonly name: string | null;
  /** As typed on the form. */
  readonly firm: string | null;
  /** See `wayInWords`. */
  readonly how: string;
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

/** What stands below the signatures of a form or set; plain data that can be sent to the PDF thread. */
export interface SignatureRecordPaper {
  readonly reference: string;
  readonly signed: readonly SignedOnRecord[];
  /** Who is still to sign, and the SHA-256 of what; null where nobody is waited for. */
  readonly toSign: { readonly roles: readonly string[]; readonly shownSha256: string } | null;
  /** Who has signed for the client on the set of a form, and when, in words. */
  readonly signedOnSet: string | null;
  /** Of a set. */
  readonly forms: readonly FormOnRecord[];
  readonly timeZone: string;
}

const GAP = 7;

/**
 * Draws who signed, in which role, how and when, what they signed as a hash, and where this file can be checked: in lines below the
 * signatures, or on a page of its own where they do not fit there.
 */
export function draw(page: Page, paper: SignatureRecordPaper): void {
  const said = linesOf(paper, page.addressOf(paper.reference));
  if (lines.fit(page, said, GAP)) page.y += GAP;
  else page.turn();
  lines.draw(page, 'Signature record', said);
}

/** One hash is said once, below all who have signed the same. */
function linesOf(
  { signed, signedOnSet, toSign, forms, timeZone }: SignatureRecordPaper,
  address: string,
): string[] {
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
    ...(forms.length > 0 ? ['The forms, each with the SHA-256 of what its driver signed:'] : []),
    ...forms.map((form) => formLine(form, timeZone)),
    `Is this the PDF that was sent? Scan the code beside the reference, or open ${address}, and choose this file: it stays on your device. The page says whether it is the one we hold, an earlier version, or not ours.`,
  ];
}

function wordsOf(
  { role, name, firm, how: way, at, phoneAt, receivedAt, dated, device }: SignedOnRecord,
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
  const how = [device ? `${way} (${device})` : way, ...times];
  return `${who}. Signed ${how.filter(Boolean).join(', ')}.`;
}

function formLine(
  { reference, driverName, receivedAt, shownSha256 }: FormOnRecord,
  timeZone: string,
): string {
  return `${reference}, ${driverName}, received ${formatZonedMoment(receivedAt, timeZone)}: ${shownSha256}`;
}
