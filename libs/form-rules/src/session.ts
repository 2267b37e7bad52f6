/** A session ends so long after its last use (docs/safeguards.md, Sessions). */
export const SESSION_IDLE_MINUTES = 30;
/** And so long after the sign-in, however much it is used. */
export const SESSION_MOST_HOURS = 12;
