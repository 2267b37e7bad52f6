import { createFileRoute } from '@tanstack/react-router';

import { PrivacyPolicy } from '../features/privacy/privacy-policy.js';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { title: 'Privacy Policy', hasFooter: true },
  component: PrivacyPolicy,
});
