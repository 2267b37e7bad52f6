export interface PortalSearch {
  /** Opens Create Account. */
  signup?: true | undefined;
  login?: true | undefined;
  tab?: DriverTab | undefined;
  /** Which documents are shown; the vault judges it. */
  vault?: unknown;
}

const DRIVER_TABS = ['dashboard', 'vault', 'account'] as const;

export type GuestTab = 'login' | 'create-account';
export type DriverTab = (typeof DRIVER_TABS)[number];

/** Reads which tab is meant from an address that may say anything. */
export function readPortalSearch(search: Record<string, unknown>): PortalSearch {
  const { signup, login, tab, vault } = search;
  return {
    signup: isSet(signup),
    login: isSet(login),
    tab: DRIVER_TABS.find((name) => name === tab),
    vault,
  };
}

function isSet(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined;
}

/** What a guest has opened of the way into an account; null where it is folded. A tab of an account asks to sign in. */
export function guestTab({ signup, login, tab }: PortalSearch): GuestTab | null {
  if (signup) return 'create-account';
  return login || tab ? 'login' : null;
}

export function driverTab({ tab }: PortalSearch): DriverTab {
  return tab ?? 'dashboard';
}
