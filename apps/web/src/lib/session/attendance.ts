/** Longer than an autosave waits after the last change. */
const LEFT_AFTER_MS = 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'];

let touchedAt = Date.now();

const touched = () => {
  touchedAt = Date.now();
};

/** @returns how to stop */
export function watchAttendance(): () => void {
  touched();
  for (const kind of TOUCHES) addEventListener(kind, touched, { capture: true, passive: true });
  return () => {
    for (const kind of TOUCHES) removeEventListener(kind, touched, { capture: true });
  };
}

/** Whether nobody has touched the page for a while: what it asks now, it asks because it was told that something changed. */
export function isUnattended(now = Date.now()): boolean {
  return now - touchedAt > LEFT_AFTER_MS;
}
