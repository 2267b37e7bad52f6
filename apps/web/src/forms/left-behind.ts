import { loadMemory } from './memory/form-memory.js';
import { hasSentHere } from './sent-here/kept-here.js';
import { loadSavedEmails } from './memory/saved-emails.js';

/** Whether this device remembers anything that the person at it has entered. */
export function hasMemories(): boolean {
  return (
    hasSentHere() ||
    loadSavedEmails().length > 0 ||
    Object.values(loadMemory()).some((list) => list.length > 0)
  );
}
