import type { Wire } from '@groundsheet/api-client';
import { reportFaults, type CheckKey, type VehicleType } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { DEFECTS_KEY } from '../../../forms/machine/machine-status-api.js';
import { api, dataOf } from '../../../lib/api.js';
import { fieldFaults } from '../../../lib/api-error.js';
import { useSending } from '../../../lib/use-sending.js';

export type Reported = Wire['ReportedResponse'];

interface TypedReport {
  item: CheckKey | null;
  text: string;
  mustNotBeUsed: boolean;
  name: string;
  photo: string | null;
}

interface Machine {
  code: string;
  labelKey: string;
  vehicle: VehicleType;
}

const NOTHING: TypedReport = { item: null, text: '', mustNotBeUsed: false, name: '', photo: null };

async function sendReport({ code, labelKey }: Machine, body: TypedReport, key: string): Promise<Reported> {
  const params = { header: { 'Idempotency-Key': key } };
  const report = { code, ...(labelKey ? { key: labelKey } : {}), ...body };
  return dataOf(await api.POST('/api/defect-reports', { params, body: report }));
}

/** What is typed of a defect, judged as the server judges it, and sent once. It stays on the screen when it did not work. */
export function useReport(machine: Machine) {
  const [typed, setTyped] = useState(() => ({ entry: NOTHING, key: uuidv4() }));
  const [tries, setTries] = useState(0);
  const queryClient = useQueryClient();
  const sending = useSending({
    mutationFn: ({ entry, key }: typeof typed) => sendReport(machine, entry, key),
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEFECTS_KEY }),
  });
  const { entry } = typed;
  const found = reportFaults(entry, machine.vehicle);
  const own = tries > 0 ? Object.fromEntries(found.map(({ path, message }) => [path, message])) : {};
  return {
    entry,
    change: (part: Partial<TypedReport>) =>
      setTyped((before) => ({ entry: { ...before.entry, ...part }, key: uuidv4() })),
    send: () => {
      setTries(tries + 1);
      if (found.length === 0) sending.mutate(typed);
    },
    tries,
    faults: { ...fieldFaults(sending.error), ...own } as Record<string, string | undefined>,
    error: sending.error,
    isSending: sending.isPending,
    reported: sending.data,
  };
}
