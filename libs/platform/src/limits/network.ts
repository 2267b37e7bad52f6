import ipaddr from 'ipaddr.js';

const HOUSEHOLD = 64;

/**
 * The network that an address counts as: an IPv4 address itself, or the first 64 bits of an IPv6 address, since one
 * subscriber has all addresses in those (docs/product.md, Limits).
 *
 * @param address from Fastify, behind trusted proxies; IPv4 may be mapped into IPv6; undefined if the sender hung up before
 *   anybody looked, and all of those count as one network
 */
export function networkOf(address = 'unknown'): string {
  // A proxy may pass on anything, which then counts as a network of its own.
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${HOUSEHOLD}`).toString()}/${HOUSEHOLD}`;
}
