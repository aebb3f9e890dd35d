/** Stronger signs and planets, as worked in P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, and drawn. */
import { birthContext } from '../../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import { castChart, type Chart } from '../../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import {
  strongerLord,
  strongerPlanet,
  strongerSign,
  type Comparison,
  type LordUse,
} from '../../../lib/astro/jaimini/stronger.ts';
import { forEachPlanet, type Planet } from '../../../lib/astro/tables/planets.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { vargaChart } from '../../../lib/astro/varga/position.ts';
import type { VargaId } from '../../../lib/astro/varga/vargas.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { bodyOf, golden, type GoldenBirth } from '../../support/golden.ts';
import { referenceChart } from '../../support/referenceChart.ts';

interface BookCase {
  topic: string;
  input: {
    birth?: GoldenBirth;
    chart_by_sign?: Record<string, number>;
    parameters: { rasi1: number; rasi2: number; planet1: Planet; planet2: Planet; divisional_chart_factor?: number };
  };
  items: { label: string; expected: string }[];
}

const casesOf = (topic: string) =>
  golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter((book) => book.topic === topic);

function bookChart({ birth, chart_by_sign: bySign, parameters }: BookCase['input']): Chart {
  if (bySign) return drawnAt((body) => (bySign[body]! - 1) * 30 + 15);
  const { chart } = birthContext(bodyOf(birth!) as Birth, 'en', {}, {}, false);
  const division = parameters.divisional_chart_factor;
  if (division === undefined) return chart;
  const { ascendant, planets } = vargaChart(chart, `d${division}` as VargaId);
  return drawnAt((body) => {
    const { degreeInSign, signIndex } = body === 'Ascendant' ? ascendant : planets[body];
    return signIndex * 30 + degreeInSign;
  });
}

function drawnAt(longitudeDeg: (body: Planet | 'Ascendant') => number): Chart {
  const still = (planet: Planet) => ({ longitudeDeg: longitudeDeg(planet), latitudeDeg: 0, speedDegPerDay: 1 });
  return castChart(forEachPlanet(still), longitudeDeg('Ascendant'), DEFAULT_CONVENTIONS);
}

test.each(casesOf('stronger_rasi'))('book: $items.0.label', ({ input, items }) => {
  const { rasi1, rasi2 } = input.parameters;
  const chart = bookChart(input);
  expect(SIGNS[strongerSign(chart, rasi1 - 1, rasi2 - 1).winner]).toBe(items[0]!.expected);
  expect(SIGNS[strongerSign(chart, rasi2 - 1, rasi1 - 1).winner]).toBe(items[0]!.expected);
});

test.each(casesOf('stronger_planet'))('book: $items.0.label', ({ input, items }) => {
  const { planet1, planet2 } = input.parameters;
  const chart = bookChart(input);
  expect(strongerPlanet(chart, planet1, planet2).winner).toBe(items[0]!.expected);
  const sign = { Ketu: 'Scorpio', Rahu: 'Aquarius' }[planet2 as string] as Sign | undefined;
  if (sign) expect(strongerLord(chart, SIGNS.indexOf(sign)).winner).toBe(items[0]!.expected);
});

test('every book case is there', () => {
  expect([casesOf('stronger_rasi').length, casesOf('stronger_planet').length]).toEqual([13, 7]);
});

const index = (sign: Sign) => SIGNS.indexOf(sign);
/** What decided, who won. */
const outcome = <Of>({ steps, winner }: Comparison<Of>) => [steps.at(-1)?.id, winner];
const signs = (drawing: Drawing, first: Sign, second: Sign) => {
  const [decided, winner] = outcome(strongerSign(chartOf(drawing), index(first), index(second)));
  return [decided, SIGNS[winner as number]];
};

