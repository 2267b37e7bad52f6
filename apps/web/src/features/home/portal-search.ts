export interface PortalSearch {
  /** Opens Create Account. */
  signup?: true | undefined;
  tab?: 'dashboard' | 'account' | undefined;
}

export type GuestTab = 'login' | 'create-account';
export type DriverTab = 'dashboard' | 'account';

/** Reads which tab is meant from an address that may say anything. */
export function readPortalSearch(search: Record<string, unknown>): PortalSearch {
  const { signup, tab } = search;
  return {
    signup: signup === true || signup === 'true' ? true : undefined,
    tab: tab === 'dashboard' || tab === 'account' ? tab : undefined,
  };
}

export function guestTab({ signup }: PortalSearch): GuestTab {
  return signup ? 'create-account' : 'login';
}

export function driverTab({ tab }: PortalSearch): DriverTab {
  return tab ?? 'dashboard';
}
