import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { daysBetween, queriedLine, SIGN_REQUEST_WORDS, type QueryState } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { SignQuery } from './sign-query.entity.js';
import { SignRequest } from './sign-request.entity.js';

/** A form as a table tells of it, and what else its client may have been asked to sign. */
export interface TableForm {
  readonly id: string;
  /** The form that it corrects: what led to a correction stands beside it too. */
  readonly corrects: string | null;
  /** Of the set that it is in. */
  readonly setId: string | null;
}

/** What a client says is wrong with a form. */
export interface QueryInTable {
  readonly state: QueryState;
  /** 'Tue 17 Nov: hours, should be 7.5; We left at three.' */
  readonly words: string;
  /** Whole days from one day to another, until it was dealt with or today. */
  readonly daysOpen: number;
  /** Plain date; null while it is open. */
  readonly dealtWithOn: string | null;
}

export interface RequestInTable {
  /** 'Opened, asked 2026-11-21', of the client, and when the signature was denied; null if not asked. */
  readonly asked: string | null;
  readonly query: QueryInTable | null;
}

/** Says in tables of forms who was asked to sign on their own phone, and what they say is wrong. */
@Injectable()
export class RequestsInTables {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** By the id of the form. What was asked about the form itself comes before what was asked about its set. */
  async of(forms: readonly TableForm[]): Promise<ReadonlyMap<string, RequestInTable>> {
    const ids = forms.flatMap(({ id, corrects, setId }) => [id, corrects ?? [], setId ?? []].flat());
    const asked = await this.askedAbout(ids);
    const queries = await this.queriesAbout(ids);
    return new Map(
      forms.map((form) => {
        const about = queries.filter((query) => isAbout(query, form));
        // The first that is open waits longest.
        const told = about.find(({ state }) => state === 'open') ?? about.at(-1);
        const { id, setId } = form;
        const words = asked.get(id) ?? (setId && asked.get(setId)) ?? null;
        return [id, { asked: words, query: told ? this.told(told) : null }];
      }),
    );
  }

  /** How far the latest request to each client has come, by the id of the form or set. */
  private async askedAbout(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.em.find(
      SignRequest,
      { formId: { $in: [...ids] }, signatory: 'client' },
      { orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
    const now = this.clock.now();
    return new Map(
      found.map((request) => {
        const { formId, createdAt, deniedAt } = request;
        const asked = `${SIGN_REQUEST_WORDS[request.stateAt(now)]}, asked ${this.clock.dayOf(createdAt)}`;
        return [formId, deniedAt ? `${asked}, denied ${this.clock.dayOf(deniedAt)}` : asked];
      }),
    );
  }

  private queriesAbout(ids: readonly string[]): Promise<SignQuery[]> {
    return this.em.find(
      SignQuery,
      { request: { formId: { $in: [...ids] } } },
      { orderBy: { id: 'asc' }, populate: ['request'], disableIdentityMap: true },
    );
  }

  private told({ state, lines, note, createdAt, answeredAt, acceptedAt }: SignQuery): QueryInTable {
    const dealtWithAt = acceptedAt ?? answeredAt;
    const dealtWithOn = dealtWithAt && this.clock.dayOf(dealtWithAt);
    return {
      state,
      words: [...lines.map((line) => queriedLine(line, line.label)), note ?? []].flat().join('; '),
      daysOpen: daysBetween(this.clock.dayOf(createdAt), dealtWithOn ?? this.clock.today()),
      dealtWithOn,
    };
  }
}

/** Of a set only what names a line of the form, or no line at all. */
function isAbout({ request, lines }: SignQuery, { id, corrects, setId }: TableForm): boolean {
  if (request.formId !== setId) return request.formId === id || request.formId === corrects;
  const forms = lines.map(({ key }) => key.split('/')[0]);
  return forms.length === 0 || forms.some((form) => form === id || form === corrects);
}
