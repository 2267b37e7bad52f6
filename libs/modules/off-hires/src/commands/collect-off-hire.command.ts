import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MAX_OFF_HIRE_PHOTOS, OFF_HIRE_LENGTHS, oneLine, TOO_MANY_PHOTOS } from '@groundsheet/form-rules';
import { Audit, Clock, LiveSignals, refuseFaults, type Fault, type FormSender } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import type { CollectionBody } from '../off-hire.dto.js';
import type { Collection, OffHire } from '../off-hire.entity.js';
import { offHireFaults } from '../off-hire.problems.js';
import { OffHireMails } from '../off-hire-mails.js';
import { OffHiresToConfirm } from '../off-hires-to-confirm.js';

/** The office confirms that a machine was collected: who, when, and how it looked. */
export class CollectOffHire extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: CollectionBody,
    readonly office: FormSender,
  ) {
    super();
  }
}

@CommandHandler(CollectOffHire)
export class CollectOffHireHandler implements ICommandHandler<CollectOffHire> {
  constructor(
    private readonly em: EntityManager,
    private readonly waiting: OffHiresToConfirm,
    private readonly uploads: Uploads,
    private readonly mails: OffHireMails,
    private readonly signals: LiveSignals,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404, 409 where the notice is settled, 422 */
  async execute({ id, body, office }: CollectOffHire): Promise<void> {
    const offHire = await this.waiting.locked(id);
    const collection = asTyped(body);
    const photos = await this.attach(offHire, collection.photos, office);
    refuseFaults([...this.faultsOf(collection, offHire), ...photos]);

    offHire.collect(collection);
    await this.em.flush();
    await this.audit.record({ what: 'off-hire.collected', about: { kind: 'off-hire', id } });
    await this.mails.tell(offHire);
    await this.signals.tell('off-hires.changed', { ownerId: null });
  }

  /** Beside those of the notice, which it goes on holding. */
  private async attach(offHire: OffHire, photos: readonly string[], sender: FormSender): Promise<Fault[]> {
    if (photos.length === 0) return [];
    if (photos.length > MAX_OFF_HIRE_PHOTOS) return [TOO_MANY_PHOTOS];
    const urls = [...photos, ...offHire.photos];
    const { faults } = await this.uploads.attach({
      heldBy: offHire.id,
      kind: 'photo',
      urls,
      sender,
      path: 'photos',
    });
    return faults;
  }

  private faultsOf({ collectedAt, collectedBy }: Collection, { givenAt }: OffHire): Fault[] {
    const isThen = collectedAt >= startOfMinute(givenAt) && collectedAt <= this.clock.now();
    return [
      ...(collectedBy === '' ? [offHireFaults.collectedBy] : []),
      ...(isThen ? [] : [offHireFaults.collectedWhen]),
    ];
  }
}

/** A screen asks for no seconds. */
function startOfMinute(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 60_000) * 60_000);
}

function asTyped({ collectedAt, collectedBy, note, photos }: CollectionBody): Collection {
  return {
    collectedAt: new Date(collectedAt),
    collectedBy: oneLine(collectedBy, OFF_HIRE_LENGTHS.collectedBy),
    note: oneLine(note ?? '', OFF_HIRE_LENGTHS.note) || null,
    photos: photos ?? [],
  };
}
