/**
 * Sentences that readers did not understand, or that said one thing in two ways, each with what stands there now. Texts alone
 * are meant, not what a comment says.
 */
const OUTWORN = [
  ['Look again', 'Refresh'],
  ['Sent last', 'Last sent'],
  ['Kept locally', 'Not sent (practice)'],
  [/['"`>]A program\b/, 'Unknown device'],
  ['+ +9 Hours', '+9 Hours'],
  ['The order number has to be put right first', 'Check the order number first.'],
  ['Customers with this mark', 'Needs order number'],
  ['There are more than the list below can hold', 'Type part of the name.'],
  ['Weeks usually end on a Saturday', 'Is this the week to Sat 21 Nov?'],
  [/\} \(last\)/, 'Last week, to Sat 21 Nov'],
  ['As on the meter', 'Hour meter reading. 0 if it has no meter or you did not use it.'],
  ['The scanner could not be loaded', 'Type the number on the plate'],
  ['Hand back without signing', 'Not now, hand back'],
  ['For the client or supervisor: how did the week go', 'How did Dave do this week?'],
  ['Copy into which week', 'Which week is this for?'],
  ['There are hours on days to come', 'Tue to Fri have not been worked yet.'],
  ['A week is signed for once it has been worked', 'Send anyway?'],
  [/Throw away|Thrown away/, 'Delete draft'],
  ['New driver', 'Clear this phone'],
  [/\} to look at\b|['"`>]\d to look at/, '2 defects'],
  [/items? needs? attention/, '2 defects'],
  ['Nothing of it can be changed', 'Locked: it can no longer be changed.'],
  ['would like to approve the forms', 'Siân O’Neill needs the forms below.'],
  ['Attention items by machine', 'Defects by machine'],
  ['Nothing that a check has found', 'No open defects.'],
  ['Nothing has given up', 'No failed jobs.'],
  ['Work that keeps failing', 'No failed jobs.'],
  ['Stuck jobs', 'Problems'],
  [/['"`>]Not wanted\b/, 'Opted out'],
  [/['"`>]Came back\b/, 'Bounced'],
  ['mend the file', 'correct the file and choose it again'],
  ['keeps at least one of them', 'fits one of these rules'],
  ['Open it again from the mail it came in', 'Ask the sender for a new one.'],
  [/[Tt]his picture moves|picture that stands still/, 'Animated pictures cannot be used.'],
  ['stored without loss', 'We cannot use this kind of WebP picture.'],
  [
    'Nobody sees your documents but those',
    'Only people with a link to a share pack can see the documents in it',
  ],
  ['No check sheet of these days found anything', 'No defects were reported in this period.'],
  ['These stay out of what is signed', 'These forms are not included.'],
  ['is not found any more', 'Its code no longer works.'],
  ['One tap, and Groundsheet', 'Tap once to confirm your address.'],
  ['This address takes no file', 'The upload link is not valid.'],
  ['You are still signed in, as logging out', 'You need a signal to sign out.'],
  ['Say what a file of machines would do', 'Preview a machine import'],
  ['what has become of mails', 'SendGrid event webhook'],
  ['List one’s share packs', 'List my share packs'],
  ["List one's share packs", 'List my share packs'],
  ['As a spreadsheet counts them', 'Row number, from 1'],
  ['how to report a hole', 'how to report a vulnerability'],
  ['one waits a minute', 'the user must wait'],
  ['output that is no terminal', 'output is not a terminal'],
];

/**
 * What of it stands in files.
 *
 * @param files `path` and `text`
 * @returns `path: sentence → what to say`
 */
export function outwornIn(files) {
  return files.flatMap(({ path, text }) => {
    const read = withoutComments(path, text).replaceAll(/\s+/g, ' ');
    return OUTWORN.filter(([words]) =>
      words instanceof RegExp ? words.test(read) : read.includes(words),
    ).map(([words, rather]) => `${path}: ${words} → ${rather}`);
  });
}

function withoutComments(path, text) {
  if (!/\.(tsx?|mjs)$/.test(path)) return text;
  return text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/^\s*\/\/.*$/gm, '');
}
