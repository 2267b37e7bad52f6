import ipaddr from 'ipaddr.js';

const HOUSEHOLD = 64;

/**
 * The network that an address counts as: an IPv4 address is one by itself, of an IPv6 address the first 64 bits,
 * since whoever has one address there has them all (product decisions, Mail).
 *
 * @param address as Fastify tells it, proxies taken into account; an IPv4 address may come in IPv6 clothes; undefined
 *   where the sender hung up before anybody looked: all of those count as one
 */
export function networkOf(address = 'unknown'): string {
  // A proxy may hand on anything; that then counts as a network of its own.
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${HOUSEHOLD}`).toString()}/${HOUSEHOLD}`;
}
