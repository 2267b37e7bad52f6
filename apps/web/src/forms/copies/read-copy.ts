import { FORM_CONTENTS, type DriverKind } from '@groundsheet/form-rules';
import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { safeParse } from 'valibot';

import { LONGEST_SIDE } from '../../components/upload/shrink-photo.js';
import { jpegSize } from '../../lib/jpeg-size.js';
import type { Draft } from '../drafts/draft.js';
import { COPY_ABOUT, COPY_PICTURES_TYPE, type CopiedForm } from './copy-file.js';
import { COPY_SCHEMA, draftSchemaOf } from './copy-schema.js';

const MB = 1_000_000;
/** A file with five photos has a tenth of that. */
export const MOST_BYTES = 40 * MB;
/** As the server takes a form, signatures included. */
export const MOST_FORM_BYTES = 2 * MB;
export const MOST_PICTURES = 20;
const NAME = /^(form\.json|pictures\/\d{1,2}\.jpg)$/;

/** A file that is not opened. `message` is a sentence for the person. */
export class CopyFault extends Error {}

const NOT_A_COPY =
  'This is not a copy of a form, or it was damaged on the way. Ask for it again, and choose the file that ends in .groundsheet.';
const TOO_LARGE = 'This file is too large to be a copy of a form.';

/**
 * Reads what a `.groundsheet` file holds. It may come from anybody: nothing in it is decompressed, it is no larger in
 * memory than on the disk, and of what it says only the fields of a form are taken, each within its bounds.
 *
 * @throws {CopyFault} where it is anything else than a copy of a form
 */
export async function readCopy(file: Blob): Promise<CopiedForm> {
  if (file.size > MOST_BYTES) throw new CopyFault(TOO_LARGE);
  const files = unpacked(new Uint8Array(await file.arrayBuffer()));
  const about = safeParse(COPY_SCHEMA, parsed(files[COPY_ABOUT]));
  if (!about.success) throw new CopyFault(NOT_A_COPY);
  const { kind, draft, pictures } = about.output;
  const read = safeParse(draftSchemaOf(kind), draft);
  if (!read.success) throw new CopyFault(NOT_A_COPY);
  return {
    kind,
    draft: opened(kind, read.output as unknown as Omit<Draft, 'step' | 'attempt'>),
    pictures: pictures.map(({ name, file: packed }) => ({ name, picture: pictureOf(files[packed]) })),
  };
}

/** Each file once, stored as it is, and together no more than there is: a bomb is refused before anything is unpacked. */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  const names = new Set<string>();
  let left = bytes.length;
  const isBounded = ({ name, size, originalSize, compression }: UnzipFileInfo) => {
    left -= size;
    const isStored = compression === 0 && size === originalSize && left >= 0;
    const isSmall = name !== COPY_ABOUT || size <= MOST_FORM_BYTES;
    const isNew = NAME.test(name) && !names.has(name) && names.size <= MOST_PICTURES;
    if (!isStored || !isSmall || !isNew) throw new CopyFault(NOT_A_COPY);
    names.add(name);
    return true;
  };
  try {
    return unzipSync(bytes, { filter: isBounded });
  } catch {
    throw new CopyFault(NOT_A_COPY);
  }
}

function parsed(form: Uint8Array | undefined): unknown {
  try {
    return form && JSON.parse(strFromU8(form));
  } catch {
    return undefined;
  }
}

/** As the phone had shrunk it. */
function pictureOf(bytes: Uint8Array | undefined): Blob {
  const size = bytes && jpegSize(bytes);
  if (!size || Math.min(size.width, size.height) < 1 || Math.max(size.width, size.height) > LONGEST_SIDE)
    throw new CopyFault(NOT_A_COPY);
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: COPY_PICTURES_TYPE });
}

/** At the step where a draft with this content opens; what was tried on the other phone is not known here. */
function opened(kind: DriverKind, draft: Omit<Draft, 'step' | 'attempt'>): Draft {
  const form = { ...draft.form, status: 'draft' as const };
  return { ...draft, form, step: FORM_CONTENTS[kind].stepOf!(form as never), attempt: null };
}
