/** The owner of what is kept on a device that nobody has signed in on. */
export const GUEST = 'guest';

let owner = GUEST;

/** Whose local data this page works with: `guest`, or the account that is signed in. */
export function localOwner(): string {
  return owner;
}

/** The session says so, and nobody else: see lib/session/session-store.ts. */
export function setLocalOwner(next: string): void {
  owner = next;
}

/**
 * The name under which a person's own copy of a thing is kept on this device, so that two people who share it see
 * nothing of each other (docs/safeguards.md, Sessions). Asked for when it is needed: the owner changes.
 */
export function ownKey(thing: string, of = owner): string {
  return `${thing}:${of}`;
}

/** Whether a key was made for this owner by {@link ownKey}. */
export function isKeyOf(key: unknown, of: string): boolean {
  return typeof key === 'string' && key.endsWith(`:${of}`);
}
