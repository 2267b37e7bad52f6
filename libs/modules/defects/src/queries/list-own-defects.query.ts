import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { OPEN_STATES } from '@groundsheet/form-rules';
import { Clock, Config } from '@groundsheet/platform';
import { DefectEvent } from '../defect-event.entity.js';
import type { OwnDefectResponse } from '../defect.dto.js';
import { Defect } from '../defect.entity.js';
import { defectResponse } from '../defect.response.js';

const LOOKED_AT = 20;
const JUST_FOUND_MS = 86_400_000;
const SHOWN = 10;
const IS_STILL_OPEN = { state: { $in: [...OPEN_STATES] } };

/** What a driver has to know before they start: what their own checks have just found, and which of their machines are stopped. */
export class ListOwnDefects extends Query<OwnDefectResponse[]> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(ListOwnDefects)
export class ListOwnDefectsHandler implements IQueryHandler<ListOwnDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute({ caller }: ListOwnDefects): Promise<OwnDefectResponse[]> {
    const stopping = { severity: 'A', isReleased: false } as const;
    const defects = await this.em.find(
      Defect,
      {
        ...IS_STILL_OPEN,
        $or: [
          { id: { $in: await this.justFoundBy(caller) } },
          { ...stopping, machineKey: { $in: await this.forms.inUseBy(caller.id) } },
        ],
      },
      {
        orderBy: [{ severity: 'asc' }, { openedAt: 'desc' }, { id: 'asc' }],
        limit: SHOWN,
        disableIdentityMap: true,
      },
    );
    return Promise.all(defects.map((defect) => this.told(defect, caller)));
  }

  /** By when we heard of it: a sheet may be from an earlier day. */
  private async justFoundBy({ id: reporterId }: Caller): Promise<string[]> {
    const own = await this.em.find(
      Defect,
      { ...IS_STILL_OPEN, reporterId },
      { orderBy: { number: 'desc' }, limit: LOOKED_AT, fields: ['id'], disableIdentityMap: true },
    );
    const recordedAt = { $gt: new Date(this.clock.now().getTime() - JUST_FOUND_MS) };
    const found = await this.em.find(
      DefectEvent,
      { defectId: { $in: own.map(({ id }) => id) }, kind: 'reported', recordedAt },
      { fields: ['defectId'], disableIdentityMap: true },
    );
    return found.map(({ defectId }) => defectId);
  }

  /** As the mails about it went, see `DefectMails`; the customer of another driver's sheet is not told. */
  private async told(defect: Defect, caller: Caller): Promise<OwnDefectResponse> {
    const isOwn = defect.reporterId === caller.id;
    const isMailed = defect.severity === 'A' || defect.proposed === 'A';
    const customerMailed = isOwn && defect.severity === 'A' ? await this.customerOf(defect) : null;
    return { ...defectResponse(defect, caller, this.clock.today()), isOwn, isMailed, customerMailed };
  }

  private async customerOf({ id: defectId, formId }: Defect): Promise<string | null> {
    if (formId === null) {
      const report = await this.em.findOne(
        DefectEvent,
        { defectId, kind: 'reported' },
        { disableIdentityMap: true },
      );
      return report?.details.customer ?? null;
    }
    const sheet = await this.forms.checkInFull(formId, this.config.timeZone);
    return sheet?.companyEmail ? sheet.companyName : null;
  }
}
