/**
 * An error as the log may hold it: its name, its code and where it came from. Never its message: a database or a
 * mail server puts names and addresses of people into theirs.
 */
export function describeError(error: unknown): { name: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(code === undefined ? {} : { code: String(code) }),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}
