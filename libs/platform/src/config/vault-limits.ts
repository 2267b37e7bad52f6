import { MOST, upTo } from './guest-limits.js';

/** What vaults may take (docs/product.md, Documents). A megabyte has 1,048,576 bytes. */
export interface VaultLimits {
  /** Documents of all vaults together. */
  readonly megabytes: number;
  /** Documents of an account until its address is confirmed. */
  readonly megabytesUnconfirmed: number;
  /** How long a document is read before it is the next one's turn. */
  readonly secondsOfTurn: number;
  /** How long documents of one account are read within an hour. */
  readonly secondsPerHour: number;
  /** The same within a day, until its address is confirmed. */
  readonly secondsPerDayUnconfirmed: number;
}

export const vaultLimitSettings = {
  VAULTS_MB: upTo(MOST)({ default: 51_200 }),
  UNCONFIRMED_VAULT_MB: upTo(500)({ default: 20 }),
  READING_SECONDS_OF_TURN: upTo(60)({ default: 15 }),
  READING_SECONDS_PER_HOUR: upTo(3600)({ default: 300 }),
  UNCONFIRMED_READING_SECONDS_PER_DAY: upTo(86_400)({ default: 120 }),
};

export function vaultLimitsOf(env: Record<keyof typeof vaultLimitSettings, number>): VaultLimits {
  return {
    megabytes: env.VAULTS_MB,
    megabytesUnconfirmed: env.UNCONFIRMED_VAULT_MB,
    secondsOfTurn: env.READING_SECONDS_OF_TURN,
    secondsPerHour: env.READING_SECONDS_PER_HOUR,
    secondsPerDayUnconfirmed: env.UNCONFIRMED_READING_SECONDS_PER_DAY,
  };
}
