import { networkOf, networksOf } from './network.js';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  [undefined, 'unknown'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.9', ['203.0.113.9 1']],
  ['::ffff:203.0.113.9', ['203.0.113.9 1']],
  ['2001:db8:1:2::1', ['2001:db8:1:2::/64 1', '2001:db8:1::/48 4']],
  ['2001:db8:1:ffff::1', ['2001:db8:1:ffff::/64 1', '2001:db8:1::/48 4']],
  ['nonsense', ['nonsense 1']],
  [undefined, ['unknown 1']],
])('%s is counted by its network, and by its site with a wider limit', (address, networks) => {
  expect(networksOf(address).map(({ name, times }) => `${name} ${times}`)).toEqual(networks);
});
