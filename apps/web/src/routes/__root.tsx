import {
  CatchBoundary,
  createRootRouteWithContext,
  Link,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
} from '@tanstack/react-router';
import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

import { buttonVariants } from '../components/button.js';
import { NotFoundPage } from '../components/error-screens.js';
import { fetchedParts } from '../components/fetched-parts.js';
import { FirmFooter } from '../components/firm-footer.js';
import { FirmLogo } from '../components/firm-logo.js';
import { Logo } from '../components/logo.js';
import { currentToasts, subscribeToToasts } from '../components/toast-store.js';
import { TopBar } from '../components/top-bar.js';
import { PreferenceButtons } from '../features/preferences/preference-buttons.js';
import { PrivacyBanner } from '../features/privacy/privacy-banner.js';
import { focusPage } from '../lib/focus-page.js';
import { useFirm, useFirmsAccent, type Firm } from '../lib/firm.js';
import { localOwner } from '../lib/local-owner.js';
import { useOwnTitle } from '../lib/page-title.js';
import { isPasswordAsked, subscribeToPasswordQuestion } from '../lib/session/password-question.js';
import { ROLE_LABELS, seesAll } from '../lib/session/role.js';
import { roleOf } from '../lib/session/session-store.js';
import { useSession } from '../lib/session/session-context.js';
import type { Session } from '../lib/session/session-store.js';
import { useLoadedSoon } from '../lib/use-loaded-soon.js';
import type { RouterContext } from '../router.js';

const OfficeFrame = lazy(async () => ({ default: (await import('./-office-frame.js')).OfficeFrame }));
const ReferenceBox = lazy(async () => ({
  default: (await import('../features/references/reference-box.js')).ReferenceBox,
}));
const { fetchParts, part } = fetchedParts(() => import('../components/toaster.js'));
const Toaster = part(({ Toaster }) => Toaster);
const NEEDED_SOON = [fetchParts];
const NEEDED_LATER: typeof NEEDED_SOON = [];
const SignInAgain = lazy(async () => ({
  default: (await import('../features/account/sign-in-again.js')).SignInAgain,
}));
const SendAsGuest = lazy(async () => ({
  default: (await import('../features/account/send-as-guest.js')).SendAsGuest,
}));
const PasswordAgain = lazy(async () => ({
  default: (await import('../features/account/password-again.js')).PasswordAgain,
}));

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: () => (
    <NotFoundPage
      home={
        <Link to="/" className={buttonVariants({ variant: 'primary', size: 'action' })}>
          Home
        </Link>
      }
    />
  ),
});

/** What is around every screen. */
function Shell() {
  const pages = useMatches();
  const title = pages
    .map(({ staticData, search }) =>
      typeof staticData.title === 'function' ? staticData.title(search) : staticData.title,
    )
    .findLast(Boolean);
  const own = useOwnTitle();
  const named = own ?? title;
  useEffect(() => {
    document.title = named ? `${named} - Groundsheet` : 'Groundsheet';
  }, [named]);
  const isSlim = pages.some(({ staticData }) => staticData.byLink ?? staticData.slimNotice);
  const isQuiet = pages.some(({ staticData }) => staticData.policyInFooter);
  const hasFooter = pages.some(({ staticData }) => staticData.byLink ?? staticData.hasFooter);
  // Its wizard draws the way home and the day into the bar.
  const isForm = pages.some(({ staticData }) => staticData.completed);
  const firm = useFirm();
  useFirmsAccent(firm);
  const session = useSession();
  const isAsked = useSyncExternalStore(subscribeToPasswordQuestion, isPasswordAsked);
  const navigate = useNavigate();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipToContent />
      <TopBar
        actions={
          <>
            <ByReference session={session} />
            <SignedInAs session={session} />
            <PreferenceButtons />
          </>
        }
      >
        <Link to="/" className="block rounded-control py-2">
          <Logo
            size="md"
            title={title ?? firm.name ?? 'Groundsheet'}
            below={isForm ? <span id="bar-note" /> : firm.name ? belowTitle(firm.name, title) : null}
            mark={isForm ? <></> : logoOf(firm)}
          />
          <span className="sr-only"> (home)</span>
        </Link>
      </TopBar>
      {isSlim || isQuiet ? null : <PrivacyBanner />}
      {/* Another person begins with screens of their own. */}
      <Framed session={session}>
        <div id="content" className="contents">
          <Outlet key={localOwner()} />
        </div>
      </Framed>
      {hasFooter ? <FirmFooter /> : null}
      {isSlim && !isQuiet ? <PrivacyBanner slim /> : null}
      {session.mode === 'authenticated' && session.lapsed ? (
        <Suspense>
          <SignInAgain
            user={session.user}
            onSomebodyElse={() => void navigate({ to: '/', search: { login: true } })}
          />
        </Suspense>
      ) : null}
      {session.mode === 'guest' && session.asked ? (
        <Suspense>
          <SendAsGuest />
        </Suspense>
      ) : null}
      {session.mode === 'authenticated' && isAsked ? (
        <Suspense>
          <PasswordAgain email={session.user.email} />
        </Suspense>
      ) : null}
      <Toasts early={!isSlim} />
    </div>
  );
}

