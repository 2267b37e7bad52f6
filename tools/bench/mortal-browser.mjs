import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { browserEnvironment } from '../test/browser.mjs';

/** A browser that can be killed, as a phone kills one, and come back with its profile. */
export class MortalBrowser {
  /** @param profile a folder */
  constructor(profile) {
    this.profile = profile;
  }

  /** Starts it with one page on this address. */
  async open(url) {
    const { CHROME_PATH = process.env.CHROME_PATH, ...environment } = browserEnvironment();
    const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0'];
    this.process = spawn(CHROME_PATH, [...flags, `--user-data-dir=${this.profile}`, 'about:blank'], {
      detached: true,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const browser = await chromium.connectOverCDP(await this.#debuggingAddress());
    const [context] = browser.contexts();
    this.page = context.pages()[0] ?? (await context.newPage());
    await this.page.setViewportSize({ width: 390, height: 844 });
    await this.page.goto(url, { waitUntil: 'commit' });
    return this.page;
  }

  /** Ends every process of it without warning. */
  async kill() {
    const ended = once(this.process, 'exit');
    process.kill(-this.process.pid, 'SIGKILL');
    await ended;
  }

  async #debuggingAddress() {
    let said = '';
    for await (const chunk of this.process.stderr) {
      said += String(chunk);
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) return address;
    }
    throw new Error(`The browser did not start: ${said}`);
  }
}
