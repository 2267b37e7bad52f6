/**
 * The time zone that this device is set to, as an IANA name. Asked when something is drawn, never when a script begins:
 * the first question of a page takes a slow phone a tenth of a second.
 */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
