import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  MailTold,
  TellFirm,
  type AccountLink,
  type AccountMailState,
  type ToldWords,
} from '@groundsheet/contracts';
import { formatDate, formatMoment, oneLine } from '@groundsheet/form-rules';
import { Clock, Config, EventRecorder } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { ACTIVE_ADMINS } from '../people/lock-admins.js';
import { invitation, LINK_WORDS, NOTICE_WORDS, removalWords, type AccountNotice } from './account-words.js';
import { Driver } from './driver.entity.js';

const HOUR = 3_600_000;
const CONFIRMED_WITHIN = 7 * 24 * HOUR;
/** The link works only once (docs/safeguards.md, Passwords). */
const RESET_WITHIN = HOUR;
const ACCEPTED_WITHIN = 7 * 24 * HOUR;
/** As much as a mail says of whom it is about. */
const MATTER_LENGTH = 160;

/** When an invitation that is sent now ends. */
export function invitedUntil(now: Date): Date {
  return new Date(now.getTime() + ACCEPTED_WITHIN);
}

type Link = Pick<AccountLink, 'purpose' | 'while'> & { readonly until: Date };
type Owner = Pick<Driver, 'id' | 'email' | 'fullName'>;

/** The mails about accounts: links that open them, and what has happened to them; each in the transaction of the change. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The link that confirms an address. */
  confirm({ id, email }: Driver): Promise<void> {
    const link = { purpose: 'confirm-email', while: email, until: this.within(CONFIRMED_WITHIN) } as const;
    // Anybody may have typed the address, and what they like for a name.
    return this.tellLink({ id, email, fullName: '' }, link);
  }

  /** The same link, with the day on which the account is removed without it. */
  remove({ id, email }: Driver, removesAt: Date): Promise<void> {
    const link = { purpose: 'confirm-email', while: email, until: removesAt } as const;
    const day = formatDate(removesAt.toISOString().slice(0, 10));
    return this.tellLink({ id, email, fullName: '' }, link, removalWords(day));
  }

  /** The link that replaces a forgotten password. @param key of the request, which may be heard twice */
  reset(driver: Driver, key: string): Promise<void> {
    const { id, email, passwordVersion } = driver;
    const fullName = driver.confirmedAt ? driver.fullName : '';
    const until = this.within(RESET_WITHIN);
    const link = { purpose: 'reset-password', while: String(passwordVersion), until } as const;
    return this.tellLink({ id, email, fullName }, link, {}, key);
  }

  /** The link of an open invitation. @param by the admin's name; null where the invited person asked for the mail again */
  async invite(driver: Driver, by: string | null, key?: string): Promise<void> {
    const { name } = await this.queries.execute(new TellFirm());
    const { passwordVersion, invitedUntil: until } = driver;
    const link = { purpose: 'accept-invitation', while: String(passwordVersion), until: until! } as const;
    const words = { sentence: `${invitation(by, name)} ${LINK_WORDS['accept-invitation'].sentence}` };
    await this.tellLink(driver, link, words, key);
  }

  passwordChanged(driver: Driver, device: string): Promise<void> {
    return this.tellNotice([driver], 'password-changed', this.clock.now(), ['Device', device]);
  }

  newDevice(driver: Driver, device: string): Promise<void> {
    return this.tellNotice([driver], 'new-device', this.clock.now(), ['Device', device]);
  }

  /** No second one on the same day. @param day on site */
  passwordGuessed(driver: Driver, day: string, at: Date): Promise<void> {
    return this.tellNotice([driver], 'password-guessed', at, null, `password-guessed ${driver.id} ${day}`);
  }

  /** To the other admins. */
  async adminAdded({ id, fullName, email }: Driver): Promise<void> {
    const others = await this.em.find(Driver, { ...ACTIVE_ADMINS, id: { $ne: id } });
    const account = oneLine(`${fullName}, ${email}`, MATTER_LENGTH);
    await this.tellNotice(others, 'admin-added', this.clock.now(), ['Account', account]);
  }

  private tellLink(
    owner: Owner,
    { until, ...link }: Link,
    change: { readonly title?: string; readonly sentence?: string } = {},
    key = uuidv7(),
  ): Promise<void> {
    const { title, sentence, button, otherwise } = { ...LINK_WORDS[link.purpose], ...change };
    const name = oneLine(owner.fullName);
    const isNeeded = link.purpose === 'reset-password';
    return this.tell([owner], link.purpose, isNeeded, key, {
      title,
      sentence: `Hello${name && ` ${name}`}, ${sentence}`,
      button: {
        label: button,
        path: `/${link.purpose}`,
        key: { opens: 'account', link: { ...link, driverId: owner.id, until: until.toISOString() } },
      },
      smallPrint: `The link works until ${this.shown(until)}. ${otherwise}`,
    });
  }

  private tellNotice(
    owners: readonly Owner[],
    purpose: AccountNotice,
    at: Date,
    line: readonly [label: string, value: string] | null,
    key = uuidv7(),
  ): Promise<void> {
    const { title, sentence, otherwise, button, leadsTo } = NOTICE_WORDS[purpose];
    const when = { label: 'When', value: this.shown(at) };
    const matter = line?.[1] ? [{ label: line[0], value: line[1] }] : [];
    return this.tell(owners, purpose, true, key, {
      title,
      sentence,
      closing: otherwise,
      button: { label: button, path: leadsTo },
      lines: purpose === 'admin-added' ? [...matter, when] : [when, ...matter],
    });
  }

  private tell(
    owners: readonly Owner[],
    purpose: AccountMailState['purpose'],
    isNeeded: boolean,
    key: string,
    words: ToldWords,
  ): Promise<void> {
    const to = owners.map(({ id, email, fullName }) => ({ id, email, fullName }));
    const subject = `${words.title[0]!.toLowerCase()}${words.title.slice(1)}`;
    const told = { key, to, about: { kind: 'account' }, purpose, subject, isFromFirm: true, words } as const;
    return this.events.record(new MailTold(isNeeded ? { ...told, unwanted: 'needed' } : told));
  }

  private within(time: number): Date {
    return new Date(this.clock.now().getTime() + time);
  }

  private shown(at: Date): string {
    return formatMoment(at.toISOString(), this.config.timeZone);
  }
}
