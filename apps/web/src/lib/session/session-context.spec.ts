import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { jest } from '@jest/globals';

jest.unstable_mockModule('./ask-who.js', () => ({ askWhoIsSignedIn: jest.fn() }));
const { SessionProvider, useSession } = await import('./session-context.js');

const Mode = () => useSession().mode;

describe('the session', () => {
  it('is there within its provider', () => {
    const screen = createElement(SessionProvider, null, createElement(Mode));
    expect(renderToStaticMarkup(screen)).toBe('guest');
  });

  it('fails outside of it', () => {
    expect(() => renderToStaticMarkup(createElement(Mode))).toThrow(
      'useSession must be used within a SessionProvider',
    );
  });
});
