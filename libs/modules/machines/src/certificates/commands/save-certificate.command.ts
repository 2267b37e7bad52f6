import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { certificateFaults, MOST_CERTIFICATES } from '@groundsheet/form-rules';
import { Audit, Clock, LiveSignals, refuseFaults } from '@groundsheet/platform';
import { aboutMachine, Machine } from '../../machine.entity.js';
import { MachineStatuses } from '../../states/machine-statuses.js';
import { machineProblems } from '../../machine.problems.js';
import type { AddedCertificateBody, CertificateSavedResponse } from '../certificate.dto.js';
import { Certificate, type EnteredCertificate } from '../certificate.entity.js';
import { CertificateFiles } from '../certificate-files.js';
import { certificateProblems } from '../certificate.problems.js';

type Place = { readonly machineId: string } | { readonly id: string };

/** The office adds a certificate to a machine, in place of another one perhaps, or changes one. */
export class SaveCertificate extends Command<CertificateSavedResponse> {
  constructor(
    /** The machine of a new one, or the certificate. */
    readonly place: Place,
    readonly body: AddedCertificateBody,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SaveCertificate)
export class SaveCertificateHandler implements ICommandHandler<SaveCertificate> {
  constructor(
    private readonly em: EntityManager,
    private readonly statuses: MachineStatuses,
    private readonly files: CertificateFiles,
    private readonly audit: Audit,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404, 422 with every fault at once, or where the machine has as many as it may */
  async execute({ place, body, caller }: SaveCertificate): Promise<CertificateSavedResponse> {
    const entered = enteredIn(body);
    refuseFaults(certificateFaults({ ...entered, name: entered.name ?? '' }, this.clock.today()));
    const machine = await this.machineOf(place);
    const certificate = await this.statuses.change(machine, async () => {
      const saved = 'id' in place ? await this.current(place.id) : this.added(machine, caller);
      const { replaces } = body;
      if (replaces) await this.replace(replaces, machine);
      if (!('id' in place)) await this.refuseOneTooMany(machine);
      saved.enter(entered);
      if (body.fileId) await this.files.take(saved, body.fileId, caller.id);
      this.em.persist(saved);
      const verb = 'id' in place ? 'changed' : replaces ? 'replaced' : 'added';
      await this.audit.record({ what: `machine.certificate-${verb}`, about: aboutMachine(machine) });
      return saved;
    });
    await this.signals.tell('defects.changed', { ownerId: null });
    return { id: certificate.id };
  }

  private async machineOf(place: Place): Promise<Machine> {
    const machineId = 'id' in place ? (await this.current(place.id)).machineId : place.machineId;
    const machine = await this.em.findOne(Machine, { id: machineId });
    if (!machine) throw machineProblems.unknown();
    return machine;
  }

  /** As it is now: while this one waited for the machine, a colleague may have replaced or removed it. */
  private async current(id: string): Promise<Certificate> {
    const certificate = await this.em.findOne(Certificate, { id, replacedAt: null }, { refresh: true });
    if (!certificate) throw certificateProblems.unknown();
    return certificate;
  }

  private added({ id: machineId }: Machine, { id: addedById, fullName: addedBy }: Caller): Certificate {
    const addedAt = this.clock.now();
    return Object.assign(new Certificate(), { machineId, addedById, addedBy, addedAt });
  }

  private async replace(id: string, machine: Machine): Promise<void> {
    const before = await this.current(id);
    if (before.machineId !== machine.id) throw certificateProblems.unknown();
    before.replacedAt = this.clock.now();
    await this.em.flush();
  }

  private async refuseOneTooMany({ id: machineId }: Machine): Promise<void> {
    const count = await this.em.count(Certificate, { machineId, replacedAt: null });
    if (count >= MOST_CERTIFICATES) throw certificateProblems.tooMany();
  }
}

function enteredIn(body: AddedCertificateBody): EnteredCertificate {
  const { kind, isRequired, opensFromCode } = body;
  return {
    kind,
    isRequired,
    opensFromCode,
    name: (kind === 'other' && body.name?.trim()) || null,
    examinedOn: body.examinedOn ?? null,
    dueOn: body.dueOn ?? null,
    dueAtHours: body.dueAtHours ?? null,
  };
}
