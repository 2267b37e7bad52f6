import { Problem } from '@groundsheet/platform';

export const mailProblems = {
  unknown: () => new Problem(404, 'mail.unknown', 'There is no such mail.'),
  noAttachment: () => new Problem(404, 'mail.no-attachment', 'This mail has no PDF attached.'),
  onItsWay: () =>
    new Problem(
      409,
      'mail.on-its-way',
      'This mail is still on its way. It is tried again by itself; please wait until it is sent or has failed.',
    ),
  unwanted: (recipient: string) =>
    new Problem(
      409,
      'mail.unwanted',
      `${recipient} is on the do not send list, so nothing was sent. If they want mail again, remove the address from the list first.`,
    ),
  linkOver: () =>
    new Problem(
      409,
      'mail.link-over',
      'The link in this mail no longer works, so nothing was sent. They can ask for a new one on the sign-in page.',
    ),
  formErased: () =>
    new Problem(
      409,
      'mail.form-erased',
      'The form of this mail has been erased, so it cannot be sent again.',
    ),
};
