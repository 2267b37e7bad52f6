const DAY_MS = 86_400_000;

/** 'just now', '5 minutes ago', '3 hours ago', '2 days ago'. */
export function ageOf(at: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes === 0) return 'just now';
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 60 * 24) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (60 * 24)), 'day');
}

/** 'less than a day', '1 day', '2 days': how long something has waited. */
export function lasting(since: string, now: Date = new Date()): string {
  const days = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
  return days < 1 ? 'less than a day' : `${days} day${days === 1 ? '' : 's'}`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
