import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellMails, TellSetsOfForms, type FormMail, type SetOfForm } from '@groundsheet/contracts';
import { FormRows, type FormsChoice, type ListedForm } from '@groundsheet/forms';
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
    const page = await pageOfForms(this.forms, choiceOf(asked, driverId), asked);
    const mails = await this.mailsOf(page.items);
    const sets = await this.queries.execute(new TellSetsOfForms(page.items.map(({ id }) => id)));
    return { ...page, items: page.items.map((form) => entryOf(form, mails, sets)) };
  }

  private mailsOf(page: ListedForm[]): Promise<FormMail[]> {
    const sent = page.filter(({ status }) => status === 'submitted');
    return this.queries.execute(new TellMails(sent.map(({ id }) => id)));
  }
}

/** The page that is asked for, and where the next one begins. */
export async function pageOfForms(
  forms: FormRows,
  choice: FormsChoice,
  { after, limit = HISTORY_PAGE }: Pick<HistoryQuery, 'after' | 'limit'>,
): Promise<Page<ListedForm>> {
  // One more than the page shows, to see whether there is another page.
  const rows = await forms.list(choice, limit + 1, placeOf(after));
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1)! : null;
  return { items, next: last && `${last.changedAt}_${last.id}` };
}

/** A form as a line of a list, with its own of these mails, and the set it was approved in. */
export function entryOf(
  {
    companyId,
    companyName,
    pdfKey: _key,
    driverId: _id,
    driverName: _name,
    isClientSigned: _signed,
    isOrderOutdated: _outdated,
    ...form
  }: ListedForm,
  mails: readonly FormMail[],
  sets: readonly SetOfForm[],
): HistoryEntry {
  const own = mails.filter(({ formId }) => formId === form.id);
  return {
    ...form,
    customerId: companyId,
    customerName: companyName,
    approvedIn: sets.find(({ formId, isCompleted }) => isCompleted && formId === form.id)?.reference ?? null,
    mails: own.map(({ formId: __, ...mail }) => mail),
  };
}
