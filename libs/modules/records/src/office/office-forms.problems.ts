import { refusal } from '@groundsheet/platform';

/** More rows would keep everybody waiting while the file is made. */
export const MOST_SPREADSHEET_ROWS = 10_000;

const RETRY_AFTER_SECONDS = 30;

export const officeFormsProblems = {
  busy: refusal(
    503,
    'forms.spreadsheet-busy',
    'Other spreadsheets are being made. `Retry-After` says when to try again.',
    {
      message: 'We are making other spreadsheets at the moment. Please try again in a minute.',
      retryAfter: RETRY_AFTER_SECONDS,
    },
  ),
  tooLong: refusal(
    422,
    'forms.spreadsheet-too-long',
    'The spreadsheet would have more than 10,000 rows.',
    'This spreadsheet would have more than 10,000 rows. Please choose fewer forms, such as one week, or use the CSV file.',
  ),
};
