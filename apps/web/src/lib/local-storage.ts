/** localStorage that may be full, switched off or hold nonsense: reading gives null then, writing does nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then holds until the page is closed.
  }
}

export function removeStoredWhere(fits: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(fits)) localStorage.removeItem(key);
  } catch {
    // Nothing can have been kept then.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can have been kept then.
  }
}
