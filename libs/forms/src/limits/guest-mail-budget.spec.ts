import fc from 'fast-check';
import { GuestMailBudget, HOURS_AHEAD, type MailHour } from './guest-mail-budget.js';

const HOUR = 3_600_000;
const DAYS = 1 + HOURS_AHEAD / 24;

/** The books of a few days, in which networks take mails hour after hour. */
class Books {
  readonly taken: { network: string; now: number; hour: number }[] = [];
  private readonly late = new Map<string, number>();

  constructor(private readonly mailsPerDay: number) {}

  /** @returns the hours, counted from the first midnight, in which the mails go; undefined for those without a place */
  take(network: string, now: number, mails = 1): (number | undefined)[] {
    const budget = this.budgetOf(network, now);
    return Array.from({ length: mails }, () => {
      const mail = budget.take();
      if (!mail) return undefined;
      const hour = mail.at.getTime() / HOUR;
      this.taken.push({ network, now, hour });
      const key = `${network} ${hour}`;
      if (mail.late) this.late.set(key, (this.late.get(key) ?? 0) + 1);
      return hour;
    });
  }

  count(of: (mail: Books['taken'][number]) => boolean): number {
    return this.taken.filter(of).length;
  }

  roomForAnyone(now: number): number {
    return this.budgetOf('somebody', now).roomForAnyone();
  }

  private budgetOf(network: string, now: number): GuestMailBudget {
    const hours = Array.from({ length: DAYS * 24 }, (_, hour) => this.hourOf(hour, network));
    const today = Math.floor(now / 24) * 24;
    return new GuestMailBudget(this.mailsPerDay, hours.slice(today), now - today);
  }

  private hourOf(hour: number, network: string): MailHour {
    return {
      at: new Date(hour * HOUR),
      day: String(Math.floor(hour / 24)),
      hour: hour % 24,
      mails: this.count((mail) => mail.hour === hour),
      own: this.count((mail) => mail.hour === hour && mail.network === network),
      late: this.late.get(`${network} ${hour}`) ?? 0,
    };
  }
}

describe('the day’s count of guests’ mails', () => {
  it.each([
    ['at midnight a third is there, of which one network gets half', 0, 54, 55],
    ['at seven in the morning', 7, 83, 92],
    ['at noon a network may have a third', 12, 100, 100],
    ['on Friday at five too', 17, 100, 100],
  ])('%s', (_, now, least, most) => {
    const hours = new Books(300).take('office', now, 150);
    const atOnce = hours.filter((hour) => hour === now).length;
    expect([atOnce >= least, atOnce <= most]).toEqual([true, true]);
  });

  it('lets an hour of many networks use what the hours before left', () => {
    const books = new Books(300);
    for (let phone = 0; phone < 150; phone++) expect(books.take(`phone ${phone}`, 17)).toEqual([17]);
  });

  it('does not keep an office waiting overnight on Friday at five', () => {
    const hours = new Books(300).take('office', 17, 120);
    expect(hours.filter((hour) => hour === 17)).toHaveLength(100);
    expect(Math.max(...(hours as number[]))).toBeLessThan(24);
  });

  it('gives a network a tenth of what is left once half of the day has gone', () => {
    const books = new Books(300);
    books.take('one', 12, 100);
    books.take('two', 12, 30);
    for (let hour = 13; hour < 16; hour++) books.take(`${hour}`, hour, 20);
    expect(books.count(({ hour }) => hour < 24)).toBeGreaterThanOrEqual(150);
    const before = books.count(({ hour }) => hour < 24);
    const hours = books.take('new', 18, 40);
    expect(hours.filter((hour) => hour! < 24).length).toBeLessThanOrEqual(Math.ceil((300 - before) / 10));
    expect(hours[0]).toBe(18);
  });

  it('begins anew at midnight', () => {
    const books = new Books(300);
    for (let network = 0; network < 60; network++) books.take(`${network}`, 20, 20);
    expect(books.take('office', 24 + 8)).toEqual([24 + 8]);
  });

  it('says so when there is no place as far as it promises', () => {
    const hours = new Books(3).take('flood', 12, 100);
    expect(hours.at(-1)).toBeUndefined();
    expect(hours.filter((hour) => hour !== undefined).length).toBeLessThanOrEqual(3 * DAYS);
  });

  it('serves even the smallest count', () => {
    expect(new Books(1).take('office', 9, 2)).toEqual([9, expect.any(Number)]);
  });
});

describe('whatever the networks send', () => {
  const perDay = fc.integer({ min: 1, max: 120 });
  const sent = fc.array(
    fc.record({
      network: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      later: fc.integer({ min: 0, max: 7 }),
      mails: fc.integer({ min: 1, max: 25 }),
    }),
    { maxLength: 14 },
  );
  const booked = (mailsPerDay: number, forms: { network: string; later: number; mails: number }[]) => {
    const books = new Books(mailsPerDay);
    let now = 0;
    for (const { network, later, mails } of forms) {
      now = Math.min(now + later, 47);
      books.take(network, now, mails);
    }
    return books;
  };

  it('no day has more than its count, and no hour more than has been released by then', () => {
    fc.assert(
      fc.property(perDay, sent, (mailsPerDay, forms) => {
        const books = booked(mailsPerDay, forms);
        const third = Math.ceil(mailsPerDay / 3);
        for (let hour = 0; hour < DAYS * 24; hour++) {
          const midnight = Math.floor(hour / 24) * 24;
          const used = books.count((mail) => mail.hour >= midnight && mail.hour <= hour);
          const released = third + ((mailsPerDay - third) * ((hour % 24) + 1)) / 24;
          expect(used).toBeLessThanOrEqual(released);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('room for anyone is there for whoever comes, one network or many', () => {
    fc.assert(
      fc.property(perDay, sent, fc.boolean(), (mailsPerDay, forms, many) => {
        const books = booked(mailsPerDay, forms);
        const now = Math.max(0, ...books.taken.map((mail) => mail.now));
        for (let left = Math.floor(books.roomForAnyone(now)); left > 0; left--)
          expect(books.take(many ? `phone ${left}` : 'a', now)).toEqual([now]);
      }),
      { numRuns: 60 },
    );
  });

  it('no mail goes before it is sent, and none of a network has more than a third of the count in an hour', () => {
    fc.assert(
      fc.property(perDay, sent, (mailsPerDay, forms) => {
        const books = booked(mailsPerDay, forms);
        for (const { network, now, hour } of books.taken) {
          expect(hour).toBeGreaterThanOrEqual(now);
          const own = books.count((mail) => mail.network === network && mail.hour === hour);
          expect(own).toBeLessThanOrEqual(Math.ceil(mailsPerDay / 3));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('one network’s flood, at any hour, leaves another’s form its place at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 1500 }), (now, mails) => {
        const books = new Books(300);
        books.take('flood', now, mails);
        expect(books.take('office', now, 2)).toEqual([now, now]);
        expect(books.take('yard', now, 2)).toEqual([now, now]);
      }),
      { numRuns: 20 },
    );
  });

  it('a flood that goes on all day leaves everybody else a place each hour', () => {
    const books = new Books(300);
    for (let now = 0; now < 24; now++) {
      books.take('flood', now, 60);
      expect(books.take(`phone ${now}`, now, 2)).toEqual([now, now]);
    }
  });
});
