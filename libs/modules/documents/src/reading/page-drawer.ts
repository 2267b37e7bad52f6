import { constants } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { IsolatedProcess } from '@groundsheet/files';
import { DRAWING, type DrawingJob, type DrawnPage } from '@groundsheet/reading';

/**
 * Draws the first pages of PDFs as pictures, one PDF at a time, in a process of its own (docs/decisions/0048). Whatever a file is
 * or does, this process lives on, and the answer is the pages that could be drawn.
 */
@Injectable()
export class PageDrawer implements OnApplicationShutdown {
  private readonly process = new IsolatedProcess<DrawingJob, DrawnPage, void>({
    module: DRAWING,
    // An ordinary page takes 250 at most.
    mostMegabytes: 800,
    mostJobs: 50,
    // A form that is sent meanwhile comes first.
    priority: constants.priority.PRIORITY_LOW,
    environment: { MALLOC_MMAP_THRESHOLD_: '262144' },
  });

  /**
   * @param path of a PDF on this machine
   * @param milliseconds how long it may take
   * @throws Error when the product stops meanwhile: worth another try
   */
  async draw(path: string, milliseconds: number): Promise<DrawnPage[]> {
    const { parts } = await this.process.run({ path }, milliseconds);
    return parts;
  }

  onApplicationShutdown(): void {
    this.process.stop();
  }
}
