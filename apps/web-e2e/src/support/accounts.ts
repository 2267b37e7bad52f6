import { expect, type Locator, type Page } from '@playwright/test';
import { v4 as uuidv4 } from 'uuid';

import { mailTo } from './mail.js';

export const PASSWORD = 'correct horse battery';

/** An address that no other test uses. */
export const anAddress = (name: string) => `${name}.${uuidv4().slice(0, 8)}@hill-plant.co.uk`;

/** Fills in the form for a new account. */
export async function createAccount(
  page: Page,
  fullName: string,
  email: string,
  baseURL = '',
): Promise<void> {
  await page.goto(`${baseURL}/?signup=true`);
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Create Account' }).click();
  await expectDashboard(page, fullName);
}

/** Makes an account by calls of its page, where creating one is not what is looked at, and is signed in on the page. */
export async function haveAccount(page: Page, fullName: string, email: string): Promise<void> {
  await call(page, '/api/drivers/register', { fullName, email, password: PASSWORD });
  await confirmAddress(page, email);
  await remember(page);
}

/** Confirms the address of an account by the key of its mail. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const { searchParams } = await mailedLink(email, '/confirm-email');
  await call(page, '/api/drivers/confirm-email', { key: searchParams.get('key'), password: PASSWORD });
}

/** Signs in by a call, where that is not what is looked at; the page to look at is opened next. */
export async function haveSignedIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await call(page, '/api/drivers/login', { email, password });
  await remember(page);
}

/** As a page of ours does: nothing else may send the cookies of a session. */
async function call(page: Page, path: string, data: object): Promise<void> {
  const { origin } = await still(page);
  const answer = await page.request.post(path, { headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Something of the product's address that runs no script. @returns where it is */
async function still(page: Page): Promise<URL> {
  if (page.url() === 'about:blank') await page.goto('/mark.svg');
  return new URL(page.url());
}

/** The browser knows who is signed in, as after the login form. */
async function remember(page: Page): Promise<void> {
  await still(page);
  const answer = await page.request.get('/api/drivers/me');
  const me = (await answer.json()) as { id: string; fullName: string; email: string; role: string };
  await page.evaluate(({ id, fullName: name, email, role }) => {
    const loginTime = new Date().toISOString();
    localStorage.setItem('auth', JSON.stringify({ user: { id, name, email, role } }));
    localStorage.setItem('driver-session', JSON.stringify({ name, email, loginTime }));
    localStorage.setItem('groundsheet-seen', loginTime);
  }, me);
}

/** Fills in the login form on the page or in the dialog over it. */
export async function login(page: Page | Locator, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

export async function logout(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

export async function expectDashboard(page: Page, fullName: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Welcome back, ${fullName}!` })).toBeVisible();
  await expect(page.getByText('Active Session')).toBeVisible();
}

export async function openMailedLink(page: Page, email: string, path: string): Promise<void> {
  const { pathname, search } = await mailedLink(email, path);
  await page.goto(pathname + search);
}

async function mailedLink(email: string, path: string): Promise<URL> {
  const { text = '' } = await mailTo(email, path);
  const link = new RegExp(`https?://\\S+${path}\\?key=\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`the mail has no link to ${path}`);
  return new URL(link);
}
