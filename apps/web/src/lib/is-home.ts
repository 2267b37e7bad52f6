/** The home page is open: no form can be lost by leaving it. */
export function isHome(): boolean {
  return location.pathname === '/';
}
