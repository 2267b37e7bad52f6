import { Problem, type Fault } from '@groundsheet/platform';

export const machineProblems = {
  unknownCode: () =>
    new Problem(404, 'machine.unknown-code', 'Vehicle information not found for this QR code'),
  unknown: () => new Problem(404, 'machine.unknown', 'This machine is not in the register.'),
  noPhoto: () => new Problem(404, 'machine.no-photo', 'This machine has no photo.'),
  taken: (fault: Fault) => new Problem(409, fault.code, fault.message, [fault]),
  noLabels: () => new Problem(404, 'machine.no-labels', 'There is no machine to print a label for.'),
  tooManyLabels: (most: number) =>
    new Problem(
      422,
      'machine.too-many-labels',
      `At most ${most} labels are printed at once. Please search for fewer machines.`,
    ),
  csvTooLarge: () =>
    new Problem(
      413,
      'machine.csv-too-large',
      'This file is larger than 512 KB. Please split it into several.',
    ),
  /** @param why a sentence, with what to do */
  csvUnreadable: (why: string) => new Problem(422, 'machine.csv-unreadable', why),
  importWrong: (wrong: number) =>
    new Problem(
      422,
      'machine.import-wrong',
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
  plantNumberTaken: (plantNumber: string, isArchived: boolean): Fault => ({
    path: 'plantNumber',
    code: 'machine.plant-number-taken',
    message: isArchived
      ? `${plantNumber} is in the register already, archived. Please restore it instead.`
      : `${plantNumber} is in the register already.`,
  }),
  codeTaken: (plantNumber: string): Fault => ({
    path: 'qrCode',
    code: 'machine.code-taken',
    message: `This QR code is on ${plantNumber} already. Please use another one.`,
  }),
};
