/** What a driver sees after the first step, in one file. */
export { QueuedStop, stopOf } from '../queued-stop.js';
export { SaveAsDraft } from '../save-as-draft.js';
export { SubmitCheckSheet } from '../submit-check-sheet.js';
export { DriverSignature } from './driver-signature.js';
export { PhotoDocumentation } from './photo-documentation.js';
export { SafetyCheck } from './safety-check.js';
export { VehicleInfo } from './vehicle-info.js';
