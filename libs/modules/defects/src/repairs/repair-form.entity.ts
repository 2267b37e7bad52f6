import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { DriverForm, FieldColumns, type Stored } from '@groundsheet/forms';
import { REPAIR_OWN_FIELDS, type CheckKey } from '@groundsheet/form-rules';

/** The columns that the fields of a repair make; the class decorator adds them. */
const FormWithRepair = DriverForm as unknown as abstract new () => DriverForm &
  Stored<typeof REPAIR_OWN_FIELDS>;

/**
 * The record of a repair, with the id of the event of its defect. What it says of the defect is as it was when the repair was
 * recorded. The supervisor or admin who recorded it for the fitter is its account; a fitter’s own has none.
 */
@Index({
  name: 'forms_by_repair_link',
  expression: `create index "forms_by_repair_link" on "forms" ("repair_link_id") where repair_link_id is not null`,
})
@Entity({ discriminatorValue: 'repair' })
@FieldColumns(REPAIR_OWN_FIELDS)
export class RepairForm extends FormWithRepair {
  override readonly kind = 'repair';

  @Property({ type: 'uuid' })
  defectId!: string;

  @Property({ type: 'integer' })
  defectNumber!: number;

  @Property({ type: 'string', length: 60 })
  defectItem!: CheckKey;

  /** The link that a fitter has signed it through, which alone shows it to fitters. Null where the office recorded it. */
  @Property({ type: 'uuid', nullable: true })
  repairLinkId: string | null = null;

  /** Nobody who records a repair chooses who is told. */
  override chosenRecipients(): string[] {
    return [];
  }

  override files(): readonly string[] {
    return this.photos;
  }

  /** Whether the machine has to be released afterwards. */
  isStopping(): boolean {
    return this.severity === 'A';
  }

  override content(): Record<string, unknown> {
    const { defectNumber, defectItem } = this;
    return { ...this.entered(), defectNumber, defectItem };
  }

  protected missingOwn(): string[] {
    return [];
  }

  protected enterOwn(): void {}

  protected takeOwnFrom(): void {}
}
