import { Migration } from '@mikro-orm/migrations';

export class Migration20261123004826_note_items extends Migration {
  override name = 'Migration20261123004826_note_items';

  override up(): void | Promise<void> {
    this.addSql(`alter table "forms" add "item_notes" jsonb null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "forms" drop column "item_notes";`);
  }
}
