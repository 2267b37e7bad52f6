import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Audit, Clock } from '@groundsheet/platform';
import {
  AcceptedForms,
  Corrections,
  type DriverForm,
  FormKinds,
  type FormSavedResponse,
} from '@groundsheet/forms';
import { entryOf } from '../sign-audit.js';
import type { KeptLine } from '../sign-query.entity.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequests } from '../sign-requests.js';

/**
 * A driver takes what a client proposes into a correction of their form. Once it is sent, the same person is asked again in
 * the same way (`SignRequests.follow`).
 */
export class AcceptSignQuery extends Command<FormSavedResponse> {
  constructor(
    readonly id: string,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(AcceptSignQuery)
export class AcceptSignQueryHandler implements ICommandHandler<AcceptSignQuery> {
  constructor(
    private readonly requests: SignRequests,
    private readonly corrections: Corrections,
    private readonly accepted: AcceptedForms,
    private readonly kinds: FormKinds,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404; 409 where nothing waits for an answer, or the form cannot be corrected */
  async execute({ id, driver }: AcceptSignQuery): Promise<FormSavedResponse> {
    const request = await this.requests.forAsker(id, driver);
    if (request.ownerId !== driver.id) throw signRequestProblems.unknown();
    const query = await this.requests.openQueryOf(request);
    if (!query || query.afterSigning) throw signRequestProblems.noQuery();
    const [first] = [...Map.groupBy(query.lines, formOf)];
    const formId = first?.[0] ?? (request.formKind === 'form-set' ? null : request.formId);
    if (!formId) throw signRequestProblems.nothingToCorrect();

    const draft = await this.corrections.of(formId, driver);
    this.take(draft, first?.[1].map(ofForm) ?? []);
    query.acceptedAt = this.clock.now();
    await this.audit.record(entryOf('signature.query-accepted', request));
    await this.requests.changed(request);
    return this.accepted.saved(draft);
  }

  private take(draft: DriverForm, lines: readonly KeptLine[]): void {
    for (const { reason, proposed } of lines) {
      if (reason === 'machine' && proposed) draft.plantNumber = proposed;
      if (reason === 'order' && proposed) draft.orderNumber = proposed;
    }
    this.kinds.of(draft).hours?.takeProposals(draft, lines);
  }
}

/** The id of the form that a line is of stands before its own key. */
function formOf({ key }: KeptLine): string {
  return key.split('/')[0]!;
}

function ofForm(line: KeptLine): KeptLine {
  return { ...line, key: line.key.slice(line.key.indexOf('/') + 1) };
}
