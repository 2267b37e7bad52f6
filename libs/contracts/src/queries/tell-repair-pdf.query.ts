import { Question } from './question.js';

/** The record of a repair. */
export interface RepairPdf {
  /** Where it lies in object storage; null while it is being drawn. */
  readonly objectKey: string | null;
  readonly fileName: string;
}

/** Where is the PDF of a repair? Null where there is none any more. Asked by deliveries, for the mail that tells how a defect ended; answered by machines. */
export class TellRepairPdf extends Question<RepairPdf | null> {
  /** @param reference `RR-7K3M9QXD` */
  constructor(readonly reference: string) {
    super();
  }
}
