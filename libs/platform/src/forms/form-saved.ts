import { Answer } from '../http/fields.js';
import type { Form } from './form.js';

/** The answer to saving a draft. */
export class FormSavedAnswer {
  @Answer({ type: String, format: 'uuid' })
  id!: string;

  @Answer({ type: Number, description: 'What the next save is to bring as `version`.', example: 2 })
  version!: number;

  @Answer({ type: String, format: 'date-time' })
  changedAt!: string;
}

export function formSaved({ id, version, changedAt }: Form): FormSavedAnswer {
  return { id, version, changedAt: changedAt.toISOString() };
}
