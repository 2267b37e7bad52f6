import { ResponseField } from '@groundsheet/platform';

/** A repair that is on paper. */
export class RepairRecordResponse {
  @ResponseField({ type: String, example: 'RR-7K3M9QXD' })
  reference!: string;

  @ResponseField({
    type: String,
    description: 'Its PDF, with the signature of the fitter where they have signed.',
  })
  pdfUrl!: string;
}

export class RepairResponse extends RepairRecordResponse {
  @ResponseField({ type: String, format: 'uuid' })
  defectId!: string;

  @ResponseField({ type: String, example: 'D-1042' })
  number!: string;

  @ResponseField({ type: String, example: 'Park brake' })
  item!: string;

  @ResponseField({ type: String, example: 'Gary Platt' })
  fitter!: string;

  @ResponseField({ type: String, nullable: true, example: 'Platt Hydraulics' })
  firm!: string | null;

  @ResponseField({ type: String, format: 'date', description: 'Day of the repair.' })
  on!: string;
}
