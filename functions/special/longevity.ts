/** Answer of /special/longevity. */
import { carePlanets } from '../../lib/astro/judgement/longevity/carePlanets.ts';
import { relievedEarlyYears } from '../../lib/astro/judgement/longevity/earlyYears.ts';
import {
  lifeMeasure,
  meanOfPairs,
  thirdOfYears,
  type LifeMeasure,
} from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import { pindayu, type Pindayu } from '../../lib/astro/judgement/longevity/pindayu.ts';
import {
  LIFE_THIRD_YEARS,
  longevityPairs,
  type LifeThird,
  type LongevityPairs,
} from '../../lib/astro/jaimini/longevityPairs.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { bphs, citation, jaiminiSutras } from '../../lib/astro/source.ts';
import type { PlanetStrengths } from '../../lib/astro/strength/planetStrength.ts';
import { STEADYING_PRACTICES } from '../../lib/astro/tables/bodyThemes.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { drekkana22, navamsa64, type SensitiveSign } from '../../lib/astro/varga/sensitive.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { Placement } from '../../lib/astro/chart/zodiac.ts';
import type { Longevity } from '../../lib/schemas/special/longevity.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import { evidenceRecord, planetHead, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { pairRecord } from './longevityPairs.ts';
import {
  careText,
  LONGEVITY_NAMES,
  CORRECTION_NAMES,
  correctionText,
  decisionText,
  earlyYearsText,
  LONGEVITY_LIMITS,
  longevitySummaryText,
  supportText,
  type Age,
  type SupportRole,
} from './longevityWords.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { scoreLevel } from '../../lib/astro/score.ts';

const SUTRAS = jaiminiSutras('2.1');

const NOTES = [
  'The 8th house is the ordinary one; other schools count it otherwise. Lords of Scorpio and Aquarius are the stronger of two.',
  'Where the agreeing bodies stand at the beginning of their signs the class is full, at the end it is spent; six years are told to either side, within the class.',
  'In pindayu the reductions are taken one after the other, and of several planets in a house of the visible half only the strongest loses.',
  'Signs of tenderness in the first years are told only where the chart relieves them.',
];

export function longevity(context: BirthContext): Longevity {
  const { chart } = context;
  const strengths = context.strengths();
  const hora = context.horaAscendant().place;
  const found = longevityPairs(chart, hora.signIndex);
  const measure = lifeMeasure(chart, found, hora);
  const age = ageOf(context, measure);
  const years = pindayu(chart, strengths);
  const supports = supportRecords(context, strengths);
  return {
    ...measureRecord(context, measure),
    age: age.age,
    is_exceeded: age.isExceeded,
    ...pairsRecord(context, found, measure, hora),
    supports,
    early_years: earlyYearsRecord(context, strengths),
    cross_checks: crossChecks(context, found, hora, measure.third, years),
    pindayu: pindayuRecord(context, years),
    sensitive_parts: sensitiveRecord(context),
    care_planets: careRecords(context),
    summary_text: longevitySummaryText(found, measure, age),
    advice: adviceFrom(supports, strengths),
    limits: [...LONGEVITY_LIMITS],
    disclaimer: disclaimerIn('longevity', context.names.lang),
    notes: [...NOTES],
    confidence: 'interpretive',
    sources: [SUTRAS, bphs(43), bphs(44)].map(citation),
  };
}

function measureRecord(
  { names }: BirthContext,
  { fromYears, isOpen, third, toYears }: LifeMeasure,
): Pick<Longevity, 'category' | 'category_name' | 'band' | 'years'> {
  const [fromAge, toAge] = LIFE_THIRD_YEARS[third];
  return {
    category: third,
    category_name: names.of(LONGEVITY_NAMES[third]),
    band: { from_age: fromAge, to_age: toAge === Infinity ? null : toAge },
    years: { from: fromYears, to: toYears, is_open_ended: isOpen },
  };
}

function pairsRecord(
  context: BirthContext,
  found: LongevityPairs,
  { agreeing, hrasa, vriddhi }: LifeMeasure,
  hora: Placement,
): Pick<Longevity, 'pairs' | 'decision' | 'corrections'> {
  return {
    pairs: found.pairs.map((pair) => pairRecord(context, hora, pair, agreeing.includes(pair))),
    decision: { category: found.third, decided_by: found.decidedBy, text: decisionText(found, agreeing.length) },
    corrections: [hrasa, vriddhi].map((change) => ({
      id: change.id,
      name: context.names.of(CORRECTION_NAMES[change.id]),
      is_met: change.isMet,
      evidence: change.evidence.map((condition) => evidenceRecord(condition, SUTRAS)),
      text: correctionText(change, found.third, hrasa.isMet && vriddhi.isMet),
    })),
  };
}

