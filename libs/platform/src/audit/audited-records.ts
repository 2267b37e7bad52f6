import { Injectable, SetMetadata, applyDecorators, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AUDIT_SUBJECTS, type AuditSubject } from './audit-event.entity.js';

const RECORDS_OF = Symbol('records-of');

/** A record as the audit log tells it. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  /** Whether it has a page that an admin can open. */
  readonly opens: boolean;
  /** Whether it is found among what is archived; not, where it is not said. */
  readonly isArchived?: boolean;
}

/** What the audit log asks about records of one kind, of the module that keeps them. */
export interface AuditedRecords {
  /** What each is called; without those that are no more. */
  named(ids: readonly string[]): Promise<NamedRecord[]>;
  /**
   * The ids of those that are meant: by reference, address or name.
   *
   * @param limit how many at most
   */
  find(text: string, limit: number): Promise<string[]>;
}

/** Marks the class that knows the records of one kind. */
export function RecordsOf(subject: AuditSubject) {
  return applyDecorators(Injectable(), SetMetadata(RECORDS_OF, subject)) as (
    target: new (...dependencies: never[]) => AuditedRecords,
  ) => void;
}

/** Who knows which records; see {@link RecordsOf}. */
@Injectable()
export class AuditedKinds implements OnModuleInit {
  private readonly known = new Map<AuditSubject, AuditedRecords>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const subject = metatype && (Reflect.getMetadata(RECORDS_OF, metatype) as AuditSubject | undefined);
      if (subject) this.known.set(subject, instance as AuditedRecords);
    }
    const missing = AUDIT_SUBJECTS.filter((subject) => !this.known.has(subject));
    if (missing.length > 0)
      throw new Error(`Nobody names these records of the audit log: ${missing.join(', ')}.`);
  }

  of(subject: AuditSubject): AuditedRecords {
    return this.known.get(subject)!;
  }
}
