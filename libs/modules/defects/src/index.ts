export { DefectsModule } from './defects.module.js';
