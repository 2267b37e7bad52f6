import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { sendFile } from '../../components/upload/send-file.js';
import { api, dataOf } from '../../lib/api.js';
import { firmQuery } from '../../lib/firm.js';

/** The firm as its admins change it. */
export type FirmSettings = Wire['FirmSettingsResponse'];

/** What is typed of it; an address line on each line. */
export interface TypedFirm {
  name: string;
  address: string;
  telephone: string;
  replyAddress: string;
  accent: string;
  /** What its upload is called. */
  logo: string | null;
}

export const firmSettingsQuery = queryOptions({
  queryKey: [...firmQuery.queryKey, 'settings'],
  queryFn: async () => dataOf(await api.GET('/api/firm/settings')),
  staleTime: 0,
});

/** @param version that was shown */
export async function saveFirm({ address, ...typed }: TypedFirm, version: number): Promise<FirmSettings> {
  const addressLines = address.split('\n').filter((line) => line.trim());
  return dataOf(await api.PUT('/api/firm', { body: { ...typed, addressLines, version } }));
}

/** Sends a picture as it is. @returns what it is called when the firm is saved @throws {UploadFault} */
export function sendLogo(file: File): Promise<string> {
  return sendFile(file, {
    askForAddress: async () => dataOf(await api.POST('/api/firm/logo')).uploadURL,
  });
}
