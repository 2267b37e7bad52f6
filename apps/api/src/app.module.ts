import { Module } from '@nestjs/common';
import { CheckSheetsModule } from '@groundsheet/check-sheets';
import { CompaniesModule } from '@groundsheet/companies';
import { DeliveriesModule } from '@groundsheet/deliveries';
import { DriversModule } from '@groundsheet/drivers';
import { MachinesModule } from '@groundsheet/machines';
import { PlatformModule } from '@groundsheet/platform';
import { TimesheetsModule } from '@groundsheet/timesheets';

/** The whole product: platform and modules. */
@Module({
  imports: [
    PlatformModule,
    DriversModule,
    CompaniesModule,
    MachinesModule,
    TimesheetsModule,
    CheckSheetsModule,
    DeliveriesModule,
  ],
})
export class AppModule {}
