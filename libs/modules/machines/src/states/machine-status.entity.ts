import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MachineStatus } from '@groundsheet/form-rules';

/**
 * Whether a machine may be used and why, as it was judged last: whoever shows it reads this. There is a row for each machine that ever
 * had a defect or a certificate, in the register or not; any other may be used (docs/decisions/0124).
 */
@Entity({ tableName: 'machine_statuses' })
export class KeptStatus {
  /** See `machineKey` of form-rules. */
  @PrimaryKey({ type: 'text' })
  machineKey!: string;

  @Property({ type: 'string', length: 20 })
  status: MachineStatus = 'in-use';

  /** What it must not be used for: defects with their numbers, then certificates. */
  @Property({ type: 'json' })
  causes: readonly string[] = [];

  /** Defects that are still on it. */
  @Property({ type: 'integer' })
  openDefects: number = 0;

  /** Certificates that have expired, or ask for care. */
  @Property({ type: 'integer' })
  dueCertificates: number = 0;
}
