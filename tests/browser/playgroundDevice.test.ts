/** The playground without the server: what the device computes, that nothing is sent, and that no network is needed. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violations } from '../support/accessible.ts';
import { describePlayground, expectText } from '../support/playgroundPage.ts';

interface Asked {
  readonly id: number;
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly body?: object;
}

/** Keeps the worker of the page and what is asked of it, for tests to ask it the same. */
const LISTENING = `
  const made = globalThis.Worker;
  globalThis.asked = [];
  globalThis.Worker = class extends made {
    constructor(...given) {
      super(...given);
      globalThis.engine = this;
    }
    postMessage(message, ...more) {
      if ('id' in message) globalThis.asked.push(message);
      super.postMessage(message, ...more);
    }
  };
  globalThis.askDevice = (request) => new Promise((resolve) => {
    const id = -1 - Math.floor(Math.random() * 1e9);
    const listen = ({ data }) => {
      if (data.id !== id) return;
      globalThis.engine.removeEventListener('message', listen);
      resolve([data.status, data.text ?? data.fault]);
    };
    globalThis.engine.addEventListener('message', listen);
    made.prototype.postMessage.call(globalThis.engine, { ...request, id });
  });
`;

/** Many answer for an instant; the same one has to be named to both. */
const AS_OF = '2026-11-22T06:30:00Z';

const READY = 'Computed on this device. The page opens without a network too.';