describe('signs, step by step', () => {
  /** Nothing in Aries or Libra, no help for either, both lords in signs of the other parity or not. */
  const EMPTY: Drawing = {
    Sun: 'Pisces',
    Moon: 'Gemini',
    Mars: 'Virgo',
    Mercury: 'Virgo',
    Jupiter: 'Pisces',
    Venus: 'Gemini',
    Saturn: 'Gemini',
    Rahu: 'Sagittarius',
  };

  test('more planets, the nodes counted', () => {
    expect(signs({ ...EMPTY, Rahu: 'Libra', Moon: 'Libra' }, 'Aries', 'Libra')).toEqual(['planets', 'Libra']);
  });

  test('Jupiter, Mercury and the lord, in it or aspecting', () => {
    // Taurus aspects Libra and not Aries.
    expect(signs({ ...EMPTY, Jupiter: 'Taurus' }, 'Aries', 'Libra')).toEqual(['supporters', 'Libra']);
    expect(signs({ ...EMPTY, Mars: 'Scorpio' }, 'Aries', 'Libra')).toEqual(['supporters', 'Aries']);
  });

  test('an exalted planet', () => {
    expect(signs({ ...EMPTY, Sun: 'Aries', Moon: 'Libra' }, 'Libra', 'Aries')).toEqual(['exalted', 'Aries']);
  });

  test('a lord in a sign of other parity', () => {
    expect(signs(EMPTY, 'Libra', 'Aries')).toEqual(['lord_parity', 'Aries']);
  });

  test('fixed before movable, where both lords stand in signs of other parity', () => {
    expect(signs({ ...EMPTY, Venus: 'Pisces' }, 'Libra', 'Leo')).toEqual(['modality', 'Leo']);
  });

  test('degrees of the lords, and last the one named first', () => {
    expect(signs({ ...EMPTY, Venus: 'Pisces 16' }, 'Aries', 'Libra')).toEqual(['lord_degree', 'Libra']);
    expect(signs({ ...EMPTY, Venus: 'Pisces' }, 'Aries', 'Libra')).toEqual(['named_first', 'Aries']);
    expect(signs({ ...EMPTY, Venus: 'Pisces' }, 'Libra', 'Aries')).toEqual(['named_first', 'Libra']);
  });
});

describe('the lord of Scorpio, step by step', () => {
  /** Mars and Ketu alone, in fixed signs that nobody aspects. */
  const APART: Drawing = {
    Mars: 'Leo',
    Ketu: 'Taurus',
    Jupiter: 'Gemini',
    Mercury: 'Gemini',
    Sun: 'Pisces',
    Moon: 'Pisces',
    Venus: 'Pisces',
    Saturn: 'Pisces',
  };
  const lord = (drawing: Drawing, use?: LordUse) =>
    outcome(strongerLord(chartOf({ ...APART, ...drawing }), index('Scorpio'), use));

  test.each<[string, Drawing, string, Planet]>([
    ['both at home keep Mars', { Mars: 'Scorpio', Ketu: 'Scorpio' }, 'both_at_home', 'Mars'],
    ['one at home leaves it to the other', { Mars: 'Scorpio', Moon: 'Scorpio' }, 'away', 'Ketu'],
    ['the other way too', { Ketu: 'Scorpio' }, 'away', 'Mars'],
    ['more company', { Moon: 'Taurus' }, 'joined', 'Ketu'],
    ['Jupiter aspecting', { Jupiter: 'Cancer' }, 'supporters', 'Ketu'],
    ['its dispositor aspecting', { Sun: 'Libra' }, 'supporters', 'Mars'],
    ['exalted', { Mars: 'Capricorn' }, 'exalted', 'Mars'],
    ['in a dual sign', { Ketu: 'Virgo', Jupiter: 'Taurus', Mercury: 'Taurus' }, 'modality', 'Ketu'],
    ['more degrees', { Mars: 'Leo 10', Ketu: 'Taurus 20' }, 'degree', 'Ketu'],
    ['nothing apart', { Mars: 'Leo', Ketu: 'Leo' }, 'named_first', 'Mars'],
  ])('%s', (_, drawing, step, winner) => {
    expect(lord(drawing)).toEqual([step, winner]);
  });

  test('where years are counted, nine signs away before six, and degrees only after that', () => {
    expect(lord({ Mars: 'Leo 10', Ketu: 'Taurus 20' }, 'years')).toEqual(['longer_period', 'Mars']);
    expect(lord({ Mars: 'Leo 10', Ketu: 'Leo 20' }, 'years')).toEqual(['degree', 'Ketu']);
  });

  // Leo rises with Mars, who would lead by company; Ketu, alone too, leads by a dual sign.
  test('the ascendant is no company', () => {
    const drawing: Drawing = { Ascendant: 'Leo', Ketu: 'Virgo', Jupiter: 'Taurus', Mercury: 'Taurus' };
    expect(lord(drawing)).toEqual(['modality', 'Ketu']);
  });
});

test('the reference chart: Ketu joined by Saturn owns Scorpio, Rahu away from home Aquarius', () => {
  const chart = referenceChart();
  expect(outcome(strongerLord(chart, index('Scorpio')))).toEqual(['joined', 'Ketu']);
  expect(outcome(strongerLord(chart, index('Aquarius')))).toEqual(['away', 'Rahu']);
  expect(outcome(strongerLord(chart, index('Leo')))).toEqual([undefined, 'Sun']);
  const contested = SIGNS.filter((_, i) => strongerLord(referenceChart(), i).steps.length > 0);
  expect(contested).toEqual(['Scorpio', 'Aquarius']);
});
