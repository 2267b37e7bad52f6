import { Problem } from '@groundsheet/platform';

export const companyProblems = {
  unknown: () =>
    new Problem(404, 'company.unknown', 'This customer is not in the register. Choose another one.'),
};
