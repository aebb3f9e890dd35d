/** /varshphal/predictions over the wire: points add up, months tile, and every text follows from its own year. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualPanchaVargiya } from '../../../lib/schemas/varshphal/yearLord.ts';
import type { AnnualPredictions } from '../../../lib/schemas/varshphal/predictions.ts';
import { goldenYears } from '../../support/annual.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';

const ask = async (body: object, query = '') =>
  dataOf<AnnualPredictions>(await post(handler, `/varshphal/predictions${query}`, body));

interface Strength {
  readonly score: number;
  readonly components: readonly { readonly points: number }[];
}

function expectSum({ components, score }: Strength): void {
  const tenths = components.reduce((total, { points }) => total + Math.round(points * 10), 0);
  expect(tenths).toBe(Math.round(score * 10));
}

interface Span {
  readonly start: string;
  readonly end: string;
}

function expectTiles(spans: readonly Span[], start: string, end: string): void {
  expect([spans[0]!.start, spans.at(-1)!.end]).toEqual([start, end]);
  expect(spans.slice(1).map((span) => span.start)).toEqual(spans.slice(0, -1).map((span) => span.end));
}

const WORDS: Readonly<Record<string, string>> = {
  career: 'work',
  finance: 'money',
  health: 'health',
  relationship: 'relationships',
  family: 'family life',
  education: 'learning',
  travel: 'travel',
  spirituality: 'spiritual practice',
};

describe('every third golden year', () => {
  const chosen = goldenYears.filter((_, i) => i % 3 === 0);
  let answers: AnnualPredictions[];

  beforeAll(async () => {
    answers = await Promise.all(chosen.map(({ birth, expected }) => ask({ ...bodyOf(birth), year: expected.year })));
  });

  test('scores are the sums of their points', () => {
    for (const { areas, months, strength } of answers) {
      expectSum(strength);
      [...areas, ...months].forEach((judged) => expectSum(judged.strength));
    }
  });

  test('months tile the year, and their parts the months', () => {
    for (const { months, solar_return: start, year_end: end } of answers) {
      expectTiles(months, start, end);
      for (const month of months) expectTiles(month.sub_periods, month.start, month.end);
    }
  });

  test('no two years share a paragraph', () => {
    const readings = answers.flatMap(({ areas, months, summary }) => [
      summary,
      ...areas.map(({ reading }) => reading),
      ...months.map(({ reading }) => reading),
    ]);
    expect(new Set(readings).size).toBe(readings.length);
  });

  test('no doom, no promise, no gap in a sentence', () => {
    const texts = answers.flatMap(({ areas, months, special, summary, running_dasha: running }) => [
      summary,
      ...areas.flatMap(({ advice, bond, reading }) => [advice, bond.text, reading]),
      ...months.map(({ reading }) => reading),
      ...special.flatMap(({ text }) => text ?? []),
      ...running.map(({ reading }) => reading),
    ]);
    const forbidden =
      /\b(death|die[sd]?|fatal|doom\w*|curse\w*|disaster|widow\w*|divorce\w*|guarantee\w*|cure[sd]?)\b/i;
    expect(texts.filter((text) => forbidden.test(text))).toEqual([]);
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text) || /undefined|NaN|null| {2}|\.\./.test(text))).toEqual([]);
  });
});

describe('sentences agree with the figures beside them', () => {
  const chosen = goldenYears.filter((_, i) => i % 12 === 0 || i % 11 === 0);
  let answers: { described: AnnualPredictions; balas: AnnualPanchaVargiya }[];

  beforeAll(async () => {
    answers = await Promise.all(
      chosen.map(async ({ birth, expected }) => {
        const body = { ...bodyOf(birth), year: expected.year };
        const balas = await post(handler, '/varshphal/pancha-vargiya', body);
        return { described: await ask(body), balas: dataOf<AnnualPanchaVargiya>(balas) };
      }),
    );
  });

  test('the summary names the strongest areas first, and the easiest and hardest period', () => {
    const grown = answers.map(({ described }) => described).filter(({ completed_years: age }) => age >= 18 && age < 65);
    expect(grown.length).toBeGreaterThan(0);
    for (const { areas, months, summary } of grown) {
      const [best, second] = [...areas].sort((a, b) => b.strength.score - a.strength.score);
      expect(summary.toLowerCase()).toContain(`${WORDS[best!.id]} and ${WORDS[second!.id]} do best this year.`);
      const weakest = [...areas]
        .filter(({ tone }) => tone !== 'good')
        .sort((a, b) => a.strength.score - b.strength.score);
      if (weakest[0]) expect(summary).toContain(`Look after ${WORDS[weakest[0].id]}`);
      const long = months.filter(({ days }) => days >= 10).sort((a, b) => b.strength.score - a.strength.score);
      const named = /easiest time is the period of (?:the )?(\w+), .* Go steadily in that of (?:the )?(\w+)/;
      const scores = named
        .exec(summary)!
        .slice(1)
        .map((name) => long.find(({ lord }) => lord === name.toLowerCase())!);
      expect(scores.map(({ strength }) => strength.score)).toEqual([
        long[0]!.strength.score,
        long.at(-1)!.strength.score,
      ]);
    }
  });

  test('the score of the year begins with its lord, and the natal promise is called by its points', () => {
    for (const { areas, strength, year_lord: lord } of answers.map(({ described }) => described)) {
      expect(strength.components[0]!.label).toContain(`Lord of the year ${lord.planet_name}: ${lord.bala.toFixed(2)}`);
      for (const { reading, strength: score } of areas) {
        const labels = score.components.map(({ label }) => label).join('; ');
        const points = Number(/At birth the lord of the [^:]+: ([\d.]+) of 100/.exec(labels)![1]);
        const [, base] = / (firm|fair|small) base\b/.exec(reading)!;
        expect(base).toBe(points >= 60 ? 'firm' : points >= 45 ? 'fair' : 'small');
      }
    }
  });

  test('in a sentence on what a lord gives back each planet is named once', () => {
    const texts = answers.flatMap(({ described }) => described.areas.flatMap(({ bond, strength }) => [bond, strength]));
    const said = texts.map((value) => JSON.stringify(value)).join(' ');
    expect(said).toMatch(/as (\w+) is (combust|retrograde|debilitated) and stands in the/);
    expect(said).not.toMatch(/\b(\w+) is (combust|retrograde|debilitated)( and|,) (the )?\1 /);
  });

  test('strength is called by its band', () => {
    const words = {
      purna: /(?:is|and|,) strong\b/,
      madhya: /fairly strong/,
      alpa: /(?:is|and|,) weak\b/,
      nirbala: /very weak/,
    };
    for (const { balas, described } of answers) {
      const bandOf = (id: string) => balas.planets.find((planet) => planet.id === id)!.classical.band;
      expect(described.summary).toMatch(words[bandOf(described.year_lord.planet)]);
      for (const { lord, reading } of described.areas) expect(reading).toMatch(words[bandOf(lord.planet)]);
    }
  });

  test('a period names for itself what gives 60 in 100 or more, against itself what gives 40 or less', () => {
    for (const { months } of answers.map(({ described }) => described)) {
      for (const { reading, strength } of months) {
        const shares = strength.components.filter(({ max }) => max > 0).map(({ max, points }) => points / max);
        expect(/helps?\b|The good part/.test(reading)).toBe(Math.max(...shares) >= 0.6);
        expect(/More effort is needed|so be patient|The weak point/.test(reading)).toBe(Math.min(...shares) <= 0.4);
      }
    }
  });

  test('advice sends nobody into a demanding period, and no time is given for illness', () => {
    for (const { areas } of answers.map(({ described }) => described)) {
      for (const { advice, periods } of areas) {
        const lord = /the period of (?:the )?(\w+)/i.exec(advice)?.[1]?.toLowerCase();
        const tones = periods.filter((period) => period.lord === lord).map(({ tone }) => tone);
        expect(lord === undefined || tones.some((tone) => tone !== 'demanding')).toBe(true);
      }
      const health = areas.find(({ id }) => id === 'health')!;
      expect(health.sahams.filter(({ day }) => day === null).map(({ id }) => id)).toEqual(['roga']);
    }
  });

  test('for health others bring together what is better kept apart, and are no help', () => {
    const health = answers.flatMap(({ described }) => described.areas.filter(({ id }) => id === 'health'));
    expect(health.map(({ bond }) => bond.kind)).toEqual(expect.arrayContaining(['nakta']));
    expect(health.filter(({ advice }) => advice.includes('Let others help'))).toEqual([]);
    const elsewhere = answers.flatMap(({ described }) => described.areas.filter(({ id }) => id !== 'health'));
    expect(elsewhere.some(({ advice }) => advice.includes('Let others help'))).toBe(true);
  });

  test('for health a bond with the lord of the 6th promises nothing', () => {
    const bonds = answers.map(({ described }) => described.areas.find(({ id }) => id === 'health')!.bond);
    for (const { is_promising: isPromising, kind, text } of bonds) {
      expect(isPromising).toBe(kind === 'none' || kind === 'ishrafa');
      expect(text).toContain('6th');
      expect(text).not.toContain('promised');
    }
  });

  test('the two lights have their article, and every yoga says where it is formed', () => {
    for (const { areas, months, muntha, running_dasha: running, summary, yogas } of answers.map(
      ({ described }) => described,
    )) {
      const texts = [
        ...[summary, muntha.reading],
        ...areas.flatMap(({ advice, bond, reading }) => [advice, bond.text, reading]),
        ...[...months, ...running].map(({ reading }) => reading),
        ...yogas.map(({ text }) => text),
      ];
      expect(texts.filter((text) => /(?<![Tt]he )\b(?:Sun|Moon)\b/.test(text))).toEqual([]);
      for (const { planets, text } of yogas) {
        expect(planets.filter((id) => !text.toLowerCase().includes(id))).toEqual([]);
      }
    }
  });
});

describe('one year', () => {
  test('the running Vimshottari periods hold the return', async () => {
    const { running_dasha: running, solar_return: at, year_end: yearEnd } = await ask({ ...BIRTH, year: 2026 });
    expect(running.map(({ level }) => level)).toEqual([1, 2]);
    for (const { start, end, reading } of running) {
      expect(reading.includes('lasts all year')).toBe(Date.parse(end) >= Date.parse(yearEnd));
      expect(Date.parse(start)).toBeLessThanOrEqual(Date.parse(at));
      expect(Date.parse(end)).toBeGreaterThan(Date.parse(at));
    }
  });

  test('a whole first period on request, with nine months of the full days', async () => {
    const {
      first_period: opening,
      length_days: days,
      months,
    } = await ask({ ...BIRTH, year: 2026 }, '?first_period=full');
    expect([opening, months.length]).toEqual(['full', 9]);
    const full: Record<string, number> = {
      ...{ sun: 18, moon: 30, mars: 21, rahu: 54, jupiter: 48, saturn: 57, mercury: 51, ketu: 21, venus: 60 },
    };
    for (const { days: lasted, lord } of months) expect(lasted).toBeCloseTo((full[lord]! * days) / 360, 3);
    const other = await post(handler, '/varshphal/predictions?first_period=none', { ...BIRTH, year: 2026 });
    expect(other.status).toBe(422);
  });

  test('beyond the ephemeris a mean year is used, with a warning', async () => {
    const answer = await post(handler, '/varshphal/predictions', { ...BIRTH, date: '2380-12-31', year: 2400 });
    const { months, solar_return: start, year_end: end } = dataOf<AnnualPredictions>(answer);
    expectTiles(months, start, end);
    const { warnings } = (answer.json as { meta: { warnings: { code: string }[] } }).meta;
    expect(warnings.map(({ code }) => code)).toContain('year_end_estimated');
  });

  test('the parts of the score of the year are the seven of the rule', async () => {
    const { strength } = await ask({ ...BIRTH, year: 2026 });
    const components: readonly { id: string; max: number }[] = strength.components;
    expect(components.map(({ max }) => max)).toEqual([30, 20, 15, 10, 10, 10, 5]);
  });
});
