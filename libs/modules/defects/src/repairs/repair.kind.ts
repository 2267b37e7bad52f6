import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moduleBeside, Uploads } from '@groundsheet/files';
import {
  FormKinds,
  formResponse,
  photoUrlsOf,
  picturesOf,
  type Beside,
  type FormKindDescriptor,
  type ReadAs,
} from '@groundsheet/forms';
import {
  changesInWords,
  defectNumber,
  labelOfItem,
  SEVERITIES,
  VEHICLE_TYPES,
} from '@groundsheet/form-rules';
import { Config } from '@groundsheet/platform';
import type { RepairForm } from './repair-form.entity.js';
import {
  agreementOf,
  answerOf,
  changesOf,
  coverOf,
  mailOf,
  repairExport,
  signedFor,
  titleOf,
  UNCHANGED,
} from './repair-words.js';
import type { RepairResponse } from './repair.dto.js';
import type { RepairPaper } from './repair.layout.js';

/** What the server does with the record of a repair. */
@Injectable()
export class RepairKind implements FormKindDescriptor<RepairForm>, OnModuleInit {
  readonly kind = 'repair';
  readonly layout = moduleBeside(import.meta.url, './repair.layout');
  readonly mailOf = mailOf;
  readonly answerOf = answerOf;
  readonly changesOf = changesOf;
  readonly unchanged = UNCHANGED;
  readonly coverOf = coverOf;
  readonly signedFor = signedFor;
  readonly exported = repairExport;

  constructor(
    private readonly kinds: FormKinds,
    private readonly uploads: Uploads,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async paperOf(repair: RepairForm, { corrected }: Beside<RepairForm>): Promise<RepairPaper> {
    const { reference, date, selectedVehicle, severity, finding, defectNote, foundOn, recordedBy } = repair;
    const { work, parts, workHours, machineHours, driverFirm } = repair;
    return {
      reference,
      date,
      finding,
      foundOn,
      recordedBy,
      work,
      parts,
      workHours,
      machineHours,
      plantNumber: repair.plantNumber ?? '',
      vehicle: selectedVehicle && VEHICLE_TYPES[selectedVehicle],
      defect: titleOf(repair),
      severity: severity && SEVERITIES[severity],
      note: defectNote,
      fitter: repair.driverName(),
      firm: driverFirm,
      isStopping: repair.isStopping(),
      agreement: agreementOf(repair),
      signature: repair.signatureOf('operator'),
      recordedAt: repair.submittedAt!.toISOString(),
      corrects: corrected && {
        reference: corrected.reference,
        changes: repair.withReason(changesInWords(changesOf(repair, corrected), UNCHANGED)),
      },
      photos: await picturesOf(this.uploads, repair),
      timeZone: this.config.timeZone,
    };
  }

  /** The customer has no page of a defect. */
  responseOf(repair: RepairForm, readAs: ReadAs): RepairResponse {
    const { defectId, selectedVehicle } = repair;
    return {
      ...formResponse(repair, readAs),
      defectId: readAs === 'recipient' ? null : defectId,
      defect: defectNumber(repair.defectNumber),
      item: labelOfItem(selectedVehicle, repair.defectItem),
      answer: answerOf(repair),
      isStopping: repair.isStopping(),
      photoURLs: photoUrlsOf(repair),
    } as RepairResponse;
  }
}
