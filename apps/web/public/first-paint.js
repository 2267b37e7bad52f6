/* global document, localStorage, location, matchMedia */
// Sets theme and text size before the first paint, so that a dark cab never sees a white flash, and whether the first
// screen has the privacy notice. The same rules as src/features/preferences/preferences.ts and
// src/features/privacy/privacy-consent.ts, which take over once they have loaded.
(function () {
  var root = document.documentElement;
  var theme = null;
  var textSize = null;
  var accepted = null;
  try {
    theme = localStorage.getItem('groundsheet-theme');
    textSize = localStorage.getItem('textSize');
    accepted = localStorage.getItem('privacy-accepted');
  } catch {
    // Storage is switched off: the defaults hold.
  }
  if (theme !== 'dark' && theme !== 'system') theme = 'light';
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.add(theme);
  // Readers of a link have it at the foot, which comes with the app: above it would make the page jump.
  var byLink = /^\/(completed-form|completed-set|documents-for)\//.test(location.pathname);
  if (accepted === 'true' || byLink) root.classList.add('no-privacy-notice');
  document.body.classList.add('text-size-' + (textSize === 'large' ? 'large' : 'standard'));
})();