function careRecords({ chart, names }: BirthContext): Longevity['care_planets'] {
  return carePlanets(chart).map((care) => ({
    ...planetHead(care.planet, names),
    order: care.isFirst ? 'first' : 'second',
    roles: [...care.roles],
    text: careText(care),
  }));
}

function ageOf({ birth, input, nowJdUT }: BirthContext, { isOpen, toYears }: LifeMeasure): Age {
  const today = localDate(birth.time.clock, unixMsFromJd(nowJdUT));
  const age = nowJdUT < birth.jdUT ? null : ageAt(input.date, today)[0];
  return { age, isExceeded: age !== null && !isOpen && age > toYears };
}

const SUPPORT_EFFECTS = { high: 'supports', middle: 'mixed', low: 'asks_care' } as const;

function supportRecords({ chart, names }: BirthContext, strengths: PlanetStrengths): Longevity['supports'] {
  const held: readonly [SupportRole, Planet][] = [
    ['lord_1', lordOfHouse(chart, 1)],
    ['lord_8', lordOfHouse(chart, 8)],
    ['lord_10', lordOfHouse(chart, 10)],
    ['significator', 'Saturn'],
  ];
  return [...new Set(held.map(([, planet]) => planet))].map((planet) => {
    const roles = held.filter(([, id]) => id === planet).map(([role]) => role);
    const score = strengths[planet];
    const effect = SUPPORT_EFFECTS[scoreLevel(score.value)];
    return {
      planet: planetId(planet),
      roles,
      strength: strengthRecord(score, names),
      effect,
      text: supportText(chart, planet, roles, effect),
    };
  });
}

function earlyYearsRecord({ chart }: BirthContext, strengths: PlanetStrengths): Longevity['early_years'] {
  const reliefs = relievedEarlyYears(chart, strengths);
  if (reliefs === null) return null;
  return {
    reliefs: reliefs.map(({ id, planets }) => ({ id, planets: planets.map(planetId) })),
    text: earlyYearsText(reliefs),
  };
}

function crossChecks(
  { chart }: BirthContext,
  found: LongevityPairs,
  hora: Placement,
  third: LifeThird,
  years: Pindayu,
): Longevity['cross_checks'] {
  const check = (id: 'mean_of_pairs' | 'pindayu', category: LifeThird, how: string) => ({
    id,
    category,
    is_agreeing: category === third,
    text: `${how} ${category === third ? 'It comes to the same class' : `It comes to ${category}, so the class is to be taken loosely`}.`,
  });
  return [
    check(
      'mean_of_pairs',
      thirdOfYears(meanOfPairs(chart, found, hora)),
      'Each of the three pairs is measured alone and the mean of them taken.',
    ),
    check('pindayu', thirdOfYears(years.years), 'Each planet gives years by its distance from exaltation.'),
  ];
}

function pindayuRecord({ names }: BirthContext, found: Pindayu): Longevity['pindayu'] {
  return {
    planets: found.planets.map(({ fullYears, givenYears, planet, reductions, years }) => ({
      ...planetHead(planet, names),
      full_years: fullYears,
      given_years: givenYears,
      reductions: reductions.map((reduction) => ({ ...reduction })),
      years,
    })),
    ascendant_years: found.ascendantYears,
    years: found.years,
    category: thirdOfYears(found.years),
  };
}

function sensitiveRecord({ chart, names }: BirthContext): Longevity['sensitive_parts'] {
  const wire = ({ lord, signIndex }: SensitiveSign) => ({ sign: signRef(signIndex, names), lord: planetId(lord) });
  const { Moon } = chart.planets;
  return {
    drekkana_22nd: {
      from_ascendant: wire(drekkana22(chart, chart.ascendant)),
      from_moon: wire(drekkana22(chart, Moon)),
    },
    navamsha_64th: {
      from_ascendant: wire(navamsa64(chart, chart.ascendant)),
      from_moon: wire(navamsa64(chart, Moon)),
    },
    text: 'The 22nd drekkana and the 64th navamsa are sensitive parts of the tradition. Their lords are given the same care as the planets named beside; they are no forecast.',
  };
}

/** Names the planets that carry vitality, and those to be strengthened, with the traditional practice. */
function adviceFrom(supports: Longevity['supports'], strengths: PlanetStrengths): string[] {
  const ranked = (Object.keys(strengths) as Planet[])
    .filter((planet) => supports.some((support) => support.planet === planetId(planet)))
    .sort((a, b) => strengths[b].value - strengths[a].value);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  return [
    `Vitality leans on ${named(best)} here: ${STEADYING_PRACTICES[best]}.`,
    ...(worst === best ? [] : [`To be strengthened: ${named(worst)}, by ${STEADYING_PRACTICES[worst]}.`]),
  ];
}
