/** The documentation in a real browser: what its scripts do, and that no page runs off a phone. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { handler as panchang } from '../../../functions/panchang/routes.ts';
import { handler as planets } from '../../../functions/planets/routes.ts';
import { handler as site } from '../../../functions/site/routes.ts';
import { startLocalServer } from '../../../scripts/localServer.mjs';
import { chromiumPath, launchedChromium } from '../../../verify/browser/chromium.ts';

/** Puts axe-core into a page; it returns nothing. */
const AXE = `${axe.source};0`;

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

  test('a request is shown in the chosen language, on every page of the visit, and follows what is typed', async () => {
    const { page, faults } = await opened('/docs/reference/planets');
    const sample = page.locator('#planetsDignity figure').first();
    await sample.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await sample.getByRole('tab', { selected: true }).textContent()).toBe('Python');
    expect(await sample.getByRole('tabpanel').textContent()).toContain(`"${origin}/api/v1/planets/dignity",`);
    expect(await page.locator('#planetsAvastha').getByRole('tab', { selected: true }).textContent()).toBe('Python');
    await sample.getByRole('button', { name: 'Try it' }).click();
    await sample.getByLabel('lang (query)').selectOption('hi');
    await sample.getByLabel('Body').fill('{"name": "आशा"}');
    expect(await sample.getByRole('tabpanel').textContent()).toMatch(/dignity\?lang=hi[^]*|body = \{"name": "आशा"\}/);
    await page.goto(`${origin}/docs`);
    expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('Python');
    expect(faults).toEqual([]);
  });

  test('an answer is folded from the second level on, and says what a field means', async () => {
    const { page, faults } = await opened('/docs/reference/planets');
    const answer = page.locator('#planetsPositions figure[data-answer]');
    await answer.scrollIntoViewIfNeeded();
    const planets = answer.locator('summary', { hasText: '"planets"' });
    await planets.waitFor();
    expect(await answer.getByText('"Sun"').count()).toBe(0);
    await planets.hover();
    expect(await answer.locator('.note').textContent()).toContain('data.planets');
    await planets.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await answer.locator('.note code').textContent()).toMatch(/^data\.planets\.\w+$/);
    await answer.getByRole('button', { name: 'Open all' }).click();
    expect(await answer.locator('details:not([open])').count()).toBe(0);
    await answer.getByRole('button', { name: 'Fold' }).click();
    expect(await answer.getByText('"Sun"').first().isVisible()).toBe(false);
    expect(faults).toEqual([]);
  });

  test('the search opens with a slash, leads on with the keys, and says when it finds nothing', async () => {
    const { page, faults } = await opened('/docs/guide/errors');
    await page.keyboard.press('/');
    await page.keyboard.type('साढ़े साती');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/docs/reference/transit#transitSadeSati`);
    await page.keyboard.press('/');
    await page.keyboard.type('qqqxyzzy');
    await page.getByText('Nothing found.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByText('Nothing found.').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('on a phone the contents are a drawer that keeps the focus and closes with Escape', async () => {
    const { page, faults } = await opened('/docs/reference/planets', 360);
    await page.getByRole('button', { name: 'Contents' }).click();
    const drawer = page.getByRole('dialog', { name: 'Contents' });
    expect(await drawer.getByRole('link', { name: 'positions' }).isVisible()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate("document.querySelector('dialog').contains(document.activeElement)")).toBe(true);
    await page.keyboard.press('Escape');
    expect(await drawer.isVisible()).toBe(false);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Contents');
    await page.getByRole('button', { name: 'Contents' }).click();
    await drawer.getByRole('link', { name: 'positions' }).click();
    expect(await drawer.isVisible()).toBe(false);
    expect(page.url()).toBe(`${origin}/docs/reference/planets#planetsPositions`);
    expect(faults).toEqual([]);
  });

  test.each([
    ['/docs', 1280, 'light'],
    ['/docs', 360, 'dark'],
    ['/docs/reference/places', 1280, 'dark'],
    ['/docs/reference/varga', 1280, 'light'],
    ['/docs/guide/conventions', 360, 'dark'],
    ['/errors', 1280, 'light'],
    ['/docs/changelog', 360, 'light'],
  ] as const)(
    '%s at %d in %s has no fault that a machine can find for those who see or hear otherwise',
    async (path, width, colorScheme) => {
      const { page } = await opened(path, width);
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    },
  );

  test('neither has the search when it is open, nor the drawer', async () => {
    const { page } = await opened('/docs/reference/planets', 360);
    await page.getByRole('combobox').fill('mangal');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Contents' }).click();
    expect(await violations(page)).toEqual([]);
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

/** What axe-core complains of. */
async function violations(page: Page): Promise<unknown[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))",
  );
}

async function expectAnswer(sample: Locator, line: RegExp, body: RegExp): Promise<void> {
  await sample.locator('.answer p', { hasText: line }).waitFor();
  await sample.locator('.answer').getByRole('button', { name: 'Open all' }).click();
  expect(await sample.locator('.answer .json').textContent()).toMatch(body);
}
