import { refusal, type Fault } from '@groundsheet/platform';

const taken = (fault: Fault) => ({ message: fault.message, details: [fault] });

export const machineProblems = {
  unknownCode: refusal(
    404,
    'machine.unknown-code',
    'No machine in the register has this code.',
    'Vehicle information not found for this QR code',
  ),
  unknown: refusal(
    404,
    'machine.unknown',
    'There is no such machine.',
    'This machine is not in the register.',
  ),
  noPhoto: refusal(404, 'machine.no-photo', 'The machine has no photo.', 'This machine has no photo.'),
  plantNumberTaken: refusal(
    409,
    'machine.plant-number-taken',
    'Another machine has this plant number.',
    taken,
  ),
  codeTaken: refusal(409, 'machine.code-taken', 'Another machine has this QR code.', taken),
  noLabels: refusal(
    404,
    'machine.no-labels',
    'There are no such machines.',
    'There is no machine to print a label for.',
  ),
  tooManyLabels: refusal(
    422,
    'machine.too-many-labels',
    'There are more than 480 machines.',
    (most: number) => `At most ${most} labels are printed at once. Please search for fewer machines.`,
  ),
  csvTooLarge: refusal(
    413,
    'machine.csv-too-large',
    'The file is larger than 512 KB.',
    'This file is larger than 512 KB. Please split it into several.',
  ),
  /** @param why a sentence, with what to do */
  csvUnreadable: refusal(
    422,
    'machine.csv-unreadable',
    'The file is not a table of machines.',
    (why: string) => why,
  ),
  importWrong: refusal(
    422,
    'machine.import-wrong',
    'A line is wrong, so nothing has been imported.',
    (wrong: number) =>
      `${wrong === 1 ? 'One line is' : `${wrong} lines are`} wrong, so nothing has been imported.`,
  ),
};

export const machineFaults = {
  formula: (path: string): Fault => ({
    path,
    code: 'machine.formula',
    message:
      'This begins with a sign that a spreadsheet takes for a formula. Please leave out = + - or @ at the start.',
  }),
  noLetters: {
    path: 'plantNumber',
    code: 'machine.no-letters',
    message: 'Please use at least one letter or digit.',
  } satisfies Fault,
  plantNumberTaken: (plantNumber: string, isArchived: boolean): Fault => ({
    path: 'plantNumber',
    code: machineProblems.plantNumberTaken.code,
    message: isArchived
      ? `${plantNumber} is already in the register, archived. Please restore it instead.`
      : `${plantNumber} is already in the register.`,
  }),
  codeTaken: (plantNumber: string): Fault => ({
    path: 'qrCode',
    code: machineProblems.codeTaken.code,
    message: `This QR code is on ${plantNumber} already. Please use another one.`,
  }),
};
