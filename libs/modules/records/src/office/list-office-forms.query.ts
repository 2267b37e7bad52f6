import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellAccounts, TellMails, TellSetsOfForms } from '@groundsheet/contracts';
import { accountBeside, FormRows, Timeline } from '@groundsheet/forms';
import type { Page } from '@groundsheet/platform';
import { entryOf, pageOfForms } from '../history/list-history.query.js';
import { officeChoiceOf } from './office-choice.js';
import type { OfficeForm, OfficeFormsQuery } from './office-forms.dto.js';

/** Everybody's sent forms and signed drafts, guests' too, last changed first. */
export class ListOfficeForms extends Query<Page<OfficeForm>> {
  constructor(readonly asked: OfficeFormsQuery) {
    super();
  }
}

@QueryHandler(ListOfficeForms)
export class ListOfficeFormsHandler implements IQueryHandler<ListOfficeForms> {
  constructor(
    private readonly forms: FormRows,
    private readonly timeline: Timeline,
    private readonly queries: QueryBus,
  ) {}

  async execute({ asked }: ListOfficeForms): Promise<Page<OfficeForm>> {
    const { items, next } = await pageOfForms(this.forms, officeChoiceOf(asked), asked);
    const ids = items.map(({ id }) => id);
    const mails = await this.queries.execute(new TellMails(ids));
    const sets = await this.queries.execute(new TellSetsOfForms(ids));
    const readings = await this.timeline.readingsOf(ids, mails);
    const drivers = [...new Set(items.flatMap(({ driverId }) => driverId ?? []))];
    const accounts = drivers.length > 0 ? await this.queries.execute(new TellAccounts(drivers)) : [];
    return {
      items: items.map((form) => ({
        ...entryOf(form, mails, sets),
        driverName: form.driverName,
        account: accountBeside(
          accounts.find(({ id }) => id === form.driverId),
          form.driverName,
        ),
        isClientSigned: form.isClientSigned,
        isOrderOutdated: form.isOrderOutdated,
        readBy: readings.get(form.id) ?? [],
      })),
      next,
    };
  }
}
