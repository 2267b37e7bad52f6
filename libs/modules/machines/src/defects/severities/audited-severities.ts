import { EntityManager } from '@mikro-orm/postgresql';
import { labelOfItem, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { SeverityChange } from './severity-change.entity.js';

/** Versions of the severities in the audit log, by what each changed. */
@RecordsOf('severity')
export class AuditedSeverities implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const options = { disableIdentityMap: true } as const;
    const changes = await this.em.find(SeverityChange, { id: { $in: [...ids] } }, options);
    return changes.map((change) => ({ id: change.id, name: nameOf(change), opens: true }));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const changes = await this.em.findAll(SeverityChange, {
      ...{ orderBy: { version: 'desc' }, limit: 1000, disableIdentityMap: true },
    });
    const wanted = text.toLowerCase();
    return changes
      .filter((change) => nameOf(change).toLowerCase().includes(wanted))
      .slice(0, limit)
      .map(({ id }) => id);
  }
}

/** `Version 3: Dumper, Mirrors, Fail` */
function nameOf({ version, vehicle, item, finding }: SeverityChange): string {
  return `Version ${version}: ${[VEHICLE_TYPES[vehicle], labelOfItem(vehicle, item), finding].join(', ')}`;
}
