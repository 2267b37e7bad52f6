import { Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Machine } from './machine.entity.js';
import { MachinesController } from './machines.controller.js';
import { MachinesSeed } from './machines.seed.js';
import { FindMachineByCodeHandler } from './queries/find-machine-by-code.query.js';
import { ListDemoCodesHandler } from './queries/list-demo-codes.query.js';

@Module({
  imports: [MikroOrmModule.forFeature([Machine])],
  controllers: [MachinesController],
  providers: [FindMachineByCodeHandler, ListDemoCodesHandler, MachinesSeed],
})
export class MachinesModule {}
