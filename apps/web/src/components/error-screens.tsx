import { CircleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';

/** Any path that is no screen of ours. */
export function NotFoundPage({ home }: { home: ReactNode }) {
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-10">
      <h1 className="flex items-center gap-3 text-2xl">
        <CircleAlert aria-hidden className="size-8 shrink-0 text-bad" />
        404 Page Not Found
      </h1>
      <p>There is nothing at this address. Check the link, or go back to the start.</p>
      <p className="text-muted">Did you forget to add the page to the router?</p>
      {home}
    </main>
  );
}

/** A screen that threw: 'Router Error: ...' inside the router, 'App Error: ...' around everything. */
export function ErrorText({ kind, error }: { kind: 'Router' | 'App'; error: unknown }) {
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-4 px-edge py-10">
      <p role="alert" className="text-lg font-semibold break-words text-bad">
        {kind} Error: {error instanceof Error ? error.message : String(error)}
      </p>
      <p>What you typed is still on this device. Loading the page again usually helps.</p>
    </main>
  );
}

/** Catches what the router does not. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('App Error:', error, info.componentStack);
  }

  override render() {
    return this.state.error ? <ErrorText kind="App" error={this.state.error} /> : this.props.children;
  }
}
