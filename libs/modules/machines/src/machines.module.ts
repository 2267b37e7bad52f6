import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ArchiveMachineHandler } from './commands/archive-machine.command.js';
import { SaveMachineHandler } from './commands/save-machine.command.js';
import { CheckImportHandler } from './import/check-import.query.js';
import { ImportMachinesHandler } from './import/import-machines.command.js';
import { GetImportTemplateHandler } from './import/get-import-template.query.js';
import { PrintLabelsHandler } from './labels/print-labels.query.js';
import { CertificateFile } from './certificates/certificate-file.entity.js';
import { Certificate } from './certificates/certificate.entity.js';
import { CertificatesController } from './certificates/certificates.controller.js';
import { CERTIFICATE_PROVIDERS } from './certificates/certificates.providers.js';
import { DefectEvent } from './defects/defect-event.entity.js';
import { DefectLog } from './defects/defect-log.js';
import { Defect } from './defects/defect.entity.js';
import { DefectsController } from './defects/defects.controller.js';
import { AssignDefectHandler } from './defects/commands/assign-defect.command.js';
import { ChangeSeverityHandler } from './defects/commands/change-severity.command.js';
import { CommentOnDefectHandler } from './defects/commands/comment-on-defect.command.js';
import { FindNoFaultHandler } from './defects/commands/find-no-fault.command.js';
import { RecordRepairHandler } from './defects/commands/record-repair.command.js';
import { ReleaseMachineHandler } from './defects/commands/release-machine.command.js';
import { ReopenDefectHandler } from './defects/commands/reopen-defect.command.js';
import { MakeRepairLinkHandler } from './defects/fitters/make-repair-link.command.js';
import { OpenRepairLinkHandler } from './defects/fitters/open-repair-link.query.js';
import { RepairLink } from './defects/fitters/repair-link.entity.js';
import { RepairLinks } from './defects/fitters/repair-links.js';
import { RepairLinksController } from './defects/fitters/repair-links.controller.js';
import { RepairForm } from './defects/repairs/repair-form.entity.js';
import { RepairsController } from './defects/repairs/repairs.controller.js';
import { REPAIR_PROVIDERS } from './defects/repairs/repairs.providers.js';
import { SignRepairHandler } from './defects/fitters/sign-repair.command.js';
import { FoundDefects } from './defects/found-defects.js';
import { DrivenMachines } from './defects/driven-machines.js';
import { HiredTo } from './defects/hired-to.js';
import { KnownDefects } from './defects/known-defects.js';
import { MachineStatusController } from './defects/machine-status.controller.js';
import { NumberedDefects } from './defects/numbered-defects.js';
import { OpenDefects } from './defects/open-defects.js';
import { WithdrawRepairLinksHandler } from './defects/fitters/withdraw-repair-links.command.js';
import { ExportDefectsHandler } from './defects/queries/export-defects.query.js';
import { GetDefectHandler } from './defects/queries/get-defect.query.js';
import {
  FindMachineStatusHandler,
  GetMachineStatusHandler,
  MachineStates,
} from './defects/queries/get-machine-status.query.js';
import { CountDefectsHandler, ListDefectsHandler } from './defects/queries/list-defects.query.js';
import { ReadOwnDefectEventsHandler } from './defects/queries/read-own-defect-events.query.js';
import { TellDefectsHandler } from './defects/queries/tell-defects.handler.js';
import { ListOwnDefectsHandler } from './defects/queries/list-own-defects.query.js';
import { ExportSummaryHandler } from './defects/queries/export-summary.query.js';
import { Summaries, SummariseDefectsHandler } from './defects/queries/summarise-defects.query.js';
import { EraseOldDefectsWhenHousekeepingDue } from './defects/subscribers/erase-old-defects-when-housekeeping-due.js';
import { KeepDefectsWhenFormSubmitted } from './defects/subscribers/keep-defects-when-form-submitted.js';
import { KeepDefectsWhenPdfRendered } from './defects/subscribers/keep-defects-when-pdf-rendered.js';
import { MoveDefectsWhenMachineRenumbered } from './defects/subscribers/move-defects-when-machine-renumbered.js';
import { RemindOfDefectsWhenHousekeepingDue } from './defects/subscribers/remind-of-defects-when-housekeeping-due.js';
import { TellScreensWhenMachineStatusChanged } from './defects/subscribers/tell-screens-when-machine-status-changed.js';
import { GetReportPhotoHandler } from './defects/reports/get-report-photo.query.js';
import { ReportDefectHandler } from './defects/reports/report-defect.command.js';
import { ReportedDefects } from './defects/reports/reported-defects.js';
import { ReportsController } from './defects/reports/reports.controller.js';
import { SeverityLine } from './defects/severities/severity-line.entity.js';
import { SeveritiesController } from './defects/severities/severities.controller.js';
import { SEVERITY_PROVIDERS } from './defects/severities/severities.providers.js';
import { Machine } from './machine.entity.js';
import { MachinesController } from './machines.controller.js';
import { NumberedMachines } from './numbered-machines.js';
import { MachinesSeed } from './machines.seed.js';
import { MachinePageController } from './page/machine-page.controller.js';
import { GetMachinePageHandler, ListChecksOfMachineHandler } from './page/machine-page.queries.js';
import { FindMachineByCodeHandler } from './queries/find-machine-by-code.query.js';
import { GetMachinePhotoHandler } from './queries/get-machine-photo.query.js';
import { ListDemoCodesHandler } from './queries/list-demo-codes.query.js';
import { CountMachinesHandler } from './queries/count-machines.query.js';
import { ListMachinesHandler } from './queries/list-machines.query.js';
import { AuditedMachines } from './audited-machines.js';
import { OffHire } from './off-hires/off-hire.entity.js';
import { OffHiresController } from './off-hires/off-hires.controller.js';
import { OFF_HIRE_PROVIDERS } from './off-hires/off-hires.providers.js';
import { LoggedCertificates } from './log/logged-certificates.js';
import { LoggedDefects } from './log/logged-defects.js';
import { PrintMachineLogHandler } from './log/print-machine-log.query.js';
import { RegisterController } from './register.controller.js';
import { JudgeMachineWhenDefectsChanged } from './states/judge-machine-when-defects-changed.js';
import { MachineStatesController } from './states/machine-states.controller.js';
import { KeptStatus } from './states/machine-status.entity.js';
import { MachineStatuses } from './states/machine-statuses.js';
import { ListOwnMachineStatesHandler } from './states/own-machine-states.query.js';
import { CountMachineStatesHandler, ListMachineStatesHandler } from './states/machine-states.queries.js';

