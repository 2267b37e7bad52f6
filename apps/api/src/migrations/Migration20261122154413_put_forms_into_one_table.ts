import { Migration } from '@mikro-orm/migrations';

/** What both tables have, by the same names. */
const HEAD = `id, version, reference, company_id, company_name, company_email, link_version, submitted_at, pdf_key, status, driver_id,
      changed_at, corrects, superseded_by, order_number, driver_firm, client_firm, site_location, selected_vehicle,
      plant_number, machine_number, machine_hours, driver_signed_name, operator_signed_name, client_signed_name,
      signature_date, submit_via_email, submit_via_whats_app, submission_emails, submission_whats_apps`;

const WEEK = 'days, breakdown_notes, total_hours, standing_time, supervisor_rating, supervisor_notes';
const CHECKS = `answers, on_hire_to, defects_notes, photos, stoppage_reason, fuel_level, hydraulic_oil_level,
      engine_oil_level, coolant_level, seat_belt_check, emergency_stop_check, warning_lights_check, horn_check`;

/** The items of each vehicle at the time of this migration: answers to others were never counted. */
const ITEMS = {
  dumper:
    'Manuals Greased WorkLights Seatbelts Beacons TyreVisual ReverseAlarm FireSafety CabGlass Horn Mirrors Lights Wipers EngineOil CoolantAntifreeze HydraulicLevel TransmissionLevel AxleDiffLevel BrakeFluid BatteryCondition AirFilter BrakeCondition Defects Operators',
  excavator:
    'Steering FireSafety Tyres Tracks FuelOil CabGlass Mirrors Wipers Hoses Lights BrakeFluid BrakeCondition ParkBrake BucketRam DipperRam BoomRam DozerRam OffsetRam StabiliserRam TiltRam BoomCondition DipperCondition BucketLinkage ForkCondition SkipCondition QuickHitchSerial QuickHitchPipes LiftingEye Hoist QuickHitchLocks QuickHitchBuzzer QuickHitchOverall AttachmentFixture Bucket BucketTeeth CuttingEdge SideKnives BucketPins Bushings DozerBlade Defects Operators',
  bulldozer:
    'Manuals SafetyDecals Greased WorkLights Seatbelts Wipers Mirrors Doors Beacons Cleaning Tracks TrackTension ReverseAlarm EngineOil CoolantAntifreeze BatteryCondition HydraulicLevel TransmissionLevel FuelFilters AirFilter BrakeFluid BrakeCondition ParkBrake BucketRam DipperRam BoomRam DozerRam OffsetRam StabiliserRam TiltRam BoomCondition DipperCondition BucketLinkage ForkCondition SkipCondition Bucket BucketTeeth CuttingEdge SideKnives BucketPins Bushings DozerBlade Defects Operators',
  roller:
    'Steering FireSafety Tyres Tracks FuelOil CabGlass Mirrors Wipers Hoses Lights BrakeFluid BrakeCondition ParkBrake Defects Operators',
};
const NEEDS_ATTENTION = ['false', '"top up"', '"change"', '"clean"', '"replace"', '"adjust"'];

/** Jobs are named after their subscribers: those in the queue, parked ones too, go on under the new names. */
const RENAMED_JOBS = {
  RenderPdfWhenTimesheetSubmitted: 'RenderPdfWhenFormSubmitted',
  RenderPdfWhenCheckSheetSubmitted: 'RenderPdfWhenFormSubmitted',
  LeaveTimesheetsWhenAccountDeleted: 'LeaveFormsWhenAccountDeleted',
  LeaveCheckSheetsWhenAccountDeleted: 'LeaveFormsWhenAccountDeleted',
  EraseOldTimesheetsWhenHousekeepingDue: 'EraseOldFormsWhenHousekeepingDue',
  EraseOldCheckSheetsWhenHousekeepingDue: 'EraseOldFormsWhenHousekeepingDue',
};

/** Timesheets and check sheets become rows of one table, with their signatures in one more (docs/decisions/0013). */
export class Migration20261122154413_put_forms_into_one_table extends Migration {
  override name = 'Migration20261122154413_put_forms_into_one_table';

  override up(): void | Promise<void> {
    this.createTables();
    this.moveForms();
    this.renameJobs();
    this.freeUploadsOfForms();
    for (const table of ['check_sheet_signatures', 'check_sheets', 'timesheet_signatures', 'timesheets']) {
      this.addSql(`drop table "${table}";`);
    }
  }

  override down(): void {
    throw new Error('This cannot be undone: go back to the backup that was made before it.');
  }

