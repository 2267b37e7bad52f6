/** 'just now', '5 minutes ago', '3 hours ago', '2 days ago'. */
export function ageOf(at: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes === 0) return 'just now';
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 60 * 24) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (60 * 24)), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