@Module({
  imports: [
    MikroOrmModule.forFeature([
      Machine,
      KeptStatus,
      OffHire,
      Defect,
      DefectEvent,
      RepairLink,
      RepairForm,
      Certificate,
      CertificateFile,
      SeverityLine,
    ]),
  ],
  controllers: [
    MachinesController,
    RegisterController,
    MachinePageController,
    DefectsController,
    MachineStatusController,
    SeveritiesController,
    ReportsController,
    RepairLinksController,
    RepairsController,
    OffHiresController,
    CertificatesController,
    MachineStatesController,
  ],
  providers: [
    AuditedMachines,
    FindMachineByCodeHandler,
    ListDemoCodesHandler,
    ListMachinesHandler,
    CountMachinesHandler,
    GetMachinePhotoHandler,
    SaveMachineHandler,
    ArchiveMachineHandler,
    CheckImportHandler,
    ImportMachinesHandler,
    GetImportTemplateHandler,
    PrintLabelsHandler,
    GetMachinePageHandler,
    ListChecksOfMachineHandler,
    MachinesSeed,
    ...OFF_HIRE_PROVIDERS,
    ...CERTIFICATE_PROVIDERS,
    MachineStatuses,
    JudgeMachineWhenDefectsChanged,
    ListMachineStatesHandler,
    CountMachineStatesHandler,
    ListOwnMachineStatesHandler,
    LoggedCertificates,
    LoggedDefects,
    PrintMachineLogHandler,
    ...SEVERITY_PROVIDERS,
    ...REPAIR_PROVIDERS,
    DefectLog,
    FoundDefects,
    DrivenMachines,
    HiredTo,
    KnownDefects,
    OpenDefects,
    NumberedDefects,
    NumberedMachines,
    KeepDefectsWhenFormSubmitted,
    KeepDefectsWhenPdfRendered,
    TellScreensWhenMachineStatusChanged,
    EraseOldDefectsWhenHousekeepingDue,
    MoveDefectsWhenMachineRenumbered,
    ReadOwnDefectEventsHandler,
    TellDefectsHandler,
    RemindOfDefectsWhenHousekeepingDue,
    AssignDefectHandler,
    ChangeSeverityHandler,
    CommentOnDefectHandler,
    FindNoFaultHandler,
    RecordRepairHandler,
    RepairLinks,
    ReopenDefectHandler,
    MakeRepairLinkHandler,
    WithdrawRepairLinksHandler,
    OpenRepairLinkHandler,
    SignRepairHandler,
    ReleaseMachineHandler,
    ListDefectsHandler,
    CountDefectsHandler,
    ListOwnDefectsHandler,
    GetDefectHandler,
    GetMachineStatusHandler,
    FindMachineStatusHandler,
    MachineStates,
    Summaries,
    SummariseDefectsHandler,
    ExportSummaryHandler,
    ExportDefectsHandler,
    ReportedDefects,
    ReportDefectHandler,
    GetReportPhotoHandler,
  ],
})
export class MachinesModule {}
