import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { PdfRendered, TimesheetSubmitted } from '@groundsheet/contracts';
import {
  Config,
  EventRecorder,
  layoutBeside,
  ObjectStorage,
  PdfThread,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { randomUUID } from 'node:crypto';
import { Timesheet } from '../timesheet.entity.js';
import { paperOf } from '../timesheet-paper.js';

const LAYOUT = layoutBeside(import.meta.url, '../timesheet.pdf');

/** Renders the sent form once, stores it, and says so. */
@Subscriber(TimesheetSubmitted)
export class RenderPdfWhenTimesheetSubmitted implements EventSubscriber<
  PayloadOf<typeof TimesheetSubmitted>
> {
  constructor(
    private readonly em: EntityManager,
    private readonly pdf: PdfThread,
    private readonly storage: ObjectStorage,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly config: Config,
  ) {}

  async handle({ timesheetId }: PayloadOf<typeof TimesheetSubmitted>): Promise<void> {
    const timesheet = await this.em.findOneOrFail(
      Timesheet,
      { id: timesheetId },
      { populate: ['signatures'] },
    );
    if (timesheet.pdfKey) return;
    const pdf = await this.pdf.render(LAYOUT, paperOf(timesheet, this.config.timeZone));
    const key = `timesheets/${randomUUID()}.pdf`;
    await this.storage.put(key, pdf);
    const kept = await this.transaction.run(() => this.keep(timesheetId, key, pdf.byteLength));
    if (!kept) await this.storage.delete(key);
  }

  /** False when another attempt was faster. */
  private async keep(timesheetId: string, objectKey: string, byteSize: number): Promise<boolean> {
    const timesheet = await this.em.findOneOrFail(
      Timesheet,
      { id: timesheetId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (timesheet.pdfKey) return false;
    timesheet.pdfKey = objectKey;
    await this.events.record(
      new PdfRendered({
        formKind: 'timesheet',
        formId: timesheet.id,
        reference: timesheet.reference,
        linkVersion: timesheet.linkVersion,
        objectKey,
        byteSize,
        fileName: timesheet.pdfFileName(),
        recipients: timesheet.submissionEmails,
        // Whoever sends a week does it as a guest: there are no accounts yet.
        fromGuest: true,
        companyName: timesheet.companyName,
        companyEmail: timesheet.companyEmail ?? null,
        driverName: timesheet.driverSignedName ?? timesheet.operatorSignedName ?? '',
        formDate: timesheet.weekEnding,
        submittedAt: timesheet.submittedAt!.toISOString(),
      }),
    );
    return true;
  }
}
