/** What the code on a machine says. */
export interface MachineLabel {
  /** The register knows the machine by it. */
  readonly code: string;
  /** Behind the `#` of our own labels: the person who has it stands in front of the machine. */
  readonly key: string | undefined;
}

const ADDRESS = /^https?:\/\/[^/]+\/m\/([^/?#]+)(?:#([0-9a-f]{12}))?$/i;

/** Reads what was scanned or typed: the address on a label of ours, or the bare code of any other. */
export function readLabel(text: string): MachineLabel {
  const [, code, key] = ADDRESS.exec(text.trim()) ?? [];
  return { code: code === undefined ? text.trim() : decoded(code), key };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
