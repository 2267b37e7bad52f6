import { offHireFaults, type OffHireEntry } from '@groundsheet/form-rules';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { useSender } from '../../forms/sending/sender.js';
import { fieldFaults } from '../../lib/api-error.js';
import { today } from '../../lib/today.js';
import { useSending } from '../../lib/use-sending.js';
import { giveNotice, type GivenOffHire } from './api.js';
import { forgetEntry, keepEntry, loadEntry, newEntry } from './kept-entry.js';

/** A notice as it is typed: kept on the device at every letter, judged as the server judges it, and given once. */
export function useNotice(plantNumber: string | undefined) {
  const { mailsLikeGuest: guest } = useSender();
  const [kept, setKept] = useState(() => loadEntry(plantNumber));
  const [tries, setTries] = useState(0);
  const [given, setGiven] = useState<{ notice: GivenOffHire; email: string } | null>(null);
  const sending = useSending({
    mutationFn: (sent: { entry: OffHireEntry; key: string }) => giveNotice(sent.entry, sent.key),
    onSuccess: (notice, { entry }) => {
      forgetEntry();
      setGiven({ notice, email: entry.email.trim() });
    },
  });
  const { entry } = kept;
  const found = tries > 0 ? offHireFaults(entry, { today: today(), guest }) : [];
  const own = Object.fromEntries(found.map(({ path, message }) => [path, message]));
  const change = (part: (before: OffHireEntry) => Partial<OffHireEntry>) =>
    setKept((before) => {
      const entry = { ...before.entry, ...part(before.entry) };
      const left = Object.entries(before.pictures).filter(([url]) => entry.photos.includes(url));
      const changed = { entry, pictures: Object.fromEntries(left), key: uuidv4() };
      keepEntry(changed);
      return changed;
    });
  /** Comes a moment after its photo, which may be gone by then. */
  const keepPicture = (url: string, picture: string) =>
    setKept((before) => {
      if (!before.entry.photos.includes(url)) return before;
      const changed = { ...before, pictures: { ...before.pictures, [url]: picture } };
      keepEntry(changed);
      return changed;
    });
  const give = () => {
    setTries(tries + 1);
    if (offHireFaults(entry, { today: today(), guest }).length === 0) sending.mutate(kept);
  };
  /** Another machine of the same people. */
  const another = () => {
    const { contactName, firm, phone, email } = entry;
    const next = newEntry(undefined);
    setKept({ ...next, entry: { ...next.entry, contactName, firm, phone, email } });
    setTries(0);
    setGiven(null);
    sending.reset();
  };
  const faults: Record<string, string> = { ...fieldFaults(sending.error), ...own };
  return {
    entry,
    pictures: kept.pictures,
    change,
    keepPicture,
    faults,
    tries,
    give,
    given,
    another,
    error: sending.error,
    isSending: sending.isPending,
  };
}
