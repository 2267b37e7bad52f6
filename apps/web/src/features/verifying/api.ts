import type { Wire } from '@groundsheet/api-client';

import { hashOf } from '../../forms/outbox/hash-of.js';
import { api, dataOf } from '../../lib/api.js';

export type VerifiedPdf = Wire['VerifiedPdf'];

/** A file has to fit into the memory of a phone, whole. */
export const MOST_MEGABYTES = 64;
const MEGABYTE = 1024 * 1024;

/**
 * Asks whether a file is a PDF of ours. It stays on the device: only its hash is sent.
 *
 * @throws {Error} with a sentence for the reader where it cannot be looked at
 */
export async function verifyPdf(reference: string, file: File): Promise<VerifiedPdf> {
  if (file.size > MOST_MEGABYTES * MEGABYTE)
    throw new Error(`This file is larger than ${MOST_MEGABYTES} MB. None of our PDFs is that large.`);
  const sha256 = await hashOf(file);
  if (!sha256)
    throw new Error(
      'This browser cannot look at the file here. Please open this page by an address that begins with https.',
    );
  return dataOf(await api.POST('/api/verify', { body: { reference, sha256 } }));
}
