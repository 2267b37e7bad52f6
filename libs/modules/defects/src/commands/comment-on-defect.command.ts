import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';

import { KnownDefects } from '../known-defects.js';

export class CommentOnDefect extends Command<void> {
  constructor(
    readonly id: string,
    readonly text: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(CommentOnDefect)
export class CommentOnDefectHandler implements ICommandHandler<CommentOnDefect> {
  constructor(private readonly defects: KnownDefects) {}

  async execute({ id, text, caller }: CommentOnDefect): Promise<void> {
    await this.defects.act(id, caller, () => ({ kind: 'comment', details: { text: text.trim() } }));
  }
}
