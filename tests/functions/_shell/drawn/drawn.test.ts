/**
 * The drawing of every path that has a chart: within the answer, as SVG and as PNG, and how it may look.
 * @isolated
 */
import type { Context } from 'aws-lambda';
import { describe, expect, test } from '@jest/globals';
import { handler as planets } from '../../../../functions/planets/routes.ts';
import { handler as special } from '../../../../functions/special/routes.ts';
import { handler as transit } from '../../../../functions/transit/routes.ts';
import { handler as varga } from '../../../../functions/varga/routes.ts';
import { handler as varshphal } from '../../../../functions/varshphal/routes.ts';
import type { Handler } from '../../../../functions/_shell/server.ts';
import { VARGA_IDS } from '../../../../lib/astro/varga/vargas.ts';
import { BIRTH, dataOf, gatewayEvent, post } from '../../../support/call.ts';
import { xmlElements } from '../../../support/xml.ts';

interface Drawn {
  readonly svg?: string;
}

const NOW = '?as_of=2026-11-28T12:00:00Z';
const VARGAS: readonly [Handler, string, object][] = VARGA_IDS.map((id) => [varga, `/varga/${id}`, {}]);
const PATHS: readonly (readonly [handler: Handler, path: string, more: object])[] = [
  [planets, '/planets/positions', {}],
  [special, '/special/drekkana', {}],
  [special, '/special/hora-chart', {}],
  [transit, `/transit/current${NOW}`, {}],
  [varshphal, '/varshphal/chart', { year: 2026 }],
  ...VARGAS,
];
const bodies = (svg: string) =>
  xmlElements(svg)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text);

describe.each(PATHS.map(([handler, path, more]) => ({ handler, path, body: { ...BIRTH, ...more } })))(
  '$path',
  ({ handler, path, body }) => {
    test('has the drawing in the answer where it is asked for, and else not even the field', async () => {
      const { svg, ...rest } = dataOf<Drawn>(await post(handler, path, { ...body, include_svg: true }));
      expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
      for (const asked of [{}, { include_svg: false }, { include_svg: null }]) {
        expect(dataOf(await post(handler, path, { ...body, ...asked }))).toEqual(rest);
      }
    });

    test('answers the same drawing alone', async () => {
      const { svg } = dataOf<Drawn>(await post(handler, path, { ...body, include_svg: true }));
      const { headers, status, text } = await post(handler, path, body, { headers: { accept: 'image/svg+xml' } });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
      expect(text).toBe(svg);
      expect(bodies(text).some((written) => /^Su\b/.test(written))).toBe(true);
    });
  },
);

async function png(body: object, handler = planets, path = '/planets/positions'): Promise<Buffer> {
  const event = gatewayEvent('POST', `/api/v1${path}`, { ...BIRTH, ...body }, { headers: { accept: 'image/png' } });
  const { body: sent, headers, isBase64Encoded, statusCode } = await handler(event, {} as Context);
  expect([statusCode, headers?.['content-type'], isBase64Encoded]).toEqual([200, 'image/png', true]);
  return Buffer.from(sent!, 'base64');
}

/** Width, height, and whether pixels have an alpha channel, from the header of a PNG (PNG 3, 11.2.1). */
const headOf = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)];

describe('PNG', () => {
  test('of every path that draws', async () => {
    for (const [handler, path, more] of PATHS.slice(0, 7)) {
      const file = await png(more, handler, path);
      expect(file.subarray(1, 4).toString()).toBe('PNG');
      expect(headOf(file)[0]).toBe(480);
    }
  });

  test('in the width that is asked for, the height in proportion', async () => {
    const usual = headOf(await png({}));
    const wide = headOf(await png({ drawing: { width: 960 } }));
    expect(wide).toEqual([960, usual[1]! * 2]);
    expect(headOf(await png({ drawing: { width: 120 } }))[0]).toBe(120);
  });

  test('equal requests give equal bytes; themes, colours and a missing ground do not', async () => {
    const files = await Promise.all(
      [{}, {}, { theme: 'light' }, { theme: 'dark' }, { transparent: true }, { colours: { paper: '#fff' } }].map(
        (drawing) => png({ drawing }),
      ),
    );
    const [first, ...others] = files.map((file) => file.toString('base64'));
    expect(others.map((other) => other === first)).toEqual([true, true, false, false, false]);
  });
});

const drawn = async (drawing: object) =>
  dataOf<Drawn>(await post(planets, '/planets/positions', { ...BIRTH, include_svg: true, drawing })).svg!;

