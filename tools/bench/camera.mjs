import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { videoOf } from '../../apps/web-e2e/src/support/fake-camera.ts';
import { browserEnvironment } from '../test/browser.mjs';

/** Uses a browser whose camera looks at a code; `how` it lies is told as `videoOf` wants it. */
export async function withCameraOn(code, how, use) {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-camera-'));
  const video = join(folder, 'plate.mjpeg');
  writeFileSync(video, await videoOf(code, how));
  const { CHROME_PATH = process.env.CHROME_PATH, ...env } = browserEnvironment();
  const browser = await chromium.launch({
    executablePath: CHROME_PATH,
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
    env: { ...process.env, ...env },
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
