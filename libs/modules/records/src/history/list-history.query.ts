import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellMails, type FormMail } from '@groundsheet/contracts';
import { FormRows, type ListedForm } from '@groundsheet/forms';
import type { Page } from '@groundsheet/platform';
import { choiceOf } from './history-choice.js';
import { HISTORY_PAGE, placeOf, type HistoryEntry, type HistoryQuery } from './history.dto.js';

/** A driver's own forms, last changed first. */
export class ListHistory extends Query<Page<HistoryEntry>> {
  constructor(
    readonly driverId: string,
    readonly asked: HistoryQuery,
  ) {
    super();
  }
}

@QueryHandler(ListHistory)
export class ListHistoryHandler implements IQueryHandler<ListHistory> {
  constructor(
    private readonly forms: FormRows,
    private readonly queries: QueryBus,
  ) {}

  async execute({ driverId, asked }: ListHistory): Promise<Page<HistoryEntry>> {
    const limit = asked.limit ?? HISTORY_PAGE;
    // One more than the page shows, to see whether there is another page.
    const forms = await this.forms.list(choiceOf(asked, driverId), limit + 1, placeOf(asked.after));
    const page = forms.slice(0, limit);
    const mails = await this.mailsOf(page);
    const last = forms.length > limit ? page.at(-1)! : null;
    return {
      items: page.map((form) => entryOf(form, mails)),
      next: last && `${last.changedAt}_${last.id}`,
    };
  }

  private mailsOf(page: ListedForm[]): Promise<FormMail[]> {
    const sent = page.filter(({ status }) => status === 'submitted');
    return this.queries.execute(new TellMails(sent.map(({ id }) => id)));
  }
}

function entryOf(
  { companyId, companyName, pdfKey: _, ...form }: ListedForm,
  mails: FormMail[],
): HistoryEntry {
  const own = mails.filter(({ formId }) => formId === form.id);
  return {
    ...form,
    customerId: companyId,
    customerName: companyName,
    mails: own.map(({ formId: __, ...mail }) => mail),
  };
}
