import { answerJobs } from '../threads/answer-jobs.js';
import type { RenderJob } from './pdf-thread.js';
import { Sheet } from './sheet.js';

/** What a layout module exports: it draws its data on an empty sheet. */
export type Draw = (sheet: Sheet, data: unknown) => void | Promise<void>;

answerJobs<RenderJob, Uint8Array>(async ({ layout, data }) => {
  const { draw } = (await import(layout)) as { draw: Draw };
  const sheet = new Sheet();
  await draw(sheet, data);
  return sheet.finish();
});
