import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { CompaniesController } from './companies.controller.js';
import { CompaniesSeed } from './companies.seed.js';
import { ArchiveCompanyHandler, CreateCompanyHandler } from './commands/company.commands.js';
import { CustomersForGuests } from './customers-for-guests.js';
import { UpdateCompanyHandler } from './commands/update-company.command.js';
import { Company } from './company.entity.js';
import {
  CountCompaniesHandler,
  FindCompanyHandler,
  JudgeOrderHandler,
  ValidateOrderHandler,
} from './queries/company.queries.js';
import { ListCompaniesHandler } from './queries/list-companies.query.js';
import { ChangeFirmHandler } from './firm/change-firm.command.js';
import { FirmController } from './firm/firm.controller.js';
import { Firm } from './firm/firm.entity.js';
import { GetFirmHandler, GetFirmLogoHandler, GetFirmSettingsHandler } from './firm/firm.queries.js';
import { ReadFirmLogoHandler, TellFirmHandler } from './firm/tell-firm.queries.js';

@Module({
  imports: [MikroOrmModule.forFeature([Company, Firm])],
  controllers: [CompaniesController, FirmController],
  providers: [
    CustomersForGuests,
    CreateCompanyHandler,
    UpdateCompanyHandler,
    ArchiveCompanyHandler,
    ListCompaniesHandler,
    CountCompaniesHandler,
    ValidateOrderHandler,
    JudgeOrderHandler,
    FindCompanyHandler,
    CompaniesSeed,
    GetFirmHandler,
    GetFirmSettingsHandler,
    GetFirmLogoHandler,
    ChangeFirmHandler,
    TellFirmHandler,
    ReadFirmLogoHandler,
  ],
})
export class CompaniesModule {}
