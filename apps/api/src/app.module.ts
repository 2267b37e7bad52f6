import { Module } from '@nestjs/common';
import { CompaniesModule } from '@groundsheet/companies';
import { DeliveriesModule } from '@groundsheet/deliveries';
import { DriversModule } from '@groundsheet/drivers';
import { MachinesModule } from '@groundsheet/machines';
import { PlatformModule } from '@groundsheet/platform';
import { TimesheetsModule } from '@groundsheet/timesheets';

/** The product: its modules on the platform, nothing else. */
@Module({
  imports: [
    PlatformModule,
    DriversModule,
    CompaniesModule,
    MachinesModule,
    TimesheetsModule,
    DeliveriesModule,
  ],
})
export class AppModule {}
