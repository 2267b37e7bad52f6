import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { TOOLTIP_DELAY_MS } from './tooltip-delays.js';
import { Tooltip } from './tooltip.js';

it('shows from one button to the next without a second wait', async () => {
  render(
    <>
      <Tooltip text="Copy down">
        <button>Copy</button>
      </Tooltip>
      <Tooltip text="Clear the day">
        <button>Clear</button>
      </Tooltip>
    </>,
  );
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Copy down');
  const timers = jest.spyOn(window, 'setTimeout');
  await user.hover(screen.getByRole('button', { name: 'Clear' }));
  const said = () => screen.getAllByRole('tooltip').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain('Clear the day'));
  expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(TOOLTIP_DELAY_MS);
  timers.mockRestore();
});
