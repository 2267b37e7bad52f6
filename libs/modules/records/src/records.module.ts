import { Module } from '@nestjs/common';
import { ExportCsvHandler, ExportZipHandler } from './history/export-history.queries.js';
import { FormPdfs } from './history/form-pdfs.js';
import { FormTables } from './history/form-table.js';
import { HistoryController } from './history/history.controller.js';
import { ListHistoryHandler } from './history/list-history.query.js';
import { RecordedExport } from './history/recorded-export.js';
import { ExportOfficePdfsHandler, ExportOfficeTableHandler } from './office/export-office-forms.queries.js';
import { ListOfficeFormsHandler } from './office/list-office-forms.query.js';
import { OfficeColumns } from './office/office-columns.js';
import { Spreadsheets } from './office/spreadsheets.js';
import { OfficeFormsController } from './office/office-forms.controller.js';
import { ExportOverviewHandler } from './overview/export-overview.query.js';
import { GetOverviewHandler, GetOverviewHoursHandler } from './overview/get-overview.query.js';
import { OverviewRows } from './overview/overview-rows.js';
import { OverviewController } from './overview/overview.controller.js';
import { DownloadOwnDataHandler } from './own-data/download-own-data.query.js';
import { TellMissingHandler } from './overview/tell-missing.query.js';
import { OwnDataController } from './own-data/own-data.controller.js';

/** What is read across forms: by their driver, and by the office. It keeps nothing of its own. */
@Module({
  controllers: [HistoryController, OfficeFormsController, OverviewController, OwnDataController],
  providers: [
    ListHistoryHandler,
    ListOfficeFormsHandler,
    FormTables,
    FormPdfs,
    OfficeColumns,
    Spreadsheets,
    ExportOfficeTableHandler,
    ExportOfficePdfsHandler,
    ExportCsvHandler,
    ExportZipHandler,
    RecordedExport,
    GetOverviewHandler,
    GetOverviewHoursHandler,
    ExportOverviewHandler,
    OverviewRows,
    TellMissingHandler,
    DownloadOwnDataHandler,
  ],
})
export class RecordsModule {}
