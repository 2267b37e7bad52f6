/** `after 14:21`, with the weekday unless that is today; rounded up to the minute. */
export function afterTime(until: Date, now: Date, timeZone: string): string {
  const minute = new Date(Math.ceil(until.getTime() / 60_000) * 60_000);
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(date);
  const time = `after ${format(minute, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
  const day = (date: Date) => format(date, { weekday: 'long' });
  return day(minute) === day(now) ? time : `${time} on ${day(minute)}`;
}
