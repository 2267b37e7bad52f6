export { DriversModule } from './drivers.module.js';
