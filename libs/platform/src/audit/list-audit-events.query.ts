import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PAGE, type Page } from '../http/responses/page.js';
import { AuditEvents } from './audit-events.js';
import type { AuditEventResponse, AuditQuery } from './audit.dto.js';

/** What has been done, for an admin: the latest first. */
export class ListAuditEvents extends Query<Page<AuditEventResponse>> {
  constructor(readonly asked: AuditQuery) {
    super();
  }
}

@QueryHandler(ListAuditEvents)
export class ListAuditEventsHandler implements IQueryHandler<ListAuditEvents> {
  constructor(private readonly events: AuditEvents) {}

  async execute({ asked }: ListAuditEvents): Promise<Page<AuditEventResponse>> {
    const chosen = await this.events.chosen(asked);
    if (!chosen) return { items: [], next: null };
    return this.events.page(chosen, asked.limit ?? PAGE, asked.after);
  }
}
