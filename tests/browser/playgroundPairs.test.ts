/** Two births side by side in the playground. */
import { expect, test } from '@jest/globals';
import { describePlayground, expectText } from '../support/playgroundPage.ts';

describePlayground('two births in the playground', (playground) => {
  const { page, base, complaints, draw, problemOf } = playground;
  const second = () => page().locator('#second-birth');
  const result = () => page().locator('#match .match');
  const totals = () => page().locator('#match .total strong').allTextContents();
  const pointsOfKoots = () => page().locator('.koot-points').allTextContents();
  const focusedId = () => page().evaluate<string>('document.activeElement.id');

  async function open(): Promise<void> {
    await page().locator('.ways [data-opens=match]').click();
    await second().waitFor();
  }
  async function match(): Promise<void> {
    await second().locator('.draw').click();
  }

  test('nothing of it is loaded before it is asked for', async () => {
    const loaded: string[] = [];
    page().on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page().goto(`${base()}/playground`);
    await draw();
    await page().locator('#saturn .panel-foot').waitFor();
    const ofSections = () => loaded.filter((path) => /Section|sections/.test(path));
    expect(ofSections()).toEqual([]);
    await open();
    expect(ofSections().map((path) => path.replace(/-.*/, ''))).toEqual(
      expect.arrayContaining(['/playground/matchSection', '/playground/sections.css']),
    );
    expect(complaints()).toEqual([]);
  });

  /**
   * By hand from Shatabhisha 4 and Anuradha 2: shudra under brahmin 1; keeta row, manava column 1; counts of 8 and 21,
   * remainders 8 and 3, 1.5; horse and deer 3; Mars to Saturn neutral, Saturn to Mars enemy 0.5; deva with rakshasa 0;
   * fourth and tenth 7; adi and madhya 8.
   */
  test('shows eight koots, ten poruthams and their sum, as worked out by hand', async () => {
    await open();
    expect(await focusedId()).toBe('second-name');
    await match();
    await result().waitFor();
    expect(await pointsOfKoots()).toEqual([
      ...['1 of 1', '1 of 2', '1.5 of 3', '3 of 4', '0.5 of 5', '0 of 6', '7 of 7', '8 of 8'],
    ]);
    expect(await totals()).toEqual(['22', '22']);
    await expectText(page().locator('#match > div > p[role=status]'), 'The two births are matched: 22 of 36.');
    expect(await page().locator('.pair-facts dd').allTextContents()).toEqual([
      'Asha RaoShatabhisha 4, Aquarius',
      'Rohan MehtaAnuradha 2, Scorpio',
    ]);
    expect(await page().locator('.porutham').count()).toBe(10);
    // Stars 24 and 17: shiro and nabhi are other groups of rajju, and 17 and 10 are the pair of vedha.
    await expectText(page().locator('.porutham', { hasText: 'Rajju' }).locator('summary'), /✓.*Rajju/);
    await page().locator('.koot', { hasText: 'Yoni' }).locator('summary').click();
    await expectText(page().locator('.koot', { hasText: 'Yoni' }).locator('details'), /horse and deer 1: 1/);
    expect(complaints()).toEqual([]);
  });

  test('exchanges the roles: varna and gana turn on them, the rest does not', async () => {
    await open();
    await match();
    await result().waitFor();
    await page().getByRole('radio', { name: 'Groom' }).check();
    await expectText(page().locator('.koot-points').first(), '0 of 1');
    expect(await pointsOfKoots()).toEqual([
      ...['0 of 1', '1 of 2', '1.5 of 3', '3 of 4', '0.5 of 5', '1 of 6', '7 of 7', '8 of 8'],
    ]);
    expect(await page().locator('.pair-facts dd').first().textContent()).toContain('Rohan Mehta');
  });

  test('says it again in Hindi, and with another first birth', async () => {
    await open();
    await match();
    await result().waitFor();
    await page().locator('input[name=lang][value=hi]').check();
    await expectText(page().locator('.koot h4').last(), 'नाड़ी');
    expect(await pointsOfKoots()).toContain('8 में से 8');
    await expectText(page().locator('#match h3').first(), 'दूसरा जन्म');
    expect(await second().locator('label[for=second-name]').textContent()).toContain('नाम');
    await page().locator('input[name=lang][value=en]').check();
    await page().locator('#day').fill('20');
    await draw();
    await expectText(page().locator('.pair-facts dd').first(), /Asha Rao(?!Shatabhisha)/);
    expect(complaints()).toEqual([]);
  });

  test('without the time of the second birth, ranges stand where the day does not decide', async () => {
    await open();
    // On that day the Moon passed from Aquarius to Pisces.
    await second().locator('input[name=day]').fill('16');
    await second().locator('select[name=month]').selectOption('06');
    await second().locator('input[name=year]').fill('1990');
    await second().getByLabel('The time is unknown').check();
    await match();
    await result().waitFor();
    expect((await totals())[0]).toMatch(/^[\d.]+ to [\d.]+$/);
    await expectText(page().locator('#match .time-note'), /time/);
    const open_ = page().locator('.koot:has(.open-note)');
    expect(await open_.count()).toBeGreaterThan(0);
    await expectText(
      open_.first().locator('.open-note'),
      /^needs the time of birth · Groom: it changes at 16 Jun 1990/,
    );
    expect(complaints()).toEqual([]);
  });

  test('a wrong field is shown in the form of its birth', async () => {
    await open();
    await second().locator('input[name=day]').fill('45');
    await match();
    await expectText(problemOf('second-date'), /calendar|YYYY/);
    expect(await problemOf('date').isVisible()).toBe(false);
    await second().locator('input[name=day]').fill('10');
    await second().getByRole('combobox', { name: 'Place of birth' }).fill('Xyzzyville');
    await match();
    await expectText(problemOf('second-place'), /Choose a place from the list/);
    await second().getByRole('combobox', { name: 'Place of birth' }).fill('poona');
    await second().locator('[role=option]', { hasText: 'Pune' }).first().click();
    await page().locator('#day').fill('31');
    await match();
    await expectText(problemOf('date'), '1990-06-31 is not a day of the Gregorian calendar.');
    await page().locator('#day').fill('15');
    await match();
    await result().waitFor();
    expect(await page().locator('.problem:visible').count()).toBe(0);
  });

  test('takes a kept birth as the second', async () => {
    await page().getByLabel('Keep the last births on this device').check();
    await page().getByRole('textbox', { name: 'Name' }).fill('Meera');
    await draw();
    await expectText(page().locator('#chart-body'), /Meera/);
    await open();
    await second().locator('.kept-births button', { hasText: 'Meera' }).click();
    expect(await second().locator('input[name=name]').inputValue()).toBe('Meera');
    expect(await second().locator('input[name=year]').inputValue()).toBe('1990');
  });

  test('saves the report as PDF without an account, and copies the request', async () => {
    await page().route('**/api/v1/matching/report*', (route) =>
      route.request().headers()['accept'] === 'application/pdf'
        ? route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' })
        : route.continue(),
    );
    await open();
    await match();
    await result().waitFor();
    const download = page().waitForEvent('download');
    await page().getByRole('button', { name: 'Report of both as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('Asha Rao - Rohan Mehta.pdf');
    await expectText(page().locator('#match .acts [role=status]'), 'The report is saved with your downloads.');
    await page().locator('#match .panel-foot summary').click();
    expect(await page().locator('#match .panel-foot li code').allTextContents()).toEqual([
      'POST /api/v1/matching/report',
    ]);
    expect(await page().locator('#match .code-language option').count()).toBe(7);
    expect(complaints()).toEqual([]);
  });
});
