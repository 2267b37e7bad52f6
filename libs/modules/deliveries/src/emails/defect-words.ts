import {
  formatCheckTime,
  formatLongDate,
  formatMoment,
  formatMomentBeside,
  oneLine,
  SEVERITIES,
  unlinked,
} from '@groundsheet/form-rules';
import type { DefectNews } from './defect-news.js';

const MACHINE_LENGTH = 30;
const NOTE_LENGTH = 300;
/** A check that was sent later than this says so, in milliseconds. */
const LATE_MS = 3_600_000;

const typed = (text: string, most?: number) => unlinked(oneLine(text, most));

/** `DO NOT USE D-114: park brake` */
export function subjectOfDefect(news: DefectNews): string {
  if (news.news === 'overdue')
    return news.total === 1 ? '1 defect is overdue' : `${news.total} defects are overdue`;
  if (news.news === 'certificates')
    return news.total === 1 ? '1 certificate is due' : `${news.total} certificates are due`;
  const about = `${typed(news.plantNumber, MACHINE_LENGTH)}: ${lowered(news.item)}`;
  if (news.news === 'opened') return news.isProposed ? `Please look at ${about}` : `DO NOT USE ${about}`;
  return news.outcome === 'confirmed' ? `Repaired and checked, ${about}` : `No fault found, ${about}`;
}

/** `Park brake` in a sentence; `LOLER` stays as it is. */
function lowered(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? `${label[0]!.toLowerCase()}${label.slice(1)}` : label;
}

/** What the mail shows. All that was typed is cut to a line, and no link. */
export function defectView(news: DefectNews, timeZone: string) {
  return {
    title: subjectOfDefect(news),
    ...(news.news === 'opened'
      ? openedView(news, timeZone)
      : news.news === 'closed'
        ? closedView(news, timeZone)
        : news.news === 'overdue'
          ? overdueView(news)
          : certificatesView(news)),
  };
}

function certificatesView({ certificates, total }: DefectNews & { news: 'certificates' }) {
  const further = total - certificates.length;
  return {
    isAlarm: false,
    sentence:
      'These certificates need renewing. A machine must not be used once a required certificate has expired.',
    facts: [
      ...certificates.map(({ plantNumber, label, standing, dueOn, isRequired }) => ({
        label: typed(plantNumber, MACHINE_LENGTH),
        value: [
          typed(label),
          ...(dueOn ? [formatLongDate(dueOn)] : []),
          lowered(standing),
          ...(isRequired ? ['required for use'] : []),
        ].join(', '),
      })),
      ...(further > 0 ? [{ label: 'And', value: `${further} more` }] : []),
    ],
  };
}

function overdueView({ defects, total }: DefectNews & { news: 'overdue' }) {
  const further = total - defects.length;
  return {
    isAlarm: false,
    sentence: 'These defects should have been repaired by now.',
    facts: [
      ...defects.map(({ number, plantNumber, item, dueOn, owner }) => ({
        label: `${number}, ${typed(plantNumber, MACHINE_LENGTH)}`,
        value: [item, `due ${formatLongDate(dueOn)}`, owner ? typed(owner) : 'not in hand yet'].join(', '),
      })),
      ...(further > 0 ? [{ label: 'And', value: `${further} more on the board` }] : []),
    ],
  };
}

function openedView(news: DefectNews & { news: 'opened' }, timeZone: string) {
  const { checkedAt, receivedAt, note, hasPhoto, isProposed, driverName, companyName, severity, reference } =
    news;
  const isLate = Date.parse(receivedAt) - Date.parse(checkedAt) > LATE_MS;
  const said = note ? typed(note, NOTE_LENGTH) : null;
  return {
    isAlarm: !isProposed,
    sentence: isProposed
      ? 'A person without an account says that this machine must not be used. It is not stopped until a supervisor confirms it.'
      : `${reference ? 'A check has found' : 'Someone has reported'} a defect that stops this machine. Nobody may use it until it has been repaired and released.`,
    facts: [
      ['Machine', typed(news.plantNumber, MACHINE_LENGTH)],
      ['Defect', `${news.number}, ${SEVERITIES[severity]}`],
      reference ? ['Found', `${news.item}: ${news.finding}`] : ['Item', news.item],
      ['What is wrong', said ?? (hasPhoto ? 'See the photo' : 'No note and no photo')],
      [reference ? 'Checked' : 'Reported', formatCheckTime(checkedAt, timeZone)],
      ...(isLate ? [['Sent later', formatMomentBeside(receivedAt, checkedAt, timeZone)] as const] : []),
      ['By', driverName ? typed(driverName) : 'Not named'],
      ...(reference ? [['Check sheet', reference] as const] : []),
      ...(companyName ? [['Customer', typed(companyName)] as const] : []),
    ].map(([label, value]) => ({ label, value })),
  };
}

function closedView(news: DefectNews & { news: 'closed' }, timeZone: string) {
  const { repair, releasedBy, check, reason, closedBy, at } = news;
  const fitter = repair && [repair.fitter, repair.firm].filter(Boolean).join(', ');
  return {
    isAlarm: false,
    sentence:
      news.outcome === 'confirmed'
        ? 'The defect has been repaired and has passed the next check.'
        : 'The defect is closed: no fault was found.',
    facts: [
      ['Machine', typed(news.plantNumber, MACHINE_LENGTH)],
      ['Defect', `${news.number}, ${news.item}`],
      ...(repair
        ? [
            ['Repaired by', `${typed(fitter!)}, ${formatLongDate(repair.on)}`] as const,
            ['Work', typed(repair.work, NOTE_LENGTH)] as const,
            ...(repair.record ? [['Repair record', repair.record] as const] : []),
          ]
        : []),
      ...(releasedBy ? [['Released by', typed(releasedBy)] as const] : []),
      ...(check
        ? [
            [
              'Confirmed by',
              `${typed(check.driverName)}, ${check.reference}, ${formatLongDate(check.date)}`,
            ] as const,
          ]
        : []),
      ...(reason ? [['Reason', typed(reason, NOTE_LENGTH)] as const] : []),
      ...(closedBy ? [['Closed by', typed(closedBy)] as const] : []),
      ['When', formatMoment(at, timeZone)],
    ].map(([label, value]) => ({ label, value })),
  };
}
