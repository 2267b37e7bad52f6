import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { mailedAtOf, seesAll, TellAccounts, TellMails, type AccountFacts } from '@groundsheet/contracts';
import { accountBeside, FormKinds, SIGNATURES, signatureUrl, type FormReader } from '@groundsheet/forms';
import { byPlace } from '@groundsheet/form-rules';
import { Config } from '@groundsheet/platform';
import type { CombinedFormResponse } from '../approval.dto.js';
import { formsOfSet } from '../form-of-set.js';
import { type FormSet } from '../form-set.entity.js';
import type { SetSignatory } from '../set-approval.js';
import { needsAnotherSupervisor } from '../own-sets.js';
import { versionsOf } from '../form-versions.js';
import { withPhotosOfSet } from '../set-photos.js';
import { VisibleSets } from '../visible-sets.js';

/** A set as it is approved on site, or was. */
export class GetCombinedForm extends Query<CombinedFormResponse> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetCombinedForm)
export class GetCombinedFormHandler implements IQueryHandler<GetCombinedForm> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly kinds: FormKinds,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  async execute({ id, reader }: GetCombinedForm): Promise<CombinedFormResponse> {
    const { set, readAs } = await this.sets.readRecorded(id, reader, 'form');
    const places = await this.sets.placesOf(set);
    const forms = await this.sets.shownForms(places, SIGNATURES);
    const { one, many } = byPlace(
      forms.map((form) => withPhotosOfSet(id, form, this.kinds.of(form).responseOf(form, readAs))),
    );
    const supervises = seesAll(reader.caller);
    return {
      ...headOf(set, reader),
      account:
        readAs === 'recipient' ? null : accountBeside(await this.account(set.driverId), set.driverName),
      readAs,
      needsAnotherSupervisor: needsAnotherSupervisor(set, reader.caller, this.config),
      forms: formsOfSet(places.map(({ facts }) => facts)),
      timesheet: one[0] ?? null,
      checkSheets: many,
      versions: Object.entries(versionsOf(places)).map(([formId, version]) => ({ id: formId, version })),
      approval: approvalOf(set),
      clientSignedAt: signedAt(set, 'client'),
      foremanSignedAt: signedAt(set, 'foreman'),
      approvalVersion: set.approvalVersion,
      rating: supervises ? ratingOf(set) : null,
      companyEmail: supervises ? (forms[0]?.companyEmail ?? null) : null,
      emails: readAs === 'recipient' ? [] : set.emails,
      completedAt: set.submittedAt?.toISOString() ?? null,
      mailedAt: readAs === 'recipient' || !set.isCompleted ? null : await this.mailedAt(id),
      completedBy: await this.nameOf(set.dispatchedBy),
    };
  }

  private async mailedAt(id: string): Promise<string | null> {
    return mailedAtOf(await this.queries.execute(new TellMails([id])));
  }

  private async nameOf(account: string | null): Promise<string | null> {
    return (await this.account(account))?.fullName ?? null;
  }

  private async account(id: string | null): Promise<AccountFacts | undefined> {
    return id ? (await this.queries.execute(new TellAccounts([id])))[0] : undefined;
  }
}

function headOf(set: FormSet, { caller }: FormReader) {
  return {
    id: set.id,
    reference: set.reference,
    driverSignedName: set.driverName,
    isOwn: caller !== null && set.driverId === caller.id,
    isSentByDriver: set.isSentByDriver,
    plantNumber: set.plantNumber,
    machineNumber: set.machineNumber,
    customerId: set.companyId,
    company: set.companyName,
    siteLocation: set.siteLocation,
    orderNumber: set.orderNumbers,
    collationDate: set.weekEnding,
    timesheetId: set.timesheetId,
    checkSheetId: set.checkSheetId,
    status: set.status,
    timesheetComplete: set.timesheetComplete,
    checkSheetComplete: set.checkSheetComplete,
    changedAt: set.changedAt.toISOString(),
  };
}

function approvalOf(set: FormSet): CombinedFormResponse['approval'] {
  const { clientName, foremanName, supervisorNotes } = set;
  const drawn = (by: SetSignatory) => {
    const signature = set.signatureOf(by);
    return signature && signatureUrl(signature.image);
  };
  return {
    ...{ clientName, foremanName, supervisorNotes },
    clientSignature: drawn('client'),
    foremanSignature: drawn('foreman'),
    signaturesDroppedAt: set.signaturesDroppedAt?.toISOString() ?? null,
  };
}

function signedAt(set: FormSet, by: SetSignatory): string | null {
  return set.signatureOf(by)?.signedAt.toISOString() ?? null;
}

function ratingOf({ rating, ratingNotes: notes, ratedAt }: FormSet): CombinedFormResponse['rating'] {
  return rating && { rating, notes, ratedAt: ratedAt!.toISOString() };
}
