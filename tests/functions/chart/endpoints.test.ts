/**
 * The seven charts, through the handler: what each counts from, its forms, and who may request it.
 * @isolated
 */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/chart/routes.ts';
import { handler as doshaHandler } from '../../../functions/dosha/routes.ts';
import { handler as yogaHandler } from '../../../functions/yoga/routes.ts';
import type { BhavaIntensity, ChartFull, ChartResponse } from '../../../lib/schemas/chart/answers.ts';
import type { AllDoshas } from '../../../lib/schemas/dosha/doshaVerdicts.ts';
import type { AllYogas } from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';
import { readPdf } from '../../support/pdfText.ts';
import { signedInHeaders } from '../../support/principal.ts';

const headers = signedInHeaders();
const chart = (path: string, body: unknown, further: Record<string, string> = {}) =>
  post(handler, `/chart/${path}`, body, { headers: { ...headers, ...further } });
const answer = async <Data>(path: string, body: unknown = BIRTH) => dataOf<Data>(await chart(path, body));

interface Golden {
  ascendant: { sign: number };
  planets: Record<string, { sign: number }>;
}

const births = golden<JyotishFile<Golden>>('jyotish/positions').cases.slice(0, 25);
const PATHS = ['birth', 'moon', 'sun', 'north-indian', 'bhava-intensity', 'full', 'bhav-chalit'];

describe.each([
  ['birth', null],
  ['north-indian', null],
  ['bhav-chalit', null],
  ['bhava-intensity', null],
  ['full', null],
  ['moon', 'Moon'],
  ['sun', 'Sun'],
] as const)('/chart/%s', (path, reference) => {
  test.each(births)('counts its houses from the right sign: $birth.id', async ({ birth, expected }) => {
    const first = reference === null ? expected.ascendant.sign : expected.planets[reference]!.sign;
    const { chart: head, houses, planets } = await answer<ChartResponse>(path, bodyOf(birth));
    const counted = Object.entries(expected.planets).map(([id, { sign }]) => [
      wire(id),
      ((sign - first + 12) % 12) + 1,
    ]);
    expect(Object.fromEntries(planets.map(({ id, house }) => [id, house]))).toEqual(Object.fromEntries(counted));
    expect(head.first_sign.number).toBe(first);
    expect(houses.map(({ sign }) => sign.number)).toEqual(houses.map((_, i) => ((first - 1 + i) % 12) + 1));
    for (const { number, occupants } of houses) {
      expect([...occupants].sort()).toEqual(
        planets
          .filter(({ house }) => house === number)
          .map(({ id }) => id)
          .sort(),
      );
    }
  });
});

