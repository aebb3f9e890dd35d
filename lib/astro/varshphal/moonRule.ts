/** The lord of a year that falls to the Moon (Varsha Tantra 1.8). */
import type { Chart } from '../chart/chart.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import type { YearLordChoices } from './tajikaChoices.ts';
import { fact } from './facts.ts';
import { step, strongestOf, type Step, type Candidacy } from './election.ts';
import { MOON_SOURCE, readingSource } from './tajikaSources.ts';
import { tajikaContact, type TajikaContact } from './tajikaAspects.ts';

/**
 * How the lord of a year that falls to the Moon is found: she `keeps` it by the rule chosen, or `stays` as she is in
 * Cancer; or it passes to the planet she joins by `ithasala`, to the `next_strongest`, or to the lord of her sign.
 */
export const MOON_OUTCOMES = ['keeps', 'stays', 'ithasala', 'next_strongest', 'sign_lord'] as const;
export type MoonOutcome = (typeof MOON_OUTCOMES)[number];

export interface AfterMoon {
  readonly planet: SevenPlanet;
  readonly outcome: MoonOutcome;
  readonly steps: readonly Step[];
}

/** Returns the lord of a year that falls to the Moon, by the rule chosen. */
export function afterMoon(chart: Chart, candidacy: Candidacy, { moon }: Pick<YearLordChoices, 'moon'>): AfterMoon {
  switch (moon) {
    case 'keep':
      return outcome('Moon', 'keeps', [handing(chart, moon, false)]);
    case 'passed_over':
      return passedOver(chart, candidacy);
    case 'tn':
      return handedOn(chart, candidacy);
  }
}

function outcome(planet: SevenPlanet, how: MoonOutcome, steps: readonly Step[]): AfterMoon {
  return { planet, outcome: how, steps };
}

function handing(chart: Chart, rule: YearLordChoices['moon'], isMet: boolean): Step {
  return step(readingSource(rule), 'moon_hands_on', fact('moon_hands_on', { rule }), isMet, {
    sign: SIGNS[chart.planets.Moon.signIndex]!,
  });
}

/** Whom the Moon may join: only the office-bearers, or any planet. */
type Joined = 'bearer' | 'planet';

function handedOn(chart: Chart, { bearers }: Candidacy): AfterMoon {
  const isAtHome = signLord(chart.planets.Moon.signIndex) === 'Moon';
  const handed = handing(chart, 'tn', !isAtHome);
  if (isAtHome) return outcome('Moon', 'stays', [handed]);
  const [joined] = joinedByMoon(
    chart,
    SEVEN_PLANETS.filter((planet) => bearers.some((bearer) => bearer.planet === planet)),
  );
  return joined ? joining(joined, 'bearer', [handed]) : toSignLord(chart, 'bearer', [handed]);
}

function passedOver(chart: Chart, candidacy: Candidacy): AfterMoon {
  const passed = handing(chart, 'passed_over', true);
  const others = candidacy.candidates.filter(({ isAspecting, planet }) => isAspecting && planet !== 'Moon');
  if (others.length > 0) {
    const next = strongestOf(others, candidacy);
    return outcome(next.planet, 'next_strongest', [passed, ...next.steps]);
  }
  const [joined] = joinedByMoon(chart, SEVEN_PLANETS);
  return joined ? joining(joined, 'planet', [passed]) : toSignLord(chart, 'planet', [passed]);
}

function joining({ gapDeg, orbDeg, slower }: TajikaContact, whom: Joined, steps: readonly Step[]): AfterMoon {
  const text = fact('moon_joins', { whom });
  const observed = { planet: slower, gap: Math.round(gapDeg * 1e7) / 1e7, orb: orbDeg };
  return outcome(slower, 'ithasala', [...steps, step(MOON_SOURCE, 'moon_joins', text, true, observed)]);
}

function toSignLord(chart: Chart, whom: Joined, steps: readonly Step[]): AfterMoon {
  const text = fact('moon_joins_none', { whom });
  const { signIndex } = chart.planets.Moon;
  const planet = signLord(signIndex);
  const observed = { planet, sign: SIGNS[signIndex]! };
  return outcome(planet, 'sign_lord', [...steps, step(MOON_SOURCE, 'moon_sign_lord', text, true, observed)]);
}

/**
 * Lists the planets that the Moon joins by ithasala, the nearest first: those she aspects by sign, and whose degree is
 * ahead of hers by half the sum of the two lights at most. She is the fastest planet, so she is always the applying one.
 */
function joinedByMoon(chart: Chart, planets: readonly SevenPlanet[]): TajikaContact[] {
  return planets
    .filter((planet) => planet !== 'Moon')
    .map((planet) => tajikaContact(chart, 'Moon', planet))
    .filter(({ aspect, gapDeg, orbDeg }) => aspect.id !== 'none' && gapDeg >= 0 && gapDeg <= orbDeg)
    .sort((a, b) => a.gapDeg - b.gapDeg);
}
