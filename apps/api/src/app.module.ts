import { Module } from '@nestjs/common';
import { CheckSheetsModule } from '@groundsheet/check-sheets';
import { CompaniesModule } from '@groundsheet/companies';
import { DeliveriesModule } from '@groundsheet/deliveries';
import { MachinesModule } from '@groundsheet/machines';
import { PlatformModule } from '@groundsheet/platform';
import { TimesheetsModule } from '@groundsheet/timesheets';

/** The product: its modules on the platform, nothing else. */
@Module({
  imports: [
    PlatformModule,
    CompaniesModule,
    MachinesModule,
    TimesheetsModule,
    CheckSheetsModule,
    DeliveriesModule,
  ],
})
export class AppModule {}
