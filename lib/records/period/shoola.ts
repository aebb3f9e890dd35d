/**
 * Shoola dasha with Rudra and the periods that need care: /jaimini/shoola-dasa and /special/shoola-dasha give the same
 * record.
 */
import { named, namedList } from '../../astro/planetWords.ts';
import { isRunning } from '../../astro/dasha/period.ts';
import type { SeededPlan } from '../../astro/dasha/mandooka.ts';
import {
  nineYearShoola,
  nineYearShoolaPlan,
  niryanaShoola,
  niryanaShoolaPlan,
  shoola,
  shoolaPlan,
} from '../../astro/dasha/shoola.ts';
import { carePeriods, type CareMark, type CarePeriod } from '../../astro/dasha/shoolaCare.ts';
import { LIFE_THIRD_YEARS, longevityPairs, type LongevityPairs } from '../../astro/jaimini/longevityPairs.ts';
import { rudra as rudraOf, type Rudra } from '../../astro/jaimini/rudra.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { capitalised } from '../../astro/words.ts';
import type { ShoolaDasha } from '../../schemas/common/signDasha.ts';
import { disclaimerIn } from '../../words/disclaimers.ts';
import { formatJd } from '../../time/civilTime.ts';
import { comparisonRecords, comparisonText } from '../planet/comparison.ts';
import { outsideLife } from '../../birth/life.ts';
import { lifeJdUT } from '../../birth/life.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { Warned } from '../warned.ts';
import {
  alternativePlan,
  houseOfSign,
  kindReason,
  seededParts,
  signDashaBody,
  signLife,
  signYears,
  STRONGER_NOTE,
  type SignDashaParts,
} from './signDasha.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Returns the whole record of shoola dasha, with a warning where `as_of` is outside the life. */
export function shoolaDasha(context: BirthContext): Warned {
  const { chart } = context;
  const plan = shoolaPlan(chart);
  const life = signLife(context, plan);
  const rudra = rudraOf(chart);
  const third = longevityPairs(chart, context.horaAscendant().place.signIndex);
  const data: ShoolaDasha = {
    ...signDashaBody(context, shoolaParts(context, plan), life),
    signs: plan.turns.map((turn) => signYears(context, turn, kindReason(turn))),
    rudra: rudraRecord(context, rudra),
    life_third: thirdRecord(context, third),
    care: carePeriods(chart, life, {
      rudra,
      third: third.third,
      birthJdUT: context.birth.jdUT,
      yearDays: chart.conventions.dashaYear,
    }).map((care) => careRecord(context, care)),
    disclaimer: disclaimerIn('shoola', context.names.lang),
  };
  return new Warned(data, outsideLife(context, life));
}

function shoolaParts(context: BirthContext, plan: SeededPlan): SignDashaParts {
  return {
    system: shoola,
    ...seededParts(context, plan, ['house_2', 'house_8']),
    purpose: 'When health and strength ask for care, so that it can be given in time.',
    subPeriods: 'Twelve equal parts in the order of the mahadashas, beginning with the sign of the period itself.',
    alternatives: () => alternatives(context),
    notes: [
      'Shoola has the arithmetic of mandooka here; Niryana Shoola, with the signs one after another, stands among the alternatives.',
      'The eighth house is the ordinary one; another school counts it otherwise for Rudra.',
      'Levels of care are our ordering of what the texts name.',
      STRONGER_NOTE,
    ],
  };
}

function alternatives(context: BirthContext) {
  const niryana = niryanaShoolaPlan(context.chart);
  const nine = nineYearShoolaPlan(context.chart);
  return [
    alternativePlan(context, niryana, {
      id: niryanaShoola.id,
      text: `The signs follow one after another from ${SIGNS[niryana.comparison.winner]!}, ${niryana.isForward ? 'forward' : 'backward'}, with the same years.`,
      source: niryanaShoola.sources[0]!,
    }),
    alternativePlan(context, nine, {
      id: nineYearShoola.id,
      text: `Nine years for each sign, forward from ${SIGNS[nine.comparison.winner]!}, the stronger of ascendant and seventh.`,
      source: nineYearShoola.sources[0]!,
    }),
  ];
}

