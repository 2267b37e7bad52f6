import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, refuseFaults, type FormSender } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { machineKey } from '@groundsheet/form-rules';
import type { MachineBody, MachineSavedResponse } from '../machine.dto.js';
import { aboutMachine, Machine, tidied } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';
import { MachineStatuses } from '../states/machine-statuses.js';
import { textFaults, holdersOf, lockRegister, takenFaults } from '../machine-rules.js';

/** An admin adds a machine, or changes one; `body` replaces everything that was entered before. */
export class SaveMachine extends Command<MachineSavedResponse> {
  constructor(
    /** Null for a new one. */
    readonly id: string | null,
    readonly body: MachineBody,
    readonly admin: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SaveMachine)
export class SaveMachineHandler implements ICommandHandler<SaveMachine> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
    private readonly audit: Audit,
    private readonly statuses: MachineStatuses,
  ) {}

  /** @throws {Problem} 404 where there is no such machine, 409 where another has the number or code, 422 */
  async execute({ id, body, admin }: SaveMachine): Promise<MachineSavedResponse> {
    const facts = tidied({ ...body, description: body.description ?? '', qrCode: body.qrCode ?? '' });
    refuseFaults(textFaults(facts));
    await lockRegister(this.em);
    const machine = id ? await this.em.findOne(Machine, { id }) : new Machine();
    if (!machine) throw machineProblems.unknown();
    const [taken] = takenFaults(facts, machine, await holdersOf(this.em, [facts]));
    if (taken)
      throw (taken.path === 'qrCode' ? machineProblems.codeTaken : machineProblems.plantNumberTaken)(taken);

    const isRenumbered = id !== null && machineKey(machine.plantNumber) !== machineKey(facts.plantNumber);
    if (isRenumbered) await this.statuses.renumber(machine, facts.plantNumber, () => machine.enter(facts));
    else machine.enter(facts);
    await this.keepPhoto(machine, body.photo ?? null, admin);
    this.em.persist(machine);
    await this.em.flush();
    await this.audit.record({ what: id ? 'machine.changed' : 'machine.added', about: aboutMachine(machine) });
    return { id: machine.id };
  }

  private async keepPhoto(machine: Machine, photo: string | null, sender: FormSender): Promise<void> {
    if (photo === machine.photo) return;
    const urls = photo ? [photo] : [];
    const { faults } = await this.uploads.attach({
      heldBy: machine.id,
      kind: 'photo',
      urls,
      sender,
      path: 'photo',
    });
    refuseFaults(faults.map((fault) => ({ ...fault, path: 'photo' })));
    machine.photo = photo;
  }
}
