import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ArchiveMachineHandler } from './commands/archive-machine.command.js';
import { SaveMachineHandler } from './commands/save-machine.command.js';
import { CheckImportHandler } from './import/check-import.query.js';
import { ImportMachinesHandler } from './import/import-machines.command.js';
import { GetImportTemplateHandler } from './import/get-import-template.query.js';
import { PrintLabelsHandler } from './labels/print-labels.query.js';
import { Machine } from './machine.entity.js';
import { MachinesController } from './machines.controller.js';
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
import { RegisterController } from './register.controller.js';

@Module({
  imports: [MikroOrmModule.forFeature([Machine, OffHire])],
  controllers: [MachinesController, RegisterController, MachinePageController, OffHiresController],
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
  ],
})
export class MachinesModule {}
