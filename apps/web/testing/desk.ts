/** A page as wide as on a desk, until the test ends. */
export function onADesk(): void {
  const page = document.documentElement;
  Object.defineProperty(page, 'clientWidth', { value: 1440, configurable: true });
  page.style.fontSize = '16px';
}

afterEach(() => {
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  document.documentElement.style.removeProperty('font-size');
});
