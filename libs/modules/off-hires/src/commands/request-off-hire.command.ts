import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { FindCompany, FindMachine } from '@groundsheet/contracts';
import { FormLimits, GuestDoor } from '@groundsheet/forms';
import {
  normaliseEmail,
  noticeEnd,
  OFF_HIRE_LENGTHS,
  offHireFaults,
  oneLine,
  packedNumber,
} from '@groundsheet/form-rules';
import {
  Audit,
  Clock,
  Config,
  LiveSignals,
  isLikeGuest,
  refuseFaults,
  type FormSender,
} from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import type { OffHireBody, OffHireGivenResponse } from '../off-hire.dto.js';
import { OffHire } from '../off-hire.entity.js';
import { OffHireMails } from '../off-hire-mails.js';

/** A hirer gives notice that it may be collected, with or without an account. */
export class RequestOffHire extends Command<OffHireGivenResponse> {
  constructor(
    readonly body: OffHireBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(RequestOffHire)
export class RequestOffHireHandler implements ICommandHandler<RequestOffHire> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly uploads: Uploads,
    private readonly limits: FormLimits,
    private readonly door: GuestDoor,
    private readonly mails: OffHireMails,
    private readonly signals: LiveSignals,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 422 with every fault at once, 429 above the limits of the sender's forms */
  async execute({ body, sender }: RequestOffHire): Promise<OffHireGivenResponse> {
    this.door.refuseClosed(sender);
    const typed = asTyped(body);
    const today = this.clock.today();
    const faults = offHireFaults(typed, { today, guest: isLikeGuest(sender) });
    refuseFaults(faults);

    const offHire = await this.given(typed, sender, today);
    const { id: heldBy, photos: urls } = offHire;
    const photos = await this.uploads.attach({ heldBy, kind: 'photo', urls, sender, path: 'photos' });
    refuseFaults(photos.faults);
    await this.em.persist(offHire).flush();
    await this.audit.record({
      what: 'off-hire.requested',
      about: { kind: 'off-hire', id: offHire.id, name: offHire.reference },
    });
    await this.mails.tell(offHire);
    await this.signals.tell('off-hires.changed', { ownerId: null });
    await this.limits.count(sender, [], null);
    const { reference, plantNumber, noticeDays, noticeEnds } = offHire;
    return { reference, plantNumber, noticeDays, noticeEnds };
  }

  private async given(typed: ReturnType<typeof asTyped>, { caller }: FormSender, today: string) {
    const { plantNumber, firm, siteLocation, ...rest } = typed;
    const machine = await this.queries.execute(new FindMachine(plantNumber));
    const company = await this.queries.execute(new FindCompany(firm));
    const { noticeDays: usual, nation } = this.config.offHire;
    const noticeDays = company?.offHireNoticeDays ?? usual;
    return OffHire.give({
      ...rest,
      siteLocation: siteLocation || null,
      driverId: caller?.id ?? null,
      // Some letters are two in capitals.
      plantNumber: machine?.plantNumber ?? oneLine(packedNumber(plantNumber), OFF_HIRE_LENGTHS.plantNumber),
      machineId: machine?.id ?? null,
      machineNumber: machine?.machineNumber ?? null,
      vehicleType: machine?.vehicleType ?? null,
      firm: company?.name ?? firm,
      companyId: company?.id ?? null,
      companyEmail: company?.contactEmail ?? null,
      givenAt: this.clock.now(),
      givenOn: today,
      noticeDays,
      noticeEnds: noticeEnd(today, noticeDays, nation),
    });
  }
}

/** Each text on one line. */
function asTyped(body: OffHireBody) {
  const line = (name: keyof typeof OFF_HIRE_LENGTHS & keyof OffHireBody) =>
    oneLine(body[name] ?? '', OFF_HIRE_LENGTHS[name]);
  return {
    plantNumber: line('plantNumber'),
    contactName: line('contactName'),
    firm: line('firm'),
    phone: line('phone'),
    email: normaliseEmail(body.email),
    machineHours: line('machineHours'),
    siteLocation: line('siteLocation'),
    readyFrom: body.readyFrom,
    photos: body.photos ?? [],
  };
}
