import { MOST, upTo } from './guest-limits.js';

/** What vaults may take (docs/product.md, Documents). A megabyte has 1,048,576 bytes. */
export interface VaultLimits {
  /** Documents of all vaults together. */
  readonly megabytes: number;
  /** Documents of an account until its address is confirmed. */
  readonly megabytesUnconfirmed: number;
}

export const vaultLimitSettings = {
  VAULTS_MB: upTo(MOST)({ default: 51_200 }),
  UNCONFIRMED_VAULT_MB: upTo(500)({ default: 20 }),
};

export function vaultLimitsOf(env: Record<keyof typeof vaultLimitSettings, number>): VaultLimits {
  return {
    megabytes: env.VAULTS_MB,
    megabytesUnconfirmed: env.UNCONFIRMED_VAULT_MB,
  };
}
