import { formatLongDate, formatMoment, noticeWords, OFF_HIRE_LENGTHS } from '@groundsheet/form-rules';
import { MACHINE_IN_SUBJECT, typed } from './form-subject.js';
import type { OffHireTold } from './off-hire-news.js';

/** The longest that was typed, whole. */
const whole = (text: string) => typed(text, OFF_HIRE_LENGTHS.note);

const SUBJECTS: Record<OffHireTold['what'], string> = {
  requested: 'Off-hire notice',
  collected: 'Collected',
  withdrawn: 'Off-hire notice withdrawn',
};

/** `Hill Plant Ltd: Off-hire notice OH-7K3M9QXD, D-114`. Of typed text it has the machine alone. */
export function offHireSubject({ what, facts }: OffHireTold, sender: string): string {
  return `${sender}: ${SUBJECTS[what]} ${facts.reference}, ${typed(facts.plantNumber, MACHINE_IN_SUBJECT)}`;
}

/** What a mail says first, and below its facts. */
export function offHireWords(told: OffHireTold) {
  const { what, side, facts } = told;
  const machine = whole(facts.plantNumber);
  const firm = whole(facts.firm);
  switch (what) {
    case 'requested':
      return side === 'hirer'
        ? {
            title: `Off-hire notice for ${machine}`,
            sentence: 'We have your notice. Please keep this number: it is your proof that you gave it.',
            closing:
              'The notice does not end the hire by itself. The hire desk arranges the collection and confirms it by mail. If this was not you or your firm, please ring us at once.',
          }
        : {
            title: `${firm} has off-hired ${machine}`,
            sentence: 'They have given notice that this machine can be collected.',
            closing:
              'Nothing is off hire yet. Arrange the collection, and confirm it once the machine is back.',
          };
    case 'collected':
      return {
        title: `${machine} has been collected`,
        sentence: 'The hire desk has confirmed the collection of this machine.',
        closing:
          side === 'hirer'
            ? 'If something about this is not right, please reply to this mail or ring us.'
            : 'The customer got the same mail.',
      };
    case 'withdrawn':
      return {
        title: `The off-hire notice for ${machine} has been withdrawn`,
        sentence: 'The hire desk has withdrawn this notice. The hire goes on.',
        closing:
          side === 'hirer'
            ? 'If you did not ask for that, please reply to this mail or ring us.'
            : 'The customer got the same mail.',
      };
  }
}

/** What is known of it, line by line. */
export function offHireLines(told: OffHireTold, timeZone: string): { label: string; value: string }[] {
  const { facts } = told;
  const lines: [label: string, value: string | null][] = [
    ['Number', facts.reference],
    ...newsLines(told, timeZone),
    ['Machine', whole([facts.plantNumber, facts.machine].filter(Boolean).join(', '))],
    ['Firm', whole(facts.firm)],
    ['Given by', whole(facts.contactName)],
    ['Telephone', whole(facts.phone)],
    ['Email', whole(facts.email)],
    ['Site', facts.siteLocation && whole(facts.siteLocation)],
    ['Hours on the clock', whole(facts.machineHours)],
    ['Given', formatMoment(facts.givenAt, timeZone)],
    ['Notice', noticeWords(facts)],
    ['Ready from', formatLongDate(facts.readyFrom)],
    ['Photos', facts.photos > 0 ? String(facts.photos) : null],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function newsLines(news: OffHireTold, timeZone: string): [label: string, value: string | null][] {
  switch (news.what) {
    case 'requested':
      return [];
    case 'collected': {
      const { collectedAt, collectedBy, note } = news.facts;
      return [
        ['Collected', formatMoment(collectedAt, timeZone)],
        ['Collected by', whole(collectedBy)],
        ['Note', note && whole(note)],
      ];
    }
    case 'withdrawn': {
      const { withdrawnAt, reason } = news.facts;
      return [
        ['Withdrawn', formatMoment(withdrawnAt, timeZone)],
        ['Reason', whole(reason)],
      ];
    }
  }
}
