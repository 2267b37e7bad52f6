import { Migration } from '@mikro-orm/migrations';

export class Migration20261121082815_nothing_new extends Migration {

  override name = 'Migration20261121082815_nothing_new';

  override up(): void | Promise<void> {
    this.addSql(`drop view if exists "graphile_worker"."jobs" cascade;`);
    this.addSql(`drop table if exists "graphile_worker"."_private_job_queues" cascade;`);
    this.addSql(`drop table if exists "graphile_worker"."_private_jobs" cascade;`);
    this.addSql(`drop table if exists "graphile_worker"."_private_known_crontabs" cascade;`);
    this.addSql(`drop table if exists "graphile_worker"."_private_tasks" cascade;`);
    this.addSql(`drop table if exists "graphile_worker"."migrations" cascade;`);

    this.addSql(`drop schema if exists "graphile_worker";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create schema if not exists "graphile_worker";`);
    this.addSql(`create table "graphile_worker"."_private_job_queues" ("id" int generated always as identity not null, "is_available" boolean generated always as (locked_at IS NULL) stored not null, "locked_at" timestamptz(6) null, "locked_by" text null, "queue_name" text not null, constraint "job_queues_pkey1" primary key ("id"));`);
    this.addSql(`alter table "graphile_worker"."_private_job_queues" add constraint "job_queues_queue_name_key" unique ("queue_name");`);

    this.addSql(`create table "graphile_worker"."_private_jobs" ("attempts" smallint not null default 0, "created_at" timestamptz(6) not null default now(), "flags" jsonb null, "id" bigint generated always as identity not null, "is_available" boolean generated always as ((locked_at IS NULL) AND (attempts < max_attempts)) stored not null, "job_queue_id" int null, "key" text null, "last_error" text null, "locked_at" timestamptz(6) null, "locked_by" text null, "max_attempts" smallint not null default 25, "payload" json not null default '{}', "priority" smallint not null default 0, "revision" int not null default 0, "run_at" timestamptz(6) not null default now(), "task_id" int not null, "updated_at" timestamptz(6) not null default now(), constraint "jobs_pkey1" primary key ("id"));`);
    this.addSql(`alter table "graphile_worker"."_private_jobs" add constraint "jobs_key_key1" unique ("key");`);
    this.addSql(`create index "jobs_main_index" on "graphile_worker"."_private_jobs" ("priority", "run_at") include ("id", "task_id", "job_queue_id") where is_available = true;`);
    this.addSql(`create index "jobs_no_queue_index" on "graphile_worker"."_private_jobs" ("priority", "run_at") include ("id", "task_id") where (is_available = true) AND (job_queue_id IS NULL);`);

    this.addSql(`create table "graphile_worker"."_private_known_crontabs" ("identifier" text not null, "known_since" timestamptz(6) not null, "last_execution" timestamptz(6) null, constraint "known_crontabs_pkey" primary key ("identifier"));`);

    this.addSql(`create table "graphile_worker"."_private_tasks" ("id" int generated always as identity not null, "identifier" text not null, constraint "tasks_pkey" primary key ("id"));`);
    this.addSql(`alter table "graphile_worker"."_private_tasks" add constraint "tasks_identifier_key" unique ("identifier");`);

    this.addSql(`create table "graphile_worker"."migrations" ("breaking" boolean not null default false, "id" int not null, "ts" timestamptz(6) not null default now(), primary key ("id"));`);

    this.addSql(`alter table "graphile_worker"."_private_job_queues" add constraint "job_queues_queue_name_check" check (length(queue_name) <= 128);`);
    this.addSql(`alter table "graphile_worker"."_private_job_queues" enable row level security;`);

    this.addSql(`alter table "graphile_worker"."_private_jobs" add constraint "jobs_key_check" check ((length(key) > 0) AND (length(key) <= 512));`);
    this.addSql(`alter table "graphile_worker"."_private_jobs" add constraint "jobs_max_attempts_check" check (max_attempts >= 1);`);
    this.addSql(`alter table "graphile_worker"."_private_jobs" enable row level security;`);

    this.addSql(`alter table "graphile_worker"."_private_known_crontabs" enable row level security;`);

    this.addSql(`alter table "graphile_worker"."_private_tasks" add constraint "tasks_identifier_check" check (length(identifier) <= 128);`);
    this.addSql(`alter table "graphile_worker"."_private_tasks" enable row level security;`);

    this.addSql(`create view "graphile_worker"."jobs" as SELECT jobs.id,
    job_queues.queue_name,
    tasks.identifier AS task_identifier,
    jobs.priority,
    jobs.run_at,
    jobs.attempts,
    jobs.max_attempts,
    jobs.last_error,
    jobs.created_at,
    jobs.updated_at,
    jobs.key,
    jobs.locked_at,
    jobs.locked_by,
    jobs.revision,
    jobs.flags
   FROM ((graphile_worker._private_jobs jobs
     JOIN graphile_worker._private_tasks tasks ON ((tasks.id = jobs.task_id)))
     LEFT JOIN graphile_worker._private_job_queues job_queues ON ((job_queues.id = jobs.job_queue_id)));`);
  }

}
