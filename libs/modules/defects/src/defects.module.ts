import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ActOnDefectHandler, ReopenDefectHandler } from './commands/act-on-defect.command.js';
import { RecordRepairHandler } from './commands/record-repair.command.js';
import { DefectEvent } from './defect-event.entity.js';
import { DefectLog } from './defect-log.js';
import { DefectMails } from './defect-mails.js';
import { Defect } from './defect.entity.js';
import { DefectsController } from './defects.controller.js';
import { MakeRepairLinkHandler, WithdrawRepairLinksHandler } from './fitters/repair-link.commands.js';
import { OpenRepairLinkHandler } from './fitters/open-repair-link.query.js';
import { RepairLink } from './fitters/repair-link.entity.js';
import { RepairLinksController } from './fitters/repair-links.controller.js';
import { RepairLinks } from './fitters/repair-links.js';
import { SignRepairHandler } from './fitters/sign-repair.command.js';
import { CheckFindings } from './check-findings.js';
import { DefectActs } from './defect-acts.js';
import { DefectReferences } from './defect-references.js';
import { MachineDefects, TellDefectsHandler } from './machine-defects.js';
import { ExportDefectsHandler } from './queries/export-defects.query.js';
import {
  ExportSummaryHandler,
  Summaries,
  SummariseDefectsHandler,
} from './queries/defect-summary.queries.js';
import { GetDefectHandler } from './queries/get-defect.query.js';
import { CountDefectsHandler, ListDefectsHandler } from './queries/list-defects.query.js';
import { ListOwnDefectsHandler } from './queries/list-own-defects.query.js';
import { LogDefectsHandler, TellFoundDefectsHandler } from './queries/defect-answers.queries.js';
import { ReadOwnDefectEventsHandler } from './queries/read-own-defect-events.query.js';
import { RepairForm } from './repairs/repair-form.entity.js';
import { RepairsController } from './repairs/repairs.controller.js';
import { ListRepairsHandler } from './repairs/list-repairs.query.js';
import { RecordedRepairs } from './repairs/recorded-repairs.js';
import { RepairPhotos } from './repairs/repair-photos.js';
import { RepairKind } from './repairs/repair.kind.js';
import { GetReportPhotoHandler } from './reports/get-report-photo.query.js';
import { ReportDefectHandler } from './reports/report-defect.command.js';
import { DefectReports } from './reports/defect-reports.js';
import { ReportsController } from './reports/reports.controller.js';
import { SeveritiesController } from './severities/severities.controller.js';
import { ChangeSeverityListHandler } from './severities/change-severity-list.command.js';
import { GetSeveritiesHandler } from './severities/get-severities.query.js';
import { Severities, TellSeveritiesHandler } from './severities/severities.js';
import { SeverityLine } from './severities/severity-line.entity.js';
import { EraseOldDefectsWhenHousekeepingDue } from './subscribers/erase-old-defects-when-housekeeping-due.js';
import { KeepDefectsWhenFormSubmitted } from './subscribers/keep-defects-when-form-submitted.js';
import { MoveDefectsWhenMachineRenumbered } from './subscribers/move-defects-when-machine-renumbered.js';
import { RemindOfDefectsWhenHousekeepingDue } from './subscribers/remind-of-defects-when-housekeeping-due.js';

@Module({
  imports: [MikroOrmModule.forFeature([Defect, DefectEvent, RepairLink, RepairForm, SeverityLine])],
  controllers: [
    DefectsController,
    SeveritiesController,
    ReportsController,
    RepairLinksController,
    RepairsController,
  ],
  providers: [
    Severities,
    TellSeveritiesHandler,
    GetSeveritiesHandler,
    ChangeSeverityListHandler,
    RepairKind,
    RecordedRepairs,
    RepairPhotos,
    ListRepairsHandler,
    DefectLog,
    DefectMails,
    CheckFindings,
    DefectActs,
    MachineDefects,
    DefectReferences,
    KeepDefectsWhenFormSubmitted,
    EraseOldDefectsWhenHousekeepingDue,
    MoveDefectsWhenMachineRenumbered,
    ReadOwnDefectEventsHandler,
    TellDefectsHandler,
    RemindOfDefectsWhenHousekeepingDue,
    ActOnDefectHandler,
    ReopenDefectHandler,
    RecordRepairHandler,
    RepairLinks,
    MakeRepairLinkHandler,
    WithdrawRepairLinksHandler,
    OpenRepairLinkHandler,
    SignRepairHandler,
    ListDefectsHandler,
    CountDefectsHandler,
    ListOwnDefectsHandler,
    GetDefectHandler,
    Summaries,
    SummariseDefectsHandler,
    ExportSummaryHandler,
    ExportDefectsHandler,
    DefectReports,
    ReportDefectHandler,
    GetReportPhotoHandler,
    LogDefectsHandler,
    TellFoundDefectsHandler,
  ],
})
export class DefectsModule {}
