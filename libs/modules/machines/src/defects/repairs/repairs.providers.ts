import { DrawRepairRecordWhenRepairRecorded } from './draw-repair-record-when-repair-recorded.js';
import { ReferencedRepairs } from './referenced-repairs.js';
import { RepairRecords } from './repair-records.js';
import { GetRepairPdfHandler, ListRepairsHandler, TellRepairPdfHandler } from './repairs.queries.js';

/** What the machines module has for repairs on paper. */
export const REPAIR_PROVIDERS = [
  RepairRecords,
  ReferencedRepairs,
  DrawRepairRecordWhenRepairRecorded,
  ListRepairsHandler,
  GetRepairPdfHandler,
  TellRepairPdfHandler,
];
