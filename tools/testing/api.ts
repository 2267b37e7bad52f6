import { startOwnApi, type TestApi } from './own-api.js';
import { sharedApi } from './shared-api.js';

/** Settings that the product reads only when it starts. All others it reads whenever it needs them. */
const OF_THE_START =
  /^(PROCESS|PUBLIC_URL|MAIL_|SMTP_|SENDGRID_|STORAGE_|TRUST_PROXY|REQUESTS_|TIME_ZONE|EMBEDDED_|ADMIN_|.*SECRET)/;

/**
 * The product, empty, to be stopped by its caller. A worker has the same one for all its files, one after the other, unless one
 * asks for what only a start can give it, or for a second beside it.
 */
export async function startApi(...asked: Parameters<typeof startOwnApi>): Promise<TestApi> {
  const [settings = {}, ...others] = asked;
  const isOwn =
    others.length > 0 ||
    typeof settings === 'function' ||
    Object.keys(settings).some((name) => OF_THE_START.test(name));
  return (isOwn ? null : await sharedApi(startOwnApi, settings)) ?? startOwnApi(...asked);
}

/** The product for all tests of a file: awaited at its top, and stopped after the last of them. */
export async function suiteApi(...asked: Parameters<typeof startApi>): Promise<TestApi> {
  const api = await startApi(...asked);
  afterAll(() => api.stop());
  return api;
}
