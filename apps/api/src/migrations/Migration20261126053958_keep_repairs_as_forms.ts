import { Migration } from '@mikro-orm/migrations';

export class Migration20261126053958_keep_repairs_as_forms extends Migration {
  override name = 'Migration20261126053958_keep_repairs_as_forms';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "repair_signatures" ("event_id" uuid not null, "png" bytea not null, primary key ("event_id"));`,
    );
    this.addSql(
      `alter table "forms" add "defect_id" uuid null, add "defect_number" int null, add "defect_item" varchar(60) null, add "work" text null, add "parts" text null, add "work_hours" double precision null, add "severity" varchar(20) null, add "finding" varchar(20) null, add "defect_note" text null, add "found_on" date null, add "recorded_by" varchar(80) null;`,
    );

    // Records that have a number become forms, with the id of the event that says so; each knows the one that it has taken the place of.
    this.addSql(
      `with numbered as (
         select events.id, events.defect_id, events.seq, events.kind, record.reference is not null as has_record
           from defect_events events left join repair_records record on record.event_id = events.id
          where events.kind in ('repaired', 'rejected', 'reopened')),
       placed as (
         select id,
                case when lag(kind) over around = 'repaired' and lag(has_record) over around then lag(id) over around end as corrects,
                case when lead(kind) over around = 'repaired' and lead(has_record) over around then lead(id) over around end as superseded_by
           from numbered window around as (partition by defect_id order by seq))
       insert into "forms" (
         id, version, reference, submitted_at, pdf_key, signed_how, kind, status, driver_id, date, changed_at, corrects, superseded_by,
         plant_number, selected_vehicle, machine_hours, driver_signed_name, driver_firm, operator_signature, operator_signed_name,
         signature_date, work, parts, work_hours, severity, finding, defect_note, found_on, recorded_by, defect_id, defect_number, defect_item)
       select events.id, 1, record.reference, events.recorded_at, record.pdf_key,
              case when record.made is null then '{}'::jsonb else jsonb_build_object('operator', record.made) end,
              'repair', 'submitted', (select id from drivers where drivers.id = events.by_id), (repair->>'on')::date, events.recorded_at,
              placed.corrects, placed.superseded_by,
              left(defects.plant_number, 40), defects.vehicle, left(repair->>'meter', 20), repair->>'fitter', repair->>'firm', record.png,
              case when record.png is not null then repair->>'fitter' end, events.recorded_at::date,
              repair->>'work', repair->>'parts', (repair->>'hours')::double precision, defects.severity, defects.finding, defects.note,
              defects.opened_at::date, events.by_name, defects.id, defects.number, defects.item
         from repair_records record
         join defect_events events on events.id = record.event_id
         join placed on placed.id = events.id
         join defects on defects.id = events.defect_id
         cross join lateral (select events.details->'repair' as repair) as told
        where record.reference is not null;`,
    );
    // Signatures from before have neither a number nor a PDF, and stay.
    this.addSql(
      `insert into "repair_signatures" ("event_id", "png") select event_id, png from repair_records where reference is null and png is not null;`,
    );
    this.addSql(`drop table if exists "repair_records" cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create table "repair_records" ("event_id" uuid not null, "made" jsonb null, "pdf_key" varchar(80) null, "png" bytea null, "reference" varchar(11) null, primary key ("event_id"));`,
    );
    this.addSql(
      `alter table "repair_records" add constraint "repair_records_reference_unique" unique ("reference");`,
    );
    this.addSql(
      `insert into "repair_records" ("event_id", "reference", "made", "pdf_key", "png") select id, reference, signed_how->'operator', pdf_key, operator_signature from forms where kind = 'repair';`,
    );
    this.addSql(
      `insert into "repair_records" ("event_id", "png") select event_id, png from repair_signatures;`,
    );
    this.addSql(`delete from "forms" where kind = 'repair';`);
    this.addSql(`drop table if exists "repair_signatures" cascade;`);
    this.addSql(
      `alter table "forms" drop column "defect_id", drop column "defect_number", drop column "defect_item", drop column "work", drop column "parts", drop column "work_hours", drop column "severity", drop column "finding", drop column "defect_note", drop column "found_on", drop column "recorded_by";`,
    );
  }
}
