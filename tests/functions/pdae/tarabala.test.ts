import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import type { PersonalTarabala } from '../../../lib/schemas/pdae/tarabala.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';
import { noonAt } from '../../support/noon.ts';

interface GoldenTara {
  tara: number;
  count: number;
  auspicious: boolean;
  chandra_house: number;
  birth_nakshatra: number;
  day_nakshatra: number;
}

const { cases } = golden<JyotishFile<{ tarabala: Record<string, GoldenTara> }>>('jyotish/transits');

const asked = async (body: object, date: string, lang = 'en') =>
  dataOf<PersonalTarabala>(await post(handler, `/pdae/tarabala?target_date=${date}&lang=${lang}`, body));

test('tara and house of the Moon of 80 births at three noons', async () => {
  let compared = 0;
  for (const { birth, expected } of cases) {
    for (const [at, row] of Object.entries(expected.tarabala)) {
      const { date, timezone } = noonAt(at);
      const current_location = { latitude: 10, longitude: 0, timezone };
      const {
        chandrabala,
        natal_moon: natal,
        tara,
        ...found
      } = await asked({ ...bodyOf(birth), current_location }, date);
      expect(new Date(found.at).toISOString()).toBe(new Date(at).toISOString());
      expect([birth.id, natal.nakshatra.number, tara.nakshatra.number]).toEqual([
        birth.id,
        row.birth_nakshatra,
        row.day_nakshatra,
      ]);
      expect([tara.number, tara.count, tara.nature === 'shubh', chandrabala.house]).toEqual([
        row.tara,
        row.count,
        row.auspicious,
        row.chandra_house,
      ]);
      compared++;
    }
  }
  expect(compared).toBe(240);
});

describe('a day', () => {
  test('its spans tile it, and the one at noon is that of noon', async () => {
    for (let day = 1; day <= 28; day++) {
      const found = await asked(BIRTH, `2026-02-${String(day).padStart(2, '0')}`);
      const { bounds, chandrabalas, combined, periods, tara, taras, chandrabala } = found;
      for (const spans of [taras, chandrabalas, periods]) {
        expect(spans[0]!.start).toBe(bounds.start);
        expect(spans.at(-1)!.end).toBe(bounds.end);
        spans.slice(1).forEach(({ start }, i) => expect(start).toBe(spans[i]!.end));
      }
      const atNoon = periods.filter((period) => period.is_at_noon);
      expect(atNoon.map((period) => [period.tara, period.house, period.combined])).toEqual([
        [tara.number, chandrabala.house, combined],
      ]);
    }
  });

  test('its points are the exact sum of its components', async () => {
    for (const date of ['2026-11-20', '2026-11-24', '2026-11-27']) {
      const { day_points: points } = await asked(BIRTH, date);
      const tenths = points.components.reduce((sum, part) => sum + Math.round(part.points * 10), 0);
      expect(Math.round(points.total * 10)).toBe(tenths);
      for (const { max, points: given } of points.components) expect(given).toBeLessThanOrEqual(max);
    }
  });

  test('its special stars are counted from the star of birth', async () => {
    // Shatabhisha is the 24th: the 10th from it Ardra, the 16th Uttara Phalguni, the 19th Swati.
    const { special_stars: stars } = await asked(BIRTH, '2026-11-20');
    const byId = Object.fromEntries(stars.map(({ id, nakshatra }) => [id, nakshatra.id]));
    expect(byId).toMatchObject({
      janma: 'shatabhisha',
      karma: 'ardra',
      sanghatika: 'uttara_phalguni',
      adhana: 'swati',
    });
  });
});

describe('the assessment', () => {
  test('names star, sign and later changes', async () => {
    const { assessment, at, combined, periods } = await asked(BIRTH, '2026-11-24');
    expect(assessment).toContain(
      'At noon on 24 Nov 2026 the Moon is in Krittika. That is the 7th star from Shatabhisha, your birth star.',
    );
    expect(assessment).toContain('The Moon in Taurus, the 4th from your own, brings ');
    const turn = periods.find((period) => period.start > at && period.combined !== combined)!;
    expect(assessment).toContain(`From ${turn.start.slice(11, 16)}`);
  });

  test('names a special star, and differs between two births', async () => {
    // The Moon in Ardra is the 10th star from Shatabhisha: tara Janma, star Karma.
    const { assessment, tara } = await asked(BIRTH, '2026-11-27');
    expect([tara.id, tara.special?.id, tara.cycle]).toEqual(['janma', 'karma', 2]);
    expect(assessment).toContain('It is also Karma, the star of work');
    const other = await asked({ ...BIRTH, date: '1990-06-18' }, '2026-11-27');
    expect(other.assessment).not.toBe(assessment);
  });
});

test('Hindi names for the same ids', async () => {
  const { assessment, chandrabala, combined_name: combined, tara } = await asked(BIRTH, '2026-11-20', 'hi');
  expect([tara.id, tara.name, tara.nature_name]).toEqual(['vipat', 'विपत', 'अशुभ']);
  expect([chandrabala.nature_name, combined]).toEqual(['मध्यम', 'मिश्र']);
  expect(assessment).toContain('20 नवंबर 2026 को दोपहर में चंद्रमा ');
  expect(assessment).toContain('इससे विपत तारा बनती है, जो अशुभ मानी जाती है');
});

test('a day is spent where the caller is', async () => {
  const here = await asked(BIRTH, '2026-11-20');
  const there = await asked({ ...BIRTH, current_location: 'Pacific/Auckland' }, '2026-11-20');
  expect(here.place).toEqual({ latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata', source: 'birth' });
  expect(there.place).toMatchObject({ timezone: 'Pacific/Auckland', source: 'zone' });
  expect([here.at, there.at]).toEqual(['2026-11-20T12:00:00+05:30', '2026-11-20T12:00:00+13:00']);
});
