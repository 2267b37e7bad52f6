import type { ReactNode } from 'react';

interface Section {
  id: string;
  title: string;
  text: ReactNode;
}

const SECTIONS: readonly Section[] = [
  {
    id: 'what',
    title: 'What we collect',
    text: (
      <>
        <p>
          What you enter on a timesheet: your name and firm, the client and site, the machine and its hours,
          your working times, notes, the rating, the names and signatures of those who sign, and the email
          addresses it goes to.
        </p>
        <p>
          When it is sent we also note the time and count it against a random mark of your device (a cookie,
          kept 400 days) and your network address, so that nobody can flood others with mail. We set no
          cookies for advertising and use no trackers. If you ask not to be sent these mails, we keep a
          fingerprint of your address, from which it cannot be read, so that we never write to it again.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we collect it',
    text: (
      <p>
        For employment records, for billing the client for your hours and the machine&apos;s, and because the
        law asks firms to keep such records. We use it for nothing else.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who sees it',
    text: (
      <p>
        The people you send the form to, the client it is for, and the supervisors and administrators of the
        hire firm that runs this service. The mail carries a link that opens the form for 12 months for
        whoever has it, so treat it as you treat the paper. We sell nothing to anybody.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'What stays on your phone',
    text: (
      <p>
        Until you press Send, a timesheet is kept only on this device, so that a flat battery costs you
        nothing. The device also remembers names, firms, sites, machines and addresses you used, to offer them
        again. &ldquo;New driver&rdquo; on the home page wipes all of it. While you are signed in, what is
        remembered is kept with your account too, with your theme and text size, so that your other devices
        offer it; logging out wipes what is remembered from this device.
      </p>
    ),
  },
  {
    id: 'long',
    title: 'How long we keep it',
    text: (
      <>
        <p>
          Sent forms, their PDFs and the record of their mails: 6 years, as billing and employment records.
          Addresses and devices in our logs: 30 days. The copies of mails themselves: 90 days.
        </p>
        <p>Your acceptance of this policy is kept on your device and has no expiry.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>
          You may ask the hire firm that runs this service for a copy of what it holds about you, have
          mistakes put right, object to how it is used, or have it erased where no law requires it to be kept.
          Its address is on every form and in every mail.
        </p>
        <p>
          If you received a mail you did not want, its &ldquo;do not send me these&rdquo; link stops them. In
          the United Kingdom you may also complain to the Information Commissioner&apos;s Office.
        </p>
      </>
    ),
  },
];

export function PrivacyPolicy() {
  return (
    <main className="mx-auto flex w-full max-w-reading flex-col gap-6 px-edge py-6">
      <h1 className="text-2xl">Privacy policy</h1>
      <p>
        Groundsheet turns timesheets into signed forms and mails them to the people who need them. This page
        says what happens to what you enter.
      </p>
      {SECTIONS.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id} className="flex flex-col gap-2">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {text}
        </section>
      ))}
    </main>
  );
}
