import { formResponse, photoUrlsOf, type ReadAs } from '@groundsheet/forms';
import { answersToWire } from '@groundsheet/form-rules';
import type { CheckSheetResponse } from './check-sheet.dto.js';
import type { CheckSheet } from './check-sheet.entity.js';

export function checkSheetResponse(checkSheet: CheckSheet, readAs: ReadAs): CheckSheetResponse {
  const head = formResponse(checkSheet, readAs) as CheckSheetResponse;
  return { ...head, ...answersToWire(checkSheet.answers), photoURLs: photoUrlsOf(checkSheet) };
}
