import { checkRecords } from './checked-records.js';
import { runCommand } from './command.js';

/** `npm run check-records`. */
runCommand(checkRecords);
