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
          What you enter on a timesheet or a check sheet: your name and firm, the client and site, the machine
          and its hours, your working times, the answers of the check, defects and notes, the rating, the
          names and signatures of the people who sign, and the email addresses it is sent to.
        </p>
        <p>
          The photos you add to a check sheet. They are made smaller on your device, and the place where they
          were taken is removed from them before they are stored.
        </p>
        <p>
          When a form is sent we also note the time and count it against a random mark of your device (a
          cookie, kept 400 days) and your network address, so that nobody can flood others with mail. A form
          sent without an account keeps a fingerprint of that mark, so that your device can open it again. We
          set no cookies for advertising and use no trackers. If you ask not to be sent these mails, we keep a
          fingerprint of your address, from which it cannot be read, so that we never mail it again. The
          address itself is kept for as long as the record of mails.
        </p>
        <p>
          A signed PDF says below its signatures who signed, for which firm, when and how, and, for anyone who
          signed on their own phone, what kind of browser and phone it was. It has no network addresses. Of
          each PDF we keep a fingerprint, so that anybody who has one can check on a page of ours that it is
          the one that was sent; a file that is checked there does not leave their device.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'If you have an account',
    text: (
      <>
        <p>
          No account is needed. With one we also keep your name, your email address, a fingerprint of your
          password from which it cannot be read, your role, the devices you are signed in on and when they
          were last used (a cookie keeps you signed in for 12 hours at most, another one, kept 400 days, tells
          your own device from a stranger&apos;s), the mails about your account, a count, kept for a day, of
          wrong passwords tried for your address, your drafts with their photos, and your history: which forms
          you saved and sent, and whether their mails arrived.
        </p>
        <p>
          What you put into the document vault: the files, the text we read on them, what you enter about them
          and when they expire. It is there so that you can show your documents and renew them in time. For a
          share pack we keep who it is for, its documents and when it was opened.
        </p>
        <p>
          A log of what was done in an account: signing in, signing, sending, opening and changing something,
          when, and, for 30 days, from which network and device.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we collect it',
    text: (
      <p>
        For employment records, for billing the client for your hours and the machine&apos;s, to show that a
        machine was checked, and because the law requires firms to keep such records. We use it for nothing
        else.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who sees it',
    text: (
      <>
        <p>
          The people you send the form to, the client it is for, and the supervisors and administrators of the
          hire firm that runs this service. The mail has a link that opens the form for 12 months for anyone
          who has it, so treat it as you would the paper. On the page of a machine everybody with an account
          sees who checked it, when, its hours and what needs attention. Other drivers see nothing else about
          you.
        </p>
        <p>
          Only people with a link to a share pack can see the documents in it, until it expires. An
          administrator may look into your vault as well; it then shows you who did, and when. We do not sell
          your data.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'What stays on your phone',
    text: (
      <p>
        Until you press Send, a form filled in without an account is kept only on this device, so that a flat
        battery costs you nothing; with an account it is also kept on the server. The device also remembers
        names, firms, sites, machines and addresses you used, so that it can offer them again; with an account
        they are kept on the server as well, along with your theme and text size, so that your other devices
        offer them too. With an account it also keeps the machines you looked at, for 30 days, and, only where
        you switch that on in the vault, small pictures, dates and numbers of your documents, so that you can
        see them without a signal. &ldquo;Clear this phone&rdquo; on the home page wipes all of it from the
        device; with an account, logging out does the same.
      </p>
    ),
  },
  {
    id: 'long',
    title: 'How long we keep it',
    text: (
      <>
        <p>
          Sent forms, their photos and PDFs, the record of their mails, and the log of what was done: 6 years,
          as billing and employment records, unless the hire firm that runs this service has set another time.
          Photos that never became part of a form: a day. Addresses and devices in our logs: 30 days. Copies
          of the mails themselves: 90 days. Documents in the vault: until you delete them, and one more day in
          case you want them back. An account and its drafts: until you delete it.
        </p>
        <p>Your acceptance of this policy is kept on your device and does not expire.</p>
      </>
    ),
  },
  {
    id: 'copy',
    title: 'Taking your data with you, and deleting your account',
    text: (
      <>
        <p>
          With an account, &ldquo;View Forms&rdquo; gives you your forms as a table and their PDFs as one
          file, and the Account tab gives you everything we keep about you as one file, in which photos and
          PDFs are listed by their addresses. The files of your vault can be downloaded there, one by one.
        </p>
        <p>
          You can also delete your account in the Account tab. Your name, address, password and sign-ins, what
          is remembered for you, the record of mails about your account, your drafts and your documents are
          erased at once, and the photos in drafts within a day. Forms you have sent are kept for as long as
          said above, with your name on them, as records of employment and billing; they no longer belong to
          an account, and the links in mails keep working. If you create an account again, they will not be in
          it.
        </p>
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
          mistakes corrected, object to how it is used, or have it erased where no law requires it to be kept.
          Your employer, or the person who sent you a form, can tell you how to reach them.
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
        Groundsheet turns timesheets and check sheets into signed forms and mails them to the people who need
        them. This page says what happens to what you enter.
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
