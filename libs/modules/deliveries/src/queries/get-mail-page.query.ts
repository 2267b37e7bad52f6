import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MailsById } from '../emails/mails-by-id.js';
import { Letters } from '../letters/letters.js';

/** The HTML part of a mail, for the frame on the page of the mail; asked for by itself it is recorded as well. */
export class GetMailPage extends Query<string> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMailPage)
export class GetMailPageHandler implements IQueryHandler<GetMailPage> {
  constructor(
    private readonly mails: MailsById,
    private readonly letters: Letters,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: GetMailPage): Promise<string> {
    const { html } = await this.letters.preview(await this.mails.read(id, 'mail'));
    return html;
  }
}
