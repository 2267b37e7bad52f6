import { ListRepairsHandler } from './list-repairs.query.js';
import { RecordedRepairs } from './recorded-repairs.js';
import { RepairPhotos } from './repair-photos.js';
import { RepairKind } from './repair.kind.js';

/** What the machines module has for the records of repairs. */
export const REPAIR_PROVIDERS = [RepairKind, RecordedRepairs, RepairPhotos, ListRepairsHandler];
