import { Migration } from '@mikro-orm/migrations';

export class Migration20261124122958_draw_shared_documents extends Migration {
  override name = 'Migration20261124122958_draw_shared_documents';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "document_pages" ("file_id" uuid not null, "number" int not null, "picture" bytea not null, primary key ("file_id", "number"));`,
    );
    this.addSql(`alter table "documents" add "drawing" varchar(10) null;`);
    this.addSql(`alter table "document_files" add "drawn_pages" int null, add "all_pages" int null;`);
    this.addSql(
      `alter table "document_pages" add constraint "document_pages_file_id_foreign" foreign key ("file_id") references "document_files" ("id") on delete cascade;`,
    );
    this.addSql(`drop index if exists "documents_waiting";`);
    this.addSql(
      `create index "documents_waiting" on "documents" ("owner_id", "turns") where "status" = 'processing' or "drawing" = 'waiting';`,
    );
    // Housekeeping gives them their turn.
    this.addSql(
      `update "documents" set "drawing" = 'waiting' where "id" in (
         select "shown"."document_id" from "share_pack_documents" as "shown"
           join "share_packs" as "pack" on "pack"."id" = "shown"."share_pack_id"
          where "pack"."withdrawn_at" is null and "pack"."ends_on" >= current_date);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "documents_waiting";`);
    this.addSql(
      `create index "documents_waiting" on "documents" ("owner_id", "turns") where "status" = 'processing';`,
    );
    this.addSql(`drop table if exists "document_pages" cascade;`);
    this.addSql(`alter table "document_files" drop column "drawn_pages", drop column "all_pages";`);
    this.addSql(`alter table "documents" drop column "drawing";`);
  }
}
