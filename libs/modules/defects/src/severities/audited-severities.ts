import { EntityManager } from '@mikro-orm/postgresql';
import { labelOfItem, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { SeverityLine } from './severity-line.entity.js';

/** Lines of the severities in the audit log. */
@RecordsOf('severity')
export class AuditedSeverities implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const options = { disableIdentityMap: true } as const;
    const lines = await this.em.find(SeverityLine, { id: { $in: [...ids] } }, options);
    return lines.map((line) => ({ id: line.id, name: nameOf(line), opens: true }));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const lines = await this.em.findAll(SeverityLine, { disableIdentityMap: true });
    const wanted = text.toLowerCase();
    return lines
      .filter((line) => nameOf(line).toLowerCase().includes(wanted))
      .slice(0, limit)
      .map(({ id }) => id);
  }
}

/** `Dumper, Mirrors, Fail` */
function nameOf({ vehicle, item, finding }: SeverityLine): string {
  return [VEHICLE_TYPES[vehicle], labelOfItem(vehicle, item), finding].join(', ');
}
