/** The playground in a real browser, behind the bundles as they are built. */
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startBuiltServer } from '../../verify/browser/builtServer.ts';
import { chromiumPath, launchedChromium } from '../../verify/browser/chromium.ts';
import type { LocalServer } from '../../scripts/localServer.mjs';

const path = chromiumPath();
/** For what never comes; speed is measured by `npm run pictures`. */
const PATIENCE_MS = 15_000;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

if (path === null) test.skip('needs Chromium', () => undefined);
else describe('the playground', () => suite(path));

function suite(executablePath: string): void {
  let browser: Browser;
  let server: LocalServer;
  let base: string;
  let context: BrowserContext;
  let page: Page;
  /** What a visitor must not meet: errors in the console, and requests to other hosts. */
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
    page.on('request', (request) => !request.url().startsWith(base) && complaints.push(request.url()));
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

  const draw = () => page.getByRole('button', { name: 'Draw the chart' }).click();
  const chart = () => page.locator('#chart-body .vedic-chart');
  const status = () => page.locator('#said');
  const problemOf = (field: string) => page.locator(`#${field}-problem`);
  const isHidden = (selector: string) => page.locator(selector).isHidden();
  const overflowPx = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

  test('draws the example at the first click, without requests to other hosts', async () => {
    await draw();
    await chart().waitFor();
    await expectText(status(), 'The chart is drawn: ascendant Virgo, Moon in Aquarius, Shatabhisha.');
    await expectText(page.locator('#zone'), 'Time zone Asia/Kolkata (UTC+05:30), from the coordinates.');
    // The example of the README.
    await expectText(page.locator('#planets tbody tr').nth(1), /Sun.*Gemini00°16'58".*Mrigashira 3Mars.*10/);
    expect(await page.locator('#planets tbody tr').count()).toBe(10);
    for (const id of ['dasha', 'panchang', 'yogas', 'doshas']) await page.locator(`#${id} .panel-foot`).waitFor();
    expect(complaints).toEqual([]);
  });

  test('shows the other charts and styles without asking again what it knows', async () => {
    await draw();
    await chart().waitFor();
    await page.locator('#doshas .panel-foot').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const style of ['South', 'East', 'North']) {
      await page.getByRole('radio', { name: style }).check();
      await page.locator(`#chart-body .vc-${style === 'North' ? 'number' : 'sign'}`).waitFor({ state: 'attached' });
    }
    await page.getByRole('radio', { name: 'Moon' }).check();
    await expectText(chart(), /Moon chart.*Moon in Aquarius 19 degrees, first house/s);
    expect(asked).toEqual([]);
    await page.getByRole('radio', { name: 'Navamsa' }).check();
    await expectText(chart(), /Navamsa \(D9\)/);
    expect(asked).toEqual(['/api/v1/varga/d9']);
  });

  test('is used by keyboard alone', async () => {
    const press = (...keys: readonly string[]) =>
      keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press('Tab', 'Enter', 'Tab');
    expect(await focusedName()).toBe('name');
    await press('Tab', 'Tab', 'Tab', 'Tab');
    expect(await focusedName()).toBe('time');
    while ((await focusedName()) !== 'place') await press('Tab');
    await page.keyboard.type('bombay');
    await page.locator('#places [role=option]').first().waitFor();
    await press('ArrowDown', 'ArrowUp', 'Enter');
    expect(await page.getByRole('combobox', { name: 'Place of birth' }).inputValue()).toBe(
      'Mumbai, Maharashtra, India',
    );
    expect(await isHidden('#places')).toBe(true);
    await press('Enter');
    await chart().waitFor();
    await page.locator('#doshas .verdict').first().waitFor();

    await page.locator('[name=style]:checked').focus();
    await press('ArrowRight');
    await page.locator('#chart-body .vc-sign').first().waitFor({ state: 'attached' });

    await page.locator('#dasha button.period').first().focus();
    await press('Enter');
    await expectText(page.locator('#dasha .steps [aria-current]'), /Mahadasha/);

    await page.locator('#yogas button.why').first().focus();
    await press('Enter');
    await page.getByRole('dialog').waitFor();
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.className')).toBe('why');

    await page.locator('#planets .copy').first().focus();
    await press('Enter');
    await expectText(page.locator('#planets .copied').first(), 'Copied');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^curl -s 'http:\/\/127\.0\.0\.1:\d+\/api\/v1\/planets\/positions\?lang=en'/);
    expect(copied).toContain('"place_name":"Mumbai, Maharashtra, India"');
    expect(complaints).toEqual([]);
  });

  const focusedName = () => page.evaluate<string>('document.activeElement.name || document.activeElement.id');

  test('shows a problem at its field, which can then be corrected', async () => {
    await page.getByRole('textbox', { name: 'Day' }).fill('31');
    await page.locator('#details summary').click();
    await page.getByLabel('Latitude').fill('91');
    await page.getByLabel('Time zone').fill('IST');
    await draw();
    await expectText(problemOf('date'), '1990-06-31 is not a day of the Gregorian calendar.');
    await expectText(problemOf('latitude'), 'Latitude must be between -90 and 90 (got 91).');
    await expectText(problemOf('timezone'), /several meanings/);
    expect(await focusedName()).toBe('day');
    expect(await page.getByRole('textbox', { name: 'Day' }).getAttribute('aria-invalid')).toBe('true');
    expect(await isHidden('#planets')).toBe(true);

    await page.getByRole('textbox', { name: 'Day' }).fill('30');
    await page.getByLabel('Latitude').fill('-33.87');
    await page.getByLabel('Longitude').fill('151.21');
    await page.getByLabel('Time zone').fill('Australia/Sydney');
    await draw();
    await chart().waitFor();
    expect(await page.locator('.problem:visible').count()).toBe(0);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await expectText(page.locator('#zone'), 'Time zone Australia/Sydney (UTC+10:00).');
    // The refusal itself is one line of every browser's console, and the only one.
    expect(complaints.filter((said) => !said.includes('422'))).toEqual([]);
  });

  test('draws no chart for a place that was not selected', async () => {
    const place = page.getByRole('combobox', { name: 'Place of birth' });
    await place.fill('Xyzzyville');
    await expectText(page.locator('#place-note'), /No place of this name/);
    await draw();
    await expectText(problemOf('place'), /Choose a place from the list/);
    expect(await isHidden('#planets')).toBe(true);
    await place.fill('poona');
    await page.locator('#places [role=option]', { hasText: 'Pune' }).first().click();
    expect(await page.locator('#latitude').inputValue()).toMatch(/^18\.5/);
    await draw();
    await chart().waitFor();
    expect(complaints).toEqual([]);
  });

  test('says when the service is unreachable, and tries again', async () => {
    await page.route('**/dasha/**', (route) => route.abort());
    await draw();
    await expectText(page.locator('#dasha .trouble p'), 'The service could not be reached.');
    await page.unroute('**/dasha/**');
    await page.locator('#dasha .trouble button').click();
    await page.locator('#dasha .period').first().waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Year' }).fill('1991');
    await draw();
    await expectText(problemOf('form'), 'The service could not be reached.');
    expect(await page.locator('#planets tbody tr').count()).toBe(10);
  });

  test('speaks Hindi, in the dark too, remembers that, and stores no birth data', async () => {
    await draw();
    await chart().waitFor();
    await page.locator('input[name=lang][value=hi]').check();
    await page.locator('select[name=theme]').selectOption('dark');
    await expectText(page.locator('h1'), 'जन्म कुंडली बनाएँ');
    await expectText(status(), /कन्या लग्न/);
    await expectText(page.locator('#planets tbody'), /सूर्य.*मिथुन/s);
    await page.reload();
    await expectText(page.locator('h1'), 'जन्म कुंडली बनाएँ');
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    expect(await page.getByRole('combobox', { name: 'जन्म स्थान' }).inputValue()).toBe('नई दिल्ली, दिल्ली, भारत');
    const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe('rgb(17, 16, 19)');
    const stored = await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
    expect(JSON.parse(stored)).toEqual({ playground: '{"lang":"hi","names":"","theme":"dark","style":"north"}' });
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });

  test('draws names in Tamil beside an English page, and remembers that', async () => {
    await page.locator('select[name=names]').selectOption('ta');
    await draw();
    await chart().waitFor();
    await expectText(page.locator('#planets tbody'), /சூரியன்.*மிதுனம்/s);
    await expectText(page.locator('#chart-body'), /சூ/);
    await page.reload();
    await draw();
    await expectText(page.locator('h1'), 'Draw a birth chart');
    await expectText(page.locator('#planets tbody'), /சூரியன்.*மிதுனம்/s);
    await expectText(page.locator('#panchang'), /[\u0b80-\u0bff]{3}/);
    expect(complaints).toEqual([]);
  });

  test.each(['en', 'hi'])('fits a phone without moving sideways, in %s', async (lang) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.locator(`input[name=lang][value=${lang}]`).check();
    expect(await overflowPx()).toBe(0);
    await page.locator('#birth .draw').click();
    await page.locator('#doshas .verdict').first().waitFor();
    expect(await overflowPx()).toBe(0);
    // The drawn chart is visible.
    await expect(chart().boundingBox()).resolves.toMatchObject({ width: expect.any(Number) });
    await page.locator('#yogas .why').first().click();
    expect(
      await page.evaluate<number>('document.querySelector("dialog").scrollWidth - innerWidth'),
    ).toBeLessThanOrEqual(0);
  });

  test('prints chart, planets and periods, and nothing to press', async () => {
    await draw();
    await page.locator('#dasha .period').first().waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await chart().isVisible()).toBe(true);
    for (const shown of ['#planets', '#dasha']) expect(await page.locator(shown).isVisible()).toBe(true);
    for (const left of ['#birth', '.top', '#drawing', '.panel-foot', '#panchang', '#yogas']) {
      expect([left, await page.locator(left).first().isVisible()]).toEqual([left, false]);
    }
    expect(await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  });
}

/** Waits until an element has the expected text; a failure shows its actual text. */
async function expectText(place: ReturnType<Page['locator']>, wanted: string | RegExp): Promise<void> {
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
