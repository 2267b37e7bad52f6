import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import {
  FormKinds,
  formProblems,
  MadePdfs,
  RenderedForms,
  SIGNATURES,
  type DriverForm,
} from '@groundsheet/forms';
import {
  signRequestProblems,
  SignTargets,
  type PdfToSign,
  type Signable,
  type SignTarget,
  type TakenSignature,
} from '@groundsheet/signing';
import { ObjectStorage } from '@groundsheet/files';
import { Config, Problem } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FormInSet } from './form-in-set.entity.js';
import { inOrder } from './form-set-paper.js';
import { FormSetSignature, type FormSet } from './form-set.entity.js';
import { versionsOf } from './form-versions.js';
import { isSigned, SET_SIGNATORIES, type SetSignatory } from './set-approval.js';
import { PrintedSets } from './printed-sets.js';
import { setSha256, signatureOnSetSha256 } from './set-audit.js';
import { shownOfSet } from './shown-set.js';
import { formsToSign } from './forms-to-sign.js';
import { VisibleSets } from './visible-sets.js';

/** A set of forms, which the client and their foreman sign. */
@Injectable()
export class SetSignTarget implements SignTarget, OnModuleInit {
  readonly kinds = ['form-set'] as const;

  constructor(
    private readonly em: EntityManager,
    private readonly targets: SignTargets,
    private readonly sets: VisibleSets,
    private readonly formKinds: FormKinds,
    private readonly printed: PrintedSets,
    private readonly rendered: RenderedForms,
    private readonly made: MadePdfs,
    private readonly storage: ObjectStorage,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.targets.register(this);
  }

  async forAsking(id: string, caller: Caller): Promise<Signable> {
    const { set, places } = await inWordsOfRequests(() => this.sets.lock(id, caller));
    if (set.isCompleted || formsToSign(places).length === 0) throw signRequestProblems.nothingToSign();
    return this.signable(set, places);
  }

  async lock(id: string): Promise<Signable | null> {
    const locked = await inWordsOfRequests(() => this.sets.lockToSign(id));
    return locked && this.signable(locked.set, locked.places);
  }

  async seen(id: string): Promise<Signable | null> {
    const set = await this.sets.toSign(id).catch(() => null);
    return set && this.signable(set, await this.sets.placesOf(set));
  }

  private async signable(set: FormSet, places: FormInSet[]): Promise<Signable> {
    const forms = inOrder(await this.sets.shownForms(places, SIGNATURES));
    const { id, reference, driverId: ownerId, driverName, companyId, companyName, plantNumber } = set;
    const [first] = forms;
    return {
      kind: 'form-set',
      id,
      reference,
      ownerId,
      driverName,
      companyId,
      companyName,
      plantNumber,
      companyEmail: first?.companyEmail ?? null,
      signatories: SET_SIGNATORIES,
      pdf: forms.length > 0 ? this.pdfOf(set, forms) : null,
      shown: () => shownOfSet(set, forms, this.formKinds),
      sha256: () => setSha256(set, forms),
      refusalFor: (by) => this.refusalFor(set, by, forms),
      sign: (signature) => this.sign(set, { places, forms }, signature),
    };
  }

  /** It is stored only once the set is completed; until then it is drawn for each reader. */
  private pdfOf(set: FormSet, forms: readonly DriverForm[]): PdfToSign {
    const fileName = set.pdfFileName();
    const { plainPdfKey: key } = set;
    const version = () => this.versionOf(set, forms);
    if (key) return { fileName, version, read: () => this.storage.stream(key) };
    return { fileName, version, read: () => this.drawToRead(set, forms) };
  }

  private async drawToRead(set: FormSet, forms: readonly DriverForm[]): Promise<Buffer> {
    const { id, reference } = set;
    const of = { id, reference, isSigned: isSigned(set) };
    const version = this.versionOf(set, forms);
    const parts = [this.printed.cover(set, forms, false), ...(await this.printed.behind(set, forms))];
    const pdf = await this.rendered.drawToRead(of, version, ...parts);
    // It may have changed while it was drawn.
    await this.made.outdate(id, (await this.seen(id))?.pdf?.version?.() ?? null);
    return pdf;
  }

  /** Another one as soon as what is shown has changed, it is signed, or it is completed. */
  private versionOf(set: FormSet, forms: readonly DriverForm[]): string {
    const signedAt = SET_SIGNATORIES.map((by) => set.signatureOf(by)?.signedAt.getTime() ?? '-');
    return [setSha256(set, forms), ...signedAt, set.status.charAt(0)].join(' ');
  }

  private refusalFor(set: FormSet, by: SetSignatory, forms: readonly DriverForm[]): Problem | null {
    const signature = set.signatureOf(by);
    const name = by === 'client' ? set.clientName : set.foremanName;
    if (signature) return signRequestProblems.signedAlready(name, signature.signedAt, this.config.timeZone);
    return set.isCompleted || forms.length === 0 ? signRequestProblems.outOfDate(null) : null;
  }

  private async sign(
    set: FormSet,
    { places, forms }: { places: FormInSet[]; forms: readonly DriverForm[] },
    { by, name, image, made }: TakenSignature,
  ): Promise<string> {
    const signature = Object.assign(new FormSetSignature(), { by, image, made, signedAt: new Date(made.at) });
    set.signatures.add(signature);
    Object.assign(set, {
      ...(by === 'client' ? { clientName: name } : { foremanName: name }),
      approvalVersion: set.approvalVersion + 1,
      signedVersions: versionsOf(places),
      signaturesDroppedAt: null,
    });
    await this.em.flush();
    await this.made.outdate(set.id, this.versionOf(set, forms));
    return signatureOnSetSha256(signature);
  }
}

/** A form that has come or gone while this call waited for the locks is a change like any other. */
async function inWordsOfRequests<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw error.status === 404 ? formProblems.unknown() : signRequestProblems.outOfDate(null);
  }
}
