import { Injectable } from '@nestjs/common';
import { Audit, Transaction } from '@groundsheet/platform';

/** Records that a driver has downloaded their forms, before the first of them is read. */
@Injectable()
export class RecordedExport {
  constructor(
    private readonly audit: Audit,
    private readonly transaction: Transaction,
  ) {}

  async of(driverId: string, as: 'csv' | 'zip'): Promise<void> {
    const about = { kind: 'account', id: driverId } as const;
    await this.transaction.run(() =>
      this.audit.record({ what: 'account.forms-exported', about, details: { as } }),
    );
  }
}
