import type { SuppressionUrls } from '../suppressions/suppression-links.js';

/** RFC 3834: keeps automatic replies away. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** RFC 8058: mail programs show an unsubscribe button that posts there. */
export function oneClickHeaders({ oneClick }: SuppressionUrls): Record<string, string> {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
