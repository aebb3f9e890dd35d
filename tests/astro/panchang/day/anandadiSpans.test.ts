import { expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../../lib/astro/conventions.ts';
import { anandadiSpans } from '../../../../lib/astro/panchang/day/anandadiSpans.ts';
import { PANCHANG_ELEMENTS } from '../../../../lib/astro/panchang/elements.ts';
import { elementSpans, sunMoonThrough } from '../../../../lib/astro/panchang/spans.ts';
import { ANANDADI_YOGAS, anandadiNature } from '../../../../lib/astro/tables/anandadi.ts';
import { DAY_YOGAS } from '../../../../lib/astro/tables/dayYogas.ts';
import { jdFromDate } from '../../../../lib/astro/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const sky = sunMoonThrough(ephemeris, DEFAULT_CONVENTIONS);
const MONDAY = 1;
/** A turn of the Moon, as one long day: every star of it. */
const turn = { startJdUT: jdFromDate(2026, 11, 1), endJdUT: jdFromDate(2026, 11, 29) };
const nakshatras = elementSpans(PANCHANG_ELEMENTS.nakshatra, turn.startJdUT, turn.endJdUT, sky);
const spansBy = (rule: 'counted' | 'occupied' | 'none', vara = MONDAY) =>
  anandadiSpans(vara, turn, nakshatras, sky, rule);
const nameOf = ({ index }: { readonly index: number }) => ANANDADI_YOGAS[index]!.name;

test('where the Moon stays in Abhijit its arc is 276:40 to 280:53:20, and all 28 yogas come', () => {
  const spans = spansBy('occupied');
  const abhijit = spans.filter(({ isAbhijit }) => isAbhijit);
  expect(abhijit.length).toBeGreaterThanOrEqual(2);
  expect(sky.moonDeg(abhijit[0]!.startJdUT)).toBeCloseTo(276 + 40 / 60, 4);
  expect(sky.moonDeg(abhijit.at(-1)!.endJdUT)).toBeCloseTo(280 + 53 / 60 + 20 / 3600, 4);
  expect(new Set(spans.map(({ index }) => index)).size).toBe(28);
  for (const [i, span] of spans.entries()) if (i > 0) expect(span.startJdUT).toBe(spans[i - 1]!.endJdUT);
});

test('on a Monday Kana falls in Abhijit alone', () => {
  expect(spansBy('counted').map(nameOf)).not.toContain('Kana');
  expect(
    spansBy('occupied')
      .filter((span) => nameOf(span) === 'Kana')
      .every(({ isAbhijit }) => isAbhijit),
  ).toBe(true);
  expect(spansBy('occupied').map(nameOf)).toContain('Kana');
});

test('Utpata, Mrityu and Kana fall on the stars of the day yogas of these names, each weekday', () => {
  const listed = { Utpata: 'utpata', Mrityu: 'mrityu_nakshatra', Kana: 'kana' } as const;
  for (let vara = 0; vara < 7; vara++) {
    for (const [name, id] of Object.entries(listed)) {
      const yoga = DAY_YOGAS.find((one) => one.id === id)!;
      const stars = yoga.combinations
        .filter(({ varas }) => varas.includes(vara))
        .flatMap((one) => one.nakshatras ?? []);
      const found = spansBy('counted', vara).filter((span) => nameOf(span) === name);
      expect([vara, name, [...new Set(found.map(({ nakshatra }) => nakshatra))]]).toEqual([vara, name, [...stars]]);
    }
  }
});

test('with 27 stars the count goes on without a gap', () => {
  // By hand: Saturday begins with Shatabhisha, the 24th; so Shravana, the 22nd, is the 26th yoga and Dhanishta the 27th.
  const byStar = new Map(spansBy('none', 6).map(({ index, nakshatra }) => [nakshatra, index + 1]));
  expect([byStar.get(24), byStar.get(22), byStar.get(23)]).toEqual([1, 26, 27]);
  expect(Math.max(...byStar.values())).toBe(27);
});

test('Padma is mixed, and what has ghatis to avoid is bad otherwise', () => {
  const natures = ANANDADI_YOGAS.map((_, index) => anandadiNature(index));
  expect(natures[13]).toBe('mixed');
  expect(natures.filter((nature) => nature === 'bad')).toHaveLength(12);
  expect(natures.filter((nature) => nature === 'good')).toHaveLength(15);
});
