import {
  folded,
  isWritten,
  machineKey,
  VEHICLE_TYPE_NAMES,
  VEHICLE_TYPES,
  type VehicleType,
} from '@groundsheet/form-rules';
import { isStorable, NOT_STORABLE } from '@groundsheet/platform';
import { codeOf, tidied, type Machine, type MachineFacts } from '../machine.entity.js';
import { takenFaults, textFaults } from '../machine-rules.js';
import { IMPORT_COLUMNS, type ReadLine } from './read-machines.js';

/** What a line of the file would do to the register. */
export interface JudgedLine {
  readonly line: number;
  readonly plantNumber: string;
  readonly outcome: 'new' | 'changed' | 'same' | 'wrong';
  /** What would be otherwise, by heading. */
  readonly changes: readonly { header: string; from: string; to: string }[];
  /** Why it is wrong, by heading. */
  readonly faults: readonly { header: string; message: string }[];
  readonly facts: MachineFacts;
  /** The one that is changed. */
  readonly machine: Machine | undefined;
}

/** The machine of each line, before it is known whether it is one. */
export function factsOf({ cells }: ReadLine): MachineFacts {
  const { plantNumber = '', machineNumber = '', vehicleType = '', description = '', qrCode = '' } = cells;
  const type = typeOf(vehicleType) as VehicleType;
  return tidied({ plantNumber, machineNumber, vehicleType: type, description, qrCode });
}

/** @param holders the machines that have any of the numbers or codes of the file */
export function judge(lines: readonly ReadLine[], holders: readonly Machine[]): JudgedLine[] {
  const byKey = new Map(holders.map((machine) => [machineKey(machine.plantNumber), machine]));
  const byCode = new Map(holders.map((machine) => [folded(machine.qrCode), machine]));
  const seen = new Map<string, number>();
  return lines.map((read) => {
    const entered = factsOf(read);
    const key = machineKey(entered.plantNumber);
    const machine = byKey.get(key);
    // A file without descriptions takes none away.
    const description = read.cells.description === undefined ? machine?.description : undefined;
    const facts = { ...entered, description: description ?? entered.description };
    const code = folded(facts.qrCode || machine?.qrCode || codeOf(facts.plantNumber));
    const others = [byCode.get(code)].filter((each) => each !== undefined);
    // An archived one is not brought back by a file.
    const own = machine?.archivedAt ? undefined : machine;
    const taken = takenFaults(facts, own, machine && !own ? [machine, ...others] : others);
    const faults = [
      ...cellFaults(read, facts),
      ...[...textFaults(facts), ...taken].map(({ path, message }) => ({
        header: headerOf(path),
        message,
      })),
      ...repeated(seen, read.line, [key, `code ${code}`]),
    ];
    const changes = own ? changesOf(own, facts) : [];
    const outcome = faults.length > 0 ? 'wrong' : !own ? 'new' : changes.length > 0 ? 'changed' : 'same';
    return { line: read.line, plantNumber: facts.plantNumber, outcome, changes, faults, facts, machine: own };
  });
}

function cellFaults({ cells }: ReadLine, { vehicleType }: MachineFacts): JudgedLine['faults'] {
  const faults = IMPORT_COLUMNS.flatMap(({ field, header, required, maxLength }) => {
    const cell = cells[field] ?? '';
    if (required && !isWritten(cell)) return [{ header, message: 'Please fill this in.' }];
    const damage = damageOf(cell);
    if (damage) return [{ header, message: damage }];
    if (cell.length > maxLength) return [{ header, message: `Please use ${maxLength} characters or fewer.` }];
    return isStorable(cell) ? [] : [{ header, message: NOT_STORABLE }];
  });
  if (cells.vehicleType && !VEHICLE_TYPE_NAMES.includes(vehicleType)) {
    const message = `Please choose one of: ${Object.values(VEHICLE_TYPES).join(', ')}.`;
    faults.push({ header: headerOf('vehicleType'), message });
  }
  return faults;
}

/** What spreadsheets make of cells that they take for something else; nobody has typed it. */
const DAMAGE: readonly (readonly [is: RegExp, message: string])[] = [
  [
    /^(?:\d{1,2}-(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)-\d{2})$/i,
    'Your spreadsheet has made a date of this. Format the column as text, type it again, and save the file again.',
  ],
  [
    /^\d(?:[.,]\d+)?e\+\d+$/i,
    'Your spreadsheet has shortened this number. Format the column as text, type it again, and save the file again.',
  ],
  [
    /^#(?:N\/A|NV|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/i,
    'A formula of your spreadsheet has failed here. Type what belongs here, and save the file again.',
  ],
];

function damageOf(cell: string): string | undefined {
  return DAMAGE.find(([is]) => is.test(cell))?.[1];
}

/** Each number and each code stands in one line only. */
function repeated(seen: Map<string, number>, line: number, keys: readonly string[]): JudgedLine['faults'] {
  const [first] = keys.flatMap((key) => seen.get(key) ?? []);
  for (const key of keys) if (!seen.has(key)) seen.set(key, line);
  if (first === undefined) return [];
  return [{ header: headerOf('plantNumber'), message: `Line ${first} has the same number or QR code.` }];
}

function changesOf(machine: Machine, facts: MachineFacts): JudgedLine['changes'] {
  return IMPORT_COLUMNS.flatMap(({ field, header }) => {
    const [from, to] = [machine[field], facts[field]];
    // An empty code stays as it is.
    if (from === to || (field === 'qrCode' && !to)) return [];
    return [{ header, from, to }];
  });
}

/** As stored or as said, in any capitals and spacing. */
function typeOf(cell: string): string {
  const plain = (text: string) => folded(text).replaceAll(/[^a-z]/g, '');
  return VEHICLE_TYPE_NAMES.find((type) => [type, plain(VEHICLE_TYPES[type])].includes(plain(cell))) ?? cell;
}

function headerOf(field: string): string {
  return IMPORT_COLUMNS.find((column) => column.field === field)!.header;
}
