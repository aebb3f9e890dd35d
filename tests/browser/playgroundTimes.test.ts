/** A time for a purpose in the playground. */
import { expect, test } from '@jest/globals';
import { describePlayground, expectText } from '../support/playgroundPage.ts';

describePlayground('a time for a purpose in the playground', (playground) => {
  const { page, complaints, problemOf } = playground;
  const form = () => page().locator('#muhurta form');
  const cards = () => page().locator('#muhurta .window');
  const find = () => form().locator('.draw').click();

  async function open(purpose: string, from: string, to: string): Promise<void> {
    await page().locator('#muhurta > [data-opens]').click();
    await form().locator(`option[value=${purpose}]`).waitFor({ state: 'attached' });
    await page().locator('#muhurta-purpose').selectOption(purpose);
    await page().locator('#muhurta-from').fill(from);
    await page().locator('#muhurta-to').fill(to);
  }

  test('offers nineteen purposes, and the coming thirty days', async () => {
    await page().locator('.ways [data-opens=muhurta]').click();
    await form().locator('option[value=marriage]').waitFor({ state: 'attached' });
    expect(await page().locator('#muhurta-purpose option').count()).toBe(19);
    const [from, to] = await Promise.all(['from', 'to'].map((id) => page().locator(`#muhurta-${id}`).inputValue()));
    expect((Date.parse(to!) - Date.parse(from!)) / 86_400_000).toBe(30);
    expect(await page().evaluate('document.activeElement.id')).toBe('muhurta-purpose');
    expect(complaints()).toEqual([]);
  });

  test('shows the best times with what speaks for them and against them, and the day about one', async () => {
    await open('vehicle', '2027-02-01', '2027-02-28');
    await form().getByLabel('Choose it for Asha Rao').check();
    await find();
    await cards().first().waitFor();
    await expectText(page().locator('#muhurta > div > p[role=status]'), /^\d+ times are found\.$/);
    const scores = await page().locator('#muhurta .window .score strong').allTextContents();
    const numbers = scores.map((text) => Number(/^([\d.]+) of 100$/.exec(text)?.[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(numbers.at(-1)).toBeGreaterThanOrEqual(50);
    // By day, the usual hours of this purpose.
    for (const text of await page().locator('.window-time strong').allTextContents()) {
      const [start, end] = text.split(' – ');
      expect([text, start! >= '05:00' && end! <= '22:00']).toEqual([text, true]);
    }
    await cards().first().locator('summary').first().click();
    await expectText(cards().first(), /For it.*Muhurta Chintamani.*For the persons.*Points of the score/s);
    await cards().first().getByRole('button', { name: 'The whole day' }).click();
    await cards().first().locator('.day-strip').waitFor();
    const parts = cards().first().locator('.day-strip .part');
    expect(await parts.count()).toBeGreaterThan(3);
    expect(await cards().first().locator('.day-strip .chosen').count()).toBeGreaterThan(0);
    await expectText(cards().first().locator('.pieces li.closed').first(), /closed: \S/);
    expect(complaints()).toEqual([]);
  });

  /** From 14 July to 10 November 2027 Vishnu sleeps (chaturmas), and no wedding is held. */
  test('where nothing is open every day says what stands in the way', async () => {
    await open('marriage', '2027-08-01', '2027-08-10');
    await find();
    await expectText(page().locator('.muhurta h3').first(), 'No time fits');
    expect(await cards().count()).toBe(0);
    const list = page().locator('#muhurta .left-out');
    expect(await list.getAttribute('open')).toBe('');
    await expectText(list, /Chaturmas.*1 Aug 2027.*10 Aug 2027/s);
    expect(complaints()).toEqual([]);
  });

  test('asks for the direction of a journey alone, and for a role where there are several', async () => {
    await open('journey', '2027-02-01', '2027-02-10');
    const direction = page().getByLabel('Direction');
    expect(await direction.isVisible()).toBe(true);
    await direction.selectOption('north');
    const sent: string[] = [];
    page().on('request', (request) => sent.push(request.postData() ?? ''));
    await find();
    await page().locator('.muhurta').waitFor();
    expect(sent.join()).toContain('"direction":"north"');
    await page().locator('#muhurta-purpose').selectOption('marriage');
    expect(await direction.isVisible()).toBe(false);
    expect(await page().getByLabel('Role').isVisible()).toBe(false);
    await form().getByLabel('Choose it for Asha Rao').check();
    await page().getByLabel('Role').selectOption('groom');
    await find();
    await expectText(page().locator('.muhurta .lead'), /wedding|marriage/i);
    expect(sent.join()).toContain('"role":"groom"');
  });

  test('shows a problem at its field', async () => {
    await open('gold', '2027-02-10', '2027-02-01');
    await find();
    await expectText(problemOf('muhurta-to'), /\S/);
    await page().locator('#muhurta-to').fill('2027-02-20');
    await page().locator('#muhurta-place').fill('Xyzzyville');
    await find();
    await expectText(problemOf('muhurta-place'), /Choose a place from the list/);
    await page().locator('#muhurta-place').fill('');
    await find();
    await page().locator('.muhurta').waitFor();
    expect(await page().locator('#muhurta .problem:visible').count()).toBe(0);
    expect(complaints().filter((said) => !said.includes('422'))).toEqual([]);
  });

  test('says it again in Hindi', async () => {
    await open('griha_pravesh', '2027-02-01', '2027-02-28');
    await find();
    await page().locator('.muhurta').waitFor();
    await page().locator('input[name=lang][value=hi]').check();
    await expectText(page().locator('#muhurta-purpose option:checked'), /गृह प्रवेश/);
    await expectText(page().locator('.muhurta h3').first(), 'सबसे अच्छे समय');
    await expectText(page().locator('.muhurta .lead'), /\p{Script=Devanagari}/u);
    expect(complaints()).toEqual([]);
  });
});
