import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { FindCompletedSet, type Caller } from '@groundsheet/contracts';
import { DRIVER_KIND_NAMES, isDriverKind } from '@groundsheet/form-rules';
import { ObjectStorage } from '@groundsheet/files';
import { Config, type Problem } from '@groundsheet/platform';
import {
  ChangeableForms,
  DriverForm,
  FormKinds,
  formProblems,
  formSha256,
  shownOf,
  SIGNATURES,
} from '@groundsheet/forms';
import { signRequestProblems } from './sign-request.problems.js';
import { SignTargets, type Signable, type SignTarget } from './sign-targets.js';

/** A form that a driver has sent, which is signed for the client. */
@Injectable()
export class FormSignTarget implements SignTarget, OnModuleInit {
  readonly kinds = DRIVER_KIND_NAMES;

  constructor(
    private readonly em: EntityManager,
    private readonly targets: SignTargets,
    private readonly forms: ChangeableForms,
    private readonly formKinds: FormKinds,
    private readonly queries: QueryBus,
    private readonly storage: ObjectStorage,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.targets.register(this);
  }

  async forAsking(id: string, caller: Caller): Promise<Signable> {
    const form = await this.forms.sentFor(id, caller);
    if (!isDriverKind(form.kind)) throw formProblems.notYours();
    return this.signable(form);
  }

  async lock(id: string): Promise<Signable | null> {
    return this.whereSent(await this.forms.locked(id));
  }

  async seen(id: string): Promise<Signable | null> {
    return this.whereSent(await this.em.findOne(DriverForm, id, { populate: SIGNATURES, refresh: true }));
  }

  private async whereSent(form: DriverForm | null): Promise<Signable | null> {
    return form?.status === 'submitted' ? this.signable(form) : null;
  }

  private async signable(form: DriverForm): Promise<Signable> {
    const isLocked = (await this.queries.execute(new FindCompletedSet(form.id))) !== null;
    const { kind, id, reference, driverId: ownerId, companyEmail, companyId, pdfKey } = form;
    return {
      kind,
      id,
      reference,
      ownerId,
      companyEmail,
      companyId,
      companyName: form.companyName ?? form.clientFirm,
      plantNumber: form.plantNumber ?? form.machineNumber,
      driverName: form.driverName(),
      signatories: ['client'],
      pdf: pdfKey
        ? { fileName: form.pdfFileName(), version: null, read: () => this.storage.stream(pdfKey) }
        : null,
      shown: () => shownOf(form, this.formKinds),
      sha256: () => formSha256(form),
      refusalFor: () => this.refusalFor(form, isLocked),
      sign: ({ name, image, made }) => this.forms.countersign(form, { name, image, made }),
    };
  }

  private refusalFor(form: DriverForm, isLocked: boolean): Problem | null {
    const { clientSignedName, signedHow, submittedAt } = form;
    if (form.signatureOf('client')) {
      const at = signedHow.client ? new Date(signedHow.client.at) : submittedAt;
      return signRequestProblems.signedAlready(clientSignedName, at, this.config.timeZone);
    }
    return form.supersededBy || isLocked ? signRequestProblems.outOfDate(null) : null;
  }
}
