/** A sheet of labels on A4: sizes in millimetres, from the top left corner of the paper. */
export interface LabelSheet {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Between two columns. */
  readonly gap: number;
}

/** By how many labels are on a sheet; the sizes that are sold everywhere (Avery L7159, L7160, L7165, L7167). */
export const LABEL_SHEETS = {
  '24': { columns: 3, rows: 8, width: 63.5, height: 33.9, left: 7.2, top: 12.9, gap: 2.5 },
  '21': { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.2, top: 15.1, gap: 2.5 },
  '8': { columns: 2, rows: 4, width: 99.1, height: 67.7, left: 4.7, top: 13.1, gap: 2.5 },
  '1': { columns: 1, rows: 1, width: 199.6, height: 289.1, left: 5.2, top: 4, gap: 0 },
} as const satisfies Record<string, LabelSheet>;

export type SheetName = keyof typeof LABEL_SHEETS;

export const SHEET_NAMES = Object.keys(LABEL_SHEETS) as SheetName[];
