import { NOT_JSON_SENTENCE, sendFile, UploadFault } from '../../components/upload/send-file.js';
import { loadPicture } from '../drafts/picture-store.js';
import { withPictureAt, type OutboxEntry, type Outcome, type WaitingFile } from './outbox-entry.js';
import { changeEntry, loadEntry } from './outbox-store.js';
import { outcomeOfResponse } from './read-response.js';

const AT_ONCE = 2;
/** Three tries a round; the rounds are those of the outbox. */
const RETRIES = 2;
/** A line that is as good as dead must not hold up what waits behind it for ever. */
const ADDRESS_WITHIN_MS = 30_000;
const NO_SIGNAL = 'No signal. The photos send themselves as soon as there is one.';

/** The server has said why it gives no address. */
class Refusal extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.what);
  }
}

/**
 * Brings the pictures that the server does not have yet, two at a time. What has come is noted at once, so that it never
 * goes again.
 *
 * @returns an outcome where one of them did not come; the others may have
 */
export async function bringPictures(entry: OutboxEntry): Promise<{ entry: OutboxEntry; outcome?: Outcome }> {
  const left = entry.pictures.filter(({ isOnServer }) => !isOnServer);
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const outcome = await bring(entry, file);
      if (outcome) outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const now = await loadEntry(entry.id);
  // Taken back meanwhile: it does not go.
  if (now?.key !== entry.key) return { entry, outcome: { what: 'no-answer', why: NO_SIGNAL } };
  return outcomes[0] ? { entry: now, outcome: outcomes[0] } : { entry: now };
}

async function bring(entry: OutboxEntry, file: WaitingFile): Promise<Outcome | null> {
  const picture = await loadPicture(entry.draftName, file.name);
  if (!picture)
    return {
      what: 'refused',
      why: 'A photo is no longer on this phone. Take the form back and add it again.',
    };
  try {
    const address = await addressFor(entry, file);
    const stalled = new AbortController();
    const url = await sendFile(picture, {
      askForAddress: () => Promise.resolve(address),
      retries: RETRIES,
      onStalled: () => stalled.abort(),
      signal: stalled.signal,
    });
    await changeEntry(entry.id, (now) => withPictureAt(now, file.name, url));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.outcome;
    if (error instanceof UploadFault && !error.passing) {
      // An address that is too old or used up by something else is no use to anybody.
      await changeEntry(entry.id, (now) => withAddress(now, file.name, undefined));
      if (file.address || error.message === NOT_JSON_SENTENCE)
        return { what: 'no-answer', why: 'A photo has to be sent again.' };
      return { what: 'refused', why: error.message };
    }
    return { what: 'no-answer', why: NO_SIGNAL };
  }
}

async function addressFor({ id, owner }: OutboxEntry, file: WaitingFile): Promise<string> {
  if (file.address) return file.address;
  const response = await fetch('/api/objects/upload', {
    method: 'POST',
    headers: { 'Form-Owner': owner },
    signal: AbortSignal.timeout(ADDRESS_WITHIN_MS),
  });
  const answer = (await response.json().catch(() => null)) as { uploadURL?: unknown } | null;
  if (response.ok && typeof answer?.uploadURL === 'string') {
    const address = answer.uploadURL;
    await changeEntry(id, (now) => withAddress(now, file.name, address));
    return address;
  }
  throw new Refusal(outcomeOfResponse(response, answer, () => false));
}

function withAddress(entry: OutboxEntry, name: string, address: string | undefined): OutboxEntry {
  const pictures = entry.pictures.map((picture) => {
    if (picture.name !== name) return picture;
    const { address: _, ...file } = picture;
    return address ? { ...file, address } : file;
  });
  return { ...entry, pictures };
}
