import { Injectable, type StreamableFile } from '@nestjs/common';
import { FormRows, type FormsChoice, type ListedForm } from '@groundsheet/forms';
import { Clock, madeFile } from '@groundsheet/platform';
import { ObjectMissing, ObjectStorage } from '@groundsheet/files';
import { FORM_KINDS } from '@groundsheet/form-rules';
import { makeZip } from 'client-zip';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

const AT_A_TIME = 50;
const NOT_HERE = 'Not in this file.txt';
const NOTHING_SENT = 'None of these forms has been sent yet, so there are no PDFs.';
const PDFS_MISSING =
  'The PDFs of these forms are not ready yet, or cannot be found. Please try again in a minute. If they are still missing, tell your office the reference.';

interface ZippedFile {
  readonly name: string;
  readonly input: Readable | string;
  readonly lastModified?: Date;
}

/** The PDFs of sent forms as one ZIP, which is made while it is sent. */
@Injectable()
export class FormPdfs {
  constructor(
    private readonly forms: FormRows,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** PDFs are already compressed, so they are only stored. */
  zipOf(choice: FormsChoice): Promise<StreamableFile> {
    const zip = makeZip(this.files(choice)) as ReadableStream;
    return madeFile(Readable.fromWeb(zip), {
      type: 'application/zip',
      name: `forms-${this.clock.today()}.zip`,
    });
  }

  /** Has one PDF open at a time. */
  private async *files(choice: FormsChoice): AsyncGenerator<ZippedFile> {
    const missing: string[] = [];
    let hasSent = false;
    for await (const form of this.sentForms(choice)) {
      hasSent = true;
      const pdf = await this.open(form);
      if (!pdf) {
        missing.push(nameOf(form));
        continue;
      }
      try {
        yield { name: `${nameOf(form)}.pdf`, input: pdf, lastModified: new Date(form.submittedAt!) };
      } finally {
        // The caller may have hung up in the middle of it.
        pdf.destroy();
      }
    }
    if (!hasSent) yield { name: NOT_HERE, input: `${NOTHING_SENT}\r\n` };
    if (missing.length > 0)
      yield { name: NOT_HERE, input: `${[PDFS_MISSING, '', ...missing].join('\r\n')}\r\n` };
  }

  private async *sentForms(choice: FormsChoice): AsyncGenerator<ListedForm> {
    // There are no PDFs of drafts.
    if (choice.status === 'draft') return;
    for await (const page of this.forms.pages({ ...choice, status: 'submitted' }, AT_A_TIME)) yield* page;
  }

  private async open({ pdfKey }: ListedForm): Promise<Readable | null> {
    if (!pdfKey) return null;
    return this.storage.stream(pdfKey).catch((error: unknown) => {
      if (error instanceof ObjectMissing) return null;
      throw error;
    });
  }
}

/** `2026-11-14 timesheet EX-114 TS-7K3M9QXD`, in characters that every system accepts in a file name. */
function nameOf({ date, kind, plantNumber, reference }: ListedForm): string {
  const plant = plantNumber?.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return [date, FORM_KINDS[kind].noun, plant, reference].filter(Boolean).join(' ');
}
