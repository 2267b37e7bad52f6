import type { FormsChoice } from '@groundsheet/forms';
import { filterOf } from '../history/history-choice.js';
import type { OfficePdfsQuery } from './office-forms.dto.js';

/** What the filters of the office's list mean. */
export function officeChoiceOf(asked: OfficePdfsQuery): FormsChoice {
  const { driver, clientSigned, corrected, changedSince } = asked;
  return {
    ...filterOf(asked),
    driver,
    isClientSigned: clientSigned && clientSigned === 'yes',
    isCorrected: corrected && corrected === 'yes',
    changedSince,
    ofOffice: true,
  };
}
