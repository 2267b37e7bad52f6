import type { OpenedRequest, SignLink } from './api.js';

/** What somebody who was asked to sign does about it. */
export interface ActProps {
  link: SignLink;
  opened: OpenedRequest;
  onDone: (opened: OpenedRequest) => void;
  onBack: () => void;
}
