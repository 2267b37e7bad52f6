export interface PortalSearch {
  /** Opens Create Account. */
  signup?: true | undefined;
  tab?: DriverTab | undefined;
  /** Which documents are shown; the vault judges it. */
  vault?: unknown;
}

const DRIVER_TABS = ['dashboard', 'vault', 'account'] as const;

export type GuestTab = 'login' | 'create-account';
export type DriverTab = (typeof DRIVER_TABS)[number];

/** Reads which tab is meant from an address that may say anything. */
export function readPortalSearch(search: Record<string, unknown>): PortalSearch {
  const { signup, tab, vault } = search;
  return {
    signup: signup === true || signup === 'true' ? true : undefined,
    tab: DRIVER_TABS.find((name) => name === tab),
    vault,
  };
}

export function guestTab({ signup }: PortalSearch): GuestTab {
  return signup ? 'create-account' : 'login';
}

export function driverTab({ tab }: PortalSearch): DriverTab {
  return tab ?? 'dashboard';
}
