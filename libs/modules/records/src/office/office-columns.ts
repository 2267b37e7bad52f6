import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellAccounts, TellSetsOfForms, type Caller, type SetOfForm } from '@groundsheet/contracts';
import { FormRows, type ReadForm } from '@groundsheet/forms';
import { SignRequests, RequestsInTables, type GivenRating, type RequestInTable } from '@groundsheet/signing';
import {
  APPROVAL_RATING_LABELS,
  formatTableMoment,
  QUERY_STATE_WORDS,
  ratingLabelsOf,
  SIGNED_WAYS,
  type IssuedKind,
} from '@groundsheet/form-rules';
import { Config } from '@groundsheet/platform';
import type { Cell, FurtherColumns } from '../history/form-table.js';

interface OfficeFacts extends ReadForm {
  /** Null for a guest's, and once there is no such account any more. */
  readonly account: string | null;
  /** The reference of the form that it corrects. */
  readonly corrects: string | null;
  readonly set: SetOfForm | undefined;
  /** Of a person asked to sign on their own phone. */
  readonly told: RequestInTable | undefined;
  /** Null where there is none, and for the driver whose form it is. */
  readonly clientRating: { readonly given: GivenRating; readonly of: IssuedKind } | null;
  readonly timeZone: string;
}

type OfficeColumn = readonly [header: string, cell: (facts: OfficeFacts) => Cell];

const COLUMNS: readonly OfficeColumn[] = [
  ['Account', ({ account }) => account],
  [
    'Client signed on',
    ({ isClientSigned, set }) => (isClientSigned ? 'The form' : (set?.client && set.reference) || null),
  ],
  ['Signed for the client by', clientName],
  ['Client signed at', clientSignedAt],
  [
    'Client signed how',
    ({ form, isClientSigned }) =>
      isClientSigned ? SIGNED_WAYS[form.signedHow.client?.way ?? 'driver-phone'] : null,
  ],
  ['Signature asked for', ({ told }) => told?.asked ?? null],
  ['Client’s query', ({ told }) => (told?.query ? QUERY_STATE_WORDS[told.query.state] : null)],
  ['Client’s query, days open', ({ told }) => told?.query?.daysOpen ?? null],
  ['Client’s query dealt with', ({ told }) => told?.query?.dealtWithOn ?? null],
  ['Client says is wrong', ({ told }) => told?.query?.words ?? null],
  ['Order number follows', ({ form }) => (form.isOrderOutdated ? 'Earlier order rules' : null)],
  ['Corrects', ({ corrects }) => corrects],
  ['Approved in', ({ set }) => (set?.isCompleted ? set.reference : null)],
  ['Rating', ({ set }) => (set?.rating ? APPROVAL_RATING_LABELS[set.rating] : null)],
  ['Client’s rating', ({ clientRating: is }) => (is ? ratingLabelsOf(is.of)[is.given.rating] : null)],
  ['Client’s rating notes', ({ clientRating: is }) => is?.given.notes ?? null],
];

/**
 * What the office's tables say of a form beside what stands on it: who signed for the client, which order rules it follows, what
 * it was approved in.
 */
@Injectable()
export class OfficeColumns {
  constructor(
    private readonly forms: FormRows,
    private readonly queries: QueryBus,
    private readonly requests: SignRequests,
    private readonly toldRequests: RequestsInTables,
    private readonly config: Config,
  ) {}

  for(caller: Caller): FurtherColumns {
    return {
      headers: COLUMNS.map(([header]) => header),
      cellsOf: (page) => this.cellsOf(page, caller),
    };
  }

  private async cellsOf(
    page: readonly ReadForm[],
    caller: Caller,
  ): Promise<ReadonlyMap<string, readonly Cell[]>> {
    const forms = page.map(({ form }) => form);
    const drivers = [...new Set(forms.flatMap(({ driverId }) => driverId ?? []))];
    const [accounts, sets, references] = [
      await this.queries.execute(new TellAccounts(drivers)),
      await this.queries.execute(new TellSetsOfForms(forms.map(({ id }) => id))),
      await this.forms.referencesOf(forms.flatMap(({ corrects }) => corrects ?? [])),
    ];
    const setOf = (id: string) => sets.find(({ formId }) => formId === id);
    const told = await this.toldRequests.of(
      forms.map(({ id, corrects }) => ({ id, corrects, setId: setOf(id)?.id ?? null })),
    );
    const ratings = await this.requests.ratingsBeside(signedAtOf(page, sets));
    const { timeZone } = this.config;
    return new Map(
      page.map((read) => {
        const { id, driverId, corrects } = read.form;
        const set = setOf(id);
        const facts = {
          ...read,
          account: accounts.find((account) => account.id === driverId)?.fullName ?? null,
          corrects: (corrects && references.get(corrects)) ?? null,
          set,
          told: told.get(id),
          clientRating: driverId === caller.id ? null : clientRatingOf(read, set, ratings),
          timeZone,
        };
        return [id, COLUMNS.map(([, cell]) => cell(facts))];
      }),
    );
  }
}

/** When clients signed what stands, on forms and on their sets. */
function signedAtOf(page: readonly ReadForm[], sets: readonly SetOfForm[]): ReadonlyMap<string, Date> {
  return new Map([
    ...page.flatMap(({ form: { id, signedHow } }) =>
      signedHow.client ? [[id, new Date(signedHow.client.at)] as const] : [],
    ),
    ...sets.flatMap(({ id, client }) => (client ? [[id, new Date(client.signedAt)] as const] : [])),
  ]);
}

/** That of the form itself comes first: it is of these hours alone. A check is not rated. */
function clientRatingOf(
  { form }: ReadForm,
  set: SetOfForm | undefined,
  ratings: ReadonlyMap<string, GivenRating>,
): OfficeFacts['clientRating'] {
  const own = ratings.get(form.id);
  if (own) return { given: own, of: form.kind };
  const given = set && ratings.get(set.id);
  return given ? { given, of: 'form-set' } : null;
}

/** A signature on the form itself comes first: it is of these hours alone. */
function clientName({ form, isClientSigned, set }: OfficeFacts): Cell {
  if (!isClientSigned) return set?.client?.name ?? null;
  return (form.entered()['clientSignedName'] as string | null | undefined) ?? null;
}

/** A form has the day of its signatures, a set the moment. */
function clientSignedAt({ form, isClientSigned, set, timeZone }: OfficeFacts): Cell {
  const { client: how } = form.signedHow;
  if (isClientSigned && how) return formatTableMoment(how.at, timeZone);
  if (isClientSigned) return (form.entered()['signatureDate'] as string | null | undefined) ?? null;
  return set?.client ? formatTableMoment(set.client.signedAt, timeZone) : null;
}
