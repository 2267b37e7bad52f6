import { EntityManager } from '@mikro-orm/postgresql';
import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellRepairPdf, type RepairPdf } from '@groundsheet/contracts';
import { ObjectStorage } from '@groundsheet/files';
import { formProblems } from '@groundsheet/forms';
import {
  defectNumber,
  labelOfItem,
  machineKey,
  type CheckKey,
  type VehicleType,
} from '@groundsheet/form-rules';
import { download, type Answers } from '@groundsheet/platform';
import type { RepairFacts } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import type { RepairResponse } from './repair.dto.js';
import { pdfUrlOf } from './repair-facts.js';
import { RepairRecord } from './repair-record.entity.js';

/** Older ones stand in the history of their defects. */
const MOST_REPAIRS = 20;

function fileNameOf(reference: string): string {
  return `repair-record-${reference}.pdf`;
}

/** The latest repairs of a machine that have a record, by its plant number in any spelling. */
export class ListRepairs extends Query<RepairResponse[]> {
  constructor(readonly plantNumber: string) {
    super();
  }
}

interface RepairRow {
  id: string;
  reference: string;
  defect_id: string;
  number: number;
  vehicle: VehicleType | null;
  item: CheckKey;
  repair: RepairFacts;
}

@QueryHandler(ListRepairs)
export class ListRepairsHandler implements IQueryHandler<ListRepairs> {
  constructor(private readonly em: EntityManager) {}

  async execute({ plantNumber }: ListRepairs): Promise<RepairResponse[]> {
    const rows = await this.em.execute<RepairRow[]>(
      `select record.event_id as id, record.reference, defects.id as defect_id, number, vehicle, item,
              events.details->'repair' as repair
         from defects join defect_events events on events.defect_id = defects.id and events.kind = 'repaired'
         join repair_records record on record.event_id = events.id and record.reference is not null
        where machine_key = ? order by events.at desc, events.id desc limit ?`,
      [machineKey(plantNumber), MOST_REPAIRS],
    );
    return rows.map(({ id, reference, defect_id: defectId, number, vehicle, item, repair }) => ({
      ...{ reference, defectId, pdfUrl: pdfUrlOf(id) },
      ...{ number: defectNumber(number), item: labelOfItem(vehicle, item) },
      ...{ fitter: repair.fitter, firm: repair.firm, on: repair.on },
    }));
  }
}

/** The record of a repair, for supervisors and admins. */
export class GetRepairPdf extends Query<StreamableFile> {
  constructor(readonly eventId: string) {
    super();
  }
}

@QueryHandler(GetRepairPdf)
export class GetRepairPdfHandler implements IQueryHandler<GetRepairPdf> {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws {Problem} 404, also for a repair from before there were records; 503 while it is being drawn */
  async execute({ eventId }: GetRepairPdf): Promise<StreamableFile> {
    const record = await this.em.findOne(RepairRecord, { eventId });
    if (!record?.reference) throw defectProblems.noRecord();
    if (!record.pdfKey) throw formProblems.pdfNotReady();
    const pdf = await this.storage.stream(record.pdfKey);
    return download(pdf, { type: 'application/pdf', name: fileNameOf(record.reference) });
  }
}

@QueryHandler(TellRepairPdf)
export class TellRepairPdfHandler implements Answers<TellRepairPdf> {
  constructor(private readonly em: EntityManager) {}

  async execute({ reference }: TellRepairPdf): Promise<RepairPdf | null> {
    const record = await this.em.findOne(RepairRecord, { reference }, { fields: ['pdfKey'] });
    return record && { objectKey: record.pdfKey, fileName: fileNameOf(reference) };
  }
}
