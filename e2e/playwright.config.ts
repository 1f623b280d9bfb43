import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumProgram } from '../testing/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A machine that does other things too is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    // A trace takes time and stays behind on CI's machine.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: chromiumProgram, args: chromiumArgs },
  },
});
