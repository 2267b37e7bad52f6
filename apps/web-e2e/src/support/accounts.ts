import { expect, type Locator, type Page } from '@playwright/test';
import { v4 as uuidv4 } from 'uuid';

import { mailTo } from './mail.js';

export const PASSWORD = 'correct horse battery';

/** An address that no other test uses. */
export const anAddress = (name: string) => `${name}.${uuidv4().slice(0, 8)}@hill-plant.co.uk`;

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

/** Confirms the address of an account by the link of its mail, in a window beside the page. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const beside = await page.context().newPage();
  await openMailedLink(beside, email, '/confirm-email');
  await beside.getByLabel('Password').fill(PASSWORD);
  await beside.getByLabel('Password').press('Enter');
  await expect(beside.getByRole('status').filter({ hasText: 'Your address is confirmed.' })).toBeVisible();
  await beside.close();
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
  const { text = '' } = await mailTo(email, path);
  const link = new RegExp(`https?://\\S+${path}\\?key=\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`the mail has no link to ${path}`);
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
}
