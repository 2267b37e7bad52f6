import { FORM_KINDS } from '@groundsheet/form-rules';

import { shrinkPhoto } from '../../components/upload/shrink-photo.js';
import { draftName, type KeptDraft } from '../drafts/draft-store.js';
import { loadPicturesOf, waitingName } from '../drafts/picture-store.js';
import { arrivalsOf, type Arrival } from '../upload/arrivals.js';
import { COPY_EXTENSION, COPY_TYPE, packCopy } from './copy-file.js';

/** After this the browser has read the file that it was given, in milliseconds. */
const READ_WITHIN_MS = 60_000;

/**
 * Hands a form with its pictures to the person holding the phone: by the share sheet where it takes such files, otherwise as a
 * download. It also works where the device keeps nothing: then with the pictures that the page still has.
 */
export async function saveCopy(kept: KeptDraft): Promise<void> {
  const { kind, draft } = kept;
  const name = draftName(kind, draft.form.id);
  const here = (await Promise.all(arrivalsOf(name).map(shrunk))).flat();
  const stored = await loadPicturesOf(name).catch(() => []);
  const pictures = [...here, ...stored.filter((each) => here.every((other) => other.name !== each.name))];
  const copy = await packCopy({ ...kept, pictures });
  const file = new File([copy], fileNameOf(kept), { type: COPY_TYPE });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(ignoreRefusal);
  else download(file);
}

/** A picture that this phone cannot open is in no copy: no other could send it either. */
async function shrunk(arrival: Arrival) {
  const name = waitingName(arrival);
  if (arrival.isShrunk) return [{ name, picture: arrival.picture }];
  return shrinkPhoto(arrival.picture).then(
    (picture) => [{ name, picture }],
    () => [],
  );
}

function fileNameOf({ kind, draft: { form } }: KeptDraft): string {
  const about = [FORM_KINDS[kind].noun, form.plantNumber ?? form.machineNumber ?? '', form.id.slice(-6)];
  return `${about.join(' ').replace(/[^\p{L}\p{N}]+/gu, '-')}${COPY_EXTENSION}`;
}

/** Closing the share sheet is an answer too. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function download(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), READ_WITHIN_MS);
}
