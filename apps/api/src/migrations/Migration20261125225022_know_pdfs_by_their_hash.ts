import { Migration } from '@mikro-orm/migrations';

export class Migration20261125225022_know_pdfs_by_their_hash extends Migration {
  override name = 'Migration20261125225022_know_pdfs_by_their_hash';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "made_pdfs" ("object_key" varchar(80) not null, "reference" varchar(11) not null, "form_id" uuid not null, "sha256" varchar(64) null, "made_at" timestamptz(3) not null, "replaced_at" timestamptz(3) null, primary key ("object_key"));`,
    );
    this.addSql(`create index "made_pdfs_form_id_index" on "made_pdfs" ("form_id");`);
    this.addSql(`create index "made_pdfs_to_hash" on "made_pdfs" ("made_at") where "sha256" is null;`);
    this.addSql(`create index "made_pdfs_reference_sha256_index" on "made_pdfs" ("reference", "sha256");`);

    // PDFs of before are hashed by housekeeping.
    this.addSql(`insert into "made_pdfs" ("object_key", "reference", "form_id", "made_at", "replaced_at")
      select pdf.object_key, form.reference, form.id, form.submitted_at, case when pdf.is_replaced then form.submitted_at end
        from forms form
        cross join lateral (values (form.pdf_key, false), (form.first_pdf_key, true)) as pdf (object_key, is_replaced)
       where pdf.object_key is not null and form.submitted_at is not null
      union
      select pdf.object_key, form_set.reference, form_set.id, form_set.submitted_at, null
        from form_sets form_set
        cross join lateral (values (form_set.pdf_key), (form_set.plain_pdf_key)) as pdf (object_key)
       where pdf.object_key is not null and form_set.submitted_at is not null
      on conflict do nothing;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "made_pdfs" cascade;`);
  }
}
