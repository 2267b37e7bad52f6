import type { Wire } from '@groundsheet/api-client';
import type { CertificateKind } from '@groundsheet/form-rules';
import { queryOptions } from '@tanstack/react-query';

import { sendFile } from '../../../components/upload/send-file.js';
import { drawnPhoto, jpegOf } from '../../../components/upload/shrink-photo.js';
import { api, dataOf } from '../../../lib/api.js';
import { MACHINES_KEY } from '../api.js';

export type Certificate = Wire['CertificateResponse'];
export type ReadOnFile = Wire['CertificateFileResponse'];

export interface TypedCertificate {
  kind: CertificateKind | undefined;
  name: string;
  examinedOn: string;
  dueOn: string;
  /** As it is typed: '4,500'. */
  dueAtHours: string;
  isRequired: boolean;
  opensFromCode: boolean;
  /** One that has been brought just now. */
  fileId: string | null;
}

/** What a dialog does: it adds one, puts one in the place of another, or changes one. */
export interface Doing {
  what: 'add' | 'replace' | 'change';
  certificate: Certificate | null;
}

export async function saveCertificate(
  machineId: string,
  { what, certificate }: Doing,
  typed: TypedCertificate,
): Promise<void> {
  const { examinedOn, dueOn, ...rest } = typed;
  const hours = typed.dueAtHours.replaceAll(/[\s,]/g, '');
  // Without a kind the server says so beside the field.
  const kind = typed.kind as CertificateKind;
  const body = {
    ...rest,
    kind,
    examinedOn: examinedOn || null,
    dueOn: dueOn || null,
    dueAtHours: hours ? Number(hours) : null,
  };
  const id = certificate?.id ?? null;
  if (what === 'change') await api.PUT('/api/certificates/{id}', { params: { path: { id: id! } }, body });
  else
    await api.POST('/api/machines/{id}/certificates', {
      params: { path: { id: machineId } },
      body: { ...body, replaces: what === 'replace' ? id : null },
    });
}

export async function removeCertificate(id: string): Promise<void> {
  await api.DELETE('/api/certificates/{id}', { params: { path: { id } } });
}

/** As large as the server keeps pictures of documents: small print has to stay readable. */
const LONGEST_SIDE = 3200;

/**
 * Brings the file of a certificate, which is then read.
 *
 * @returns its id
 */
export async function bringFile(file: File): Promise<string> {
  const isPdf = file.type === 'application/pdf';
  const blob = isPdf ? file : await jpegOf(await drawnPhoto(file, LONGEST_SIDE));
  let id = '';
  await sendFile(blob, {
    askForAddress: async () => {
      const begun = dataOf(await api.POST('/api/certificates/files'));
      id = begun.id;
      return begun.uploadURL;
    },
  });
  await api.POST('/api/certificates/files/{id}/complete', { params: { path: { id } } });
  return id;
}

/** How often it is asked whether the file has been read, in milliseconds; and for how long. */
const ASKS_EVERY = 1500;
const MOST_ASKED = 80;

/** What was read on a file that has just been brought; asked for until it has been. */
export const readOnFileQuery = (id: string) =>
  queryOptions({
    queryKey: [...MACHINES_KEY, 'certificate-file', id],
    queryFn: async () => dataOf(await api.GET('/api/certificates/files/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) =>
      state.data?.isRead || state.dataUpdateCount >= MOST_ASKED ? false : ASKS_EVERY,
  });
