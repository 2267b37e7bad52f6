import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FormPlace, OwnFormsFilter } from '@groundsheet/contracts';

/** Which forms, without where a page begins and how long it is. */
export type FormsChoice = Omit<OwnFormsFilter, 'after' | 'limit'>;

/** A contract query that returns a page of forms. */
type Question = new (filter: OwnFormsFilter) => object;

/** Goes through all forms of a driver with at most one page of them in memory. */
@Injectable()
export class FormPages {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Last changed first. A form that is changed meanwhile moves to the front, and is missed if it was not reached yet.
   */
  async *through<F extends FormPlace>(
    question: Question,
    choice: FormsChoice,
    atATime: number,
  ): AsyncGenerator<F> {
    let after: FormPlace | undefined;
    do {
      const filter = { ...choice, after, limit: atATime };
      const page = await this.queries.execute<object, F[]>(new question(filter));
      yield* page;
      after = page.length === atATime ? page.at(-1) : undefined;
    } while (after);
  }
}
