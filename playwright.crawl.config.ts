import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** What takes long: every page of the product, in shares side by side. `npm run test:crawl` */
export default defineConfig({
  ...config,
  testMatch: '**/*.crawl.ts',
  timeout: 3_600_000,
  webServer: (config.webServer as object[]).slice(0, 1) as typeof config.webServer,
});
