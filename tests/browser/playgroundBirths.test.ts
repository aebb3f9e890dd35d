/** Births in the playground: in its link, kept on the device, without a time, and as a report. */
import { expect, test } from '@jest/globals';
import { describePlayground, expectText } from '../support/playgroundPage.ts';

describePlayground('births in the playground', (playground) => {
  const { page, context, base, complaints, draw, chart, problemOf, focused } = playground;
  const stored = () => page().evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');

  test('a reload, a bookmark and the link bring the chart back, and no server receives the birth in an address', async () => {
    await context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const addresses: string[] = [];
    page().on('request', (request) => addresses.push(request.url()));
    await page().getByRole('textbox', { name: 'Name' }).fill('Meera');
    await page().getByRole('textbox', { name: 'Year' }).fill('1985');
    await draw();
    await expectText(page().locator('#chart-body'), /Meera.*15 Jun 1985/s);
    expect(new URL(page().url()).hash).toMatch(/^#d=[\w-]+$/);
    await page().reload();
    await expectText(page().locator('#chart-body'), /Meera.*15 Jun 1985/s);
    expect(await page().getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Meera');
    expect(await page().getByRole('combobox', { name: 'Place of birth' }).inputValue()).toBe('New Delhi, Delhi, India');

    await page().getByRole('button', { name: 'Copy the link' }).click();
    await expectText(page().locator('#share-said'), 'The link is copied.');
    const link = await page().evaluate<string>('navigator.clipboard.readText()');
    await page().goto('about:blank');
    await page().goto(link);
    await expectText(page().locator('#chart-body'), /Meera/);
    for (const address of addresses) expect(address).not.toMatch(/Meera|#d=/);
    expect(await stored()).toBe('{}');
    expect(complaints()).toEqual([]);
  });

  test('a damaged link says so, and the form stays usable', async () => {
    await page().goto(`${base()}/playground#d=WzEsIkFzaGE`);
    await expectText(problemOf('form'), /This link is damaged/);
    await expectText(page().locator('#notice p'), /This link is damaged/);
    await draw();
    await chart().waitFor();
    expect(await page().locator('#notice').isVisible()).toBe(false);
    expect(complaints()).toEqual([]);
  });

  test('births are kept only where that is ticked, and forgotten at once', async () => {
    await draw();
    await chart().waitFor();
    expect(await stored()).toBe('{}');
    await page().getByLabel('Keep the last births on this device').check();
    await page().getByRole('textbox', { name: 'Name' }).fill('Meera');
    await draw();
    await expectText(page().locator('#chart-body'), /Meera/);
    await page().goto('about:blank');
    await page().goto(`${base()}/playground`);
    expect(await page().locator('#kept button').allTextContents()).toEqual([
      'Meera, 15 Jun 1990, New Delhi',
      'Asha Rao, 15 Jun 1990, New Delhi',
    ]);
    await page().locator('#kept button').first().click();
    await expectText(page().locator('#chart-body'), /Meera/);
    await page().getByRole('button', { name: 'Forget all' }).click();
    expect(await stored()).toBe('{}');
    expect(await page().locator('#kept').isVisible()).toBe(false);
    expect(await page().getByLabel('Keep the last births on this device').isChecked()).toBe(false);
    expect(complaints()).toEqual([]);
  });

  test('without a time there are no houses and no ascendant, and what may differ on that day is said', async () => {
    await page().getByLabel('The time is unknown').check();
    expect(await page().getByLabel('Time of birth').isDisabled()).toBe(true);
    await draw();
    await expectText(page().locator('#time-note'), /noon is used, and houses and ascendant are left out/);
    await page().locator('#saturn .panel-foot').waitFor();
    const rows = page().locator('#planets tbody tr');
    expect(await rows.count()).toBe(9);
    // The Sun entered Gemini on that day; the Moon left Shatabhisha.
    await expectText(rows.nth(0), /^SunTaurus or Gemini/);
    await expectText(rows.nth(1), /^MoonAquariusShatabhisha or Purva Bhadrapada/);
    expect(await page().locator('#planets .house').count()).toBe(0);
    expect(await page().locator('#planets').textContent()).not.toContain('°');
    expect(await page().locator('#chart-body dt').allTextContents()).not.toContain('Ascendant');
    expect(await chart().locator('.vc-ascendant').count()).toBe(0);
    for (const id of ['today', 'dasha', 'yogas', 'doshas', 'vargas', 'comparison']) {
      await expectText(page().locator(`#${id}-body`), 'This depends on the time of birth, so it is not shown.');
    }
    expect(await page().getByRole('radio', { name: 'Navamsa' }).isDisabled()).toBe(true);
    await expectText(page().locator('#saturn-body'), /Sade sati is running/);
    await page().reload();
    await expectText(page().locator('#time-note'), /noon is used/);
    expect(await page().getByLabel('The time is unknown').isChecked()).toBe(true);
    expect(complaints()).toEqual([]);
  });

  test('a Moon that changes its sign on the day decides nothing', async () => {
    await page().getByLabel('The time is unknown').check();
    await page().getByRole('textbox', { name: 'Day' }).fill('16');
    await draw();
    await expectText(page().locator('#saturn-body'), /the Moon was in Aquarius or Pisces/);
    await expectText(page().locator('#planets tbody tr').nth(1), /^MoonAquarius or Pisces/);
    expect(await chart().locator('text', { hasText: 'Mo' }).count()).toBe(0);
  });

  test('several problems are listed as links to their fields', async () => {
    await page().getByRole('textbox', { name: 'Day' }).fill('31');
    await page().getByLabel('Time of birth').fill('');
    await page().getByRole('combobox', { name: 'Place of birth' }).fill('Xyzzyville');
    await draw();
    await expectText(page().locator('#faults p'), '3 fields have to be corrected.');
    expect(await focused()).toBe('day');
    for (const field of ['date', 'time', 'place']) expect(await problemOf(field).isVisible()).toBe(true);
    await page().locator('#faults a').nth(2).click();
    expect(await focused()).toBe('place');
  });

  test('the report needs an account, whose token is stored nowhere', async () => {
    const sent: Record<string, string>[] = [];
    await page().route('**/api/v1/auth/login*', (route) => route.fulfill({ json: { access_token: 'held' } }));
    await page().route('**/api/v1/auth/register*', (route) =>
      route.fulfill({
        status: 422,
        json: {
          title: 'Invalid input',
          detail: [{ loc: ['body', 'username'], msg: 'A username has 3 to 64 characters.' }],
        },
      }),
    );
    await page().route('**/api/v1/chart/full*', (route) => {
      sent.push(route.request().headers());
      return route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' });
    });
    await draw();
    await chart().waitFor();
    await page().getByRole('button', { name: 'Report as PDF' }).click();
    const dialog = page().getByRole('dialog');
    await dialog.getByLabel('E-mail address').fill('asha@example.com');
    await dialog.getByLabel('Password').fill('Vrishabha-Lagna-77');
    await dialog.getByRole('radio', { name: 'New account' }).check();
    await dialog.getByRole('button', { name: 'Register and get the report' }).click();
    await expectText(dialog.locator('#account-username-problem'), 'A username has 3 to 64 characters.');
    expect(await focused()).toBe('username');
    await dialog.getByRole('radio', { name: 'Sign in' }).check();
    const download = page().waitForEvent('download');
    await dialog.getByRole('button', { name: 'Sign in and get the report' }).click();
    expect((await download).suggestedFilename()).toBe('Asha Rao.pdf');
    expect(sent).toEqual([expect.objectContaining({ accept: 'application/pdf', authorization: 'Bearer held' })]);
    await expectText(dialog.getByRole('status'), 'The report is saved with your downloads.');
    expect(await stored()).toBe('{}');
    expect(page().url()).not.toContain('held');
    await page().keyboard.press('Escape');
    expect(await focused()).toBe('report');
  });
});
