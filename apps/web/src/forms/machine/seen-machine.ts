import type { SeverityList } from '@groundsheet/form-rules';
import { queryOptions } from '@tanstack/react-query';

import { api, dataOf } from '../../lib/api.js';
import { KEPT_QUERY, loadSeen } from '../../lib/kept/kept-query.js';
import type { Seen } from '../../lib/kept/last-seen.js';
import { askState, DEFECTS_KEY, type MachineState } from './machine-status-api.js';

const seenKey = (plantNumber: string) => [...DEFECTS_KEY, 'seen', plantNumber] as const;

/** How the machine of a form is; without a signal as it was last seen. Null where the register has none in use. */
export const seenMachineQuery = (plantNumber: string) => {
  const queryKey = seenKey(plantNumber);
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Seen<MachineState> | null> => {
      const ask = async () => ({ state: await askState(plantNumber) });
      const { orLastSeen } = await loadSeen();
      const { state, seenAt } = await orLastSeen(queryKey, ask);
      return state && seenAt ? { ...state, seenAt } : state;
    },
    staleTime: 60_000,
    ...KEPT_QUERY,
  });
};

/** By which severities a check of this machine is judged here, as the server said with its state; the product’s own where it never did. */
export function severitiesHere(plantNumber: string): Promise<SeverityList> {
  return loadSeen()
    .then(({ lastSeen }) => lastSeen<{ state: MachineState | null }>(seenKey(plantNumber.trim())))
    .then((seen) => (seen?.state?.severities ?? []) as SeverityList)
    .catch(() => []);
}

/** The same by the code on the machine, for its public page. */
export const machineByCodeQuery = (code: string) => {
  const queryKey = [...DEFECTS_KEY, 'code', code] as const;
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Seen<MachineState>> => {
      const ask = async () =>
        dataOf(await api.GET('/api/machine-status/{code}', { params: { path: { code } } }));
      return (await loadSeen()).orLastSeen(queryKey, ask);
    },
    staleTime: 0,
    ...KEPT_QUERY,
  });
};
