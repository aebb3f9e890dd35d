import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { castChart, type Chart } from '../../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { forEachPlanet } from '../../../lib/astro/tables/planets.ts';
import { summedPoints } from '../../../lib/astro/varga/points.ts';
import { vargaChart } from '../../../lib/astro/varga/position.ts';
import type { VargaFact } from '../../../lib/astro/varga/facts.ts';
import { vargaReading } from '../../../lib/astro/varga/reading.ts';
import { VARGA_IDS, type VargaId } from '../../../lib/astro/varga/vargas.ts';
import { say } from '../../../lib/words/say.ts';
import { VARGA } from '../../../lib/words/subjects/divisional.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

const read = (id: VargaId, chart: Chart) => vargaReading(chart, vargaChart(chart, id));
const inEnglish = (fact: VargaFact) => say(VARGA, fact, 'en');
const inHindi = (fact: VargaFact) => say(VARGA, fact, 'hi');
const drawn = (id: VargaId, drawing: Drawing) => read(id, chartOf(drawing));
const noteOf = (id: VargaId, drawing: Drawing, note: string) =>
  drawn(id, drawing).notes.find((each) => each.id === note);

const anyChart = fc
  .array(fc.integer({ min: 0, max: 359_999 }), { minLength: 10, maxLength: 10 })
  .map((milli): Chart => {
    const longitudes = milli.map((each) => each / 1000);
    const rest = [...longitudes];
    const planets = forEachPlanet(() => ({ longitudeDeg: rest.pop()!, latitudeDeg: 0, speedDegPerDay: 1 }));
    return castChart(planets, longitudes[0]!, DEFAULT_CONVENTIONS);
  });

