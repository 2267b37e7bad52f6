import { formBody, PHOTO_URLS, storedForm } from '@groundsheet/forms';
import { REPAIR_FIELDS } from '@groundsheet/form-rules';
import { ResponseField } from '@groundsheet/platform';

const DEFECT_ID = {
  type: String,
  format: 'uuid',
  nullable: true,
  description: 'The defect; null for those who were mailed the record.',
} as const;

/** The record of a repair that is read: every field of the wire, and what the server adds. */
export class RepairResponse extends storedForm(formBody(REPAIR_FIELDS)) {
  @ResponseField(DEFECT_ID)
  defectId!: string | null;

  @ResponseField({ type: String, example: 'D-1042' })
  defect!: string;

  @ResponseField({ type: String, example: 'Park brake' })
  item!: string;

  @ResponseField({ type: String, example: 'Repaired: D-1042 Park brake' })
  answer!: string;

  @ResponseField({
    type: Boolean,
    description: 'Whether the machine must not be used before it has been released.',
  })
  isStopping!: boolean;

  @ResponseField(PHOTO_URLS)
  photoURLs!: string[];
}

/** A repair that has a record, which is a form, as it was typed. */
export class RepairRecordResponse {
  @ResponseField({ type: String, format: 'uuid', description: 'The form; `corrects` names it.' })
  id!: string;

  @ResponseField({ type: String, example: 'RR-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, example: 'Gary Platt' })
  fitter!: string;

  @ResponseField({ type: String, nullable: true, example: 'Platt Hydraulics' })
  firm!: string | null;

  @ResponseField({ type: String, example: 'New park brake cable, adjusted.' })
  work!: string;

  @ResponseField({ type: String, nullable: true })
  parts!: string | null;

  @ResponseField({ type: Number, nullable: true, description: 'Hours of work.' })
  hours!: number | null;

  @ResponseField({ type: String, nullable: true, description: 'Reading of the hour meter.' })
  meter!: string | null;

  @ResponseField({ type: String, format: 'date', description: 'Day of the repair.' })
  on!: string;

  @ResponseField({ type: [String], description: 'As `photos` of a correction names those that stay.' })
  photos!: string[];

  @ResponseField(PHOTO_URLS)
  photoURLs!: string[];
}

export class MachineRepairResponse extends RepairRecordResponse {
  @ResponseField({ type: String, format: 'uuid' })
  defectId!: string;

  @ResponseField({ type: String, example: 'D-1042' })
  number!: string;

  @ResponseField({ type: String, example: 'Park brake' })
  item!: string;
}
