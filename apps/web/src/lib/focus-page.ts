/** Gives the focus to the heading of the page where what had it is gone, so that the keyboard goes on from there. */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
