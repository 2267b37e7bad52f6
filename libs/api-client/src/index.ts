export { createApiClient, type ApiClient, type Wire } from './client.js';