describePlayground('the playground without the server', ({ page, context, base, complaints, draw, chart }) => {
  const box = () => page().getByLabel('Without the server');
  const state = () => page().locator('#device-state');
  const allDrawn = async () => {
    for (const id of ['dasha', 'panchang', 'yogas', 'doshas', 'today', 'saturn']) {
      await page().locator(`#${id} .panel-foot`).waitFor();
    }
  };

  describe('with the switch on', () => {
    let sent: string[];

    beforeEach(async () => {
      await page().addInitScript(LISTENING);
      await page().reload();
      await box().check();
      await expectText(state(), READY);
      sent = [];
      page().on('request', (request) => sent.push(new URL(request.url()).pathname));
    });
    afterEach(async () => {
      await context().setOffline(false);
      await page().evaluate(`Promise.all([
        caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
        navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
      ])`);
    });

    test('every answer has the bytes that the service sends, and none is asked of it', async () => {
      await draw();
      await chart().waitFor();
      await allDrawn();
      await page().locator('#vargas .quiet').click();
      await page().locator('#vargas .panel-foot').waitFor();
      await page().locator('.ways [data-opens=match]').click();
      await page().locator('#second-birth .draw').click();
      await page().locator('#match .match').waitFor();
      await page().locator('.ways [data-opens=month]').click();
      await page().locator('.month-day').nth(7).click();
      await page().locator('.day-of-month .facts').first().waitFor();
      await page().locator('.ways [data-opens=muhurta]').click();
      await page().locator('#muhurta-purpose option').first().waitFor({ state: 'attached' });
      await page().locator('#muhurta form .draw').click();
      await page().locator('#muhurta .window').first().waitFor();
      expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);

      const asked = await page().evaluate<readonly Asked[]>('asked');
      expect(new Set(asked.map(({ target }) => target.split(/[/?]/)[3]))).toEqual(
        new Set(['planets', 'varga', 'dasha', 'panchang', 'yoga', 'dosha', 'pdae', 'transit', 'matching', 'muhurta']),
      );
      for (const { body, method, target } of asked) {
        const path = `${target}&as_of=${AS_OF}`;
        const ours = await deviceAnswer(page(), { method, target: path, ...(body && { body }) });
        expect([path, ours]).toEqual([path, await serviceAnswer(base(), method, path, body)]);
      }
      expect(complaints()).toEqual([]);
    });

    test('a refusal has its field and its words, in Hindi too', async () => {
      await page().getByRole('textbox', { name: 'Day' }).fill('31');
      await draw();
      await expectText(page().locator('#date-problem'), '1990-06-31 is not a day of the Gregorian calendar.');
      await page().locator('input[name=lang][value=hi]').check();
      await expectText(state(), 'गणना इसी डिवाइस पर होती है। यह पेज बिना नेटवर्क के भी खुलता है।');
      expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);
    });

    test('finds the zone of a town at a border, and asks for it at a place there that is no town', async () => {
      await page().getByRole('combobox', { name: 'Place of birth' }).fill('basel');
      await page().locator('#place-list [role=option]').first().click();
      await draw();
      await expectText(page().locator('#zone'), /^Time zone Europe\/Zurich \(UTC\+02:00\), from the coordinates\./);
      await page().locator('#details summary').click();
      await page().getByLabel('Latitude').fill('47.5643');
      await page().getByLabel('Longitude').fill('7.5941');
      await draw();
      await expectText(page().locator('#timezone-problem'), /time zone/i);
      await page().getByLabel('Time zone').fill('Europe/Zurich');
      await draw();
      await expectText(page().locator('#zone'), /^Time zone Europe\/Zurich \(UTC\+02:00\)\./);
    });

    test('what only the service makes is not asked of it by accident', async () => {
      await draw();
      await chart().waitFor();
      await page().locator('#report').click();
      await expectText(page().locator('dialog [role=status]'), /^Only the service makes this PDF/);
      expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);
    });

    test('the page opens and draws without a network', async () => {
      await draw();
      await allDrawn();
      await context().setOffline(true);
      expect(await page().evaluate('fetch("/health").then(() => "sent", () => "offline")')).toBe('offline');
      await page().reload();
      await chart().waitFor();
      await allDrawn();
      await expectText(page().locator('#said'), 'The chart is drawn: ascendant Virgo, Moon in Aquarius, Shatabhisha.');
      await expectText(state(), READY);
      // What is loaded when it is first opened is there as well.
      await page().locator('.ways [data-opens=month]').click();
      await page().locator('.month-day').nth(7).waitFor();
      await page().locator('select[name=names]').selectOption('ta');
      await expectText(page().locator('#planets tbody'), /சூரியன்/);
      await page().getByRole('combobox', { name: 'Place of birth' }).fill('poona');
      await page().locator('#place-list [role=option]', { hasText: 'Pune' }).first().waitFor();
    });

    test('its switch, its state and its refusals are accessible', async () => {
      await draw();
      await allDrawn();
      expect(await violations(page())).toEqual([]);
      await page().locator('#report').click();
      await expectText(page().locator('dialog [role=status]'), /^Only the service makes this PDF/);
      expect(await violations(page())).toEqual([]);
      await page().keyboard.press('Escape');
      await box().uncheck();
      await page().getByRole('button', { name: 'Delete them' }).waitFor();
      expect(await violations(page())).toEqual([]);
    });

    test('is remembered, and off again it leaves nothing that was not wanted', async () => {
      await page().reload();
      expect(await box().isChecked()).toBe(true);
      await expectText(state(), READY);
      await box().uncheck();
      await expectText(state(), /^The service computes again\. 7\.\d MB are still on this device\./);
      await page().getByRole('button', { name: 'Delete them' }).click();
      await expectText(state(), 'They are deleted. The service computes.');
      expect(await page().evaluate('caches.keys()')).toEqual([]);
      expect(await page().evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(0);
      const asked = page().waitForRequest('**/api/v1/batch*');
      await draw();
      await asked;
      await chart().waitFor();
    });
  });

  test('what cannot be loaded is said, nothing is sent meanwhile, and it can be tried again', async () => {
    await page().route('**/ephemeris-2-*', (route) => route.abort());
    const sent: string[] = [];
    page().on('request', (request) => sent.push(new URL(request.url()).pathname));
    await box().check();
    await expectText(state(), /could not be loaded.*nothing is sent.*Try again/);
    await draw();
    await expectText(page().locator('#notice p'), /could not be loaded/);
    expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await page().unroute('**/ephemeris-2-*');
    await state().getByRole('button', { name: 'Try again' }).click();
    await expectText(state(), READY);
    await draw();
    await chart().waitFor();
    await page().evaluate('caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))');
    await page().evaluate(
      'navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))',
    );
  });

  test('where not even its own script can be loaded, that is said, and it can be tried again', async () => {
    await page().route('**/device-*', (route) => route.abort());
    await box().check();
    await expectText(page().locator('#notice p'), 'The service could not be reached.');
    await page().unroute('**/device-*');
    await page().route('**/ephemeris-2-*', (route) => route.abort());
    await page().locator('#notice').getByRole('button', { name: 'Try again' }).click();
    await expectText(state(), /could not be loaded/);
    await page().unroute('**/ephemeris-2-*');
    await page().evaluate('caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))');
  });

  test('without the switch nothing of it is loaded, and no service worker is there', async () => {
    const loaded = await page().evaluate<string[]>(
      'performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)',
    );
    expect(loaded.filter((path) => /device-|worker-|engine-|ephemeris|zones|borders|sw\.js/.test(path))).toEqual([]);
    expect(await page().evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(0);
  });
});

function deviceAnswer(page: Page, request: Omit<Asked, 'id'>): Promise<[number, string]> {
  return page.evaluate(`askDevice(${JSON.stringify(request)})`);
}

async function serviceAnswer(base: string, method: string, target: string, body?: object): Promise<[number, string]> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(base + target, { method, ...(body && { headers, body: JSON.stringify(body) }) });
  return [response.status, await response.text()];
}
