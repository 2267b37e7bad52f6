/** Gives the focus to the heading of the page where what had it is gone, so that the keyboard goes on from there. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  page?.setAttribute('tabindex', '-1');
  page?.focus({ preventScroll: true });
}

/** As `focusPage`, unless something in the page has taken the focus, a field to type in say. */
export function focusNewPage(): void {
  if (!document.activeElement?.closest('main, [role=dialog], [role=alertdialog]')) focusPage();
}
