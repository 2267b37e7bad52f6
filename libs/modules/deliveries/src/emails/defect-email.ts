import { packedNumber, unlinked } from '@groundsheet/form-rules';
import type { Config, OutgoingMail } from '@groundsheet/platform';
import type { Letterhead } from '../letters/letterheads.js';
import { AUTOMATIC, oneClickHeaders } from '../letters/mail-headers.js';
import { mailTemplate } from '../letters/mail-template.js';
import type { SuppressionUrls } from '../suppressions/suppression-links.js';
import type { DefectEmail } from './defect-email.entity.js';
import { isList, type DefectNews } from './defect-news.js';
import { defectView } from './defect-words.js';

const template = mailTemplate('defect-email');

interface DefectEnclosure extends Pick<Config, 'publicUrl' | 'timeZone'> {
  readonly letterhead: Letterhead;
  readonly doNotSend: SuppressionUrls;
}

function pathOf(news: DefectNews): string {
  if (news.news === 'overdue') return '/defects?column=overdue';
  if (news.news === 'certificates') return '/defects?machines=true';
  return `/machine-status/${encodeURIComponent(packedNumber(news.plantNumber))}`;
}

function buttonOf(news: DefectNews): string {
  if (!isList(news)) return 'Open the machine';
  return news.news === 'overdue' ? 'Open the board' : 'Open the machines';
}

/** The mail about a defect; its button leads to the page that tells anybody how the machine is. */
export function defectEmail(
  email: DefectEmail,
  { letterhead, doNotSend, publicUrl, timeZone }: DefectEnclosure,
): OutgoingMail {
  const view = {
    ...letterhead.view,
    ...defectView(email.defectNews, timeZone),
    link: `${publicUrl}${pathOf(email.defectNews)}`,
    button: buttonOf(email.defectNews),
    recipient: unlinked(email.recipient),
    doNotSend: doNotSend.page,
  };
  return {
    messageId: email.messageId,
    from: letterhead.from,
    replyTo: letterhead.replyTo,
    to: email.recipient,
    subject: email.subject,
    text: template.text(view),
    html: template.html(view),
    attachments: letterhead.pictures,
    headers: { ...AUTOMATIC, ...oneClickHeaders(doNotSend) },
  };
}
