import { refusal, type Fault } from '@groundsheet/platform';
import { REASON_LETTERS } from '@groundsheet/form-rules';

export const defectProblems = {
  unknown: refusal(404, 'defect.unknown', 'There is no such defect.', 'This defect does not exist any more.'),
  closed: refusal(
    409,
    'defect.closed',
    'The defect is closed already.',
    'This defect is closed already. Please load the page again to see how it ended.',
  ),
  notClosed: refusal(
    409,
    'defect.not-closed',
    'The defect is open.',
    'This defect is open. Please load the page again to see how it stands.',
  ),
  openAnew: refusal(
    409,
    'defect.open-anew',
    'Another defect of the same item of the machine is open.',
    'This item has a newer defect, which is open. Please carry on with that one.',
  ),
  onlyRaise: refusal(
    403,
    'defect.only-raise',
    'A driver would lower the severity, or their address is not confirmed.',
    'You can raise the severity of a defect. Only a supervisor or the office can lower it.',
  ),
  ownReport: refusal(
    403,
    'defect.own-report',
    'Who has reported a defect that stops the machine would let it go on by themselves.',
    'You have reported this defect. Please ask somebody else to release the machine.',
  ),
  linkOver: refusal(
    404,
    'defect.link-over',
    'The key is wrong, or the link has run out.',
    'This link does not work any more. Please ask for a new one.',
  ),
  notRepaired: refusal(
    409,
    'defect.not-repaired',
    'No repair has been recorded since the defect was found last.',
    'Please record the repair first. A machine is released after its repair.',
  ),
  notStopping: refusal(
    409,
    'defect.not-stopping',
    'The defect does not stop the machine, or not any more.',
    'This defect does not stop the machine, so there is nothing to release.',
  ),
  reasonMissing: refusal(
    422,
    'defect.reason-missing',
    `The reason has fewer than ${REASON_LETTERS} characters.`,
    () => ({ message: 'Please say why.', details: [REASON_MISSING] }),
  ),
};

const REASON_MISSING: Fault = {
  path: 'reason',
  code: 'defect.reason-missing',
  message: `Please say why, in at least ${REASON_LETTERS} characters.`,
};
