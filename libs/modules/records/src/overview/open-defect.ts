import { uploadIdOf } from '@groundsheet/files';
import type { OpenDefectRow } from '@groundsheet/forms';
import { answerLabel, FORM_KINDS, labelOfItem } from '@groundsheet/form-rules';
import type { OpenDefect } from './to-do.dto.js';

export function openDefect({ item, answer, vehicle, photo, ...row }: OpenDefectRow): OpenDefect {
  const { plantNumber, since, last, formId, reference, note } = row;
  const photoId = photo && uploadIdOf(photo);
  return {
    plantNumber,
    item: labelOfItem(vehicle, item),
    finding: answerLabel(answer),
    ...{ since, last, formId, reference, note },
    photoUrl: photoId ? `/api/${FORM_KINDS['check-sheet'].path}/${formId}/photos/${photoId}` : null,
  };
}
