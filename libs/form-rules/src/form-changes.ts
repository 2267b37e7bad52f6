/** One thing on a correction that is not as it was. */
export interface FormChange {
  /** 'Thu 5 Nov', 'Mirrors' */
  readonly what: string;
  readonly now: string;
  readonly was: string;
}

/** 'Thu 5 Nov: now 10.0 h, was 8.0 h' */
export function changeInWords({ what, now, was }: FormChange): string {
  return `${what}: now ${now}, was ${was}`;
}

/** @param unchanged said where nothing of it has changed */
export function changesInWords(changes: readonly FormChange[], unchanged: string): string[] {
  return changes.length > 0 ? changes.map(changeInWords) : [unchanged];
}
