import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellUnwanted } from '@groundsheet/contracts';
import { validEmails } from '@groundsheet/form-rules';
import type { RecipientsBody, UnwantedResponse } from '../approval.dto.js';

/** Which of the people that a set would go to want no mail. */
export class FindUnwanted extends Query<UnwantedResponse> {
  constructor(readonly body: RecipientsBody) {
    super();
  }
}

@QueryHandler(FindUnwanted)
export class FindUnwantedHandler implements IQueryHandler<FindUnwanted> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ body }: FindUnwanted): Promise<UnwantedResponse> {
    const emails = validEmails(body.emailAddresses ?? [], { guest: false });
    return { unwanted: await this.queries.execute(new TellUnwanted(emails)) };
  }
}
