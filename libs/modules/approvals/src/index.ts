export { ApprovalsModule } from './approvals.module.js';
