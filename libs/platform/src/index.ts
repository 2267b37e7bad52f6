export { createApp, type AppOptions } from './create-app.js';
export { describeApi } from './docs/api-docs.js';
export { PlatformModule } from './platform.module.js';
export type { Answers } from './answers.js';
export { Audit, type AuditEntry } from './audit/audit.js';
export { contentSha256, sha256 } from './audit/content-sha256.js';
export { RecordDays, type ChangedDay } from './audit/record-days.js';
export { authProblems } from './auth/auth.problems.js';
export { RecordsReading } from './audit/records-reading.decorator.js';
export {
  AllowedTo,
  TakesGuestsForm,
  TakesOutboxPass,
  NotAfterSession,
  WithoutRenewal,
  type Audience,
} from './auth/allowed-to.decorator.js';
export { RecordOf, type RecordKeeper } from './auth/record-of.decorator.js';
export { Caller, callerOf, currentCaller } from './auth/caller.decorator.js';
export { Device } from './auth/device.decorator.js';
export { NeedsPassword, RecentPassword } from './auth/recent-password.js';
export { RouteAudiences } from './auth/route-audiences.js';
export { OUTBOX_PASS_DAYS, OutboxPassCookie } from './auth/outbox-pass-cookie.js';
export { SessionCookie } from './auth/session-cookie.js';
export { Clock } from './clock.js';
export { noteBackup, noteRestore } from './backups/note-backup.js';
export { Config, ConfigFault, readBackupKey, readConfig } from './config/config.js';
export { allOf } from './database/all-of.js';
export { refuseFullDatabase } from './database/connections.js';
export { ormOptions } from './database/orm-options.js';
export { GoneAfter } from './database/gone-after.decorator.js';
export { columnsOfAccounts, isAccountGone, OfAccount } from './database/of-account.decorator.js';
export { Transaction } from './database/transaction.js';
export { Demo, DemoSeed, type DemoSeeder } from './demo/demo-seed.js';
export { Preparation, Preparations, type Prepares } from './preparation/preparation.js';
export { EventRecorder } from './events/event-recorder.js';
export { freeJobsOfDeadRunners } from './events/dead-runners.js';
export { JobQueue } from './events/job-queue.js';
export { LiveSignals } from './events/live-signals.js';
export { LiveStream } from './events/live-stream.decorator.js';
export { Subscribers } from './events/subscribers.js';
export { Subscriber } from './events/subscriber.decorator.js';
export type { EventSubscriber, JobAttempt, PayloadOf } from './events/domain-event.js';
export { ApiProblem } from './http/api-problem.js';
export * from './http/bodies/fields.js';
export { FlatFields } from './http/bodies/flat-fields.js';
export { Written } from './http/bodies/written.decorator.js';
export { FileBody, TakesFile, type IncomingFile } from './http/bodies/file-body.js';
export { BodyLimit } from './http/bodies/body-limit.js';
export { OwnCookies } from './http/origin/own-cookies.js';
export { AcceptsForeignOrigin } from './http/origin/same-origin.js';
export { Note } from './http/note.js';
export { beginsWith, Letter, LetterCount, lettersSql } from './http/responses/letters.js';
export { linkToNext } from './http/responses/link-to-next.js';
export { containing, PAGE, PageQuery, pageOf, type Page } from './http/responses/page.js';
export { download } from './http/responses/download.js';
export { madeFile } from './http/responses/made-file.js';
export { madeTable } from './http/responses/made-table.js';
export { IdParam } from './http/id-param.decorator.js';
export { Idempotent } from './idempotency/idempotent.decorator.js';
export { Problem, type Fault } from './problems/problem.js';
export { refuseFaults } from './problems/refuse-faults.js';
export { refusal, type Refusal } from './problems/refusal.js';
export { requestProblems } from './problems/request.problems.js';
export { refuseGathered, WirePipe } from './problems/wire-pipe.js';
export { LimitedTries } from './limits/limited-tries.decorator.js';
export { networksOf } from './limits/network.js';
export { currentRequest } from './http/connections/current-request.js';
export type { GuestDoorState } from './config/limits.js';
export {
  heldBackBy,
  MailSums,
  SUMS_OF_STRANGERS,
  type CountedRecipient,
  type MailStanding,
  type MailSumsToOne,
} from './limits/mail-sums.js';
export { hashOf, Limits, type Counted, type Limit } from './limits/limits.js';
export { afterTime } from './limits/after-time.js';
export { limitReached, ofEachNetwork, Tries, type TryLimit } from './limits/tries.js';
export {
  DEVICES_PER_NETWORK_AND_HOUR,
  isLikeGuest,
  currentStranger,
  isNewDriver,
  knownDeviceOf,
  KnowsSender,
  Sender,
  uploadersOf,
  type FormSender,
} from './limits/sender.js';
export type { SentFromDevice } from './limits/sent-from-device.js';
export { Metrics } from './health/metrics.js';
export { Retention } from './retention.js';
export { SignedKey } from './keys/signed-key.js';
export { MESSAGE_ID_ARG } from './mail/sendgrid-transport.js';
export {
  MailRefused,
  MailTransport,
  type MailAttachment,
  type MailSender,
  type OutgoingMail,
} from './mail/mail-transport.js';
export { readStorageUrl, type S3Place } from './config/storage-url.js';
export { writeWhole } from './mail/write-whole.js';
