import { alike, MEMORY_LIMIT, MEMORY_LISTS, type FormMemory, type MemoryList } from '@groundsheet/form-rules';

import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';
import { notePreferenceChange } from '../../lib/preference-changes.js';

const KEY = 'groundsheet-form-memory';

/** Reads what was kept; anything that is not ours counts as nothing. */
export function readMemory(stored: string | null): FormMemory {
  const kept = parsed(stored);
  return Object.fromEntries(
    MEMORY_LISTS.map((list) => {
      const items: unknown = kept[list];
      return [list, Array.isArray(items) ? items.filter((item) => typeof item === 'string') : []];
    }),
  ) as FormMemory;
}

function parsed(stored: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Puts what was entered in front of its lists; the same text in letters that look alike counts as the same. */
export function withEntered(
  memory: FormMemory,
  entered: Partial<Record<MemoryList, string | null>>,
): FormMemory {
  const lists = MEMORY_LISTS.map((list) => {
    const text = entered[list]?.trim();
    if (!text) return [list, memory[list]] as const;
    const others = memory[list].filter((item) => alike(item) !== alike(text));
    return [list, [text, ...others].slice(0, MEMORY_LIMIT)] as const;
  });
  return Object.fromEntries(lists) as FormMemory;
}

export function loadMemory(): FormMemory {
  return readMemory(readStored(ownKey(KEY)));
}

export function saveMemory(memory: FormMemory): void {
  store(ownKey(KEY), JSON.stringify(memory));
}

export function rememberEntered(entered: Partial<Record<MemoryList, string | null>>): void {
  const before = loadMemory();
  const memory = withEntered(before, entered);
  if (JSON.stringify(memory) === JSON.stringify(before)) return;
  saveMemory(memory);
  notePreferenceChange('form-memory');
}
