import { defineConfig } from '@playwright/test';

/** The product and the browser come from outside; `npm test` provides both. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  use: {
    actionTimeout: 10_000,
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // No video: recording draws every frame again, on the two cores that the page needs.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
});
