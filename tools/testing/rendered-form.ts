import { PdfRendered, type MailWords, type PdfRenderedPayload } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { TestApi } from './own-api.js';

const WORDS: MailWords = {
  machine: null,
  defects: [],
  corrects: null,
  answer: { words: '45.5 hours', was: null, below: [] },
  photos: [],
  facts: [],
  lists: [],
};

/**
 * Does what a module does that has rendered a form: stores a PDF and records the event, without a form behind it.
 *
 * @param times how often the event arrives
 */
export async function aRenderedForm(
  { app }: TestApi,
  changes: Partial<PdfRenderedPayload> & { pdf?: Buffer; times?: number } = {},
): Promise<PdfRenderedPayload> {
  const { pdf = Buffer.from('%PDF-1.7 a signed week'), times = 1, ...facts } = changes;
  const objectKey = `pdf/${randomUUID()}.pdf`;
  await app.get(ObjectStorage).put(objectKey, pdf);
  const form: PdfRenderedPayload = {
    formKind: 'timesheet',
    formId: uuidv7(),
    reference: 'TS-7K3M9QXD',
    objectKey,
    byteSize: pdf.length,
    fileName: 'timesheet-2026-11-21-TS-7K3M9QXD.pdf',
    recipients: ['hire@northgate-civils.co.uk'],
    companyName: 'Northgate Civils',
    companyEmail: null,
    driverId: null,
    driverName: 'Łukasz Wójcik',
    formDate: '2026-11-21',
    submittedAt: '2026-11-21T14:05:00.000Z',
    words: WORDS,
    ...facts,
  };
  const events = Array.from({ length: times }, () => new PdfRendered(form));
  await RequestContext.create(app.get(MikroORM).em, () =>
    app.get(Transaction).run(() => app.get(EventRecorder).record(...events)),
  );
  return form;
}

/** Makes every job due that waits for its next attempt. */
export async function makeJobsDue({ em }: TestApi): Promise<void> {
  await em.execute(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())',
  );
}
