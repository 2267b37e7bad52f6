import { refusal, type Fault } from '@groundsheet/platform';
import { REASON_LETTERS } from '@groundsheet/form-rules';

export const defectProblems = {
  unknown: refusal(404, 'defect.unknown', 'There is no such defect.', 'This defect does not exist any more.'),
  /** In the words of the register, which answers the same to who only looks. */
  unknownCode: refusal(
    404,
    'machine.unknown-code',
    'No machine in the register has this code.',
    'Vehicle information not found for this QR code',
  ),
  repairedAlready: refusal(
    409,
    'defect.repaired-already',
    'Another repair has been recorded, and nothing says that this one corrects it.',
    'A repair of this defect has already been recorded. Please reload the page to see it.',
  ),
  correctedAlready: refusal(
    409,
    'defect.corrected-already',
    'The record that this one corrects is not the one that stands.',
    'This repair record has already been corrected, or the item has failed again since. Please reload the page.',
  ),
  unknownRecord: refusal(
    404,
    'defect.unknown-record',
    'The record was not signed through this link.',
    'This repair record cannot be corrected here. Please ask the office to correct it.',
  ),
  closed: refusal(
    409,
    'defect.closed',
    'The defect is closed already.',
    'This defect is already closed. Please reload the page to see how it ended.',
  ),
  notClosed: refusal(
    409,
    'defect.not-closed',
    'The defect is open.',
    'This defect is already open. Please reload the page to see how it stands.',
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
    'Drivers cannot lower a severity, and accounts without a confirmed address cannot change one.',
    'You can raise the severity of a defect. Only a supervisor or the office can lower it.',
  ),
  ownReport: refusal(
    403,
    'defect.own-report',
    'The caller reported this defect and cannot release the machine themselves.',
    'You have reported this defect. Please ask somebody else to release the machine.',
  ),
  ownRepair: refusal(
    403,
    'defect.own-repair',
    'The defect was reported without an account, and the caller recorded its repair or gave the fitter the link.',
    'This was reported without an account, and you have seen to the repair. Please ask somebody else of the office to release the machine.',
  ),
  linkOver: refusal(
    404,
    'defect.link-over',
    'The key is wrong, or the link has run out.',
    'This link no longer works. Please ask for a new one.',
  ),
  notRepaired: refusal(
    409,
    'defect.not-repaired',
    'No repair has been recorded since the defect was last found.',
    'Please record the repair first. A machine is released after its repair.',
  ),
  notStopping: refusal(
    409,
    'defect.not-stopping',
    'The defect does not stop the machine, or no longer does.',
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
