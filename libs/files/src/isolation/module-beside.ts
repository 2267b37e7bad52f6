/**
 * A module that a thread or another process imports, beside the module's code and built or not as it is:
 * `moduleBeside(import.meta.url, './timesheet.layout')`.
 */
export function moduleBeside(moduleUrl: string, path: string): URL {
  return new URL(`${path}${moduleUrl.endsWith('.ts') ? '.ts' : '.js'}`, moduleUrl);
}
