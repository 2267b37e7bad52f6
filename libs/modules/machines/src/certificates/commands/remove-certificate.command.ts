import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, LiveSignals } from '@groundsheet/platform';
import { aboutMachine, Machine } from '../../machine.entity.js';
import { MachineStatuses } from '../../states/machine-statuses.js';
import { Certificate } from '../certificate.entity.js';
import { CertificateFiles } from '../certificate-files.js';
import { certificateProblems } from '../certificate.problems.js';

/** A certificate was entered by mistake, or is not needed any more: it goes with its file. */
export class RemoveCertificate extends Command<void> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RemoveCertificate)
export class RemoveCertificateHandler implements ICommandHandler<RemoveCertificate> {
  constructor(
    private readonly em: EntityManager,
    private readonly statuses: MachineStatuses,
    private readonly files: CertificateFiles,
    private readonly audit: Audit,
    private readonly signals: LiveSignals,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: RemoveCertificate): Promise<void> {
    const certificate = await this.em.findOne(Certificate, { id, replacedAt: null });
    if (!certificate) throw certificateProblems.unknown();
    const { machineId } = certificate;
    const machine = await this.em.findOneOrFail(Machine, { id: machineId });
    await this.statuses.change(machine, async () => {
      const now = await this.em.findOne(Certificate, { id, replacedAt: null }, { refresh: true });
      if (!now) throw certificateProblems.unknown();
      if (now.fileId) await this.files.erase([now.fileId]);
      await this.em.remove(now).flush();
      await this.audit.record({ what: 'machine.certificate-removed', about: aboutMachine(machine) });
    });
    await this.signals.tell('defects.changed', { ownerId: null });
  }
}
