import { useQuery } from '@tanstack/react-query';

import { KeptList } from './kept-list.js';
import { keptVaultQuery } from './kept-vault.js';

/** The documents that their driver wanted on this device, where the server cannot be asked who is there. */
export function WithoutSignal({ ownerName }: { ownerName: string }) {
  const { data } = useQuery(keptVaultQuery(ownerName));
  return data?.seenAt ? <KeptList {...data} /> : null;
}
