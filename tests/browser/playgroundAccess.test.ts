/** The playground by the rules of WCAG 2.2 AA that a program can check, in the states that visitors see. */
import { expect, test } from '@jest/globals';
import { violations } from '../support/accessible.ts';
import { describePlayground, expectText } from '../support/playgroundPage.ts';

describePlayground('the playground is accessible', ({ page, draw, chart, overflowPx }) => {
  const drawn = async () => {
    await page().locator('#birth .draw').click();
    await page().locator('#saturn .panel-foot').waitFor();
    await page().locator('#doshas .panel-foot').waitFor();
  };

  test('before anything is drawn', async () => {
    expect(await violations(page())).toEqual([]);
  });

  test('with every panel opened', async () => {
    await drawn();
    await page().locator('#vargas .quiet').click();
    await page().locator('.vargas summary').first().click();
    await page().locator('#second-ayanamsa').selectOption('raman');
    await page().locator('#comparison table').waitFor();
    for (const summary of await page().locator('.panel-foot summary').all()) await summary.click();
    await page().getByRole('radio', { name: 'Transits' }).check();
    await page().locator('.vc-transit').first().waitFor({ state: 'attached' });
    expect(await violations(page())).toEqual([]);
  });

  test('with problems shown', async () => {
    await page().getByRole('textbox', { name: 'Day' }).fill('31');
    await page().getByLabel('Time of birth').fill('');
    await draw();
    await page().locator('#faults a').first().waitFor();
    expect(await violations(page())).toEqual([]);
  });

  test('with reasons, and with the sign-in', async () => {
    await drawn();
    await page().locator('#yogas .why').first().click();
    await page().getByRole('dialog').waitFor();
    expect(await violations(page())).toEqual([]);
    await page().keyboard.press('Escape');
    await page().locator('#report').click();
    await page().locator('.sign-in').waitFor();
    expect(await violations(page())).toEqual([]);
  });

  test('on a phone of 360 px, without moving sideways', async () => {
    await page().setViewportSize({ width: 360, height: 780 });
    await drawn();
    await page().locator('#vargas .quiet').click();
    await page().locator('.vargas summary').nth(8).click();
    await page().locator('#second-ayanamsa').selectOption('raman');
    await page().locator('#comparison table').waitFor();
    for (const summary of await page().locator('.panel-foot summary').all()) await summary.click();
    expect(await overflowPx()).toBe(0);
    expect(await violations(page())).toEqual([]);
  });

  test('in Hindi, in the dark', async () => {
    await page().locator('input[name=lang][value=hi]').check();
    await page().locator('select[name=theme]').selectOption('dark');
    await drawn();
    expect(await violations(page())).toEqual([]);
  });

  test.each([
    ['en', 'light', 1200],
    ['hi', 'dark', 360],
  ])('with two births and a time for a purpose, in %s, %s, %p px', async (lang, theme, width) => {
    await page().setViewportSize({ width, height: 800 });
    await page().locator(`input[name=lang][value=${lang}]`).check();
    await page().locator('select[name=theme]').selectOption(theme);
    await page().locator('.ways [data-opens=match]').click();
    await page().locator('#second-birth .draw').click();
    await page().locator('#match .match').waitFor();
    await page().locator('.ways [data-opens=muhurta]').click();
    await page().locator('#muhurta-purpose option').first().waitFor({ state: 'attached' });
    await page().locator('#muhurta-purpose').selectOption('vehicle');
    await page().locator('#muhurta form .draw').click();
    await page().locator('#muhurta .window .quiet').first().click();
    await page().locator('#muhurta .day-strip').waitFor();
    const folded = page().locator('#match .match summary, #muhurta .muhurta summary');
    for (const summary of await folded.all()) await summary.click();
    expect(await overflowPx()).toBe(0);
    expect(await violations(page())).toEqual([]);
  });

  test.each([
    ['en', 'light', 1200],
    ['hi', 'dark', 360],
  ])('with a month and one of its days, in %s, %s, %p px', async (lang, theme, width) => {
    await page().setViewportSize({ width, height: 800 });
    await page().locator(`input[name=lang][value=${lang}]`).check();
    await page().locator('select[name=theme]').selectOption(theme);
    await page().locator('.ways [data-opens=month]').click();
    await page().locator('.month-day').nth(7).click();
    await page().locator('.day-of-month .facts').first().waitFor();
    for (const summary of await page().locator('.festivals summary').all()) await summary.click();
    expect(await overflowPx()).toBe(0);
    expect(await violations(page())).toEqual([]);
  });

  test('without a time of birth, and with a lost connection', async () => {
    await page().getByLabel('The time is unknown').check();
    await draw();
    await chart().waitFor();
    await page().route('**/api/**', (route) => route.abort());
    await page().getByRole('textbox', { name: 'Year' }).fill('1991');
    await draw();
    await expectText(page().locator('#notice p'), 'The service could not be reached.');
    expect(await violations(page())).toEqual([]);
  });
});
