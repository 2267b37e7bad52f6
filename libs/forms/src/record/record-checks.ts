import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { formatDate } from '@groundsheet/form-rules';
import { ObjectMissing, ObjectStorage } from '@groundsheet/files';
import {
  Audit,
  RecordDays,
  ResponseField,
  Retention,
  sha256,
  Transaction,
  type ChangedDay,
} from '@groundsheet/platform';
import { MadePdf } from '../pdf/made-pdf.entity.js';

/** Whether a form or set is as it was recorded (docs/decisions/0035). */
export class CheckedRecord {
  @ResponseField({ type: String, format: 'uuid', description: 'The form or set.' })
  about!: string;

  @ResponseField({ type: String, description: 'Of it.', example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({
    type: [String],
    description:
      'What is not as it was recorded, in sentences that begin with its reference; empty where all is.',
    example: ['TS-7K3M9QXD: what it says, or a signature on it, is not as it was sent.'],
  })
  faults!: string[];
}

/** A form or set as its rows say now. */
export interface RecordNow {
  readonly id: string;
  readonly reference: string;
  /** What it says, and when it was sent; null while it is not. */
  readonly sent: { readonly sha256: string; readonly at: Date } | null;
  /** Those that are recorded by themselves. */
  readonly signatures: readonly { readonly by: string; readonly sha256: string; readonly at: Date }[];
  /** In object storage. */
  readonly pdfKeys: readonly string[];
}

/** Tells records of one kind as they are now; registered by the module that keeps them. */
export interface RecordSource {
  readonly kind: 'form' | 'form-set';
  those(ids: readonly string[]): Promise<RecordNow[]>;
  /** The ids of those that are sent, or signed, from the least on. */
  idsAfter(id: string | null, limit: number): Promise<string[]>;
}

interface About {
  readonly kind: RecordSource['kind'];
  readonly id: string;
}

const AT_A_TIME = 100;

/** Compares forms and sets with what was recorded when they were sent and signed, and their PDFs with the register. */
@Injectable()
export class RecordChecks {
  private readonly sources = new Map<About['kind'], RecordSource>();

  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly days: RecordDays,
    private readonly storage: ObjectStorage,
    private readonly transaction: Transaction,
    private readonly retention: Retention,
  ) {}

  register(source: RecordSource): void {
    this.sources.set(source.kind, source);
  }

  /** @param records a form; or a set and the forms in it */
  async of(records: readonly About[]): Promise<CheckedRecord[]> {
    const checked: CheckedRecord[] = [];
    for (const { kind, id } of records) checked.push(...(await this.checked(kind, [id])));
    for await (const day of this.days.changed(records.map(({ kind, id }) => `${kind} ${id}`))) {
      const { reference, faults } = checked.find(({ about }) => day.record?.endsWith(about))!;
      faults.push(dayFault(day, reference));
    }
    return checked;
  }

  /** Looks through all records, and then through the days. */
  async *all(): AsyncGenerator<CheckedRecord> {
    const references = new Map<string, string>();
    for (const source of this.sources.values()) {
      for (let ids = await this.idsAfter(source, null); ids.length > 0;) {
        for (const checked of await this.checked(source.kind, ids)) {
          references.set(checked.about, checked.reference);
          yield checked;
        }
        ids = await this.idsAfter(source, ids.at(-1)!);
      }
    }
    for await (const day of this.days.changed()) {
      const about = day.record?.split(' ')[1] ?? day.day;
      const reference = references.get(about) ?? about;
      yield { about, reference, faults: [dayFault(day, reference)] };
    }
  }

  /** Those with entries as well: what was taken away is missed. */
  private async idsAfter(source: RecordSource, after: string | null): Promise<string[]> {
    const kept = await this.audit.idsKeptAfter(source.kind, after, AT_A_TIME);
    const ids = new Set([...(await source.idsAfter(after, AT_A_TIME)), ...kept]);
    return [...ids].toSorted().slice(0, AT_A_TIME);
  }

  /** As they are at one moment. */
  private async checked(kind: About['kind'], ids: readonly string[]): Promise<CheckedRecord[]> {
    const over = this.retention.over();
    const [records, entries, pdfs] = await this.transaction.snapshot(async () => [
      await this.sources.get(kind)!.those(ids),
      await this.audit.kept(kind, ids),
      await this.em.find(MadePdf, { formId: { $in: [...ids] } }, { disableIdentityMap: true }),
    ]);
    const checked: CheckedRecord[] = [];
    for (const about of ids) {
      const record = records.find(({ id }) => id === about);
      const its = entries.filter(({ aboutId }) => aboutId === about);
      const reference = record?.reference ?? its.findLast(({ name }) => name)?.name ?? about;
      const sentAt = record?.sent?.at ?? its.find(isSending)?.happenedAt;
      // What is past its time goes with its entries, one after the other.
      const isOver = sentAt && sentAt <= over;
      const faults = isOver ? [] : [...faultsIn(record, its, over), ...(await this.pdfFaults(record, pdfs))];
      checked.push({ about, reference, faults: faults.map((fault) => `${reference}: ${fault}`) });
    }
    return checked;
  }

  private async pdfFaults(record: RecordNow | undefined, made: readonly MadePdf[]): Promise<string[]> {
    const faults: string[] = [];
    for (const key of record?.pdfKeys ?? []) {
      const known = made.find(({ objectKey }) => objectKey === key);
      const pdf = await this.storage.get(key).catch((error: unknown) => {
        if (error instanceof ObjectMissing) return null;
        throw error;
      });
      if (!known) faults.push('its PDF is not in the register of PDFs.');
      else if (!pdf) faults.push('its PDF is missing.');
      else if (sha256(pdf) !== known.sha256) faults.push('its PDF is not the one that was made.');
    }
    return faults;
  }
}

type Entry = Awaited<ReturnType<Audit['kept']>>[number];

const isSending = ({ what }: Entry) => what === 'form.sent' || what === 'form-set.dispatched';

/**
 * @param record absent where there is no such record any more; one that was never sent may be gone
 * @param over entries of then, or before, are kept no longer
 */
function faultsIn(record: RecordNow | undefined, entries: readonly Entry[], over: Date): string[] {
  const [sending, ...others] = entries.filter(isSending);
  const signings = entries.filter((entry) => !isSending(entry));
  if (!record) return sending ? ['it was sent, and is not there any more.'] : [];
  return [
    ...sendingFaults(record.sent, sending),
    ...(others.length > 0 ? ['its sending is recorded more than once.'] : []),
    ...signatureFaults(record, signings, over),
  ];
}

function sendingFaults(sent: RecordNow['sent'], entry: Entry | undefined): string[] {
  if (!entry) return sent ? ['the entry of its sending is missing from the audit log.'] : [];
  if (!sent) return ['it was sent, and is a draft again.'];
  return [
    ...(entry.sha256 === sent.sha256 ? [] : ['what it says, or a signature on it, is not as it was sent.']),
    ...(entry.happenedAt.getTime() === sent.at.getTime()
      ? []
      : ['the time of its sending is not the one in the audit log.']),
  ];
}

/** The last entry of each person counts: a set may be signed again. */
function signatureFaults({ sent, signatures }: RecordNow, entries: readonly Entry[], over: Date): string[] {
  const last = new Map(entries.map((entry) => [String(entry.details?.['by']), entry]));
  const wrong = signatures.flatMap(({ by, sha256: now, at }) => {
    const entry = last.get(by);
    if (entry) return entry.sha256 === now ? [] : [`the ${by}’s signature is not the one that was made.`];
    return at > over ? [`the entry of the ${by}’s signature is missing from the audit log.`] : [];
  });
  const gone = [...last].filter(
    ([by, entry]) => sent && entry.happenedAt > sent.at && !signatures.some((each) => each.by === by),
  );
  return [...wrong, ...gone.map(([by]) => `the ${by}’s signature is missing.`)];
}

function dayFault({ day, record, kept, found }: ChangedDay, reference: string): string {
  return record
    ? `${reference}: its entries of ${formatDate(day)} in the audit log are not as they were kept (${kept} then, ${found} now).`
    : `${formatDate(day)}: the line of the day is not the one that was written.`;
}
