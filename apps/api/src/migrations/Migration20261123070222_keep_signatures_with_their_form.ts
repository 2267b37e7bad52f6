import { Migration } from '@mikro-orm/migrations';

const SIGNATORIES = ['operator', 'client'];

export class Migration20261123070222_keep_signatures_with_their_form extends Migration {
  override name = 'Migration20261123070222_keep_signatures_with_their_form';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "forms" add "operator_signature" bytea null, add "client_signature" bytea null;`,
    );
    // Both at once, so that each row is written once.
    const pictures = SIGNATORIES.map(
      (by) =>
        `"${by}_signature" = (select "image" from "form_signatures" where "form_id" = "forms"."id" and "by" = '${by}')`,
    );
    this.addSql(
      `update "forms" set ${pictures.join(', ')} where "id" in (select "form_id" from "form_signatures");`,
    );
    this.addSql(`drop table "form_signatures";`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create table "form_signatures" ("by" varchar(10) not null, "form_id" uuid not null, "image" bytea not null, primary key ("form_id", "by"));`,
    );
    this.addSql(
      `alter table "form_signatures" add constraint "form_signatures_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`,
    );
    for (const by of SIGNATORIES) {
      this.addSql(
        `insert into "form_signatures" ("form_id", "by", "image") select "id", '${by}', "${by}_signature" from "forms" where "${by}_signature" is not null;`,
      );
    }
    this.addSql(`alter table "forms" drop column "operator_signature", drop column "client_signature";`);
  }
}
