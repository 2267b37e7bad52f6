import { Migration } from '@mikro-orm/migrations';

export class Migration20261123182543_refuse_guest_mails_above_the_count extends Migration {
  override name = 'Migration20261123182543_refuse_guest_mails_above_the_count';

  override up(): void | Promise<void> {
    this.releaseWaiting();
    this.addSql(`drop index "emails_held_back";`);
    this.addSql(`drop table if exists "guest_mail_hours" cascade;`);
    this.forgetJobs();
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create table "guest_mail_hours" ("hour" timestamptz(3) not null, "network" char(64) not null, "mails" int not null, "late" int not null, primary key ("hour", "network"));`,
    );
    this.addSql(`create index "emails_held_back" on "emails" ("queued_at") where "state" = 'waiting';`);
  }

  /** Mails that had been promised for a later hour go now; their 24 hours of retries begin. */
  private releaseWaiting(): void {
    this.addSql(
      `select graphile_worker.add_job('SendEmailWhenQueued', json_build_object('emailId', "id"), max_attempts := 40)
         from "emails" where "state" = 'waiting';`,
    );
    this.addSql(
      `update "emails" set "state" = 'queued', "queued_at" = now(), "link_date" = current_date where "state" = 'waiting';`,
    );
  }

  /** What is left of jobs whose subscribers are no more. */
  private forgetJobs(): void {
    this.addSql(
      `select graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs where task_identifier in (
           'ReleaseWaitingEmailsWhenHousekeepingDue', 'ForgetGuestMailHoursWhenHousekeepingDue',
           'WarnOwnerWhenPasswordGuessed', 'QueueEmailWhenGuessingNoticed', 'RefreshSetWhenFormSubmitted')));`,
    );
  }
}
