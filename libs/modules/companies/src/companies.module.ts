import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { CompaniesController } from './companies.controller.js';
import { CompaniesSeed } from './companies.seed.js';
import { Company } from './company.entity.js';
import { JudgeOrderHandler } from './queries/judge-order.query.js';
import { ListCompaniesHandler } from './queries/list-companies.query.js';
import { ValidateOrderHandler } from './queries/validate-order.query.js';

@Module({
  imports: [MikroOrmModule.forFeature([Company])],
  controllers: [CompaniesController],
  providers: [ListCompaniesHandler, ValidateOrderHandler, JudgeOrderHandler, CompaniesSeed],
})
export class CompaniesModule {}