describe('how a drawing looks', () => {
  test('without options it follows the theme of the reader', async () => {
    expect(await drawn({})).toContain('prefers-color-scheme:dark');
    expect(await drawn({ theme: 'auto', colours: {}, width: null, text: null })).toBe(await drawn({}));
  });

  test('a theme is kept whatever the reader prefers', async () => {
    const [light, dark] = [await drawn({ theme: 'light' }), await drawn({ theme: 'dark' })];
    expect(light + dark).not.toContain('prefers-color-scheme');
    expect(light).toContain('class="vc-paper" fill="#fffdf8"');
    expect(dark).toContain('class="vc-paper" fill="#18171b"');
  });

  test('colours replace those of the theme, which then no longer follows the reader', async () => {
    const svg = await drawn({ colours: { paper: '#ABC', accent: '#123456', text: null } });
    expect(svg).toContain('class="vc-paper" fill="#ABC"');
    expect(svg).toContain('class="vc-number" fill="#123456"');
    expect(svg).toContain('class="vc-planet" fill="#2a241d"');
    expect(svg).not.toContain('prefers-color-scheme');
  });

  test('a width scales what is drawn', async () => {
    const [usual, wide] = [await drawn({}), await drawn({ width: 960 })].map((svg) => xmlElements(svg)[0]!.attributes);
    expect(wide!.get('width')).toBe('960');
    expect(Number(wide!.get('height'))).toBe(2 * Number(usual!.get('height')));
    expect(wide!.get('viewBox')).toBe(usual!.get('viewBox'));
  });

  test('without a ground there is no rectangle', async () => {
    expect(await drawn({})).toContain('<rect ');
    expect(await drawn({ transparent: true })).not.toContain('<rect ');
  });

  test('letters as outlines leave no text but title and description', async () => {
    const elements = xmlElements(await drawn({ text: 'paths' }));
    expect(elements.filter(({ name }) => name === 'text')).toEqual([]);
    expect(elements.filter(({ name }) => name === 'path').length).toBeGreaterThan(20);
    expect(elements.find(({ name }) => name === 'title')!.text).toMatch(/^Birth chart, Asha/);
    expect(elements.find(({ name }) => name === 'desc')!.text).toMatch(/^Ascendant in Virgo 28 degrees, first house/);
  });

  test('a brief answer keeps a drawing that was asked for', async () => {
    const path = '/varga/d9?detail=brief';
    expect(dataOf<Drawn>(await post(varga, path, { ...BIRTH, include_svg: true })).svg).toMatch(/^<svg/);
    expect(dataOf<Drawn>(await post(varga, path, BIRTH))).not.toHaveProperty('svg');
  });

  test('transits are drawn over the birth, with the instant above them', async () => {
    const { svg } = dataOf<Drawn>(await post(transit, `/transit/current${NOW}`, { ...BIRTH, include_svg: true }));
    expect(bodies(svg!)).toEqual(expect.arrayContaining(['Transits: 28 Nov 2026, 17:30', '[Sa 13° R]', 'Su 0°']));
  });
});

test.each([
  [{ theme: 'pink' }, ['theme']],
  [{ theme: 7 }, ['theme']],
  [[], []],
  ['dark', []],
  [{ colours: 'red' }, ['colours']],
  [{ colours: ['#fff'] }, ['colours']],
  [{ colours: { paper: 'red' } }, ['colours', 'paper']],
  [{ colours: { line: '#12345' } }, ['colours', 'line']],
  [{ colours: { text: '#fff"/><script>' } }, ['colours', 'text']],
  [{ colours: { accent: 'url(https://example.org/x)' } }, ['colours', 'accent']],
  [{ colours: { frame: 16777215 } }, ['colours', 'frame']],
  [{ width: 119 }, ['width']],
  [{ width: 2001 }, ['width']],
  [{ width: 300.5 }, ['width']],
  [{ width: '480' }, ['width']],
  [{ width: [480] }, ['width']],
  [{ transparent: 'yes' }, ['transparent']],
  [{ text: 'glyphs' }, ['text']],
])('refuses %j and says how to mend it', async (drawing, loc) => {
  for (const accept of ['application/json', 'image/png', 'image/svg+xml']) {
    const { json, status } = await post(planets, '/planets/positions', { ...BIRTH, drawing }, { headers: { accept } });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      detail: [{ loc: ['body', 'drawing', ...loc], msg: expect.stringMatching(/^(Give|Choose|Send) /) }],
    });
  }
});

test('all twenty vargas at once have no drawings', async () => {
  const { charts } = dataOf<{ charts: object[] }>(await post(varga, '/varga/all', { ...BIRTH, include_svg: true }));
  expect(charts.filter((chart) => 'svg' in chart)).toEqual([]);
});
