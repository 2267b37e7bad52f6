import { Module } from '@nestjs/common';
import { ApprovalsModule } from '@groundsheet/approvals';
import { CheckSheetsModule } from '@groundsheet/check-sheets';
import { CompaniesModule } from '@groundsheet/companies';
import { DefectsModule } from '@groundsheet/defects';
import { DeliveriesModule } from '@groundsheet/deliveries';
import { DocumentsModule } from '@groundsheet/documents';
import { DriversModule } from '@groundsheet/drivers';
import { FilesModule } from '@groundsheet/files';
import { FormsModule } from '@groundsheet/forms';
import { MachinesModule } from '@groundsheet/machines';
import { OffHiresModule } from '@groundsheet/off-hires';
import { PlatformModule } from '@groundsheet/platform';
import { RecordsModule } from '@groundsheet/records';
import { SigningModule } from '@groundsheet/signing';
import { TimesheetsModule } from '@groundsheet/timesheets';

/** The product: its modules on platform, files, forms and signing, nothing else. */
@Module({
  imports: [
    PlatformModule,
    FilesModule,
    FormsModule,
    SigningModule,
    DriversModule,
    RecordsModule,
    CompaniesModule,
    MachinesModule,
    DefectsModule,
    OffHiresModule,
    TimesheetsModule,
    CheckSheetsModule,
    ApprovalsModule,
    DocumentsModule,
    DeliveriesModule,
  ],
})
export class AppModule {}
