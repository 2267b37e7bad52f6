import {
  type CheckAnswer,
  type CheckAnswers,
  type CheckItem,
  type CheckKey,
  classOf,
  firstIncompleteSection,
  isAnswered,
  NEXT_HIGHLIGHT_MS,
  SECTION_ADVANCE_MS,
  sectionProgress,
  type SectionProgress,
  withTapped,
} from '@groundsheet/form-rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { tapAnswer } from '../check-sheet-draft.js';
import type { StepProps } from '../steps/step-props.js';
import { itemId } from './check-item.js';
import { sectionEndId, sectionId } from './check-section.js';

/**
 * Which section is open, and how the view moves on: to the next item after an answer;
 * to the next section a moment after the last answer of one.
 */
export function useSectionFlow({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { selectedVehicle, answers } = draft.form;
  const sections = sectionProgress(selectedVehicle, answers);
  const next = firstIncompleteSection(selectedVehicle, answers)?.name ?? null;
  const [expanded, setExpanded] = useState(next);
  const [lockAlert, setLockAlert] = useState<string | null>(null);
  const advance = useTimer();
  const { highlighted, highlight } = useHighlight(next);

  const moveOn = (from: string, to: string | null) => {
    // At once: where the heading lands depends on which cards are open.
    flushSync(() => {
      setExpanded((current) => (current === from ? to : current));
      if (to) highlight(to);
    });
    const heading = document.getElementById(sectionId(to ?? from));
    heading?.focus({ preventScroll: true });
    if (heading) bringIntoView(heading, to ? 'start' : 'center');
  };

  const tap = (section: SectionProgress['section'], key: CheckKey, answer: CheckAnswer) => {
    advance.stop();
    const before = draft.form.answers;
    const after = withTapped(before, key, answer);
    // At once: below an answer that needs attention fields open, which move what follows.
    flushSync(() => change((current) => tapAnswer(current, key, answer)));
    if (!(key in after)) return;
    const asks = classOf(answer) === 'attention';
    const follows = nextItem(section.items, after, key);
    const element = follows && document.getElementById(itemId(follows.key));
    if (element) return bringIntoView(element, asks ? 'end' : 'center');
    const wasComplete = !nextItem(section.items, before, key);
    if (wasComplete) return;
    // What is wrong can still be said: the section closes when its driver goes on.
    const end = asks && document.getElementById(sectionEndId(section.name));
    if (end) return bringIntoView(end, 'end');
    const to = firstIncompleteSection(selectedVehicle, after)?.name ?? null;
    advance.start(() => moveOn(section.name, to), SECTION_ADVANCE_MS);
  };

  const goOn = (from: string) => {
    advance.stop();
    moveOn(from, next);
  };

  const toggle = ({ section, lockAlert: locked }: SectionProgress) => {
    if (locked) return setLockAlert(locked);
    advance.stop();
    setExpanded((current) => (current === section.name ? null : section.name));
  };

  return {
    sections,
    next,
    expanded,
    highlighted,
    lockAlert,
    closeLockAlert: () => setLockAlert(null),
    tap,
    goOn,
    toggle,
  };
}

/** Marks the section that has just become the next one, for three seconds. */
function useHighlight(first: string | null) {
  const [highlighted, setHighlighted] = useState(first);
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => setHighlighted(null), NEXT_HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return { highlighted, highlight: setHighlighted };
}

/** One thing that happens later, unless something else comes first or the screen is left. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const start = (then: () => void, ms: number) => {
    stop();
    timer.current = setTimeout(then, ms);
  };
  return { start, stop };
}

function bringIntoView(element: HTMLElement, block: 'start' | 'center' | 'end') {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: still ? 'instant' : 'smooth' });
}

/** Where the view goes after an answer: the section's first unanswered item behind it, else the first before it. */
export function nextItem(
  items: readonly CheckItem[],
  answers: CheckAnswers,
  after: CheckKey,
): CheckItem | undefined {
  const at = items.findIndex(({ key }) => key === after) + 1;
  return [...items.slice(at), ...items.slice(0, at)].find((item) => !isAnswered(item, answers));
}
