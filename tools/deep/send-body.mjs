/** Sends a text as the body of a form; resolves with how it was answered, by how many bytes, and after how long. */
export async function sendBody({ url }, body, headers = {}) {
  const begun = performance.now();
  const response = await fetch(`${url}/api/timesheets/one-step-completion`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, bytes: text.length, ms: performance.now() - begun };
}

/** What is wrong with refusals that ought to cost next to nothing, and the figure of the slowest. */
export function verdictOnRefusals(answers) {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const faults = [
    answers.some(({ status }) => status < 400 || status >= 500) && 'one was not refused',
    answers.some(({ bytes }) => bytes > 1024) && 'a refusal has more than 1 KB',
    slowest > 1000 && 'a refusal took more than 1 s',
  ].filter(Boolean);
  return { faults, figure: `slowest of ${answers.length} refusals ${Math.round(slowest)} ms` };
}
