/* global document, localStorage, matchMedia */
// Sets theme and text size before the first paint, so that a dark cab never sees a white flash.
// The same rules as src/features/preferences/preferences.ts, which takes over once it has loaded.
(function () {
  var root = document.documentElement;
  var theme = null;
  var textSize = null;
  try {
    theme = localStorage.getItem('groundsheet-theme');
    textSize = localStorage.getItem('textSize');
  } catch {
    // Storage is switched off: the defaults hold.
  }
  if (theme !== 'dark' && theme !== 'system') theme = 'light';
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.add(theme);
  document.body.classList.add('text-size-' + (textSize === 'large' ? 'large' : 'standard'));
})();
