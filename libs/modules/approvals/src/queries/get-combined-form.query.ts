import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  mailedAtOf,
  seesAll,
  TellAccounts,
  TellFoundDefects,
  TellMails,
  type AccountFacts,
  type FoundDefect,
} from '@groundsheet/contracts';
import {
  accountBeside,
  FormKinds,
  FormRows,
  SIGNATURES,
  signatureUrl,
  type DriverForm,
  type FormReader,
  type FormResponse,
} from '@groundsheet/forms';
import { SignRequests } from '@groundsheet/signing';
import { byPlace, type SignedWay } from '@groundsheet/form-rules';
import { Config } from '@groundsheet/platform';
import type { CombinedFormResponse } from '../combined-form.dto.js';
import { formsOfSet } from '../form-of-set.js';
import { type FormSet } from '../form-set.entity.js';
import type { SetSignatory } from '../set-approval.js';
import { needsAnotherSupervisor } from '../needs-another-supervisor.js';
import { versionsOf } from '../form-versions.js';
import { VisibleSets } from '../visible-sets.js';

/** A form as its set shows it: readers of the set may see its photos, though not the form by itself. */
function withPhotosOfSet(setId: string, form: DriverForm, response: FormResponse): FormResponse {
  const photoURLs = form.fileIds().map((photo) => `/api/combined-forms/${setId}/photos/${photo}`);
  return photoURLs.length > 0 ? Object.assign(response, { photoURLs }) : response;
}

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
    private readonly formRows: FormRows,
    private readonly requests: SignRequests,
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
    const isMailed = readAs === 'recipient';
    const mails = !isMailed && set.isCompleted ? await this.queries.execute(new TellMails([id])) : [];
    return {
      ...headOf(set, reader),
      ...(await this.weekOf(set)),
      asked: isMailed ? null : await this.askedOf(set),
      account: isMailed ? null : accountBeside(await this.account(set.driverId), set.driverName),
      driverId: isMailed ? null : set.driverId,
      readAs,
      needsAnotherSupervisor: needsAnotherSupervisor(set, reader.caller, this.config),
      forms: formsOfSet(places.map(({ facts }) => facts)),
      timesheet: one[0] ?? null,
      checkSheets: many,
      versions: Object.entries(versionsOf(places)).map(([formId, version]) => ({ id: formId, version })),
      approval: approvalOf(set),
      clientSignedAt: signedAt(set, 'client'),
      foremanSignedAt: signedAt(set, 'foreman'),
      clientSignedWay: signedWay(set, 'client'),
      foremanSignedWay: signedWay(set, 'foreman'),
      approvalVersion: set.approvalVersion,
      rating: supervises ? ratingOf(set) : null,
      clientRating: supervises && readAs === 'office' ? await this.clientRatingOf(set) : null,
      companyEmail: supervises ? (forms[0]?.companyEmail ?? null) : null,
      // Other checks of the machine are none of a client's business.
      defects: isMailed ? [] : await this.defectsOf(set, forms),
      queries: isMailed ? [] : await this.queriesAbout([id, ...places.map((place) => place.facts.id)]),
      emails: isMailed ? [] : set.emails,
      completedAt: set.submittedAt?.toISOString() ?? null,
      mails: mails.map(({ recipient, state }) => ({ recipient, state })),
      mailedAt: mailedAtOf(mails),
      completedBy: await this.nameOf(set.dispatchedBy),
    };
  }

  private async queriesAbout(ids: readonly string[]): Promise<CombinedFormResponse['queries']> {
    const [queries = []] = await this.requests.openQueriesAbout([ids]);
    return queries;
  }

  private async clientRatingOf(set: FormSet): Promise<CombinedFormResponse['clientRating']> {
    const signature = set.signatureOf('client');
    if (!signature) return null;
    const ratings = await this.requests.ratingsBeside(new Map([[set.id, signature.signedAt]]));
    return ratings.get(set.id) ?? null;
  }

  private async weekOf({ timesheetId: id, timesheetComplete: isComplete }: FormSet) {
    const week = id && isComplete ? (await this.formRows.weeksOf([id])).get(id) : undefined;
    return { hours: week?.totalHours ?? null, daysWorked: week?.worked ?? null };
  }

  private async askedOf({ askedAt, askedBy }: FormSet): Promise<CombinedFormResponse['asked']> {
    return askedAt && { at: askedAt.toISOString(), by: await this.nameOf(askedBy) };
  }

  /** What needs attention on the forms that are shown, and since when each defect has been on the machine. */
  private async defectsOf(
    { machineKey }: FormSet,
    forms: readonly DriverForm[],
  ): Promise<CombinedFormResponse['defects']> {
    const found = forms.flatMap((form) => form.attention().map(({ key }) => ({ form, key })));
    if (found.length === 0) return [];
    const defects = machineKey ? await this.queries.execute(new TellFoundDefects(machineKey)) : [];
    return found.map(({ form: { id, date, status }, key }) => {
      const isFound = ({ item, formIds, isOpen }: FoundDefect) =>
        item === key && (status === 'draft' ? isOpen : formIds.includes(id));
      const since = defects.find(isFound)?.since ?? date;
      return { formId: id, key, firstSeen: since < date ? since : date };
    });
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
    completedWithout: set.completedWithout,
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
    clientName,
    foremanName,
    supervisorNotes,
    clientSignature: drawn('client'),
    foremanSignature: drawn('foreman'),
    signaturesDroppedAt: set.signaturesDroppedAt?.toISOString() ?? null,
  };
}

function signedAt(set: FormSet, by: SetSignatory): string | null {
  return set.signatureOf(by)?.signedAt.toISOString() ?? null;
}

function signedWay(set: FormSet, by: SetSignatory): SignedWay | null {
  const signature = set.signatureOf(by);
  return signature && (signature.made?.way ?? 'driver-phone');
}

function ratingOf({ rating, ratingNotes: notes, ratedAt }: FormSet): CombinedFormResponse['rating'] {
  return rating && { rating, notes, ratedAt: ratedAt!.toISOString() };
}
