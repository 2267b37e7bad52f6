import { DRIVER_KIND_NAMES, FORM_KINDS } from '@groundsheet/form-rules';
import { renderToStaticMarkup } from 'react-dom/server';

import { Logo } from './components/logo.js';
import { TopBar } from './components/top-bar.js';
import { Banner } from './features/privacy/privacy-banner.js';
import { StrangerHome } from './features/home/stranger-home.js';
import { Opening } from './forms/drafts/choice.js';
import { FORM_SCREENS } from './forms/form-kinds.js';

/** What most drivers open by its address: each wizard by the name of its route, with its title and the noun of its form. */
export const WIZARDS = DRIVER_KIND_NAMES.map((kind) => {
  const { wizard, title } = FORM_SCREENS[kind];
  return { route: wizard.slice(1), title, noun: FORM_KINDS[kind].noun };
});

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
      {noun ? <Opening noun={noun} /> : <FirstPage />}
    </div>,
  );
}

/** Strangers see their home at once; on every other page, and for people with an account, it would only flash by. */
function FirstPage() {
  return (
    <>
      <p className="px-edge py-6 text-center text-muted [.at-strangers-home_&]:hidden">One moment...</p>
      <div className="hidden grow flex-col [.at-strangers-home_&]:flex">
        <StrangerHome
          isEntering={false}
          account={<div className="min-h-action office:min-h-touch" />}
          footer={null}
        >
          <div className="grid gap-3 tablet:grid-cols-2 office:grid-cols-1">
            <div className="h-22 rounded-card bg-accent" />
            <div className="h-22 rounded-card border-2 border-text bg-surface" />
          </div>
        </StrangerHome>
      </div>
    </>
  );
}
