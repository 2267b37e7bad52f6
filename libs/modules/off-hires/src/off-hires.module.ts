import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { CollectOffHireHandler } from './commands/collect-off-hire.command.js';
import { RequestOffHireHandler } from './commands/request-off-hire.command.js';
import { WithdrawOffHireHandler } from './commands/withdraw-off-hire.command.js';
import { ListedOffHires } from './listed-off-hires.js';
import { OffHireMails } from './off-hire-mails.js';
import { OffHireRecords } from './off-hire-records.js';
import { OffHiresToConfirm } from './off-hires-to-confirm.js';
import { ExportOffHiresHandler } from './queries/export-off-hires.query.js';
import { GetOffHireHandler, GetOffHirePhotoHandler, TellHirerHandler } from './queries/off-hire.queries.js';
import { ListOffHiresHandler, ReadOwnOffHiresHandler } from './queries/off-hire-list.queries.js';
import { EraseOldOffHiresWhenHousekeepingDue } from './subscribers/erase-old-off-hires-when-housekeeping-due.js';
import { LeaveOffHiresWhenAccountDeleted } from './subscribers/leave-off-hires-when-account-deleted.js';
import { OffHire } from './off-hire.entity.js';
import { OffHiresController } from './off-hires.controller.js';

@Module({
  imports: [MikroOrmModule.forFeature([OffHire])],
  controllers: [OffHiresController],
  providers: [
    OffHiresToConfirm,
    ListedOffHires,
    OffHireMails,
    OffHireRecords,
    RequestOffHireHandler,
    CollectOffHireHandler,
    WithdrawOffHireHandler,
    ListOffHiresHandler,
    GetOffHireHandler,
    GetOffHirePhotoHandler,
    ExportOffHiresHandler,
    ReadOwnOffHiresHandler,
    LeaveOffHiresWhenAccountDeleted,
    EraseOldOffHiresWhenHousekeepingDue,
    TellHirerHandler,
  ],
})
export class OffHiresModule {}
