/** A month in the playground. */
import { expect, test } from '@jest/globals';
import { describePlayground, expectText } from '../support/playgroundPage.ts';

describePlayground('a month in the playground', (playground) => {
  const { page, complaints, problemOf } = playground;
  const day = (date: string) => page().locator(`.month-day[data-date="${date}"]`);
  const focusedDate = () => page().evaluate<string>('document.activeElement.dataset.date');
  const title = () => page().locator('.month-head h3');

  async function open(year: number, month: number): Promise<void> {
    await page().locator('.ways [data-opens=month]').click();
    await page().locator('.month-grid').waitFor();
    await page().locator('#month-year').fill(String(year));
    await page().locator('#month-number').selectOption(String(month));
    await page()
      .locator(`.month-day[data-date^="${year}-${String(month).padStart(2, '0')}"]`)
      .first()
      .waitFor();
  }

  test('shows each day with tithi, star and sunrise, and what is kept', async () => {
    await open(2026, 11);
    expect(await page().locator('.month-day').count()).toBe(30);
    expect(await page().locator('.month-grid tbody tr').count()).toBe(5);
    await expectText(title(), 'November 2026');
    await expectText(day('2026-11-08'), /Chaturdashi.*Diwali/s);
    await expectText(day('2026-11-08').locator('.unseen'), /^Sunday, 8 Nov 2026, .*Sunrise 06:\d\d, .*Diwali/);
    expect(await day('2026-11-05').locator('.event.ekadashi').count()).toBe(1);
    await expectText(page().locator('.festivals'), /Fri, 6 Nov\s*Dhanteras.*Tue, 24 Nov/s);
    expect(complaints()).toEqual([]);
  });

  test('opens a day, and a line with its reason', async () => {
    await open(2026, 11);
    await day('2026-11-06').click();
    await expectText(page().locator('.day-of-month h4'), 'Panchang of Friday, 6 Nov 2026');
    await expectText(page().locator('.day-of-month'), /Dhanteras.*Rahu kaal/s);
    expect(await page().evaluate('document.activeElement.tagName')).toBe('H4');
    const line = page().locator('.festivals details', { hasText: 'Dhanteras' });
    await line.locator('summary').click();
    await expectText(line, /6 November 2026.*Dharma Sindhu/s);
  });

  test('is walked with the keyboard, from month to month', async () => {
    await open(2026, 11);
    await day('2026-11-30').focus();
    await page().keyboard.press('ArrowUp');
    expect(await focusedDate()).toBe('2026-11-23');
    await page().keyboard.press('Home');
    expect(await focusedDate()).toBe('2026-11-22');
    await page().keyboard.press('End');
    expect(await focusedDate()).toBe('2026-11-28');
    await page().keyboard.press('PageDown');
    await page().waitForFunction("document.activeElement.dataset.date === '2026-12-28'");
    await expectText(title(), 'December 2026');
    expect(await page().locator('.month-day[tabindex="0"]').count()).toBe(1);
    await page().getByRole('button', { name: 'Next month' }).click();
    await expectText(title(), 'January 2027');
    await expectText(
      page().locator('#month > div > p[role=status]'),
      /^January 2027 is shown, with \d+ observances\.$/,
    );
  });

  test('follows the place, and says where a name is none', async () => {
    await open(2026, 11);
    const place = page().locator('#month-place');
    await place.fill('Chennai');
    await page().locator('#month-place-list li').first().click();
    await expectText(page().locator('.month-head p'), /Chennai/);
    await place.fill('Xyzzyville');
    await place.blur();
    await expectText(problemOf('month-place'), /Choose a place from the list/);
    await place.fill('');
    await place.blur();
    await expectText(page().locator('.month-head p'), /New Delhi/);
    expect(await problemOf('month-place').isVisible()).toBe(false);
  });

  test('can be subscribed to, and taken as a file', async () => {
    await open(2026, 11);
    const hrefOf = (name: string) => page().getByRole('link', { name }).getAttribute('href');
    const address = await hrefOf('Subscribe in a calendar');
    expect(address).toMatch(/^webcal:\/\/127\.0\.0\.1:\d+\/api\/v1\/panchang\/festivals\?.*format=ics/);
    for (const link of [
      address!.replace('webcal', 'http'),
      `${playground.base()}${(await hrefOf('This month as a file'))!}`,
    ]) {
      const answer = await page().request.get(link);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    }
  });

  test('is printed alone, on one sheet', async () => {
    await open(2026, 8);
    await page().evaluate("window.print = () => (document.documentElement.dataset.wasPrinted = 'yes')");
    await page().getByRole('button', { name: 'Print the month' }).click();
    expect(await page().evaluate('document.documentElement.dataset.wasPrinted')).toBe('yes');
    const pdf = await page().pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('says it again in Hindi', async () => {
    await open(2026, 11);
    await page().locator('input[name=lang][value=hi]').check();
    await expectText(title(), 'नवंबर 2026');
    await expectText(page().locator('.festivals'), /धनतेरस/);
    expect(complaints()).toEqual([]);
  });
});
