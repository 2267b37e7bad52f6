import { RecordsOf, type AuditedRecords, type NamedRecord } from './audited-records.js';

/** Lists in the audit log: an entry says which one it was, and is about no record in particular. */
@RecordsOf('list')
export class AuditedLists implements AuditedRecords {
  named(): Promise<NamedRecord[]> {
    return Promise.resolve([]);
  }

  find(): Promise<string[]> {
    return Promise.resolve([]);
  }
}
