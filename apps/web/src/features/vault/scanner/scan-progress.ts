/** docs/screens.md, Constants: how far a scan is, in percent, and when its dialog moves on, in milliseconds. */
export const SCAN_PROGRESS = {
  begun: 5,
  addressed: 20,
  leastStep: 5,
  mostStep: 20,
  everyMs: 1500,
  cap: 80,
  sent: 85,
  done: 100,
  moveOnMs: 2000,
} as const;

/** How far one side of a document is; the bar creeps on while the file is on its way. */
export function createScanProgress(onPercent: (percent: number) => void) {
  let percent = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const show = (next: number) => {
    percent = next;
    onPercent(next);
  };
  const jump = (next: number) => {
    clearInterval(timer);
    show(next);
  };
  const { leastStep, mostStep, cap, everyMs } = SCAN_PROGRESS;
  const creep = () => {
    const step = leastStep + Math.round(Math.random() * (mostStep - leastStep));
    show(Math.min(cap, percent + step));
  };
  return {
    begin: () => jump(SCAN_PROGRESS.begun),
    /** The server has told where to send it. */
    addressed() {
      if (percent !== SCAN_PROGRESS.begun) return;
      jump(SCAN_PROGRESS.addressed);
      timer = setInterval(creep, everyMs);
    },
    sent: () => jump(SCAN_PROGRESS.sent),
    done: () => jump(SCAN_PROGRESS.done),
    reset: () => jump(0),
    stop: () => clearInterval(timer),
  };
}
