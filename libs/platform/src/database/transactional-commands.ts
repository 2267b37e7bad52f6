import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus, type ICommand } from '@nestjs/cqrs';
import { Transaction } from './transaction.js';

/**
 * Opens one transaction around every command. The bus offers no interceptors, and handlers are registered on the bus that
 * CqrsModule makes, so that bus is wrapped rather than replaced.
 */
@Injectable()
export class TransactionalCommands implements OnModuleInit {
  constructor(
    private readonly commands: CommandBus,
    private readonly transaction: Transaction,
  ) {}

  onModuleInit(): void {
    const execute = this.commands.execute.bind(this.commands) as (command: ICommand) => Promise<unknown>;
    this.commands.execute = ((command: ICommand) =>
      this.transaction.run(() => execute(command))) as CommandBus['execute'];
  }
}
