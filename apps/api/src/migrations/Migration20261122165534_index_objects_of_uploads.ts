import { Migration } from '@mikro-orm/migrations';

export class Migration20261122165534_index_objects_of_uploads extends Migration {
  override name = 'Migration20261122165534_index_objects_of_uploads';

  override up(): void | Promise<void> {
    this.addSql(`create index "uploads_object_key_index" on "uploads" ("object_key");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "uploads_object_key_index";`);
  }
}
