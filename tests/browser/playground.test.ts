/** The playground as a visitor uses it. */
import { expect, test } from '@jest/globals';
import { describePlayground, expectText } from '../support/playgroundPage.ts';

describePlayground('the playground', (playground) => {
  const { page, context, complaints, draw, chart, problemOf, overflowPx, focused } = playground;
  const status = () => page().locator('#said');
  const isHidden = (selector: string) => page().locator(selector).isHidden();

  test('draws the example at the first click, without requests to other hosts', async () => {
    await draw();
    await chart().waitFor();
    await expectText(status(), 'The chart is drawn: ascendant Virgo, Moon in Aquarius, Shatabhisha.');
    await expectText(page().locator('#zone'), 'Time zone Asia/Kolkata (UTC+05:30), from the coordinates.');
    // The example of the README.
    await expectText(page().locator('#planets tbody tr').nth(1), /Sun.*Gemini00°16'58".*Mrigashira 3Mars.*10/);
    expect(await page().locator('#planets tbody tr').count()).toBe(10);
    for (const id of ['dasha', 'panchang', 'yogas', 'doshas', 'today', 'saturn'])
      await page().locator(`#${id} .panel-foot`).waitFor();
    expect(complaints()).toEqual([]);
  });

  test('shows the other charts and styles without asking again what it knows', async () => {
    await draw();
    await chart().waitFor();
    await page().locator('#saturn .panel-foot').waitFor();
    const asked: string[] = [];
    page().on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const style of ['South', 'East', 'North']) {
      await page().getByRole('radio', { name: style }).check();
      await page()
        .locator(`#chart-body .vc-${style === 'North' ? 'number' : 'sign'}`)
        .waitFor({ state: 'attached' });
    }
    await page().getByRole('radio', { name: 'Moon' }).check();
    await expectText(chart(), /Moon chart.*Moon in Aquarius 19 degrees, first house/s);
    expect(asked).toEqual([]);
    await page().getByRole('radio', { name: 'Navamsa' }).check();
    await expectText(chart(), /Navamsa \(D9\)/);
    expect(asked).toEqual([]);
    await page().getByRole('radio', { name: 'Transits' }).check();
    await page().locator('#chart-body .vc-transit').first().waitFor({ state: 'attached' });
    expect(asked).toEqual(['/api/v1/transit/current']);
  });

  test('is used by keyboard alone', async () => {
    const press = (...keys: readonly string[]) =>
      keys.reduce((done, key) => done.then(() => page().keyboard.press(key)), Promise.resolve());
    await context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press('Tab', 'Enter');
    expect(await focused()).toBe('name');
    await press('Tab', 'Tab', 'Tab', 'Tab');
    expect(await focused()).toBe('time');
    while ((await focused()) !== 'place') await press('Tab');
    await page().keyboard.type('bombay');
    await page().locator('#place-list [role=option]').first().waitFor();
    await press('ArrowDown', 'ArrowUp', 'Enter');
    expect(await page().getByRole('combobox', { name: 'Place of birth' }).inputValue()).toBe(
      'Mumbai, Maharashtra, India',
    );
    expect(await isHidden('#place-list')).toBe(true);
    await press('Enter');
    await chart().waitFor();
    await page().locator('#doshas .verdict').first().waitFor();

    await page().locator('[name=style]:checked').focus();
    await press('ArrowRight');
    await page().locator('#chart-body .vc-sign').first().waitFor({ state: 'attached' });

    await page().locator('#dasha button.period').first().focus();
    await press('Enter');
    await expectText(page().locator('#dasha .steps [aria-current]'), /Mahadasha/);

    await page().locator('#yogas button.why').first().focus();
    await press('Enter');
    await page().getByRole('dialog').waitFor();
    await press('Escape');
    await page().getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page().evaluate('document.activeElement.className')).toBe('why');

    await page().locator('#planets .panel-foot summary').focus();
    await press('Enter');
    await page().locator('#planets .copy').first().focus();
    await press('Enter');
    await expectText(page().locator('#planets .copied').first(), 'Copied in curl');
    const copied = await page().evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^curl -s 'http:\/\/127\.0\.0\.1:\d+\/api\/v1\/planets\/positions\?lang=en'/);
    expect(copied).toContain('"place_name": "Mumbai, Maharashtra, India"');
    expect(complaints()).toEqual([]);
  });

  test('shows a problem at its field, which can then be corrected', async () => {
    await page().getByRole('textbox', { name: 'Day' }).fill('31');
    await page().locator('#details summary').click();
    await page().getByLabel('Latitude').fill('91');
    await page().getByLabel('Time zone').fill('IST');
    await draw();
    await expectText(problemOf('date'), '1990-06-31 is not a day of the Gregorian calendar.');
    await expectText(problemOf('latitude'), 'Latitude must be between -90 and 90 (got 91).');
    await expectText(problemOf('timezone'), /several meanings/);
    expect(await focused()).toBe('day');
    expect(await page().getByRole('textbox', { name: 'Day' }).getAttribute('aria-invalid')).toBe('true');
    expect(await isHidden('#planets')).toBe(true);

    await page().getByRole('textbox', { name: 'Day' }).fill('30');
    await page().getByLabel('Latitude').fill('-33.87');
    await page().getByLabel('Longitude').fill('151.21');
    await page().getByLabel('Time zone').fill('Australia/Sydney');
    await draw();
    await chart().waitFor();
    expect(await page().locator('.problem:visible').count()).toBe(0);
    expect(await page().locator('[aria-invalid]').count()).toBe(0);
    await expectText(page().locator('#zone'), 'Time zone Australia/Sydney (UTC+10:00).');
    // The refusal itself is one line of every browser's console, and the only one.
    expect(complaints().filter((said) => !said.includes('422'))).toEqual([]);
  });

  test('draws no chart for a place that was not selected', async () => {
    const place = page().getByRole('combobox', { name: 'Place of birth' });
    await place.fill('Xyzzyville');
    await expectText(page().locator('#place-note'), /No place of this name/);
    await draw();
    await expectText(problemOf('place'), /Choose a place from the list/);
    expect(await isHidden('#planets')).toBe(true);
    await place.fill('poona');
    await page().locator('#place-list [role=option]', { hasText: 'Pune' }).first().click();
    expect(await page().locator('#latitude').inputValue()).toMatch(/^18\.5/);
    await draw();
    await chart().waitFor();
    expect(complaints().filter((said) => !said.includes('422'))).toEqual([]);
  });

  test('says when the service is unreachable, wherever the page stands, and tries again', async () => {
    await page().route('**/batch*', (route) =>
      route.request().postData()?.includes('/dasha/') ? route.abort() : route.continue(),
    );
    await draw();
    await expectText(page().locator('#dasha .trouble p'), 'The service could not be reached.');
    expect(await page().locator('#planets tbody tr').count()).toBe(10);
    await page().unroute('**/batch*');
    await page().locator('#dasha .trouble button').click();
    await page().locator('#dasha .period').first().waitFor();
    await page().route('**/api/**', (route) => route.abort());
    await page().getByRole('textbox', { name: 'Year' }).fill('1991');
    await draw();
    await page().locator('#doshas').scrollIntoViewIfNeeded();
    await expectText(page().locator('#notice p'), 'The service could not be reached.');
    expect(await page().locator('#notice').getAttribute('role')).toBe('alert');
    expect(await page().locator('#planets tbody tr').count()).toBe(10);
    await page().unroute('**/api/**');
    await page().locator('#notice button').first().click();
    await expectText(page().locator('#chart-body'), /15 Jun 1991/);
    expect(await isHidden('#notice')).toBe(true);
  });

  test('speaks Hindi, in the dark too, remembers that, and stores no birth data', async () => {
    await draw();
    await chart().waitFor();
    await page().locator('input[name=lang][value=hi]').check();
    await page().locator('select[name=theme]').selectOption('dark');
    await expectText(page().locator('h1'), 'जन्म कुंडली बनाएँ');
    await expectText(status(), /कन्या लग्न/);
    await expectText(page().locator('#planets tbody'), /सूर्य.*मिथुन/s);
    await page().reload();
    await expectText(page().locator('h1'), 'जन्म कुंडली बनाएँ');
    expect(await page().locator('html').getAttribute('lang')).toBe('hi');
    expect(await page().getByRole('combobox', { name: 'जन्म स्थान' }).inputValue()).toBe('नई दिल्ली, दिल्ली, भारत');
    const ground = await page().evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(ground).toBe('rgb(17, 16, 19)');
    const stored = await page().evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
    expect(JSON.parse(stored)).toEqual({ playground: '{"lang":"hi","names":"","theme":"dark","style":"north"}' });
    expect(new URL(page().url()).search).toBe('');
    expect(complaints()).toEqual([]);
  });

  test('draws names in Tamil beside an English page, and remembers that', async () => {
    await page().locator('select[name=names]').selectOption('ta');
    await draw();
    await chart().waitFor();
    await expectText(page().locator('#planets tbody'), /சூரியன்.*மிதுனம்/s);
    await expectText(page().locator('#chart-body'), /சூ/);
    await page().reload();
    await draw();
    await expectText(page().locator('h1'), 'Draw a birth chart');
    await expectText(page().locator('#planets tbody'), /சூரியன்.*மிதுனம்/s);
    await expectText(page().locator('#panchang'), /[\u0b80-\u0bff]{3}/);
    expect(complaints()).toEqual([]);
  });

  test.each(['en', 'hi'])('fits a phone without moving sideways, in %s', async (lang) => {
    await page().setViewportSize({ width: 360, height: 780 });
    await page().locator(`input[name=lang][value=${lang}]`).check();
    expect(await overflowPx()).toBe(0);
    await page().locator('#birth .draw').click();
    await page().locator('#doshas .verdict').first().waitFor();
    expect(await overflowPx()).toBe(0);
    // The drawn chart is visible.
    await expect(chart().boundingBox()).resolves.toMatchObject({ width: expect.any(Number) });
    await page().locator('#yogas .why').first().click();
    await page().locator('dialog[open]').waitFor();
    expect(
      await page().evaluate<number>('document.querySelector("dialog").scrollWidth - innerWidth'),
    ).toBeLessThanOrEqual(0);
  });

  test('prints what is drawn, and nothing to press', async () => {
    await draw();
    for (const id of ['dasha', 'doshas', 'saturn']) await page().locator(`#${id} .panel-foot`).waitFor();
    await page().emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await chart().isVisible()).toBe(true);
    for (const shown of ['#planets', '#today', '#panchang', '#dasha', '#yogas', '#doshas']) {
      expect([shown, await page().locator(shown).isVisible()]).toEqual([shown, true]);
    }
    for (const left of ['#birth', '.top', '#drawing', '.panel-foot', '.why', '#acts', '#vargas', '#comparison']) {
      expect([left, await page().locator(left).first().isVisible()]).toEqual([left, false]);
    }
    expect(await page().evaluate<string>('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  });

  test('makes rows that are not formed only when they are asked for, a part at a time', async () => {
    await draw();
    await page().locator('#doshas .panel-foot').waitFor();
    expect(await page().locator('.verdict.absent').count()).toBe(0);
    await page().getByRole('button', { name: 'And which are not formed?' }).click();
    await page().locator('#yogas details > .quiet').waitFor();
    expect(await page().locator('#yogas .verdict.absent').count()).toBe(40);
    await page().locator('#yogas details > .quiet').click();
    expect(await page().locator('#yogas .verdict.absent').count()).toBe(80);
  });

  test('copies a request in another language, for every panel alike', async () => {
    await context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await draw();
    await page().locator('#doshas .panel-foot').waitFor();
    for (const id of ['planets', 'panchang']) await page().locator(`#${id} .panel-foot summary`).click();
    await page().locator('#planets .code-language').selectOption('dart');
    await page().locator('#panchang .copy').click();
    await expectText(page().locator('#panchang .copied'), 'Copied in Dart');
    const copied = await page().evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain("import 'package:http/http.dart' as http;");
    expect(copied).toContain('/api/v1/panchang/daily?');
  });
});
