import { AuditedSeverities } from './audited-severities.js';
import { ChangeSeverityListHandler } from './change-severity-list.command.js';
import { GetSeveritiesHandler } from './get-severities.query.js';
import { Severities, TellSeveritiesHandler } from './severities.js';

/** What the machines module has for the severities that checks propose. */
export const SEVERITY_PROVIDERS = [
  AuditedSeverities,
  Severities,
  TellSeveritiesHandler,
  GetSeveritiesHandler,
  ChangeSeverityListHandler,
];
