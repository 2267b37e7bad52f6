import { Migration } from '@mikro-orm/migrations';

export class Migration20261122093114_keep_signatures_for_the_paper extends Migration {
  override name = 'Migration20261122093114_keep_signatures_for_the_paper';

  /** What was signed before goes on to paper as it was drawn: pdfkit flattens it by itself, only slowly. */
  override up(): void | Promise<void> {
    for (const table of ['check_sheet_signatures', 'timesheet_signatures']) {
      this.addSql(`alter table "${table}" add "paper_image" bytea;`);
      this.addSql(`update "${table}" set "paper_image" = "image";`);
      this.addSql(`alter table "${table}" alter "paper_image" set not null;`);
    }
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "check_sheet_signatures" drop column "paper_image";`);

    this.addSql(`alter table "timesheet_signatures" drop column "paper_image";`);
  }
}
