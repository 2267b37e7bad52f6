export { OffHiresModule } from './off-hires.module.js';
