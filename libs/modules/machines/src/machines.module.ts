import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { ArchiveMachineHandler } from './commands/archive-machine.command.js';
import { SaveMachineHandler } from './commands/save-machine.command.js';
import { CheckImportHandler, GetImportTemplateHandler } from './import/import.queries.js';
import { ImportMachinesHandler } from './import/import-machines.command.js';
import { PrintLabelsHandler } from './labels/print-labels.query.js';
import { CertificateFile } from './certificates/certificate-file.entity.js';
import { Certificate } from './certificates/certificate.entity.js';
import { CertificatesController } from './certificates/certificates.controller.js';
import { CERTIFICATE_PROVIDERS } from './certificates/certificates.providers.js';
import { Machine } from './machine.entity.js';
import { MachinesController } from './machines.controller.js';
import { MachineReferences } from './machine-references.js';
import { MachinesSeed } from './machines.seed.js';
import { MachinePageController } from './page/machine-page.controller.js';
import { GetMachinePageHandler, ListChecksOfMachineHandler } from './page/machine-page.queries.js';
import {
  FindMachineByCodeHandler,
  FindMachineHandler,
  FindMachineOfCodeHandler,
  GetMachinePhotoHandler,
} from './queries/machine.queries.js';
import {
  CountMachinesHandler,
  ListDemoCodesHandler,
  ListMachinesHandler,
} from './queries/machine-list.queries.js';
import { LoggedCertificates } from './log/logged-certificates.js';
import { PrintMachineLogHandler } from './log/print-machine-log.query.js';
import { RegisterController } from './register.controller.js';
import { JudgeMachineWhenDefectsChanged } from './states/judge-machine-when-defects-changed.js';
import {
  FindMachineStatusHandler,
  GetMachineStatusHandler,
  MachineStates,
} from './states/get-machine-status.query.js';
import { MachineStatusController } from './states/machine-status.controller.js';
import { TellScreensWhenMachineStatusChanged } from './states/tell-screens-when-machine-status-changed.js';
import { MachineStatesController } from './states/machine-states.controller.js';
import { KeptStatus } from './states/machine-status.entity.js';
import { MachineStatuses } from './states/machine-statuses.js';
import {
  CountMachineStatesHandler,
  ListMachineStatesHandler,
  ListOwnMachineStatesHandler,
} from './states/machine-states.queries.js';

@Module({
  imports: [MikroOrmModule.forFeature([Machine, KeptStatus, Certificate, CertificateFile])],
  controllers: [
    MachinesController,
    RegisterController,
    MachinePageController,
    CertificatesController,
    MachineStatusController,
    MachineStatesController,
  ],
  providers: [
    FindMachineByCodeHandler,
    FindMachineHandler,
    FindMachineOfCodeHandler,
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
    ...CERTIFICATE_PROVIDERS,
    MachineStatuses,
    JudgeMachineWhenDefectsChanged,
    TellScreensWhenMachineStatusChanged,
    GetMachineStatusHandler,
    FindMachineStatusHandler,
    MachineStates,
    ListMachineStatesHandler,
    CountMachineStatesHandler,
    ListOwnMachineStatesHandler,
    LoggedCertificates,
    PrintMachineLogHandler,
    MachineReferences,
  ],
})
export class MachinesModule {}