function rudraRecord({ chart, names }: BirthContext, found: Rudra): ShoolaDasha['rudra'] {
  return {
    planet: planetId(found.planet),
    sign: signRef(found.signIndex, names),
    house: houseOfSign(chart, found.signIndex),
    reason: rudraReason(found),
    comparisons: comparisonRecords(found.comparison, names),
    second: found.second && planetId(found.second),
    afflicted_by: found.afflictedBy.map(planetId),
    trident: found.tridentSignIndexes.map((signIndex) => signRef(signIndex, names)),
  };
}

function rudraReason({ afflictedBy, comparison, second }: Rudra): string {
  const chosen = `The stronger of the lords of the eighth and the second house is Rudra. ${comparisonText(comparison, 'en')}`;
  if (second === null) return chosen;
  const touch = afflictedBy.length > 1 ? 'join or aspect' : 'joins or aspects';
  return `${chosen} ${capitalised(named(second))} is Rudra too, as ${namedList(afflictedBy)} ${touch} it by sign; the trident is counted from the stronger.`;
}

function thirdRecord({ names }: BirthContext, found: LongevityPairs): ShoolaDasha['life_third'] {
  const [fromAge, toAge] = LIFE_THIRD_YEARS[found.third];
  const isOpen = toAge === Infinity;
  const ages = isOpen
    ? `after the age of ${fromAge}`
    : fromAge === 0
      ? `before the age of ${toAge}`
      : `between the ages of ${fromAge} and ${toAge}`;
  return {
    id: found.third,
    from_age: fromAge,
    to_age: isOpen ? null : toAge,
    decided_by: found.decidedBy,
    pairs: found.pairs.map(({ id, signIndexes, third }) => ({
      id,
      signs: signIndexes.map((signIndex) => signRef(signIndex, names)),
      third,
    })),
    text: `The three pairs point to the years ${ages} as those in which health is to be looked after best. It is a third of a life as the texts divide it, not its measure.`,
    confidence: 'interpretive',
  };
}

const ADVICE: Readonly<Record<CarePeriod['level'], string>> = {
  1: 'regular hours, food and rest',
  2: 'regular hours and rest, and for looking after small complaints early',
  3: 'having health looked after as a matter of course, keeping strain low and letting others help',
};

const REASONS: Readonly<Record<CareMark['id'], (sign: string, planet: string) => string>> = {
  trident: (sign, rudra) => `${sign} is a sign of the trident of Rudra, ${rudra}.`,
  in_third: () => 'It runs in the third of life that the three pairs point to.',
  rudra_aspects: (sign, rudra) => `Rudra, ${rudra}, aspects ${sign} by sign.`,
  eighth_from_atmakaraka: (sign, atmakaraka) => `${sign} is the eighth from the atmakaraka, ${atmakaraka}.`,
  eighth_lord: (sign, lord) => `${capitalised(lord)}, lord of the eighth house, stands in ${sign}.`,
};

function careRecord(context: BirthContext, care: CarePeriod): ShoolaDasha['care'][number] {
  const { birth, chart, names } = context;
  const { level, marks, period } = care;
  const { clock } = birth.time;
  const sign = SIGNS[period.signIndex]!;
  return {
    sign: signRef(period.signIndex, names),
    house: houseOfSign(chart, period.signIndex),
    start: formatJd(clock, period.startJdUT),
    end: formatJd(clock, period.endJdUT),
    is_current: isRunning(period, lifeJdUT(context)),
    level,
    reasons: marks.map(({ id, planet }) => REASONS[id](sign, named(planet))),
    text: `The time of ${sign} is one for ${ADVICE[level]}.`,
    confidence: 'interpretive',
  };
}