describe('any chart', () => {
  test.each(VARGA_IDS)('%s: effects follow from their reasons, and the tone from the effects', (id) => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { factors, tone } = read(id, chart);
        const effects = { '1': 'supports', '0': 'mixed', '-1': 'asks_care' } as Record<string, string>;
        for (const { effect, reasons } of factors) expect(effect).toBe(effects[Math.sign(summedPoints(reasons))]);
        const count = (sought: string) => factors.filter(({ effect }) => effect === sought).length;
        const lead = (count('supports') - count('asks_care')) / factors.length;
        const tones = lead >= 1 / 3 ? 'supportive' : lead <= -1 / 3 ? 'demanding' : 'mixed';
        expect(tone).toBe(tones);
      }),
      { numRuns: 40 },
    );
  });

  test.each(VARGA_IDS)('%s: words are whole sentences, kind, and never a forecast of the worst', (id) => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { factors, notes, summary } = read(id, chart);
        for (const text of [...factors, ...notes].map(({ fact }) => inEnglish(fact)).concat(summary.map(inEnglish))) {
          expect(text).toMatch(/^[A-Z1-9].*\.$/);
          expect(text).not.toMatch(/undefined|null|NaN| {2}|\.\.|, \.|\(\)/);
          expect(text).not.toMatch(/\b(death|die|dies|fatal|doom|cursed?|destroy\w*|ruin|disease|accident)\b/i);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('in Hindi', () => {
  test.each(VARGA_IDS)('%s: sentences end with a danda and hold no Latin letters, labels neither', (id) => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const { factors, notes, score, summary } = read(id, chart);
        for (const text of [...factors, ...notes].map(({ fact }) => inHindi(fact)).concat(summary.map(inHindi))) {
          expect(text).toMatch(/^[^ ].*।$/u);
          expect(text).not.toMatch(/[A-Za-z]|undefined| {2}|।।|\(\)|, ।| ।/u);
        }
        for (const { label } of [...factors.flatMap(({ reasons }) => reasons), ...(score?.components ?? [])]) {
          expect(inHindi(label)).toMatch(/^[^A-Za-z।]+$/u);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('factors', () => {
  // Aries 1 rises, and Aries in the navamsa; Venus owns the 7th. Venus at Pisces 29 is in the last navamsa, Pisces.
  const drawing: Drawing = { Ascendant: 'Aries 1', Venus: 'Pisces 29', Saturn: 'Libra 1', Sun: 'Gemini 15' };

  test('one planet with two roles is read once, with where it stands and why', () => {
    const venus = drawn('d9', drawing).factors.find(({ roles }) => roles.includes('lord_7'))!;
    expect(venus.roles).toEqual(['lord_7', 'significator']);
    expect(venus.reasons.map(({ id, points }) => [id, points])).toEqual([
      ['dignity', 1],
      ['vargottama', 1],
      ['house', -1],
    ]);
    expect(inEnglish(venus.fact)).toBe(
      'Venus is the natural significator and lord of your 7th house. Here it is vargottama and exalted, in the 12th house. This supports the partner, chiefly through retreat, distance and giving. The same holds for affection and harmony in marriage.',
    );
  });

  test('a house is read by its occupants and its lord', () => {
    // Saturn at Libra 1 is in the navamsa of Libra, the 7th from Aries; its lord Venus is in Pisces, the 12th.
    const seventh = drawn('d9', drawing).factors.find(({ roles }) => roles[0] === 'house_7')!;
    expect(seventh.planet).toBe('Venus');
    expect(seventh.reasons.map(({ id, points }) => [id, points])).toEqual([
      ['malefics', -1],
      ['dignity', 1],
      ['vargottama', 1],
      ['house', -1],
    ]);
    expect(seventh.effect).toBe('mixed');
    expect(inEnglish(seventh.fact)).toMatch(
      /^The 7th house is Libra and holds .*Saturn.*\. Its lord Venus is in the 12th house/,
    );
  });

  test('a lord of difficulties does better hidden', () => {
    // Aries rises in D30 from the first five degrees; Mercury owns the 6th at birth. Taurus 8 is the thirtieth of Virgo.
    const hidden = drawn('d30', { Ascendant: 'Aries 1', Mercury: 'Taurus 8' });
    const lord = hidden.factors.find(({ roles }) => roles.includes('lord_6'))!;
    expect(lord.reasons.map(({ label }) => label)).toContainEqual({
      id: 'house',
      args: { house: 6, standing: 'contained' },
    });
    expect(inEnglish(lord.fact)).toContain('keeps disputes and strain within bounds');
  });

  test('in the hora chart the hora counts, not the house', () => {
    // Jupiter at Cancer 20 is in the Sun's hora: Leo, the 1st from Leo.
    const { factors } = drawn('d2', { Ascendant: 'Aries 1', Jupiter: 'Cancer 20' });
    const jupiter = factors.find(({ planet }) => planet === 'Jupiter')!;
    expect(jupiter.reasons.map(({ id }) => id)).toContain('hora');
    expect(jupiter.reasons.map(({ id }) => id)).not.toContain('house');
    expect(inEnglish(jupiter.fact)).toContain('the hora of the Sun');
  });

  test('in the shashtiamsha the part counts', () => {
    // Aries 18.2 is the 37th part, Sudha; Aries 0.1 the first, Ghora.
    const good = drawn('d60', { Moon: 'Aries 18.2' }).factors.find(({ planet }) => planet === 'Moon')!;
    expect(good.reasons).toContainEqual({
      id: 'part',
      label: { id: 'part', args: { shashtiamsha: 37 } },
      points: 1,
      max: 1,
    });
    const harsh = drawn('d60', { Moon: 'Aries 0.1' }).factors.find(({ planet }) => planet === 'Moon')!;
    expect(harsh.reasons).toContainEqual(expect.objectContaining({ id: 'part', points: -1 }));
  });

  test('in D40 every planet in an angle is read, benefics for and malefics against', () => {
    // Parts of D40 are 45 minutes: Aries 0.1 is Aries; the fourth, 2.3, is Cancer; the seventh, 4.6, is Libra.
    const { factors } = drawn('d40', { Ascendant: 'Aries 0.1', Jupiter: 'Aries 2.3', Saturn: 'Aries 4.6' });
    const angles = factors.filter(({ roles }) => roles.includes('in_angle'));
    const points = (planet: string) =>
      angles.find((factor) => factor.planet === planet)!.reasons.find(({ id }) => id === 'angle')!.points;
    expect([points('Jupiter'), points('Saturn')]).toEqual([1, -1]);
  });
});

describe('notes', () => {
  test('children are counted with the zodiac from odd signs, against it from even ones', () => {
    // D7 of Aries 1 is Aries, of Aries 5 (second part) Taurus.
    const houses = (Ascendant: 'Aries 1' | 'Aries 5') =>
      drawn('d7', { Ascendant })
        .notes.filter(({ id }) => id.startsWith('child'))
        .map((note) => note.houses[0]);
    expect(houses('Aries 1')).toEqual([5, 7, 9]);
    expect(houses('Aries 5')).toEqual([9, 7, 5]);
  });

  test('the 22nd drekkana is the eighth sign from that of the ascendant', () => {
    // Aries 12: drekkana Leo; the eighth from Leo is Pisces.
    const sensitive = noteOf('d3', { Ascendant: 'Aries 12' }, 'drekkana_22')!;
    expect(sensitive.planets).toEqual(['Jupiter']);
    expect(inEnglish(sensitive.fact)).toContain('Pisces');
    const formOf = (Ascendant: 'Aries 12' | 'Capricorn 1') => noteOf('d3', { Ascendant }, 'drekkana_form')!.fact.args;
    expect(formOf('Aries 12')).toEqual({ form: 'quadruped' });
    expect(formOf('Capricorn 1')).toEqual({ form: 'fetter' });
  });

  test('siblings follow signs and planets; malefics in the 3rd give courage', () => {
    // Aries rises in the drekkana; the 3rd is Gemini, odd. Mars at Gemini 1 stays there.
    const drawing: Drawing = { Ascendant: 'Aries 1', Mars: 'Gemini 1', Sun: 'Taurus 1', Jupiter: 'Taurus 1' };
    expect(noteOf('d3', drawing, 'younger_siblings')!.fact.args).toMatchObject({ leaning: 'brothers' });
    expect(noteOf('d3', drawing, 'courage')).toMatchObject({ planets: ['Mars'], houses: [3] });
    // Taurus rises: the 3rd is Cancer, even; Venus in it.
    const sisters: Drawing = { Ascendant: 'Taurus 1', Venus: 'Cancer 1', Mercury: 'Leo 1', Ketu: 'Leo 1' };
    expect(noteOf('d3', sisters, 'younger_siblings')!.fact.args).toMatchObject({ leaning: 'sisters' });
    expect(noteOf('d3', sisters, 'courage')).toBeUndefined();
  });

  test('the hora of the ascendant shows how wealth comes', () => {
    expect(noteOf('d2', { Ascendant: 'Aries 1' }, 'ascendant_hora')!.fact.args).toEqual({ hora: 'Sun' });
    expect(noteOf('d2', { Ascendant: 'Taurus 1' }, 'ascendant_hora')!.fact.args).toEqual({ hora: 'Moon' });
  });

  test('an ascendant near the edge of its part is warned of, with the error that would change it', () => {
    // 0.1 degree from the edge at 3 degrees 20 minutes is 24 seconds.
    const { fact } = noteOf('d9', { Ascendant: `Aries ${3 + 1 / 3 - 0.1}` }, 'birth_time')!;
    expect(inEnglish(fact)).toContain('about 24 seconds');
    expect(inHindi(fact)).toContain('करीब 24 सेकंड का अंतर');
    expect(noteOf('d9', { Ascendant: 'Aries 1.5' }, 'birth_time')).toBeUndefined();
  });

  test('vargottama planets and ascendant are named in the navamsa', () => {
    const drawing: Drawing = { Ascendant: 'Aries 1', Sun: 'Leo 15', Moon: 'Gemini 1' };
    expect(inEnglish(noteOf('d9', drawing, 'vargottama')!.fact)).toMatch(
      /^The ascendant and three planets keep their sign/,
    );
    expect(noteOf('d9', drawing, 'vargottama')!.planets).not.toContain('Moon');
  });
});

describe('summary', () => {
  test('names the rising sign, its lord and the main thing', () => {
    const { notes, summary } = drawn('d60', { Ascendant: 'Aries 0.1', Mars: 'Aries 0.2' });
    expect(inEnglish(summary[0]!)).toBe('Aries rises in the shashtiamsa. Its lord Mars is there too, in its own sign.');
    expect(summary).toContainEqual(notes.find(({ id }) => id === 'shashtiamshas')!.fact);
  });

  test('vargas of health and hardship carry a disclaimer, that of children another', () => {
    for (const id of ['d6', 'd8', 'd27', 'd30'] as const) expect(drawn(id, {}).caution!.en).toContain('no diagnosis');
    expect(drawn('d7', {}).caution!.en).toContain('does not say whether');
    expect(drawn('d60', {}).caution!.en).toContain('birth time');
    expect(drawn('d10', {}).caution).toBeNull();
  });

  test('only the hora chart has a score', () => {
    for (const id of VARGA_IDS) expect(drawn(id, {}).score === null).toBe(id !== 'd2');
  });
});
