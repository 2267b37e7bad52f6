/**
 * An error in the form in which it may be logged: name, code and where it came from. Never its message: databases and mail
 * servers put people's names and addresses into theirs.
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
