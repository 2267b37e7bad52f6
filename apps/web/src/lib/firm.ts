import type { Wire } from '@groundsheet/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api, dataOf } from './api.js';
import { readStored, store } from './local-storage.js';

/** The firm that runs this installation. */
export type Firm = Wire['FirmResponse'];

/** Read by public/first-paint.js as well, for the accent. */
export const FIRM_STORED = 'groundsheet-firm';

const NOBODY: Firm = {
  name: null,
  addressLines: [],
  telephone: null,
  accent: null,
  logoUrl: null,
  logoWidth: null,
  logoHeight: null,
};

export const firmQuery = queryOptions({
  queryKey: ['/api/firm'],
  queryFn: async () => {
    const firm = dataOf(await api.GET('/api/firm'));
    store(FIRM_STORED, JSON.stringify(firm));
    return firm;
  },
});

/** As this device has last heard of it; nobody where it never has. */
function storedFirm(): Firm {
  try {
    return { ...NOBODY, ...(JSON.parse(readStored(FIRM_STORED) ?? '{}') as Partial<Firm>) };
  } catch {
    return NOBODY;
  }
}

/** The firm, for every page. Without a signal, and until the server has answered, as this device remembers it. */
export function useFirm(): Firm {
  const { data } = useQuery(firmQuery);
  return data ?? storedFirm();
}

/** Puts the firm's accent in place of the yellow. public/first-paint.js has done so already where the device remembers it. */
export function useFirmsAccent({ accent }: Firm): void {
  useEffect(() => {
    const { classList, style } = document.documentElement;
    classList.toggle('own-accent', accent !== null);
    if (accent) style.setProperty('--accent', accent);
    else style.removeProperty('--accent');
  }, [accent]);
}
