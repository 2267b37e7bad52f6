import { withRest, type MailLine, type ToldMail } from '@groundsheet/contracts';
import { certificateLabel, certificateWords, formatLongDate, oneLine } from '@groundsheet/form-rules';
import type { Machine } from '../machine.entity.js';
import type { JudgedCertificate } from './current-certificates.js';

const MACHINE_LENGTH = 30;

/** `D-114: Service, Fri 1 Jan 2027, due in 7 days` */
export function dueLine({ plantNumber }: Machine, { certificate, standing }: JudgedCertificate): MailLine {
  const words = certificateWords(certificate, standing);
  const value = [
    oneLine(certificateLabel(certificate)),
    ...(certificate.dueOn ? [formatLongDate(certificate.dueOn)] : []),
    `${words[0]!.toLowerCase()}${words.slice(1)}`,
    ...(certificate.isRequired ? ['required for use'] : []),
  ].join(', ');
  return { label: oneLine(plantNumber, MACHINE_LENGTH), value };
}

/** @param total how many are due; the lines may be fewer */
export function dueMail(lines: readonly MailLine[], total: number): Pick<ToldMail, 'subject' | 'words'> {
  const title = total === 1 ? '1 certificate is due' : `${total} certificates are due`;
  return {
    subject: title,
    words: {
      title,
      sentence:
        'These certificates need renewing. A machine must not be used once a required certificate has expired.',
      lines: withRest(lines, total),
      button: { label: 'Open the machines', path: '/defects?machines=true' },
    },
  };
}
