import { Migration } from '@mikro-orm/migrations';

export class Migration20261122223034_keep_documents extends Migration {
  override name = 'Migration20261122223034_keep_documents';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "documents" ("id" uuid not null, "owner_id" uuid not null, "category" varchar(20) not null, "description" varchar(500) null, "file_name" varchar(200) not null, "status" varchar(10) not null default 'expected', "expiry_date" date null, "document_number" varchar(60) null, "holder_name" varchar(120) null, "extracted_text" text not null default '', "note" varchar(300) null, "searched" text not null, "created_at" timestamptz(3) not null, "reminded_at" int null, "deleted_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`create index "documents_owner_id_id_index" on "documents" ("owner_id", "id");`);
    this.addSql(
      `create index "documents_expiring" on "documents" ("expiry_date") where "expiry_date" is not null and "deleted_at" is null;`,
    );
    this.addSql(`create index "documents_searched" on "documents" using gin ("searched" gin_trgm_ops);`);

    this.addSql(
      `create table "document_files" ("id" uuid not null, "document_id" uuid not null, "side" varchar(5) not null, "position" int not null, "expected_at" timestamptz(3) not null, "content_type" varchar(40) null, "byte_size" int null, "pages" int null, "thumbnail" bytea null, primary key ("id"));`,
    );
    this.addSql(`create index "document_files_document_id_index" on "document_files" ("document_id");`);

    this.addSql(
      `create table "document_proposals" ("document_id" uuid not null, "field" varchar(20) not null, "value" varchar(120) not null, "confidence" double precision not null, "picture" bytea not null, primary key ("document_id", "field"));`,
    );

    this.addSql(
      `create table "share_packs" ("id" uuid not null, "owner_id" uuid not null, "owner_name" varchar(80) not null, "title" varchar(120) not null, "ends_on" date not null, "created_at" timestamptz(3) not null, "withdrawn_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "share_packs_owner_id_id_index" on "share_packs" ("owner_id", "id");`);

    this.addSql(
      `create table "share_pack_documents" ("share_pack_id" uuid not null, "document_id" uuid not null, primary key ("share_pack_id", "document_id"));`,
    );

    this.addSql(
      `alter table "document_files" add constraint "document_files_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "document_proposals" add constraint "document_proposals_document_id_foreign" foreign key ("document_id") references "documents" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "share_pack_documents" add constraint "share_pack_documents_share_pack_id_foreign" foreign key ("share_pack_id") references "share_packs" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "share_pack_documents" add constraint "share_pack_documents_document_id_foreign" foreign key ("document_id") references "documents" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "document_files" drop constraint "document_files_document_id_foreign";`);
    this.addSql(`alter table "document_proposals" drop constraint "document_proposals_document_id_foreign";`);
    this.addSql(
      `alter table "share_pack_documents" drop constraint "share_pack_documents_document_id_foreign";`,
    );
    this.addSql(
      `alter table "share_pack_documents" drop constraint "share_pack_documents_share_pack_id_foreign";`,
    );

    this.addSql(`drop table if exists "documents" cascade;`);
    this.addSql(`drop table if exists "document_files" cascade;`);
    this.addSql(`drop table if exists "document_proposals" cascade;`);
    this.addSql(`drop table if exists "share_packs" cascade;`);
    this.addSql(`drop table if exists "share_pack_documents" cascade;`);
  }
}
