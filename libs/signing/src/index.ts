export { SigningModule } from './signing.module.js';
export { SignLinks } from './sign-links.js';
export { signRequestProblems } from './sign-request.problems.js';
export { GivenRating } from './given-rating.response.js';
export { OpenQueryResponse } from './open-query.response.js';
export { SignRequests } from './sign-requests.js';
export { RequestsInTables, type RequestInTable } from './requests-in-tables.js';
export {
  SignTargets,
  type PdfToSign,
  type Signable,
  type SignTarget,
  type TakenSignature,
} from './sign-targets.js';
