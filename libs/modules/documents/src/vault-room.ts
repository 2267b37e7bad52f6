import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { FindAdmins, MailTold, TellAccounts, type ToldWords } from '@groundsheet/contracts';
import { Clock, Config, EventRecorder, Transaction } from '@groundsheet/platform';
import { formatMoment, VAULT_BYTES } from '@groundsheet/form-rules';
import { documentProblems } from './document.problems.js';

const MEGABYTE = 1_048_576;
/** From here on admins are told. */
const NEARLY_FULL = 0.7;

const FILLING: ToldWords = {
  title: 'The document vaults are more than 70 % full',
  sentence: 'Together, the documents in all vaults take up more than 70 % of the space for them.',
  closing:
    'Once they are full, nobody can add a document. If this is ordinary work and the disk has room, raise VAULTS_MB. If not, the vaults may be being filled on purpose.',
  button: { label: 'Open Groundsheet', path: '/' },
};

/** How much vaults hold, each and all together (docs/product.md, Documents). */
@Injectable()
export class VaultRoom {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 413 where the vault, 503 where all vaults together have no room for so many more bytes */
  async refuseWithout(ownerId: string, bytes: number): Promise<void> {
    const [owner] = await this.queries.execute(new TellAccounts([ownerId]));
    const { megabytes, megabytesUnconfirmed } = this.config.vaults;
    const filled = (await this.bytesOf(ownerId)) + bytes;
    if (!owner?.isConfirmed && filled > megabytesUnconfirmed * MEGABYTE) {
      throw documentProblems.vaultFullUntilConfirmed(megabytesUnconfirmed);
    }
    if (filled > VAULT_BYTES) throw documentProblems.vaultFull();
    if ((await this.bytesOfAll()) + bytes > megabytes * MEGABYTE) throw documentProblems.noRoom();
  }

  /** Until the end of the caller's transaction no other document takes room: two never both take the last of it. */
  hold(): Promise<void> {
    return this.transaction.lock('groundsheet.vaults');
  }

  /** Once a document has arrived, in its transaction: admins are told once a day while vaults are nearly full. */
  async noticeFilling(): Promise<void> {
    if ((await this.bytesOfAll()) < this.config.vaults.megabytes * MEGABYTE * NEARLY_FULL) return;
    const when = formatMoment(this.clock.now().toISOString(), this.config.timeZone);
    await this.events.record(
      new MailTold({
        key: `vaults-filling ${this.clock.today()}`,
        to: await this.queries.execute(new FindAdmins()),
        about: { kind: 'account' },
        purpose: 'vaults-filling',
        subject: 'the document vaults are more than 70 % full',
        isFromFirm: true,
        unwanted: 'heeded',
        words: { ...FILLING, lines: [{ label: 'When', value: when }] },
      }),
    );
  }

  /** What the files of an account take, those that can still be brought back too. */
  private async bytesOf(ownerId: string): Promise<number> {
    const [taken] = await this.em.execute<[{ bytes: string }]>(
      `select coalesce(sum(file.byte_size), 0) as bytes
         from documents as document join document_files as file on file.document_id = document.id
        where document.owner_id = ?`,
      [ownerId],
    );
    return Number(taken.bytes);
  }

  private async bytesOfAll(): Promise<number> {
    const [taken] = await this.em.execute<[{ bytes: string }]>(
      'select coalesce(sum(byte_size), 0) as bytes from document_files',
    );
    return Number(taken.bytes);
  }
}
