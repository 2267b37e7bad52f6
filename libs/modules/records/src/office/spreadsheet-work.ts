import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Cell } from '../history/form-table.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_FORMAT = 'dd/mm/yyyy';
/** A cell holds no more, and no such characters. */
const LONGEST_TEXT = 32_767;
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export interface SpreadsheetJob {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * What the process for spreadsheets does: rows as an XLSX. Numbers and days, `YYYY-MM-DD`, are numbers and days there; every
 * other cell is typed as a text, whatever it begins with.
 */
export async function work({ headers, rows }: SpreadsheetJob): Promise<Uint8Array> {
  const head: Row = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeExcelFile([head, ...rows.map((row) => row.map(cellOf))], { stickyRowsCount: 1 }).toBuffer();
}

function cellOf(value: Cell): Row[number] {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  if (DAY.test(value)) return { value: new Date(`${value}T00:00:00Z`), type: Date, format: DAY_FORMAT };
  return { value: value.replaceAll(UNWRITABLE, '').slice(0, LONGEST_TEXT), type: String };
}
