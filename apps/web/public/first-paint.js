/* global document, localStorage, location, matchMedia */
// Sets theme and text size before the first paint, so that a dark cab never sees a white flash, and whether the first
// screen has the privacy notice, and is a stranger's home. The same rules as src/features/preferences/preferences.ts and
// src/features/privacy/privacy-consent.ts, which take over once they have loaded.
(function () {
  var root = document.documentElement;
  var theme = null;
  var textSize = null;
  var firm = null;
  var accepted = null;
  var account = null;
  try {
    theme = localStorage.getItem('groundsheet-theme');
    textSize = localStorage.getItem('textSize');
    firm = localStorage.getItem('groundsheet-firm');
    accepted = localStorage.getItem('privacy-accepted');
    account = localStorage.getItem('auth');
  } catch {
    // Storage is switched off: the defaults hold.
  }
  if (theme !== 'dark' && theme !== 'system') theme = 'light';
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.classList.add(theme);
  // The firm's accent, as src/lib/firm.ts keeps it.
  var accent = /"accent":"(#[0-9a-f]{6})"/.exec(firm || '');
  if (accent) {
    root.classList.add('own-accent');
    root.style.setProperty('--accent', accent[1]);
  }
  // Readers of a link, and the home page, have it at the foot, which comes with the app: above it would make the page jump.
  var atFoot = /^\/($|(completed-form|completed-set|documents-for)\/)/.test(location.pathname);
  if (location.pathname === '/' && location.search === '' && account === null)
    root.classList.add('at-strangers-home');
  if (accepted === 'true' || atFoot) root.classList.add('no-privacy-notice');
  document.body.classList.add('text-size-' + (textSize === 'large' ? 'large' : 'standard'));
})();
