import { constants } from 'node:os';
import { Injectable, type OnApplicationShutdown, type StreamableFile } from '@nestjs/common';
import { IsolatedProcess, moduleBeside } from '@groundsheet/files';
import { download } from '@groundsheet/platform';
import type { Cell, FormTable } from '../history/form-table.js';
import { MOST_SPREADSHEET_ROWS, officeFormsProblems } from './office-forms.problems.js';
import type { SpreadsheetJob } from './spreadsheet-work.js';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LONGEST_MS = 30_000;

/** Writes tables as spreadsheets, in a process of its own: ten thousand rows take seconds, and requests go on meanwhile. */
@Injectable()
export class Spreadsheets implements OnApplicationShutdown {
  private readonly process = new IsolatedProcess<SpreadsheetJob, never, Uint8Array>({
    module: moduleBeside(import.meta.url, './spreadsheet-work'),
    mostMegabytes: 600,
    mostJobs: 20,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    queue: { most: 4, milliseconds: LONGEST_MS },
  });

  /**
   * @param name with its ending; ASCII only
   * @throws {Problem} 422 where it would become too long, 503 where others wait for theirs
   */
  async of({ headers, rows }: FormTable, name: string): Promise<StreamableFile> {
    const all: Cell[][] = [];
    for await (const row of rows) {
      if (all.length === MOST_SPREADSHEET_ROWS) throw officeFormsProblems.tooLong();
      all.push(row);
    }
    const { answer } = await this.process.run({ headers, rows: all }, LONGEST_MS);
    if (!answer) throw officeFormsProblems.busy();
    return download(answer, { type: TYPE, name });
  }

  onApplicationShutdown(): void {
    this.process.stop();
  }
}
