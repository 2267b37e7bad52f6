import type { StreamableFile } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  ReadOwnAccount,
  ReadOwnDefectEvents,
  ReadOwnDocuments,
  ReadOwnOffHires,
  ReadOwnSharePacks,
  TellAccountMails,
  TellMails,
  type Caller,
  type Question,
} from '@groundsheet/contracts';
import { FormKinds, FormRows } from '@groundsheet/forms';
import { Audit, Clock, madeFile, Transaction } from '@groundsheet/platform';
import { Readable } from 'node:stream';
import { jsonText, type JsonPart } from './json-text.js';

/** Few, because each form may have two signatures of half a megabyte. */
const AT_A_TIME = 10;

/** Everything that is kept of a person who has an account, for that person. */
export class DownloadOwnData extends Query<StreamableFile> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(DownloadOwnData)
export class DownloadOwnDataHandler implements IQueryHandler<DownloadOwnData> {
  constructor(
    private readonly audit: Audit,
    private readonly transaction: Transaction,
    private readonly queries: QueryBus,
    private readonly forms: FormRows,
    private readonly kinds: FormKinds,
    private readonly clock: Clock,
  ) {}

  async execute({ caller }: DownloadOwnData): Promise<StreamableFile> {
    const about = { kind: 'account', id: caller.id } as const;
    await this.transaction.run(() => this.audit.record({ what: 'account.data-downloaded', about }));
    const parts = await this.partsOf(caller);
    const text = Readable.from(jsonText(Object.entries(parts)), { objectMode: false });
    return madeFile(text, { type: 'application/json', name: `my-data-${this.clock.today()}.json` });
  }

  /** The only list of what is kept about a driver. */
  private async partsOf(caller: Caller): Promise<Record<string, JsonPart>> {
    return {
      ...(await this.queries.execute(new ReadOwnAccount(caller))),
      accountMails: await this.queries.execute(new TellAccountMails(caller.id)),
      forms: this.formsOf(caller),
      documents: this.pageByPage(ReadOwnDocuments, caller),
      sharePacks: this.pageByPage(ReadOwnSharePacks, caller),
      offHires: this.pageByPage(ReadOwnOffHires, caller),
      defects: this.pageByPage(ReadOwnDefectEvents, caller),
    };
  }

  private async *pageByPage<T extends { readonly id: string }>(
    Page: new (ownerId: string, limit: number, after?: string) => Question<T[]>,
    { id }: Caller,
  ): AsyncGenerator<T> {
    let after: string | undefined;
    do {
      const page = await this.queries.execute(new Page(id, AT_A_TIME, after));
      yield* page;
      after = page.length === AT_A_TIME ? page.at(-1)!.id : undefined;
    } while (after);
  }

  /** Drafts too, each as its own call answers it, with the last mail to each recipient. */
  private async *formsOf({ id: driverId }: Caller): AsyncGenerator<object> {
    for await (const page of this.forms.pages({ driverId }, AT_A_TIME)) {
      for (const { form } of await this.forms.read(page, { signatures: true })) {
        const mails = await this.queries.execute(new TellMails([form.id]));
        const response = this.kinds.of(form).responseOf(form, 'driver');
        yield { ...response, mails: mails.map(({ formId: _, ...mail }) => mail) };
      }
    }
  }
}
