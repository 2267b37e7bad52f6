import { renderToStaticMarkup } from 'react-dom/server';

import { Logo } from './components/logo.js';
import { TopBar } from './components/top-bar.js';
import { Banner } from './features/privacy/privacy-banner.js';
import { Opening } from './forms/drafts/choice.js';

/**
 * What index.html shows until the app has come, which takes seconds on a building site: drawn by vite.config.ts from the
 * components that take its place. Nothing in it can be pressed yet, so what could be is not shown.
 *
 * @param noun of the form that is opened, on the page of a wizard
 */
export function drawFirstScreen(title = 'Groundsheet', noun?: string): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <div inert aria-hidden className="flex min-h-dvh flex-col [&_a]:invisible [&_button]:invisible">
      <TopBar>
        <span className="block py-2">
          <Logo size="md" title={title} />
        </span>
      </TopBar>
      {/* Not for people who have accepted, or who come by a link: public/first-paint.js looks it up. */}
      <div className="[.no-privacy-notice_&]:hidden">
        <Banner onAccept={nothing} onDecline={nothing} onClose={nothing} />
      </div>
      {noun ? <Opening noun={noun} /> : <p className="px-edge py-6 text-center text-muted">One moment...</p>}
    </div>,
  );
}
