import { deviceOf } from './device.decorator.js';

it.each([
  [
    'a phone',
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14; SM-A156B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  ],
  [
    'another phone',
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'an office',
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  ],
  ['a tool', 'Unknown device', 'curl/8.5.0'],
  ['something long', 'Unknown device', 'x'.repeat(5000)],
  ['something mute', 'Unknown device', undefined],
])('describes %s in words that its owner knows: %s', (_, device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
