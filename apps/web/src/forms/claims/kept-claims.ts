/** Apart from `claims.ts`, as the first page asks no more than this. Of this tab alone: the next driver opens another. */
export const CLAIMS_KEY = 'claims';

/** Whether forms were sent from this tab without an account that may still be claimed. */
export function hasClaims(): boolean {
  return readKept() !== null;
}

export function readKept(): string | null {
  try {
    return sessionStorage.getItem(CLAIMS_KEY);
  } catch {
    return null;
  }
}

export function forgetClaims(): void {
  try {
    sessionStorage.removeItem(CLAIMS_KEY);
  } catch {
    // Nothing can have been kept then.
  }
}
