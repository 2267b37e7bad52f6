import { Injectable } from '@nestjs/common';
import { FormClaimed, FormSaved, FormThrownAway, type FormFacts } from '@groundsheet/contracts';
import { isAccountGone, Subscriber, Transaction } from '@groundsheet/platform';
import { FormSets } from '../form-sets.js';

/**
 * Whatever has happened to a form, and in whatever order it is heard of: the set follows what the form is now. One that is
 * sent is in its set already (`PlaceInSet`).
 */
@Injectable()
abstract class RefreshSet {
  constructor(
    private readonly transaction: Transaction,
    private readonly sets: FormSets,
  ) {}

  async handle({ id, driverId }: FormFacts): Promise<void> {
    if (!driverId) return;
    await this.transaction
      .run(() => this.sets.follow(id, driverId))
      .catch((error: unknown) => {
        // Its forms are about to go, and their sets with them.
        if (!isAccountGone(error)) throw error;
      });
  }
}

@Subscriber(FormSaved)
export class RefreshSetWhenFormSaved extends RefreshSet {}

@Subscriber(FormClaimed)
export class RefreshSetWhenFormClaimed extends RefreshSet {}

@Subscriber(FormThrownAway)
export class RefreshSetWhenFormThrownAway extends RefreshSet {}
