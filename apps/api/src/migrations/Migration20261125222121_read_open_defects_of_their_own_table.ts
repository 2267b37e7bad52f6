import { Migration } from '@mikro-orm/migrations';

export class Migration20261125222121_read_open_defects_of_their_own_table extends Migration {
  override name = 'Migration20261125222121_read_open_defects_of_their_own_table';

  override up(): void | Promise<void> {
    this.addSql(`drop index "forms_with_defects";`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create index "forms_with_defects" on "forms" (upper(regexp_replace("plant_number", '[^[:alnum:]]', '', 'g')), "date" desc, "id" desc) where "kind" = 'check-sheet' and "status" = 'submitted' and "superseded_by" is null and "attention_count" > 0;`,
    );
  }
}
