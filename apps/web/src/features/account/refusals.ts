import { ApiError, serverMessage } from '../../lib/api-error.js';

/** docs/screens.md, Fixed texts. */
const CHECK_CREDENTIALS = 'Login failed. Please check your credentials.';
const TRY_AGAIN = 'Login failed. Please try again.';

/** What the alert says when signing in did not work; how long to wait is added where there is a wait. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return TRY_AGAIN;
  return error.status === 429
    ? `${CHECK_CREDENTIALS} ${serverMessage(error) ?? ''}`.trim()
    : CHECK_CREDENTIALS;
}

/** What the alert says when the account was not made. */
export function registrationFailure(error: unknown): string {
  return `Registration failed: ${serverMessage(error) ?? 'Please try again.'}`;
}
