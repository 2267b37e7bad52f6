import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindMailed, FindOffice, MailTold, type MailRecipient, type ToldMail } from '@groundsheet/contracts';
import { Config, EventRecorder } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { closedMail, openedMail, overdueMail, type DefectEnd, type FoundFacts } from './defect-words.js';
import type { Defect } from './defect.entity.js';

/** Mails about defects, to the people who have to act on them; each in the transaction of what it tells. */
@Injectable()
export class DefectMails {
  constructor(
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly config: Config,
  ) {}

  /** What stops a machine is told to those who can stop it; of any other defect nobody is told. */
  async opened(defect: Defect, found: FoundFacts): Promise<void> {
    const isProposed = defect.proposed < defect.severity;
    if (defect.severity !== 'A' && !isProposed) return;
    const office = await this.queries.execute(new FindOffice());
    // What a stranger proposes is for the office alone to judge.
    const customer =
      found.companyEmail && !isProposed ? [{ email: found.companyEmail, whose: 'customer' as const }] : [];
    const mail = openedMail(defect, found, isProposed, this.config.timeZone);
    await this.tell([...office, ...customer], mail, defect);
  }

  /** People told that a machine is stopped are told how that has ended. */
  async closed(defect: Defect, end: DefectEnd): Promise<void> {
    const told = await this.queries.execute(new FindMailed(defect.id));
    const to = told.map((email) => ({ email, whose: 'customer' as const }));
    await this.tell(to, closedMail(defect, end, this.config.timeZone), defect);
  }

  async overdue(late: readonly Defect[]): Promise<void> {
    await this.tell(await this.queries.execute(new FindOffice()), overdueMail(late));
  }

  private tell(
    to: readonly MailRecipient[],
    mail: Pick<ToldMail, 'subject' | 'words'>,
    defect?: Defect,
  ): Promise<void> {
    const about = { kind: 'defect', ...(defect ? { id: defect.id } : {}) } as const;
    return this.events.record(new MailTold({ key: uuidv7(), to, about, ...mail }));
  }
}
