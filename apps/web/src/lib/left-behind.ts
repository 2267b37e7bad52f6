import { forgetMemory, loadMemory } from './form-memory.js';
import { forgetLastEntry } from './last-entry.js';
import { forgetSavedEmails, loadSavedEmails } from './saved-emails.js';

/** Whether this device remembers anything that a driver entered. */
export function hasMemories(): boolean {
  return loadSavedEmails().length > 0 || Object.values(loadMemory()).some((list) => list.length > 0);
}

export function forgetEverything(): void {
  forgetMemory();
  forgetLastEntry();
  forgetSavedEmails();
}
