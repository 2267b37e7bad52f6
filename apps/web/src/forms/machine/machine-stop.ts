/** A machine that a check of this phone stops, though the server does not know of it yet. */
export interface MachineStop {
  plantNumber: string;
  /** What the check has found, by the names of its items. */
  items: readonly string[];
}
