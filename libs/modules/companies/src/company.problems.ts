import { Problem } from '@groundsheet/platform';

export const companyProblems = {
  unknown: () =>
    new Problem(404, 'company.unknown', 'We do not know this customer. Please choose another one.'),
};
