import { QueryBus } from '@nestjs/cqrs';
import { FindAccountsNamed, TellAccounts } from '@groundsheet/contracts';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';

/** Vaults in the audit log, found and told by the name of their owner. They lead to their owner's page, where documents show once asked for. */
@RecordsOf('vault')
export class AuditedVaults implements AuditedRecords {
  constructor(private readonly queries: QueryBus) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const owners = await this.queries.execute(new TellAccounts(ids));
    return owners.map(({ id, fullName: name }) => ({ id, name, opens: true }));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const owners = await this.queries.execute(new FindAccountsNamed(text));
    return owners.slice(0, limit).map(({ id }) => id);
  }
}
