/** PNG drawings beside what a browser makes of the same SVG. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { outlinesOf, pngOf } from '../../functions/_shell/picture/bundle.ts';
import { drawnChart, drawnTransits } from '../../lib/drawing/drawnChart.ts';
import { CHART_STYLES, type DrawnChart } from '../../lib/drawing/drawing.ts';
import { chartDrawing } from '../../lib/drawing/layout.ts';
import { USUAL_LOOK, type Look } from '../../lib/drawing/look.ts';
import { svgOf } from '../../lib/drawing/svg.ts';
import { furtherNames } from '../../lib/words/furtherNames.ts';
import { namesIn } from '../../lib/words/names.ts';
import { chromiumPath, launchedChromium } from '../../verify/browser/chromium.ts';
import { chartOf } from '../support/chartOf.ts';

const path = chromiumPath();

if (path === null) test.skip('needs Chromium', () => undefined);
else describe('a picture', () => suite(path));

/** Loads two images, and returns how far apart their pixels are: mean difference, and share of pixels that differ. */
const COMPARED = `async ([one, other, width, height]) => {
  const pixelsOf = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const paper = canvas.getContext('2d');
    paper.fillStyle = '#7f7f7f';
    paper.fillRect(0, 0, width, height);
    paper.drawImage(image, 0, 0, width, height);
    return paper.getImageData(0, 0, width, height).data;
  };
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  let sum = 0;
  let apart = 0;
  let ink = 0;
  for (let k = 0; k < a.length; k += 4) {
    const difference = Math.max(Math.abs(a[k] - b[k]), Math.abs(a[k + 1] - b[k + 1]), Math.abs(a[k + 2] - b[k + 2]));
    sum += difference;
    if (difference > 96) apart += 1;
    if (Math.abs(a[k] - a[0]) > 48) ink += 1;
  }
  const pixels = a.length / 4;
  return { mean: sum / pixels, apart: apart / pixels, ink: ink / pixels };
}`;

interface Compared {
  readonly mean: number;
  readonly apart: number;
  readonly ink: number;
}

function suite(executablePath: string): void {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchedChromium(executablePath);
    page = await browser.newPage();
    await page.goto('about:blank');
  });
  afterAll(() => browser.close());

  const address = (type: string, file: Buffer) => `data:${type};base64,${file.toString('base64')}`;

  async function compared(chart: DrawnChart, look: Look): Promise<Compared> {
    const drawing = chartDrawing(chart);
    const svg = svgOf(drawing, chart, { ...look, outlined: outlinesOf });
    const png = await pngOf(chart, look);
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const images = [address('image/svg+xml', Buffer.from(svg)), address('image/png', png)];
    return page.evaluate(`(${COMPARED})(${JSON.stringify([...images, ...size])})`);
  }

  const chart = chartOf({ Saturn: 'Capricorn 0 R', Mercury: 'Gemini 5 R', Moon: 'Taurus 2', Jupiter: 'Cancer 15' });
  const languages = { en: namesIn('en'), hi: namesIn('hi'), ta: furtherNames('ta') };
  const light: Look = { ...USUAL_LOOK, theme: 'light' };

  describe.each(CHART_STYLES)('%s', (style) => {
    test.each(['en', 'hi', 'ta'] as const)('%s: is what a browser draws', async (lang) => {
      const options = { style, heading: ['Birth chart', 'आशा Rao', '15 June 1990'], names: languages[lang] };
      for (const look of [
        light,
        { ...light, theme: 'dark' as const, widthPx: 900 },
        { ...light, isTransparent: true },
      ]) {
        for (const drawn of [drawnChart(chart, options), drawnTransits(chart, chart.planets, options)]) {
          const { apart, ink, mean } = await compared(drawn, look);
          expect(ink).toBeGreaterThan(0.004);
          expect(apart).toBeLessThan(0.0002);
          expect(mean).toBeLessThan(1);
        }
      }
    });
  });
}
