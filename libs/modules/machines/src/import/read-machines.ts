import { FIELD_LENGTHS, folded } from '@groundsheet/form-rules';
import { CsvError, parse } from 'csv-parse/sync';
import { QR_CODE_LENGTH, type MachineFacts } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';

/** A column of the file, by the field that it fills. */
export interface ImportColumn {
  readonly field: keyof MachineFacts;
  /** Its heading, as on the screen of the register. */
  readonly header: string;
  readonly required: boolean;
  readonly maxLength: number;
}

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  { field: 'plantNumber', header: 'Plant number', required: true, maxLength: FIELD_LENGTHS.plantNumber },
  {
    field: 'machineNumber',
    header: 'Machine number',
    required: true,
    maxLength: FIELD_LENGTHS.machineNumber,
  },
  { field: 'vehicleType', header: 'Vehicle type', required: true, maxLength: 20 },
  { field: 'description', header: 'Description', required: false, maxLength: FIELD_LENGTHS.description },
  { field: 'qrCode', header: 'QR code', required: false, maxLength: QR_CODE_LENGTH },
];

export const MOST_CSV_BYTES = 512 * 1024;
export const MOST_MACHINES = 2000;
const MOST_COLUMNS = 20;
/** A line as long as every field may be, several times over. */
const MOST_OF_A_LINE = 4096;

/** A line of the file under its headings. */
export interface ReadLine {
  /** Line number, as in a spreadsheet. */
  readonly line: number;
  /** As typed, without outer spaces; none where the file has no such column. */
  readonly cells: Readonly<Partial<Record<keyof MachineFacts, string>>>;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** What no headings have: it is a workbook, or a picture. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const NOT_TEXT = /[\u0000-\u0008]/;

/** @throws {Problem} 422 where it is no such table, or one that is too long */
export function readMachines(file: Buffer): ReadLine[] {
  const text = textOf(file);
  if (NOT_TEXT.test(firstLineOf(text)))
    throw machineProblems.csvUnreadable(
      'This is not a CSV file. Please save the table as CSV and choose that file.',
    );
  const [head, ...lines] = parsed(text);
  if (!head) throw machineProblems.csvUnreadable('This file is empty. Please use the template.');
  const columns = columnsOf(withoutEmptyEnd(head.record));
  if (lines.length === 0)
    throw machineProblems.csvUnreadable('This file has headings but no machines below them.');
  if (lines.length > MOST_MACHINES)
    throw machineProblems.csvUnreadable(
      `At most 2,000 machines are imported at once. Please split the file.`,
    );
  return lines.map(({ record, info }) => {
    if (withoutEmptyEnd(record).length > columns.length)
      throw machineProblems.csvUnreadable(
        `Line ${info.lines} has more cells than there are headings. Is there a comma too many?`,
      );
    const cells = columns.map((field, at) => [field, record[at] ?? '']);
    return { line: info.lines, cells: Object.fromEntries(cells) };
  });
}

/** A table that was once wider is saved with its empty columns. */
function withoutEmptyEnd(record: readonly string[]): string[] {
  return record.slice(0, record.findLastIndex((cell) => cell !== '') + 1);
}

/** UTF-8, UTF-16 as "Unicode text", or what older spreadsheets write. */
function textOf(file: Buffer): string {
  const mark = file.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(file);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

function firstLineOf(text: string): string {
  return text.slice(0, MOST_OF_A_LINE).split(/[\r\n]/, 1)[0] ?? '';
}

/** What a spreadsheet writes above the table for other spreadsheets. */
const SAYS_DELIMITER = /^"?sep=([;,\t|])"?\r?\n/i;
const DELIMITERS = [',', ';', '\t', '|'];

/** As the file says, or what its headings have most of. */
function delimiterOf(text: string): string {
  const first = firstLineOf(text);
  const count = (delimiter: string) => first.split(delimiter).length;
  const most = DELIMITERS.reduce((one, other) => (count(other) > count(one) ? other : one));
  return SAYS_DELIMITER.exec(text)?.[1] ?? most;
}

function parsed(text: string): Parsed[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      from_line: SAYS_DELIMITER.test(text) ? 2 : 1,
      info: true,
      max_record_size: MOST_OF_A_LINE,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: MOST_MACHINES + 2,
      trim: true,
    }) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    throw machineProblems.csvUnreadable(
      `Line ${lines ?? 1} cannot be read: it is too long, or a quotation mark is missing. Please save the file as CSV again.`,
    );
  }
}

/** The field of each column. */
function columnsOf(head: readonly string[]): (keyof MachineFacts)[] {
  if (head.length > MOST_COLUMNS)
    throw machineProblems.csvUnreadable('This file has too many columns. Please use the template.');
  const fields = head.map((heading) => {
    const column = IMPORT_COLUMNS.find(({ header }) => lettersOf(header) === lettersOf(heading));
    if (column) return column.field;
    throw machineProblems.csvUnreadable(
      `The heading “${heading.slice(0, 40)}” is not one we know. Please use the headings of the template.`,
    );
  });
  if (new Set(fields).size < fields.length)
    throw machineProblems.csvUnreadable('A heading appears twice in this file.');
  const missing = IMPORT_COLUMNS.find(({ field, required }) => required && !fields.includes(field));
  if (missing) throw machineProblems.csvUnreadable(`The column “${missing.header}” is missing.`);
  return fields;
}

function lettersOf(text: string): string {
  return folded(text).replaceAll(/[^a-z]/g, '');
}
