import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { machineKeySql } from '@groundsheet/forms';
import { folded, machineKey } from '@groundsheet/form-rules';
import { containing, isStorable, type Fault } from '@groundsheet/platform';
import { codeOf, Machine, type MachineFacts } from './machine.entity.js';
import { machineFaults } from './machine.problems.js';

const TEXTS = ['plantNumber', 'machineNumber', 'description', 'qrCode'] as const;
/** A spreadsheet that opens an export would work these out. */
const FORMULA = /^[=+\-@]/;

/** Texts that are no texts, and a number that tells no machine from another. */
export function textFaults(facts: MachineFacts): Fault[] {
  const formulas = TEXTS.filter((name) => FORMULA.test(facts[name])).map(machineFaults.formula);
  const isNumber = facts.plantNumber === '' || machineKey(facts.plantNumber) !== '';
  return isNumber ? formulas : [...formulas, machineFaults.noLetters];
}

/** Lets one change of the register wait for the other, so that none finds a number free that another takes. */
export async function lockRegister(em: EntityManager): Promise<void> {
  await em.execute('lock table machines in share row exclusive mode');
}

/** The machine with this plant number, however it is written; an archived one keeps its own. */
export function machineNumbered(em: EntityManager, plantNumber: string): Promise<Machine | null> {
  return em.findOne(Machine, numbered([plantNumber]));
}

/** The machine in use with this plant number or with this code on it, however it is typed. */
export function machineInUse(
  em: EntityManager,
  typed: { readonly plantNumber: string } | { readonly code: string },
): Promise<Machine | null> {
  const isCode = 'code' in typed;
  // A text of PostgreSQL cannot contain NUL.
  const written = (isCode ? typed.code : typed.plantNumber).replaceAll('\0', '').trim();
  if (isCode) {
    const isSame = { [raw('folded(qr_code)')]: folded(written) };
    // What the register is searched by has an index.
    return em.findOne(Machine, { ...isSame, searched: { $like: containing(written) }, archivedAt: null });
  }
  if (machineKey(written) === '') return Promise.resolve(null);
  return em.findOne(Machine, { ...numbered([written]), archivedAt: null });
}

/** The machines that have one of these plant numbers or codes. */
export function holdersOf(em: EntityManager, all: readonly MachineFacts[]): Promise<Machine[]> {
  const plantNumbers = all.map(({ plantNumber }) => plantNumber);
  const codes = all
    .map(({ qrCode, plantNumber }) => folded(qrCode || codeOf(plantNumber)))
    .filter(isStorable);
  return em.find(Machine, {
    $or: [numbered(plantNumbers), { [raw('folded(qr_code)')]: { $in: codes } }],
  });
}

/** A condition: machines with one of these plant numbers, however they are written. */
function numbered(plantNumbers: readonly string[]) {
  return { [raw(machineKeySql('plant_number'))]: { $in: plantNumbers.map(machineKey) } };
}

/** What others of the register have already. */
export function takenFaults(
  facts: MachineFacts,
  own: Machine | undefined,
  others: readonly Machine[],
): Fault[] {
  const rest = others.filter((other) => other !== own);
  const code = facts.qrCode || own?.qrCode || codeOf(facts.plantNumber);
  const key = machineKey(facts.plantNumber);
  const samePlant = rest.find(({ plantNumber }) => machineKey(plantNumber) === key);
  const sameCode = rest.find(({ qrCode }) => folded(qrCode) === folded(code));
  return [
    ...(samePlant
      ? [machineFaults.plantNumberTaken(samePlant.plantNumber, samePlant.archivedAt !== null)]
      : []),
    ...(sameCode ? [machineFaults.codeTaken(sameCode.plantNumber)] : []),
  ];
}
