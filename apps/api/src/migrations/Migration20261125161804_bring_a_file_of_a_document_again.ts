import { Migration } from '@mikro-orm/migrations';

export class Migration20261125161804_bring_a_file_of_a_document_again extends Migration {
  override name = 'Migration20261125161804_bring_a_file_of_a_document_again';

  override up(): void | Promise<void> {
    this.addSql(`alter table "document_files" add "replaces" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "document_files" drop column "replaces";`);
  }
}
