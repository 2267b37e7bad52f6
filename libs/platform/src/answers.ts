import type { IQuery, IQueryHandler } from '@nestjs/cqrs';
import type { Question } from '@groundsheet/contracts';

declare module '@nestjs/cqrs' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the same parameters as the class that it adds to
  interface QueryBus<QueryBase extends IQuery = IQuery> {
    execute<Answer>(question: Question<Answer>): Promise<Answer>;
  }
}

/** What the handler of a question implements: it gives the answer that the contract promises. */
export type Answers<Asked extends Question<unknown>> = IQueryHandler<Asked, Asked['answer']>;
