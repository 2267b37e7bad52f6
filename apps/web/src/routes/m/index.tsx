import { createFileRoute } from '@tanstack/react-router';

import { FindMachine } from '../../features/home/find-machine.js';

/** For a person in front of a machine: leads to its page. */
export const Route = createFileRoute('/m/')({
  staticData: { title: 'A machine' },
  component: FindMachineRoute,
});

function FindMachineRoute() {
  return (
    <main className="mx-auto flex w-full max-w-page grow flex-col gap-4 px-edge py-6">
      <h1 className="text-2xl">A machine</h1>
      <FindMachine />
    </main>
  );
}
