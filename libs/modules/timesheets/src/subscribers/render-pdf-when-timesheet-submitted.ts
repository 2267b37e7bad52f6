import { TimesheetSubmitted } from '@groundsheet/contracts';
import { Config, FormPdfs, Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { moduleBeside } from '@groundsheet/paper/thread';
import { Timesheet } from '../timesheet.entity.js';
import { paperOf } from '../timesheet-paper.js';

const LAYOUT = moduleBeside(import.meta.url, '../timesheet.layout');

@Subscriber(TimesheetSubmitted)
export class RenderPdfWhenTimesheetSubmitted implements EventSubscriber<
  PayloadOf<typeof TimesheetSubmitted>
> {
  constructor(
    private readonly pdfs: FormPdfs,
    private readonly config: Config,
  ) {}

  handle({ timesheetId: id, fromGuest }: PayloadOf<typeof TimesheetSubmitted>): Promise<void> {
    return this.pdfs.render(
      Timesheet,
      { id, fromGuest },
      {
        layout: LAYOUT,
        paperOf: (timesheet) => paperOf(timesheet, this.config.timeZone),
      },
    );
  }
}
