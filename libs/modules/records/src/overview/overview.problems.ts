import { refusal } from '@groundsheet/platform';

export const overviewProblems = {
  tooLong: refusal(
    422,
    'overview.too-long',
    'The table has more than 10,000 rows.',
    (most: number) =>
      `This table has more than ${most.toLocaleString('en-GB')} rows. Please choose fewer days.`,
  ),
};
