import { birthContext } from '../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { LANGUAGES, namesIn } from '../../lib/words/names.ts';
import { drawnChart } from '../../lib/drawing/drawnChart.ts';
import { CHART_STYLES, type DrawnChart } from '../../lib/drawing/drawing.ts';
import { chartDrawing } from '../../lib/drawing/layout.ts';
import { svgOf } from '../../lib/drawing/svg.ts';
import { Birth } from '../../lib/schemas/common/inputs.ts';
import { BIRTH } from '../support/call.ts';
import { bareChart } from '../support/drawnCells.ts';
import { xmlElements, type XmlElement } from '../support/xml.ts';

const svg = (chart: DrawnChart) => svgOf(chartDrawing(chart), chart);

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  svg: [
    'xmlns',
    'class',
    'width',
    'height',
    'viewBox',
    'role',
    'aria-labelledby',
    'lang',
    'font-family',
    'text-anchor',
  ],
  title: ['id'],
  desc: ['id'],
  style: [],
  rect: ['class', 'fill', 'width', 'height'],
  path: ['class', 'fill', 'stroke', 'stroke-width', 'd'],
  g: ['class', 'fill'],
  text: ['x', 'y', 'font-size', 'text-anchor'],
};

/** Lists every element and attribute that is not allowed, and every value that could lead outside. */
function strays(elements: readonly XmlElement[]): string[] {
  return elements.flatMap(({ name, attributes }) => {
    const allowed = ALLOWED[name];
    if (!allowed) return [name];
    return [...attributes].flatMap(([attribute, value]) => {
      const isOutward = attribute !== 'xmlns' && /url\(|https?:|javascript:|data:/i.test(value);
      return allowed.includes(attribute) && !isOutward ? [] : [`${name} ${attribute}="${value}"`];
    });
  });
}

const two = (value: number) => String(value).padStart(2, '0');
const anyBirth = fc.record({
  date: fc.tuple(
    fc.integer({ min: 1900, max: 2080 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  ),
  time: fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })),
  latitude: fc.double({ min: -65, max: 65, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const births = fc
  .sample(anyBirth, { seed: 20260801, numRuns: 200 })
  .map(({ date: [year, month, day], time, ...place }) => ({
    ...BIRTH,
    ...place,
    date: `${year}-${two(month)}-${two(day)}`,
    time: `${two(time[0])}:${two(time[1])}:00`,
    timezone: '+00:00',
  }));
const charts = births.map((birth) => birthContext(v.parse(Birth, birth), 'en', {}, {}, false).chart);

describe('200 random births', () => {
  test.each(CHART_STYLES.flatMap((style) => LANGUAGES.map((lang) => [style, lang] as const)))(
    '%s %s',
    (style, lang) => {
      const names = namesIn(lang);
      for (const chart of charts) {
        const drawn = drawnChart(chart, { style, heading: ['Chart', 'Asha', 'New Delhi'], names });
        const text = svg(drawn);
        const elements = xmlElements(text);
        expect(strays(elements)).toEqual([]);
        expect(Buffer.byteLength(text)).toBeLessThan(15_000);
        expect(elements.filter(({ name }) => name === 'style')).toHaveLength(1);
        const texts = elements.filter(({ name }) => name === 'text').map((element) => element.text);
        for (const { label, degree } of drawn.bodies) {
          expect(texts.filter((written) => written.startsWith(`${label} ${degree}`))).toHaveLength(1);
        }
      }
    },
  );
});

describe('the text for screen readers', () => {
  const chart = bareChart('south', { heading: ['Birth chart', 'Asha'], description: 'Sun in Aries, first house.' });

  test('title and description, named by the root', () => {
    const elements = xmlElements(svg(chart));
    const [root, title, description] = elements;
    expect([root!.attributes.get('role'), root!.attributes.get('lang')]).toEqual(['img', 'en']);
    expect([title!.name, title!.text]).toEqual(['title', 'Birth chart, Asha']);
    expect([description!.name, description!.text]).toEqual(['desc', 'Sun in Aries, first house.']);
    const ids = [title!.attributes.get('id'), description!.attributes.get('id')];
    expect(root!.attributes.get('aria-labelledby')).toBe(ids.join(' '));
  });

  test('a chart without a heading has a title all the same', () => {
    expect(xmlElements(svg(bareChart('east')))[1]!.text).toBe('Chart');
  });

  test('ids differ between drawings that may share a page, and never change', () => {
    const idOf = (drawn: DrawnChart) => xmlElements(svg(drawn))[1]!.attributes.get('id');
    const others = [
      chart,
      { ...chart, style: 'north' as const },
      { ...chart, heading: ['Moon chart', 'Asha'] },
      { ...chart, description: 'Sun in Taurus, first house.' },
    ];
    expect(new Set(others.map(idOf)).size).toBe(4);
    expect(svg(chart)).toBe(svg({ ...chart }));
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '"/><foreignObject onload=alert(1)>',
  "' onload='alert(1)",
  ']]><!--',
  '&#60;script&#62; &amp; &bogus;',
  'a\u0000b\u001bc\u007f\u0085d\u2028e',
  '\u202eevil\u202c \u2066x\u2069 \u200f',
  'lone \ud800 and \udc00 surrogates',
  '\ufffe\uffff',
  'x'.repeat(5000),
  '𝔸'.repeat(5000),
  'श्री '.repeat(2000),
  '👩‍👩‍👧‍👦 Asha ☀️',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324'.repeat(40),
  '   ',
];

describe('names that mean harm', () => {
  test.each(CHART_STYLES)('%s: stay text', (style) => {
    for (const name of HOSTILE) {
      const text = svg(bareChart(style, { heading: [name, name], description: name }));
      const elements = xmlElements(text);
      expect(strays(elements)).toEqual([]);
      expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/);
      const title = elements.find((element) => element.name === 'title')!.text;
      expect([...title].length).toBeLessThanOrEqual(402);
    }
  });

  test('are written as they are, as far as they can be', () => {
    const texts = xmlElements(svg(bareChart('north', { heading: ['Kind', `O'Neil & "Sons" <b>`] })));
    expect(texts.some(({ name, text }) => name === 'text' && text === `O'Neil & "Sons" <b>`)).toBe(true);
  });

  test('of any length leave a drawing below 15 kB', () => {
    const description = drawnChart(charts[0]!, { style: 'east', heading: [], names: namesIn('hi') }).description;
    for (const name of HOSTILE) {
      const text = svg(bareChart('east', { heading: [name, name, name], description }));
      expect(Buffer.byteLength(text)).toBeLessThan(15_000);
    }
  });
});

describe('colours', () => {
  const elements = xmlElements(svg(drawnChart(charts[0]!, { style: 'south', heading: ['x'], names: namesIn('en') })));
  const parts = elements.flatMap(({ attributes }) => {
    const name = /^vc-(\w+)$/.exec(attributes.get('class') ?? '')?.[1];
    const stroke = attributes.get('stroke');
    return name ? [{ name, isLine: stroke !== undefined, light: stroke ?? attributes.get('fill')! }] : [];
  });
  const style = elements.find(({ name }) => name === 'style')!.text;
  const darkOf = (name: string) => new RegExp(`\\.vc-${name}\\{(?:fill|stroke):(#[0-9a-f]{6})\\}`).exec(style)![1]!;
  const paper = parts.find(({ name }) => name === 'paper')!;

  test('light by attribute, dark by the preference of the reader', () => {
    expect(style).toContain('prefers-color-scheme:dark');
    expect(luminance(paper.light)).toBeGreaterThan(0.9);
    expect(luminance(darkOf('paper'))).toBeLessThan(0.02);
  });

  test('text has a contrast of 4.5 and lines of 3 to their background (WCAG 2.2, 1.4.3 and 1.4.11)', () => {
    const others = parts.filter(({ name }) => name !== 'paper');
    expect(others.map(({ name }) => name).sort()).toEqual(
      ['ascendant', 'frame', 'heading', 'legend', 'line', 'planet', 'sign'].sort(),
    );
    for (const { name, isLine, light } of others) {
      for (const [ink, ground] of [
        [light, paper.light],
        [darkOf(name), darkOf('paper')],
      ] as const) {
        expect([name, contrast(ink, ground) >= (isLine ? 3 : 4.5)]).toEqual([name, true]);
      }
    }
  });
});

/** Relative luminance of sRGB (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}
