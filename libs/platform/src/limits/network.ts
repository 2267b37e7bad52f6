import ipaddr from 'ipaddr.js';

const HOUSEHOLD = 64;
const SITE = 48;

/** How many times as much a site may do as one of its 65,536 networks. */
const TIMES_PER_SITE = 4;

/** A network that is counted, and how many times the limit of one network holds for it. */
export interface CountedNetwork {
  readonly name: string;
  readonly times: number;
}

/**
 * The network that an address counts as: an IPv4 address itself, or the first 64 bits of an IPv6 address, since one
 * subscriber has all addresses in those (docs/safeguards.md, Limits).
 *
 * @param address from Fastify, behind trusted proxies; IPv4 may be mapped into IPv6; undefined if the sender hung up before
 *   anybody looked, and all of those count as one network
 */
export function networkOf(address = 'unknown'): string {
  // A proxy may pass on anything, which then counts as a network of its own.
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? startOf(parsed, HOUSEHOLD) : parsed.toString();
}

/**
 * The networks that an attempt from an address counts for: its own (see {@link networkOf}), and for IPv6 also the first 48
 * bits, which one subscriber may have as well.
 */
export function networksOf(address?: string): CountedNetwork[] {
  const own = { name: networkOf(address), times: 1 };
  if (!address || !ipaddr.isValid(address)) return [own];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [own];
  return [own, { name: startOf(parsed, SITE), times: TIMES_PER_SITE }];
}

function startOf(address: ipaddr.IPv6, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString()}/${bits}`;
}
