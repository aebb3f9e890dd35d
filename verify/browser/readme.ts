/** The two pictures of the README: a chart as the API draws it, and the playground. */
import { writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import type { startEmbedded } from '../../scripts/embedded/index.mjs';
import { startLocalServer, type LambdaHandler } from '../../scripts/localServer.mjs';
import { startBuiltServer } from './builtServer.ts';
import { chromiumPath, launchedChromium } from './chromium.ts';

/** The birth of the README. */
const BIRTH = { name: 'Asha Rao', date: '1990-06-15', time: '14:30:00', latitude: 28.6139, longitude: 77.209 };
const ACCOUNT = { email: 'asha@example.com', username: 'asha', password: 'Vrishabha-Lagna-77' };
/** Wide enough for two columns; a README shows the picture at about half of that. */
const SIZE = { width: 1200, height: 800 };

/**
 * Writes `chart.svg` and `playground.png`.
 *
 * @param dist folder of the bundles
 * @param folder for the pictures
 * @param embeddedParts starts what stands in for AWS; handed in, as it reads files beside itself
 */
export async function takeReadmePictures(
  dist: string,
  folder: string,
  embeddedParts: typeof startEmbedded,
): Promise<void> {
  const path = chromiumPath();
  if (path === null) throw new Error('No Chromium is found. Set CHROMIUM_PATH to where it is.');
  writeFileSync(join(folder, 'chart.svg'), await drawnChart(dist, embeddedParts));
  const server = await startBuiltServer(dist);
  const browser = await launchedChromium(path);
  try {
    await takePlayground(browser, `http://127.0.0.1:${server.port}/playground`, join(folder, 'playground.png'));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Returns the drawing that /chart/birth answers, asked for as the README does: with an account. */
async function drawnChart(dist: string, embeddedParts: typeof startEmbedded): Promise<string> {
  const embedded = await embeddedParts({ baseUrl: 'http://127.0.0.1' });
  Object.assign(process.env, embedded.env, { SECURITY_LOG_FILE: devNull });
  const handlers = new Map<string, LambdaHandler>();
  for (const name of ['auth', 'chart']) {
    const bundle = (await import(pathToFileURL(join(dist, name, 'index.mjs')).href)) as { handler: LambdaHandler };
    handlers.set(name, bundle.handler);
  }
  const server = await startLocalServer({ handlers, port: 0 });
  try {
    const post = async (at: string, body: object, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1${at}`, {
        ...init,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${at} answered ${answer.status}.`);
      return answer;
    };
    await post('/auth/register', ACCOUNT);
    const { access_token: token } = (await (await post('/auth/login', ACCOUNT)).json()) as { access_token: string };
    return await (
      await post('/chart/birth', BIRTH, { accept: 'image/svg+xml', authorization: `Bearer ${token}` })
    ).text();
  } finally {
    await server.stop();
    await embedded.stop();
  }
}

async function takePlayground(browser: Browser, address: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('#birth .draw').click();
  await page.locator('#chart-body .vedic-chart').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: file });
  await page.close();
}
