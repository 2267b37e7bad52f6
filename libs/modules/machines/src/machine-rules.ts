import { raw, type EntityManager } from '@mikro-orm/postgresql';
import type { Fault } from '@groundsheet/platform';
import { codeOf, inCapitals, Machine, type MachineFacts } from './machine.entity.js';
import { machineFaults } from './machine.problems.js';

const TEXTS = ['plantNumber', 'machineNumber', 'description', 'qrCode'] as const;
/** A spreadsheet that opens an export would work these out. */
const FORMULA = /^[=+\-@]/;

/** Texts that are no texts. */
export function formulaFaults(facts: MachineFacts): Fault[] {
  return TEXTS.filter((name) => FORMULA.test(facts[name])).map(machineFaults.formula);
}

/** Lets one change of the register wait for the other, so that none finds a number free that another takes. */
export async function lockRegister(em: EntityManager): Promise<void> {
  await em.execute('lock table machines in share row exclusive mode');
}

/** The machines that have one of these plant numbers or codes. */
export function holdersOf(em: EntityManager, all: readonly MachineFacts[]): Promise<Machine[]> {
  const plantNumbers = all.map(({ plantNumber }) => plantNumber);
  const codes = all.map(({ qrCode, plantNumber }) => inCapitals(qrCode || codeOf(plantNumber)));
  return em.find(Machine, {
    $or: [{ plantNumber: { $in: plantNumbers } }, { [raw('upper(qr_code)')]: { $in: codes } }],
  });
}

/** What others of the register have already. */
export function takenFaults(
  facts: MachineFacts,
  own: Machine | undefined,
  others: readonly Machine[],
): Fault[] {
  const rest = others.filter((other) => other !== own);
  const code = facts.qrCode || own?.qrCode || codeOf(facts.plantNumber);
  const samePlant = rest.find(({ plantNumber }) => plantNumber === facts.plantNumber);
  const sameCode = rest.find(({ qrCode }) => inCapitals(qrCode) === inCapitals(code));
  return [
    ...(samePlant ? [machineFaults.plantNumberTaken(facts.plantNumber, samePlant.archivedAt !== null)] : []),
    ...(sameCode ? [machineFaults.codeTaken(sameCode.plantNumber)] : []),
  ];
}
