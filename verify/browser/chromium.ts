/** The Chromium installed on this machine, driven by playwright-core; nothing is downloaded. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of the browser: `CHROMIUM_PATH`, otherwise a usual location; null where there is none. */
export function chromiumPath(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  return (named ? [named] : USUAL_PATHS).find((path) => existsSync(path)) ?? null;
}

export function launchedChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--headless', '--disable-gpu'] });
}
