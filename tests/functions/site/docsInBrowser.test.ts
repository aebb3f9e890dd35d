/** The documentation in a real browser: what its scripts do, and that no page runs off a phone. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { handler as panchang } from '../../../functions/panchang/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { handler as site } from '../../../functions/site/routes.ts';
import { startLocalServer } from '../../../scripts/localServer.mjs';
import { chromiumPath, launchedChromium } from '../../../verify/browser/chromium.ts';

const executablePath = chromiumPath();
/** Without a browser these tests are skipped. */
const inBrowser = executablePath ? describe : describe.skip;

inBrowser('in a browser', () => {
  let server: Awaited<ReturnType<typeof startLocalServer>>;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    const handlers = new Map([
      ['site', site],
      ['planets', planets],
      ['panchang', panchang],
    ]);
    server = await startLocalServer({ handlers, port: 0 });
    origin = `http://127.0.0.1:${server.port}`;
    browser = await launchedChromium(executablePath!);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function opened(path: string, width = 1280): Promise<{ page: Page; faults: string[] }> {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({ viewport: { width, height: 800 }, permissions });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('request', (request) => new URL(request.url()).origin !== origin && faults.push(request.url()));
    await page.goto(origin + path);
    return { page, faults };
  }

  const sampleOf = (page: Page, title: string): Locator => page.locator('figure', { hasText: title });

  test('a request names this host, is copied unchanged, and is sent', async () => {
    const { page, faults } = await opened('/docs');
    const sample = sampleOf(page, 'The sky at a birth: POST');
    await sample.getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toMatch(new RegExp(`^curl -s '${origin}/api/v1/planets/positions' \\\\\\n`));
    await sample.getByRole('button', { name: 'Try it' }).click();
    await sample.getByRole('button', { name: 'Send' }).click();
    await expectAnswer(sample, /^200 in/, /"longitude": 178\.7456443/);
    expect(faults).toEqual([]);
  });

  test('an edited request is what is sent, and a refusal is shown too', async () => {
    const { page } = await opened('/docs/reference/planets');
    const sample = page.locator('#planetsDignity figure').first();
    await sample.getByRole('button', { name: 'Try it' }).click();
    await sample.getByLabel('lang (query)').selectOption('hi');
    await sample.getByRole('button', { name: 'Send' }).click();
    await expectAnswer(sample, /^200 in/, /"lang": "hi"/);
    await sample.getByLabel('Body').fill('{"latitude": 91}');
    await sample.getByRole('button', { name: 'Send' }).click();
    await expectAnswer(sample, /^422 in/, /-90 और 90 के बीच/);
  });

  test('paths are found by words', async () => {
    const { page } = await opened('/docs');
    await page.getByLabel('Find a path').fill('rahu kaal');
    expect(await page.locator('.paths li:visible').allInnerTexts()).toEqual([
      expect.stringContaining('/api/v1/panchang/rahu-kaal'),
    ]);
    await page.getByLabel('Find a path').fill('');
    expect(await page.locator('.paths li:visible').count()).toBe(0);
  });

  test('no page runs off a phone, even with everything unfolded', async () => {
    const { page, faults } = await opened('/docs', 360);
    const paths = await page
      .locator('#contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      await page.goto(origin + path);
      await page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true; })");
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 360]);
    }
    expect(faults).toEqual([]);
  });
});

async function expectAnswer(sample: Locator, line: RegExp, body: RegExp): Promise<void> {
  await sample.locator('.answer p', { hasText: line }).waitFor();
  expect(await sample.locator('.answer pre').textContent()).toMatch(body);
}
