import { Migration } from '@mikro-orm/migrations';

export class Migration20261121192717_add_uploads extends Migration {
  override name = 'Migration20261121192717_add_uploads';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "uploads" ("id" uuid not null, "kind" varchar(10) not null, "uploader" varchar(40) not null, "network" varchar(60) null, "state" varchar(10) not null default 'expected', "content_type" varchar(40) null, "byte_size" int null, "width" int null, "height" int null, "object_key" varchar(80) not null, "form_id" uuid null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "uploads_form_id_index" on "uploads" ("form_id");`);
    this.addSql(`create index "uploads_unattached" on "uploads" ("created_at") where "form_id" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "uploads" cascade;`);
  }
}
