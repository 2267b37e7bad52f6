import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FormPlace, OwnFormsFilter, Question } from '@groundsheet/contracts';

/** Which forms, without where a page begins and how long it is. */
export type FormsChoice = Omit<OwnFormsFilter, 'after' | 'limit'>;

/** Goes through all forms of a driver with at most one page of them in memory. */
@Injectable()
export class FormPages {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Last changed first. A form that is changed meanwhile moves to the front, and is missed if it was not reached yet.
   */
  async *through<F extends FormPlace>(
    Page: new (filter: OwnFormsFilter) => Question<F[]>,
    choice: FormsChoice,
    atATime: number,
  ): AsyncGenerator<F> {
    let after: FormPlace | undefined;
    do {
      const filter = { ...choice, after, limit: atATime };
      const page = await this.queries.execute(new Page(filter));
      yield* page;
      after = page.length === atATime ? page.at(-1) : undefined;
    } while (after);
  }
}