  private createTables(): void {
    this.addSql(
      `create table "forms" ("id" uuid not null, "version" int not null default 1, "reference" varchar(11) not null, "company_id" uuid null, "company_name" varchar(120) null, "company_email" varchar(254) null, "link_version" int not null default 1, "submitted_at" timestamptz(3) null, "pdf_key" varchar(80) null, "pdf_byte_size" int null, "kind" varchar(20) not null, "status" varchar(10) not null default 'draft', "driver_id" uuid null, "date" date not null, "changed_at" timestamptz(3) not null, "corrects" uuid null, "superseded_by" uuid null, "order_number" varchar(40) null, "driver_firm" varchar(120) null, "client_firm" varchar(120) null, "site_location" varchar(120) null, "selected_vehicle" varchar(20) null, "plant_number" varchar(40) null, "machine_number" varchar(60) null, "machine_hours" varchar(20) null, "driver_signed_name" varchar(80) null, "operator_signed_name" varchar(80) null, "client_signed_name" varchar(80) null, "signature_date" date null, "submit_via_email" boolean not null default false, "submit_via_whats_app" boolean not null default false, "submission_emails" jsonb not null default '[]', "submission_whats_apps" jsonb not null default '[]', "answers" jsonb null, "attention_count" smallint null, "on_hire_to" varchar(120) null, "defects_notes" text null, "photos" jsonb null default '[]', "stoppage_reason" varchar(400) null, "fuel_level" varchar(40) null, "hydraulic_oil_level" varchar(40) null, "engine_oil_level" varchar(40) null, "coolant_level" varchar(40) null, "seat_belt_check" boolean null, "emergency_stop_check" boolean null, "warning_lights_check" boolean null, "horn_check" boolean null, "days" jsonb null, "breakdown_notes" text null, "total_hours" double precision null, "standing_time" double precision null, "supervisor_rating" varchar(20) null, "supervisor_notes" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "forms" add constraint "forms_reference_unique" unique ("reference");`);
    this.addSql(`create index "forms_company_id_index" on "forms" ("company_id");`);
    this.addSql(`create index "forms_kind_index" on "forms" ("kind");`);
    this.addSql(`alter table "forms" add constraint "forms_corrects_unique" unique ("corrects");`);
    this.addSql(`create index "forms_sent" on "forms" ("submitted_at") where "status" = 'submitted';`);
    this.addSql(
      `create index "forms_of_driver" on "forms" ("driver_id", "changed_at" desc, "id" desc) where "driver_id" is not null;`,
    );
    this.addSql(
      `create table "form_signatures" ("form_id" uuid not null, "by" varchar(10) not null, "image" bytea not null, primary key ("form_id", "by"));`,
    );
    this.addSql(
      `alter table "form_signatures" add constraint "form_signatures_form_id_foreign" foreign key ("form_id") references "forms" ("id") on delete cascade;`,
    );
  }

  private moveForms(): void {
    this.addSql(
      `insert into "forms" (${HEAD}, kind, date, ${WEEK}) select ${HEAD}, 'timesheet', week_ending, ${WEEK} from "timesheets";`,
    );
    this.addSql(
      `insert into "forms" (${HEAD}, kind, date, ${CHECKS}, attention_count)
       select ${HEAD}, 'check-sheet', check_date, ${CHECKS}, ${attentionCount()} from "check_sheets";`,
    );
    // The size of a PDF was only ever written on its mails.
    this.addSql(
      `update "forms" set pdf_byte_size = mails.byte_size
         from (select distinct object_key, byte_size from "emails" where object_key is not null) as mails
        where mails.object_key = "forms".pdf_key;`,
    );
    for (const [table, key] of [
      ['timesheet_signatures', 'timesheet_id'],
      ['check_sheet_signatures', 'check_sheet_id'],
    ]) {
      this.addSql(
        `insert into "form_signatures" ("form_id", "by", "image") select "${key}", "by", "image" from "${table}";`,
      );
    }
  }

  /** Whatever holds a file holds it in the same way. */
  private freeUploadsOfForms(): void {
    this.addSql(`alter table "uploads" rename column "form_id" to "held_by";`);
    this.addSql(`alter index "uploads_form_id_index" rename to "uploads_held_by_index";`);
  }

  private renameJobs(): void {
    this.addSql(
      `update graphile_worker._private_jobs as jobs
          set payload = jsonb_build_object(
                'id', coalesce(payload->>'timesheetId', payload->>'checkSheetId'),
                'fromGuest', payload::jsonb->'fromGuest')::json
         from graphile_worker._private_tasks as tasks
        where tasks.id = jobs.task_id
          and tasks.identifier in ('RenderPdfWhenTimesheetSubmitted', 'RenderPdfWhenCheckSheetSubmitted');`,
    );
    for (const [before, now] of Object.entries(RENAMED_JOBS)) {
      this.addSql(
        `insert into graphile_worker._private_tasks (identifier) values ('${now}') on conflict do nothing;`,
      );
      this.addSql(
        `update graphile_worker._private_jobs set task_id = (select id from graphile_worker._private_tasks where identifier = '${now}')
          where task_id = (select id from graphile_worker._private_tasks where identifier = '${before}');`,
      );
    }
  }
}

/** SQL that counts the items of a check sheet's vehicle that need attention. */
function attentionCount(): string {
  const keys = Object.entries(ITEMS).map(
    ([vehicle, items]) =>
      `when '${vehicle}' then array[${items
        .split(' ')
        .map((item) => `'defect${item}'`)
        .join(', ')}]`,
  );
  const values = NEEDS_ATTENTION.map((value) => `'${value}'::jsonb`).join(', ');
  return `(select count(*) from jsonb_each(answers) as answer
            where answer.key = any(case selected_vehicle ${keys.join(' ')} else '{}' end) and answer.value in (${values}))`;
}
