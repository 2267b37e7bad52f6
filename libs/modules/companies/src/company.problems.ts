import { Problem } from '@groundsheet/platform';

export const companyProblems = {
  unknown: () =>
    new Problem(404, 'company.unknown', 'We do not know this customer. Please choose another one.'),
  nameTaken: (name: string) =>
    new Problem(
      409,
      'company.name-taken',
      `There is already an active company called “${name}”. Please use another name, or change that company.`,
    ),
  changedMeanwhile: (version: number) =>
    new Problem(
      409,
      'company.changed-meanwhile',
      'This company has been changed in the meantime. Please open it again, and make your change there.',
      { version },
    ),
};
