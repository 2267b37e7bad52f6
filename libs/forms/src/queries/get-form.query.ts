import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FindCompletedSet, hasGoneWrong, mailedAtOf, TellMails, type FormMail } from '@groundsheet/contracts';
import { weekTotals, type FormKind } from '@groundsheet/form-rules';
import { DriverForm } from '../form/driver-form.entity.js';
import { FormKinds } from '../kinds/form-kinds.js';
import type { FormReader } from '../reading/form-reader.js';
import type { FormResponse, ReplacedForm, Replacement } from '../form/form.response.js';
import { RenderedForms } from '../pdf/rendered-forms.js';
import { ReadableForms } from '../reading/readable-forms.js';

/** A form for its readers, in the shape of its kind. */
export class GetForm extends Query<FormResponse> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
    /** The only kind that will do; any where none is given. */
    readonly kind?: FormKind,
  ) {
    super();
  }
}

@QueryHandler(GetForm)
export class GetFormHandler implements IQueryHandler<GetForm> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ReadableForms,
    private readonly kinds: FormKinds,
    private readonly rendered: RenderedForms,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, reader, kind }: GetForm): Promise<FormResponse> {
    const { form, readAs } = await this.forms.openRecorded(id, reader, {
      as: 'form',
      kind,
      signatures: true,
    });
    const response = this.kinds.of(form).responseOf(form, readAs);
    const [replacedBy, corrected] = [await this.sent(form.supersededBy), await this.sent(form.corrects)];
    const signedOnSet = form.status === 'submitted' ? await this.rendered.signedOnSet(form) : null;
    const mailing = readAs !== 'recipient' && form.status === 'submitted' ? await this.mailingOf(form) : {};
    return {
      ...response,
      ...mailing,
      ...(replacedBy ? { replacedBy: replacementOf(replacedBy) } : {}),
      ...(corrected ? { replaces: this.replaced(form, corrected) } : {}),
      ...(signedOnSet ? { signedOnSet } : {}),
      ...(readAs === 'office' && form.isOrderOutdated ? { isOrderOutdated: true } : {}),
    };
  }

  private async mailingOf(form: DriverForm): Promise<Pick<FormResponse, 'unmailed' | 'mailedAt'>> {
    const mails = await this.queries.execute(new TellMails([form.id]));
    if (!(await this.wasMailed(form, mails))) return { unmailed: true };
    const mailedAt = mailedAtOf(mails);
    return mailedAt ? { mailedAt } : {};
  }

  /** By itself, now or once its PDF is there, or with its set. */
  private async wasMailed(form: DriverForm, mails: readonly FormMail[]): Promise<boolean> {
    if (!mails.every(hasGoneWrong)) return true;
    if (mails.length === 0 && form.recipients().length > 0) return true;
    const set = await this.queries.execute(new FindCompletedSet(form.id));
    return set !== null;
  }

  /** A reader of a form may know what has taken its place, and whose place it has taken. */
  private async sent(id: string | null): Promise<DriverForm | null> {
    const other = id === null ? null : await this.em.findOne(DriverForm, id, { disableIdentityMap: true });
    return other?.submittedAt ? other : null;
  }

  private replaced(form: DriverForm, corrected: DriverForm): ReplacedForm {
    const kind = this.kinds.of(form);
    const days = kind.hours?.of(corrected);
    return {
      ...replacementOf(corrected),
      answer: kind.answerOf(corrected),
      hours: days ? weekTotals(days).totalHours : null,
      changes: kind.changesOf(form, corrected),
    };
  }
}

function replacementOf({ reference, submittedAt }: DriverForm): Replacement {
  return { reference, sentAt: submittedAt!.toISOString() };
}
