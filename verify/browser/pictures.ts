/** Screenshots of the playground, and the time of a chart from the click and on the device. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBuiltServer } from './builtServer.ts';
import { chromiumPath, launchedChromium } from './chromium.ts';
import { timeDevice } from './deviceTimes.ts';

interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isMobile: boolean;
}

const VIEWS: readonly View[] = [
  { name: 'phone', width: 390, height: 844, isMobile: true },
  { name: 'desktop', width: 1280, height: 900, isMobile: false },
];
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'hi'] as const;
const CLICKS = 10;

/**
 * @param dist folder of the bundles
 * @param folder for the pictures
 */
export async function takePictures(dist: string, folder: string): Promise<void> {
  const path = chromiumPath();
  if (path === null) throw new Error('No Chromium is found. Set CHROMIUM_PATH to where it is.');
  mkdirSync(folder, { recursive: true });
  const server = await startBuiltServer(dist);
  const browser = await launchedChromium(path);
  try {
    const address = `http://127.0.0.1:${server.port}/playground`;
    for (const view of VIEWS) {
      for (const theme of THEMES) {
        for (const lang of LANGUAGES) await takeOne(browser, address, folder, { view, theme, lang });
      }
    }
    await printOne(browser, address, folder);
    await timeClicks(browser, address);
    await timeDevice(browser, address);
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Look {
  readonly view: View;
  readonly theme: (typeof THEMES)[number];
  readonly lang: (typeof LANGUAGES)[number];
}

async function takeOne(browser: Browser, address: string, folder: string, { view, theme, lang }: Look): Promise<void> {
  const { width, height, isMobile } = view;
  const page = await browser.newPage({ viewport: { width, height }, isMobile, hasTouch: isMobile });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator(`input[name=lang][value=${lang}]`).check();
  const save = (part: string, fullPage: boolean) =>
    page.screenshot({ path: join(folder, `${view.name}-${theme}-${lang}-${part}.png`), fullPage });
  await save('form', false);
  await drawn(page);
  await save('whole', true);
  await page.locator('#yogas .why').first().click();
  await page.locator('dialog').waitFor();
  await save('why', false);
  await page.keyboard.press('Escape');
  await page.locator('input[name=view][value=transits]').check({ force: true });
  await page.locator('.vc-transit').first().waitFor({ state: 'attached' });
  await page.locator('#chart').screenshot({ path: join(folder, `${view.name}-${theme}-${lang}-transits.png`) });
  await page.locator('#report').click();
  await page.locator('.sign-in').waitFor();
  await save('account', false);
  await page.keyboard.press('Escape');
  await page.locator('#unknown').check();
  await drawn(page);
  await save('without-time', true);
  await page.locator('input[name=day]').fill('31');
  await page.locator('#place').fill('Xyzzyville');
  await page.locator('#birth .draw').click();
  await page.locator('#faults a').first().waitFor();
  await save('problems', false);
  await page.close();
}

async function drawn(page: Page): Promise<void> {
  await page.locator('#birth .draw').click();
  await page.locator('#doshas .panel-body > *').first().waitFor({ state: 'attached' });
  await page.locator('#saturn .panel-foot').waitFor({ state: 'attached' });
}

async function printOne(browser: Browser, address: string, folder: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address);
  await drawn(page);
  await page.pdf({ path: join(folder, 'print.pdf'), preferCSSPageSize: true });
  await page.close();
}

/** From the click to the frame that shows the chart, each time on a new page. */
async function timeClicks(browser: Browser, address: string): Promise<void> {
  const times: number[] = [];
  for (let k = 0; k < CLICKS; k += 1) {
    const page = await browser.newPage();
    await page.goto(address);
    times.push(await page.evaluate(CLICK_TO_CHART));
    await page.close();
  }
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  console.log(`From the click to the chart: ${sorted[CLICKS / 2]} ms in the middle, ${sorted.at(-1)} ms at most`);
}

/** Runs in the browser, so it is a string. */
const CLICK_TO_CHART = `new Promise((resolve) => {
  const began = performance.now();
  const seen = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  new MutationObserver((_, observer) => {
    if (!document.querySelector('#chart-body .vedic-chart')) return;
    observer.disconnect();
    seen();
  }).observe(document.querySelector('#chart-body'), { childList: true, subtree: true });
  document.querySelector('#birth .draw').click();
})`;
