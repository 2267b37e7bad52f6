import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Uploads } from '@groundsheet/files';
import { Audit, refuseFaults, Transaction, type FormSender } from '@groundsheet/platform';
import type { FirmBody, FirmSettingsResponse } from './firm.dto.js';
import { Firm, FIRM_ID } from './firm.entity.js';
import { firmProblems } from './firm.problems.js';
import { firmSettings } from './firm.queries.js';

/** An admin enters what the firm is called and how it is reached; `body` replaces everything that was entered before. */
export class ChangeFirm extends Command<FirmSettingsResponse> {
  constructor(
    readonly body: FirmBody,
    readonly admin: FormSender,
  ) {
    super();
  }
}

@CommandHandler(ChangeFirm)
export class ChangeFirmHandler implements ICommandHandler<ChangeFirm> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
    private readonly transaction: Transaction,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 409 where a colleague was faster, 422 where the logo is not here any more */
  async execute({ body: { version, logo, ...typed }, admin }: ChangeFirm): Promise<FirmSettingsResponse> {
    // There may be no row yet to lock.
    await this.transaction.lock('groundsheet.firm');
    const firm = (await this.em.findOne(Firm, FIRM_ID)) ?? new Firm();
    if (version !== (firm.version ?? 0)) throw firmProblems.changedMeanwhile(firm.version ?? 0);

    firm.enter(typed);
    await this.keepLogo(firm, logo || null, admin);
    this.em.persist(firm);
    await this.em.flush();
    await this.audit.record({ what: 'firm.changed', about: { kind: 'firm', id: FIRM_ID, name: firm.name } });
    return firmSettings(firm, this.uploads);
  }

  private async keepLogo(firm: Firm, logo: string | null, sender: FormSender): Promise<void> {
    if (logo === firm.logo) return;
    const urls = logo ? [logo] : [];
    const { faults } = await this.uploads.attach({
      heldBy: FIRM_ID,
      kind: 'logo',
      urls,
      sender,
      path: 'logo',
    });
    refuseFaults(faults.map((fault) => ({ ...fault, path: 'logo' })));
    firm.logo = logo;
  }
}
