import type { Wire } from '@groundsheet/api-client';
import { queryOptions } from '@tanstack/react-query';

import { giveDraftsTo } from '../../forms/drafts/draft-store.js';
import { dataOf, api } from '../../lib/api.js';
import { fetchMe } from '../../lib/session/ask-who.js';
import { signedIn, type Me } from '../../lib/session/session-store.js';

export type SignInBody = Wire['SignInBody'];
export type RegistrationBody = Wire['RegistrationBody'];
export type OwnSession = Wire['SessionResponse'];

/** Signs in; the server then says who that is. */
export async function signIn(body: SignInBody): Promise<Me> {
  await api.POST('/api/drivers/login', { body });
  return whoIsIn();
}

/** Makes an account and signs in with it; what the guest had not sent yet is the account's from now on. */
export async function register(body: RegistrationBody): Promise<Me> {
  await api.POST('/api/drivers/register', { body });
  const me = await whoIsIn();
  // Without it the form stays on this device as a guest's.
  await giveDraftsTo(me.id).catch(() => undefined);
  return me;
}

async function whoIsIn(): Promise<Me> {
  const me = await fetchMe();
  if (!me) throw new Error('The browser does not keep the session cookie.');
  // Their owner's session on this device is over now.
  const { removeScansOfOthers } = await import('../../forms/upload/recovery-store.js');
  const { removeDocumentsOfOthers } = await import('../../lib/kept/kept-documents.js');
  await Promise.all([removeScansOfOthers(me.id), removeDocumentsOfOthers(me.id)]).catch(() => undefined);
  return me;
}

export async function askForNewPassword(email: string): Promise<void> {
  await api.POST('/api/drivers/forgotten-password', { body: { email } });
}

/**
 * Chooses the first password, which signs in.
 *
 * @param key of the link in the mail
 */
export async function acceptInvitation(key: string, password: string): Promise<Me> {
  await api.POST('/api/drivers/accept-invitation', { body: { key, password } });
  return whoIsIn();
}

/** @param key of the link in the mail */
export async function resetPassword(key: string, password: string): Promise<void> {
  await api.POST('/api/drivers/reset-password', { body: { key, password } });
}

/** @param key of the link in the mail */
export async function confirmEmail(key: string, password: string): Promise<void> {
  await api.POST('/api/drivers/confirm-email', { body: { key, password } });
}

/**
 * Confirms the address for a person who does not know the password of the account: with a new one, which signs in.
 *
 * @param key of the link in the mail
 */
export async function confirmWithNewPassword(key: string, password: string): Promise<Me> {
  await api.POST('/api/drivers/confirm-email/new-password', { body: { key, password } });
  return whoIsIn();
}

/** Has the mail sent again, unless the link was used meanwhile, in another tab or on another device. */
export async function mailConfirmationAgain(): Promise<void> {
  const me = await fetchMe();
  if (me?.confirmed) signedIn(me);
  else await api.POST('/api/drivers/me/confirmation');
}

/** Proves once more that it is the account's owner who is at the device. */
export async function givePassword(password: string): Promise<void> {
  await api.POST('/api/drivers/me/session/password', { body: { password } });
}

export async function changePassword(body: Wire['ChangePasswordBody']): Promise<void> {
  await api.PUT('/api/drivers/me/password', { body });
}

/** Erases the account; nobody is signed in to it any more, here or elsewhere. */
export async function deleteAccount(password: string): Promise<void> {
  await api.DELETE('/api/drivers/me', { body: { password } });
}

/** Where the account is signed in; fetched afresh at every look. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/drivers/me/sessions'],
  queryFn: async (): Promise<OwnSession[]> => dataOf(await api.GET('/api/drivers/me/sessions')),
  refetchOnMount: 'always',
});

export async function endSession(id: string): Promise<void> {
  await api.DELETE('/api/drivers/me/sessions/{id}', { params: { path: { id } } });
}
