import { useEffect, useRef, useState } from 'react';

import { isSaved, isUntouched, noteSaved, type Draft } from './draft.js';
import { createSaver, type DraftCalls, type SaveOutcome } from './draft-saver.js';
import type { OpenDraft } from './use-draft.js';

/** A save that hangs holds nobody up for longer; it goes on behind. */
const PATIENCE_MS = 8000;

export interface Saves<Made extends Draft> {
  /** Whether the screen waits for a save. */
  isSaving: boolean;
  /** Of the server, about what it has. */
  warning?: string | undefined;
  /** What another device has saved meanwhile, until one of the two is chosen. */
  other: Made | null;
  /** Saves what is on the form now. For a guest nothing is saved. */
  save: () => Promise<SaveOutcome<Made> | null>;
  /** Finds out whether the server says the same after all, see `DraftSaver`. */
  compare: () => Promise<SaveOutcome<Made> | null>;
  /** Lets a save that is under way come to its end, as long as patience lasts. */
  settle: () => Promise<void>;
  keepMine: () => Promise<SaveOutcome<Made> | null>;
  takeOther: () => void;
  decideLater: () => void;
}

/** Keeps the open draft on the server for the person signed in. */
export function useSaves<Made extends Draft>(
  calls: DraftCalls<Made>,
  { current, change }: Pick<OpenDraft<Made>, 'current' | 'change'>,
  { guest }: { guest: boolean },
): Saves<Made> {
  const [saver] = useState(() => createSaver(calls, { current, change }));
  const [waiting, setWaiting] = useState(0);
  const [other, setOther] = useState<Made | null>(null);
  const [warning, setWarning] = useState<string>();
  const running = useRef<Promise<unknown> | null>(null);

  const watch = async (work: () => Promise<SaveOutcome<Made>>) => {
    if (guest) return null;
    const outcome = work();
    const done = outcome.then(() => {
      if (running.current === done) running.current = null;
    });
    running.current = done;
    setWaiting((count) => count + 1);
    void atMost(outcome).then(() => setWaiting((count) => count - 1));
    const how = await outcome;
    if (how.state === 'moved') setOther(how.other);
    if (how.state === 'saved') setWarning(how.warning);
    return how;
  };
  const save = () => watch(saver.save);

  return {
    isSaving: waiting > 0,
    warning,
    other,
    save,
    compare: () => watch(saver.compare),
    settle: async () => {
      if (running.current) await atMost(running.current);
    },
    keepMine: () => {
      setOther(null);
      const version = other?.saved?.version;
      if (version) change((draft) => noteSaved(draft, { version, revision: -1 }));
      return save();
    },
    takeOther: () => {
      setOther(null);
      if (other) change((draft) => ({ ...other, step: draft.step }));
    },
    decideLater: () => setOther(null),
  };
}

/** Saves every so often what has changed, if ever; nothing is sent when nothing has. */
export function useAutosave<Made extends Draft>(
  current: () => Made,
  save: () => unknown,
  everyMs: number | undefined,
): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      const draft = current();
      if (!isUntouched(draft) && !isSaved(draft)) void latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [current, everyMs]);
}

async function atMost(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}
