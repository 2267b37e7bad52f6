export { CompaniesModule } from './companies.module.js';
