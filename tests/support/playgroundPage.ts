/** The playground in a real browser, behind the bundles as they are built: one page for all tests of a file. */
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { startBuiltServer } from '../../verify/browser/builtServer.ts';
import { chromiumPath, launchedChromium } from '../../verify/browser/chromium.ts';
import type { LocalServer } from '../../scripts/localServer.mjs';

/** For what never comes; speed is measured by `npm run pictures`. */
const PATIENCE_MS = 15_000;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What a test of the playground works with; the page is that of a stranger before each test. */
export interface Playground {
  readonly page: () => Page;
  readonly context: () => BrowserContext;
  readonly base: () => string;
  /** What a visitor must not meet: errors in the console, and requests to other hosts. */
  readonly complaints: () => readonly string[];
  readonly draw: () => Promise<void>;
  readonly chart: () => Locator;
  readonly problemOf: (field: string) => Locator;
  readonly overflowPx: () => Promise<number>;
  /** Name or id of the element with the keyboard focus. */
  readonly focused: () => Promise<string>;
}

/** Runs tests of the playground; they are skipped where there is no browser. */
export function describePlayground(title: string, suite: (playground: Playground) => void): void {
  const path = chromiumPath();
  if (path === null) test.skip(`${title}: needs Chromium`, () => undefined);
  else describe(title, () => suite(openedPlayground(path)));
}

function openedPlayground(executablePath: string): Playground {
  let browser: Browser;
  let server: LocalServer;
  let base: string;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchedChromium(executablePath), startBuiltServer(dist)]);
    base = `http://127.0.0.1:${server.port}`;
    // One for all: with a context of its own each test would start a process of the browser.
    context = await browser.newContext();
    page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  beforeEach(async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
    complaints = [];
    page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => !isOfPage(request.url()) && complaints.push(request.url()));
    await page.goto(`${base}/playground`);
  });
  /** Leaves the page as a stranger finds it. */
  afterEach(async () => {
    page.removeAllListeners();
    await page.unrouteAll();
    await context.clearPermissions();
    await page.evaluate('localStorage.clear(), sessionStorage.clear()');
    await page.goto('about:blank');
  });

  /** A file that is saved is a blob of the page itself. */
  const isOfPage = (url: string) => url.startsWith(base) || url.startsWith(`blob:${base}`);

  return {
    page: () => page,
    context: () => context,
    base: () => base,
    complaints: () => complaints,
    draw: () => page.locator('#birth .draw').click(),
    chart: () => page.locator('#chart-body .vedic-chart'),
    problemOf: (field) => page.locator(`#${field}-problem`),
    overflowPx: () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
    focused: () => page.evaluate<string>('document.activeElement.name || document.activeElement.id'),
  };
}

/** Waits until an element has the expected text; a failure shows its actual text. */
export async function expectText(place: Locator, wanted: string | RegExp): Promise<void> {
  const says = (text: string) => (typeof wanted === 'string' ? text.trim() === wanted : wanted.test(text));
  let said = '';
  for (let tries = 0; tries < 100; tries += 1) {
    said = (await place.textContent()) ?? '';
    if (says(said)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (typeof wanted === 'string') expect(said.trim()).toBe(wanted);
  else expect(said).toMatch(wanted);
}
