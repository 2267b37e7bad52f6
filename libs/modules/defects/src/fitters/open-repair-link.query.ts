import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import { openDefect } from '../defect.response.js';
import { MachineDefects } from '../machine-defects.js';
import type { OpenRepairLinkBody, RepairPageResponse } from './fitter.dto.js';
import { RecordedRepairs } from '../repairs/recorded-repairs.js';
import { machineRepair } from '../repairs/repair-words.js';
import { linkEntry, RepairLinks } from './repair-links.js';

/** What a fitter sees who opens their link. It changes nothing, however often a mail scanner opens it; that it was opened is recorded once an hour. */
export class OpenRepairLink extends Query<RepairPageResponse> {
  constructor(readonly body: OpenRepairLinkBody) {
    super();
  }
}

@QueryHandler(OpenRepairLink)
export class OpenRepairLinkHandler implements IQueryHandler<OpenRepairLink> {
  constructor(
    private readonly links: RepairLinks,
    private readonly defects: MachineDefects,
    private readonly repairs: RecordedRepairs,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ body: { id, key } }: OpenRepairLink): Promise<RepairPageResponse> {
    const link = await this.links.opened(id, key);
    const { machineKey, plantNumber, byName: askedBy, expiresAt } = link;
    const defects = (await this.defects.of(machineKey)).filter(({ state }) => state !== 'repaired');
    const signed = await this.repairs.signedThrough(id);
    await this.audit.recordHourly(linkEntry('opened', link));
    return {
      plantNumber,
      askedBy,
      expiresAt: expiresAt.toISOString(),
      records: signed.map(machineRepair),
      defects: defects.map((defect) => {
        const {
          id: defectId,
          number,
          key,
          item,
          finding,
          note,
          severity,
          isStopping,
          state,
          openedAt,
        } = openDefect(defect, null, this.clock.today());
        return { id: defectId, number, key, item, finding, note, severity, isStopping, state, openedAt };
      }),
    };
  }
}
