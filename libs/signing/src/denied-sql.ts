/** As long as the office is reminded of one that nobody has dealt with. */
const REMINDED_DAYS = 91;

/**
 * Signatures that are denied and still to be dealt with: until a correction of their form has been sent, for 13 weeks at most. The
 * form itself keeps saying so. Its parameter is the present moment.
 */
export const DENIED = `select id, denied_at from sign_requests
    where denied_at > ?::timestamptz - interval '${REMINDED_DAYS} days' and corrected_at is null`;
