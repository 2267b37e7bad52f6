import { refusal } from '@groundsheet/platform';

export const mailProblems = {
  unknown: refusal(404, 'mail.unknown', 'There is no such mail.', 'There is no such mail.'),
  noAttachment: refusal(404, 'mail.no-attachment', 'The mail has no PDF.', 'This mail has no PDF attached.'),
  onItsWay: refusal(
    409,
    'mail.on-its-way',
    'The mail is still being tried.',
    'This mail is still on its way. We keep trying; please wait until it is sent or has failed.',
  ),
  unwanted: refusal(
    409,
    'mail.unwanted',
    'The recipient has opted out of mail.',
    (recipient: string) =>
      `${recipient} is on the do not send list, so nothing was sent. If they want mail again, remove the address from the list first.`,
  ),
  linkOver: refusal(
    409,
    'mail.link-over',
    'The link in the mail no longer works.',
    'The link in this mail no longer works, so nothing was sent. They can ask for a new one on the sign-in page.',
  ),
  formErased: refusal(
    409,
    'mail.form-erased',
    'The form of the mail has been erased.',
    'The form of this mail has been erased, so it cannot be sent again.',
  ),
};
