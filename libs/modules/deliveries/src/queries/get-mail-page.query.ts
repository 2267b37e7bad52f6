import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Email } from '../emails/email.entity.js';
import { Letters } from '../letters/letters.js';
import { mailProblems } from '../mails/mail.problems.js';

/** The HTML part of a mail, for the frame on the page of the mail, which has been recorded as looked at. */
export class GetMailPage extends Query<string> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetMailPage)
export class GetMailPageHandler implements IQueryHandler<GetMailPage> {
  constructor(
    private readonly em: EntityManager,
    private readonly letters: Letters,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: GetMailPage): Promise<string> {
    const email = await this.em.findOne(Email, { id });
    if (!email) throw mailProblems.unknown();
    return this.letters.preview(email).html;
  }
}