/** The first thing that the keyboard comes to: past the bar and the navigation. */
function SkipToContent() {
  return (
    <a
      href="#content"
      className={buttonVariants({
        variant: 'primary',
        className: 'sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-60 focus:px-4',
      })}
      onClick={(event) => {
        event.preventDefault();
        focusPage();
      }}
    >
      Skip to content
    </a>
  );
}

/** Whose page it is, and small what it is made with, where there is room for both in one line. */
function belowTitle(name: string, title: string | undefined): ReactNode {
  if (!title) return 'Groundsheet';
  return (
    <>
      {name}
      <span className="max-tablet:hidden"> · Groundsheet</span>
    </>
  );
}

function logoOf({ logoUrl, logoWidth, logoHeight }: Firm): ReactNode {
  return logoUrl ? (
    <FirmLogo src={logoUrl} width={logoWidth ?? undefined} height={logoHeight ?? undefined} />
  ) : undefined;
}

/** Finds what an account may open; guests have none. The page does without it where its code cannot be had. */
function ByReference({ session }: { session: Session }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  if (session.mode === 'guest' || !roleOf(session)) return null;
  return (
    <CatchBoundary getResetKey={() => pathname} errorComponent={() => null}>
      <Suspense>
        <ReferenceBox />
      </Suspense>
    </CatchBoundary>
  );
}

/** What is drawn of them comes after the page, or with the first toast; after a failure with the next page. */
function Toasts({ early }: { early: boolean }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const pathname = useLocation({ select: (location) => location.pathname });
  // Who comes by a link, for one answer, is not made to fetch what they may never see.
  useLoadedSoon(early ? NEEDED_SOON : NEEDED_LATER);
  if (toasts.length === 0) return null;
  return (
    <CatchBoundary getResetKey={() => pathname} errorComponent={() => null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </CatchBoundary>
  );
}

/** A page of the office beside its navigation; any other page as it is. */
function Framed({ session, children }: { session: Session; children: ReactNode }) {
  const ofOffice = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.office) });
  const role = roleOf(session);
  const navigate = useNavigate();
  const wasIn = useRef(false);
  useEffect(() => {
    // Signed out in another tab.
    if (wasIn.current && !role && ofOffice)
      void navigate({ to: '/', search: { login: true }, replace: true });
    wasIn.current = Boolean(role);
  }, [role, ofOffice, navigate]);
  if (!ofOffice || !role || !seesAll(role)) return children;
  return (
    <Suspense>
      <OfficeFrame role={role}>{children}</OfficeFrame>
    </Suspense>
  );
}

/** Who is at it, where there is room to say so. */
function SignedInAs({ session }: { session: Session }) {
  const role = roleOf(session);
  if (session.mode === 'guest' || !role || !(session.me || session.active)) return null;
  return (
    <Link
      to="/"
      search={{ tab: 'account' }}
      className={buttonVariants({ variant: 'bar', className: 'min-w-0 px-3 max-tablet:hidden' })}
    >
      <CircleUserRound aria-hidden />
      <span className="max-w-60 truncate">
        {session.user.name}, {ROLE_LABELS[role]}
      </span>
    </Link>
  );
}
