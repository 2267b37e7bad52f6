import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FormClaimed, type Caller } from '@groundsheet/contracts';
import { Audit, EventRecorder } from '@groundsheet/platform';
import { isSameName } from '@groundsheet/form-rules';
import { ClaimTokens } from '../accepting/claim-tokens.js';
import type { ClaimFormBody } from '../form/form.dto.js';
import { formProblems } from '../form/form.problems.js';
import { ChangeableForms } from '../accepting/changeable-forms.js';

/**
 * A driver keeps a form that they sent before they had an account, or were signed in. Repeating the call changes
 * nothing.
 */
export class ClaimForm extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: ClaimFormBody,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(ClaimForm)
export class ClaimFormHandler implements ICommandHandler<ClaimForm> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ChangeableForms,
    private readonly tokens: ClaimTokens,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where the token is wrong, over its day or used by another account; 409 for another name */
  async execute({ id, body: { token }, driver }: ClaimForm): Promise<void> {
    const form = await this.forms.locked(id);
    if (!form || !this.tokens.allows(token, form, 'claim')) throw formProblems.notToClaim();
    if (form.driverId === driver.id) return;
    if (form.driverId) throw formProblems.notToClaim();
    if (!isSameName(form.driverName(), driver.fullName)) throw formProblems.otherName(form.kind);

    form.claim(driver.id);
    await this.em.flush();
    await this.events.record(new FormClaimed(form.facts()));
    await this.audit.record({ what: 'form.claimed', about: { kind: 'form', id } });
  }
}
