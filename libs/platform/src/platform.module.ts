import { Global, Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { ScheduleModule } from '@nestjs/schedule';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Audit } from './audit/audit.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditEvents } from './audit/audit-events.js';
import { AuditedNames } from './audit/audited-names.js';
import { ExportAuditEventsHandler } from './audit/export-audit-events.query.js';
import { ListAuditEventsHandler } from './audit/list-audit-events.query.js';
import { AuditEvent } from './audit/audit-event.entity.js';
import { KeepDayOfRecordsWhenHousekeepingDue } from './audit/keep-day-of-records-when-housekeeping-due.js';
import { RecordDay } from './audit/record-day.entity.js';
import { RecordDays } from './audit/record-days.js';
import { EraseOldAuditEventsWhenHousekeepingDue } from './audit/erase-old-audit-events-when-housekeeping-due.js';
import { RecentPassword } from './auth/recent-password.js';
import { RoleGuard } from './auth/role.guard.js';
import { RouteAudiences } from './auth/route-audiences.js';
import { OutboxPassCookie } from './auth/outbox-pass-cookie.js';
import { SessionCookie } from './auth/session-cookie.js';
import { Backup } from './backups/backup.entity.js';
import { BackupsController } from './backups/backups.controller.js';
import { Clock } from './clock.js';
import { Config, readConfig } from './config/config.js';
import { connectionsOf } from './database/connections.js';
import { ormOptions } from './database/orm-options.js';
import { Transaction } from './database/transaction.js';
import { TransactionalCommands } from './database/transactional-commands.js';
import { Demo } from './demo/demo-seed.js';
import { EventRecorder } from './events/event-recorder.js';
import { Housekeeping } from './events/housekeeping.js';
import { JobQueue } from './events/job-queue.js';
import { ParkedJobsController } from './events/parked-jobs.controller.js';
import { LiveSignals } from './events/live-signals.js';
import { Notices } from './events/notices.js';
import { Subscribers } from './events/subscribers.js';
import { OwnCookies } from './http/origin/own-cookies.js';
import { Retention } from './retention.js';
import { HealthController } from './health/health.controller.js';
import { Metrics, MetricsController } from './health/metrics.js';
import { ForgetOldRowsWhenHousekeepingDue } from './database/forget-old-rows-when-housekeeping-due.js';
import { IdempotencyKey } from './idempotency/idempotency-key.entity.js';
import { SendingPlaces } from './idempotency/sending-places.js';
import { LimitCounter } from './limits/limit-counter.entity.js';
import { Limits } from './limits/limits.js';
import { MailSums } from './limits/mail-sums.js';
import { Tries } from './limits/tries.js';
import { mailTransportProvider } from './mail/mail.provider.js';
import { RemoveOldMailFilesWhenHousekeepingDue } from './mail/remove-old-mail-files-when-housekeeping-due.js';
import { Preparations } from './preparation/preparation.js';

const config = { provide: Config, useFactory: () => readConfig() };

/** Settings, in a module of their own so that the database can be configured with them. */
@Global()
@Module({ providers: [config], exports: [config] })
class ConfigModule {}

const shared = [
  Clock,
  RecentPassword,
  Transaction,
  SendingPlaces,
  Audit,
  RecordDays,
  EventRecorder,
  Subscribers,
  Notices,
  LiveSignals,
  JobQueue,
  OwnCookies,
  SessionCookie,
  OutboxPassCookie,
  RouteAudiences,
  Metrics,
  Demo,
  Preparations,
  Limits,
  MailSums,
  Tries,
  Retention,
];

/** What every module uses. Global, so that a module lists only its own providers. */
@Global()
@Module({
  imports: [
    ConfigModule,
    CqrsModule.forRoot(),
    DiscoveryModule,
    ScheduleModule.forRoot(),
    // Every open stream listens.
    EventEmitterModule.forRoot({ maxListeners: 0 }),
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ormOptions(config, connectionsOf(config).work),
    }),
    MikroOrmModule.forFeature([AuditEvent, Backup, RecordDay, IdempotencyKey, LimitCounter]),
  ],
  controllers: [
    AuditController,
    BackupsController,
    HealthController,
    MetricsController,
    ParkedJobsController,
  ],
  providers: [
    ...shared,
    mailTransportProvider,
    { provide: APP_GUARD, useClass: RoleGuard },
    TransactionalCommands,
    Housekeeping,
    AuditEvents,
    AuditedNames,
    ExportAuditEventsHandler,
    ListAuditEventsHandler,
    ForgetOldRowsWhenHousekeepingDue,
    RemoveOldMailFilesWhenHousekeepingDue,
    EraseOldAuditEventsWhenHousekeepingDue,
    KeepDayOfRecordsWhenHousekeepingDue,
  ],
  exports: [...shared, mailTransportProvider, CqrsModule],
})
export class PlatformModule {}