describe.each(PATHS)('/chart/%s', (path) => {
  test('refuses strangers before it reads their body', async () => {
    const { headers: answered, json, status } = await post(handler, `/chart/${path}`, { date: 'nonsense' });
    expect(status).toBe(401);
    expect(json).toMatchObject({ code: 'not_authenticated', detail: expect.any(String) });
    expect(answered['www-authenticate']).toBe('Bearer');
  });

  test('answers the drawing as a file', async () => {
    const svg = await chart(path, BIRTH, { accept: 'image/svg+xml' });
    expect(svg).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
    expect(svg.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(svg.headers['x-content-type-options']).toBe('nosniff');
    expect(svg.headers['vary']).toContain('Accept');
    expect(svg.text).toMatch(/^<svg [^]*<\/svg>$/);
    const { svg: inside } = await answer<ChartResponse>(path, { ...BIRTH, include_svg: true });
    expect(inside).toBe(svg.text);
  });

  test('answers the report as a file', async () => {
    const pdf = await chart(path, BIRTH, { accept: 'application/pdf, */*;q=0.1' });
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(pdf.text).toMatch(/^%PDF-1\.[4-7]/);
  });

  test('answers JSON to a client that accepts anything', async () => {
    const { headers: answered } = await chart(path, BIRTH, { accept: '*/*' });
    expect(answered['content-type']).toMatch('application/json');
  });
});

describe('the drawing', () => {
  test('is included on request, and in the diamond unless refused', async () => {
    const svgOf = async (path: string, body: object) => (await answer<ChartResponse>(path, { ...BIRTH, ...body })).svg;
    expect(await svgOf('birth', {})).toBeNull();
    expect(await svgOf('birth', { include_svg: true })).toMatch(/^<svg/);
    expect(await svgOf('north-indian', {})).toMatch(/^<svg/);
    expect(await svgOf('north-indian', { include_svg: false })).toBeNull();
  });

  test('has the requested style, but a diamond is a diamond', async () => {
    const styleOf = async (path: string) =>
      (await answer<ChartResponse>(path, { ...BIRTH, chart_style: 'south' })).chart.style;
    expect(await styleOf('birth')).toBe('south');
    expect(await styleOf('north-indian')).toBe('north');
    const { json, status } = await chart('birth', { ...BIRTH, chart_style: 'west' });
    expect(status).toBe(422);
    expect(json).toMatchObject({ detail: [{ loc: ['body', 'chart_style'] }] });
  });
});

describe('the report', () => {
  test.each(PATHS)('/chart/%s: has three pages, and about thirty in the full chart alone', async (path) => {
    const { pdf } = await answer<ChartResponse>(path, { ...BIRTH, include_pdf: true });
    const { length } = readPdf(Buffer.from(pdf!.base64, 'base64')).pages;
    expect(path === 'full' ? length >= 25 && length <= 35 : length === 3).toBe(true);
  });

  test('has the sections that are named, within an answer that has nothing else', async () => {
    const { pdf, ...others } = await answer<ChartResponse>('full?sections=cover,method', {
      ...BIRTH,
      include_pdf: true,
    });
    expect(others).toEqual({});
    expect(readPdf(Buffer.from(pdf!.base64, 'base64')).pages).toHaveLength(2);
  });

  test('is the same inside the answer and as a file, at the requested instant', async () => {
    const path = 'full?as_of=2026-11-20&lang=hi';
    const { pdf } = await answer<ChartResponse>(path, { ...BIRTH, include_pdf: true });
    const file = await chart(path, BIRTH, { accept: 'application/pdf' });
    expect(file.text).toBe(Buffer.from(pdf!.base64, 'base64').toString());
  });

  test('is inside the answer, with its length', async () => {
    const { pdf } = await answer<ChartResponse>('birth', { ...BIRTH, include_pdf: true });
    const file = Buffer.from(pdf!.base64, 'base64');
    expect(pdf).toMatchObject({ filename: 'chart.pdf', content_type: 'application/pdf', bytes: file.length });
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('house systems count in the birth chart, not in the chart from the Moon', async () => {
  const asked = { ...BIRTH, house_system: 'placidus' };
  expect((await answer<ChartResponse>('birth', asked)).chart.house_system).toBe('placidus');
  const { json } = await chart('moon', asked);
  expect(json).toMatchObject({
    data: { chart: { house_system: 'whole_sign' } },
    meta: { warnings: [{ code: 'house_system_not_applied' }] },
  });
});

test('/chart/bhav-chalit says that it is deprecated, and names its successor', async () => {
  const { headers: answered } = await chart('bhav-chalit', BIRTH);
  // RFC 9745: a structured date; 1 December 2025.
  expect(answered['deprecation']).toBe(`@${Date.UTC(2025, 11, 1) / 1000}`);
  expect(answered['link']).toBe('</api/v1/chart/bhava-intensity>; rel="successor-version"');
});

test('/chart/bhava-intensity puts the madhya at the degree of the ascendant', async () => {
  const { ascendant, houses, planets, strongest, weakest } = await answer<BhavaIntensity>('bhava-intensity');
  for (const house of houses) expect(house.madhya).toBeCloseTo((house.sign.number - 1) * 30 + ascendant.degree, 6);
  for (const { degree, intensity } of planets) {
    expect(intensity.distance).toBeCloseTo(Math.abs(degree - ascendant.degree), 6);
  }
  // The ascendant stands at 28°44'44", Venus at 24°54'11": 3°50'33" apart, 3.8425 degrees; 100 - 4 x 3.8425 = 84.63.
  const venus = planets.find(({ id }) => id === 'venus')!.intensity;
  expect(venus.zone).toBe('madhya');
  expect(venus.strength_percent).toBeCloseTo(84.63, 2);
  expect(strongest).toEqual(['venus']);
  expect(weakest).not.toContain('venus');
});

test('/chart/full opens the running periods to the fifth level, at the requested instant', async () => {
  const response = await post(handler, '/chart/full?as_of=2026-01-31', BIRTH, { headers });
  const { dasha } = dataOf<ChartFull>(response);
  expect(dasha.current.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
  const asOf = Date.parse((response.json as { meta: { as_of: string } }).meta.as_of);
  for (const { end, is_current: isCurrent, start } of dasha.current) {
    expect(isCurrent).toBe(true);
    expect([Date.parse(start) <= asOf, asOf < Date.parse(end)]).toEqual([true, true]);
  }
  const opened = (periods: ChartFull['dasha']['periods'] | null): number =>
    periods ? 1 + opened(periods.find(({ is_current: isCurrent }) => isCurrent)?.sub_periods ?? null) : 0;
  expect(opened(dasha.periods)).toBe(5);
});

test('/chart/full has the same transits as /transit', async () => {
  const {
    dhaiya,
    double_transit: double,
    sade_sati: sadeSati,
    transits,
  } = dataOf<ChartFull>(await post(handler, '/chart/full?as_of=2026-11-20', BIRTH, { headers }));
  // Jupiter came to Leo on 31 October 2026 and goes back on 25 January 2027; Saturn is in Pisces, the 2nd from the Moon.
  const jupiter = transits.find(({ id }) => id === 'jupiter')!;
  expect([jupiter.entered_at!.slice(0, 10), jupiter.leaves_at!.slice(0, 10)]).toEqual(['2026-10-31', '2027-01-25']);
  expect([sadeSati.phase, dhaiya.phase]).toEqual(['setting', null]);
  expect(double.activated).toEqual([4]);
});

test('/chart/full has the same yogas and doshas as /yoga/all and /dosha/all', async () => {
  const query = 'as_of=2026-11-20&lang=hi';
  const full = dataOf<ChartFull>(await post(handler, `/chart/full?${query}`, BIRTH, { headers }));
  const yogas = dataOf<AllYogas>(await post(yogaHandler, `/yoga/all?${query}`, BIRTH));
  const doshas = dataOf<AllDoshas>(await post(doshaHandler, `/dosha/all?${query}`, BIRTH));
  expect(full.yogas).toEqual(yogas.yogas);
  expect(full.doshas).toEqual(doshas.doshas);
  expect(full.disclaimer).toBe(yogas.disclaimer);
  for (const source of doshas.sources) expect(full.sources).toContain(source);
  expect(new Set(full.sources).size).toBe(full.sources.length);
});

test.each([
  ['1980-01-01', 'before the birth'],
  ['2150-01-01', 'after the last period'],
])('/chart/full says why no period runs at %s', async (asOf, where) => {
  const response = await post(handler, `/chart/full?as_of=${asOf}`, BIRTH, { headers });
  expect(dataOf<ChartFull>(response).dasha.current).toEqual([]);
  const { warnings } = (response.json as { meta: { warnings: { code: string; message: string }[] } }).meta;
  expect(warnings.map(({ code }) => code)).toEqual(['nothing_runs']);
  expect(warnings[0]!.message).toContain(where);
});

test('the largest answer stays far below what a gateway lets through', async () => {
  const everything = {
    ...BIRTH,
    name: 'आ'.repeat(200),
    place_name: 'ம'.repeat(200),
    include_svg: true,
    include_pdf: true,
  };
  const { text } = await post(handler, '/chart/full?lang=hi', everything, { headers });
  // Half of what a function may answer with; the document takes 0.8 MB of it in base64.
  expect(Buffer.byteLength(text)).toBeLessThan(3_000_000);
});
