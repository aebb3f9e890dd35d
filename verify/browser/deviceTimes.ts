/** How long the playground takes to a chart where it computes on the device, with all that it needs in the cache. */
import type { Browser, Page } from 'playwright-core';

const OPENINGS = 14;
const CHARTS = 200;
/** Until the page has done what it does behind its panels: it keeps its own files. */
const PAUSE_MS = 500;

/** Says when the worker is started and when the chart is seen; runs in the browser, so it is a string. */
const WATCH = `{
  const made = globalThis.Worker;
  globalThis.Worker = class extends made {
    constructor(...given) {
      super(...given);
      globalThis.started = performance.now();
      globalThis.engine = this;
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#chart-body .vedic-chart')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (globalThis.seen = performance.now())));
    }).observe(document.querySelector('#chart-body'), { childList: true, subtree: true });
  });
}`;

/** Milliseconds of a chart of an open engine, message and answer included. */
const CHART_AFTER_CHART = `(async () => {
  const ask = (id) => new Promise((resolve) => {
    engine.addEventListener('message', function listen({ data }) {
      if (data.id !== id) return;
      engine.removeEventListener('message', listen);
      resolve(data.status);
    });
    const date = '19' + (50 + (-id % 50)) + '-06-15';
    const body = { name: 'Asha', date, time: '14:30:00', latitude: 28.6139, longitude: 77.209 };
    engine.postMessage({ id, method: 'POST', target: '/api/v1/planets/positions?lang=en', body });
  });
  const began = performance.now();
  for (let k = 1; k <= ${CHARTS}; k += 1) if ((await ask(-k)) !== 200) throw new Error('No chart was answered.');
  return (performance.now() - began) / ${CHARTS};
})()`;

/** Prints the times. */
export async function timeDevice(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Without the server').check();
  await page.locator('#device-state', { hasText: 'without a network too' }).waitFor();
  // From now on the address holds the birth, and the page draws it when it is opened.
  await page.locator('#birth .draw').click();
  await allDrawn(page);
  const openings: Opening[] = [];
  for (let k = 0; k < OPENINGS; k += 1) openings.push(await openedAgain(page));
  const each = await page.evaluate<number>(CHART_AFTER_CHART);
  await context.close();
  const worker = spread(openings.map(({ ofWorker }) => ofWorker));
  const whole = spread(openings.map(({ ofPage }) => ofPage));
  console.log(
    `On the device, to the first chart: ${worker} from the start of its worker, ${whole} from that of the page`,
  );
  console.log(`On the device, each further chart: ${each.toFixed(2)} ms`);
}

interface Opening {
  /** Milliseconds from the start of the worker to the frame that shows the chart. */
  readonly ofWorker: number;
  /** Milliseconds from the start of the page. */
  readonly ofPage: number;
}

async function openedAgain(page: Page): Promise<Opening> {
  await page.waitForTimeout(PAUSE_MS);
  await page.reload();
  await allDrawn(page);
  const [started, seen] = await page.evaluate<[number, number]>('[started, seen]');
  return { ofWorker: seen - started, ofPage: seen };
}

async function allDrawn(page: Page): Promise<void> {
  await page.locator('#saturn .panel-foot').waitFor({ state: 'attached' });
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[sorted.length / 2]} ms in the middle, ${sorted.at(-1)} ms at most`;
}
