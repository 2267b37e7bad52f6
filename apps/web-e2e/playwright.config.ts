import { defineConfig } from '@playwright/test';

/** The product and the browser come from outside; `npm test` provides both. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  // Two browsers, two runners of Jest and the product share two cores: what is slow there is not wrong.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  use: {
    actionTimeout: 20_000,
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // The app is kept for a lost signal, all 3 MB of it, only where a journey loses one.
    serviceWorkers: 'block',
    // No video and no trace, which take a fifth of the two cores that the page needs: `--trace on` for one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
});
