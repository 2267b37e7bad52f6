import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EventRecorder } from '@groundsheet/platform';
import { DefectEmail } from './defect-email.entity.js';
import type { DefectNews } from './defect-news.js';
import { jobsOf } from './email-jobs.js';
import { Postmarks } from './postmarks.js';

/** Mails about defects, each once to everybody, in the transaction of what they tell. */
@Injectable()
export class DefectMails {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
  ) {}

  async queue(news: DefectNews, recipients: readonly string[]): Promise<void> {
    const postmark = this.postmarks.now();
    const to = new Set(recipients.map((recipient) => recipient.toLowerCase()));
    if (to.size === 0) return;
    const stored = await this.em
      .createQueryBuilder(DefectEmail)
      .insert([...to].map((recipient) => DefectEmail.queue(news, recipient, postmark)))
      .onConflict(['id'])
      .ignore()
      .returning(['id'])
      .execute<Pick<DefectEmail, 'id'>[]>('all');
    await this.events.record(...jobsOf(stored));
  }
}
