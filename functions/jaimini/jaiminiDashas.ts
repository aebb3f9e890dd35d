/** Wire records of mandooka and sthira dasha. */
import { named } from '../../lib/astro/planetWords.ts';
import { charaYears } from '../../lib/astro/dasha/chara.ts';
import { mandooka, mandookaPlan, type SeededPlan } from '../../lib/astro/dasha/mandooka.ts';
import type { SignPlan } from '../../lib/astro/dasha/sign.ts';
import { sthira, sthiraPlan } from '../../lib/astro/dasha/sthira.ts';
import { brahma, classicalBrahma, type Brahma, type ClassicalBrahma } from '../../lib/astro/jaimini/brahma.ts';
import { bphs, jaiminiSutras, practice } from '../../lib/astro/source.ts';
import { isOddSign, modality, SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import type { MandookaDasha, SthiraDasha } from '../../lib/schemas/jaimini/jaiminiDashas.ts';
import type { SignDashaSeed } from '../../lib/schemas/common/signDasha.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import {
  alternativePlan,
  houseOfSign,
  kindReason,
  seededParts,
  signDashaBody,
  signLife,
  signYears,
  STRONGER_NOTE,
  type SignDashaReading,
  type SignDashaParts,
} from '../../lib/records/period/signDasha.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function mandookaDasha(context: BirthContext): Warned {
  const { chart, names } = context;
  const plan = mandookaPlan(chart);
  const life = signLife(context, plan);
  const data: MandookaDasha = {
    ...signDashaBody(context, mandookaParts(context, plan), life),
    signs: plan.turns.map((turn) => signYears(context, turn, kindReason(turn))),
    groups: [0, 4, 8].map((from) => ({
      kind: modality(plan.turns[from]!.signIndex),
      signs: plan.turns.slice(from, from + 4).map(({ signIndex }) => signRef(signIndex, names)),
    })),
  };
  return new Warned(data, outsideLife(context, life));
}

function mandookaParts(context: BirthContext, plan: SeededPlan): SignDashaParts {
  return {
    system: mandooka,
    ...seededParts(context, plan, ['ascendant', 'house_7']),
    purpose: 'The timing of events in general; it applies to every chart.',
    subPeriods: 'Twelve equal parts in the order of the mahadashas, beginning with the sign of the period itself.',
    alternatives: () => [lordYears(context, plan.turns)],
    notes: [
      'Years are 7, 8 and 9 by the kind of sign; K. N. Rao varies them by the place of the lord.',
      'Where the second and third kind begin is left open by the texts: here with the first sign of the kind, Aries, Taurus or Gemini.',
      STRONGER_NOTE,
    ],
  };
}

function lordYears(context: BirthContext, turns: readonly { readonly signIndex: number }[]): SignDashaReading {
  const counted = turns.map(({ signIndex }) => ({ signIndex, years: charaYears(context.chart, signIndex).counted }));
  return alternativePlan(
    context,
    { turns: counted },
    {
      id: 'years_of_the_lord',
      text: 'The same order of signs, each with as many years as its lord stands away from it.',
      source: practice('K. N. Rao, Jaimini’s Mandook Dasha'),
    },
  );
}

export function sthiraDasha(context: BirthContext): Warned {
  const found = brahma(context.chart);
  const classical = classicalBrahma(context.chart);
  const plan = sthiraPlan(found.signIndex);
  const life = signLife(context, plan);
  const data: SthiraDasha = {
    ...signDashaBody(context, sthiraParts(context, plan, found, classical), life),
    brahma: planetId(found.planet),
    signs: plan.turns.map((turn) => signYears(context, turn, kindReason(turn))),
    classical_brahma: classicalRecord(context, classical),
  };
  return new Warned(data, outsideLife(context, life));
}

function sthiraParts(context: BirthContext, plan: SignPlan, found: Brahma, classical: ClassicalBrahma): SignDashaParts {
  return {
    system: sthira,
    plan,
    purpose: 'Health and the strength of the body through life, from the sign of Brahma, who creates.',
    seed: brahmaSeed(context, found),
    directionReason: 'Sthira dasha goes forward through the zodiac, whatever sign it begins with.',
    subPeriods: 'Twelve equal parts, forward from the sign of the period itself.',
    alternatives: () => sthiraAlternatives(context, found, classical),
    notes: [
      'Brahma is the lord with most degrees; the Sutras ask for an odd sign in the visible half, which `classical_brahma` tells.',
      'Mars and Saturn alone own Scorpio and Aquarius here. A tie goes to the lord of the eighth, then of the sixth, then of the twelfth.',
    ],
  };
}

function brahmaSeed({ chart, names }: BirthContext, found: Brahma): SignDashaSeed {
  return {
    sign: signRef(found.signIndex, names),
    house: houseOfSign(chart, found.signIndex),
    reason: brahmaReason(found),
    candidates: found.candidates.map(({ degreeInSign, houses, planet, signIndex }) => ({
      role: houses.map((house) => `lord_of_${house}`).join('_and_'),
      sign: signRef(signIndex, names),
      house: houseOfSign(chart, signIndex),
      planet: planetId(planet),
      degree: degrees(degreeInSign),
      is_chosen: planet === found.planet,
    })),
    comparisons: [],
  };
}

function brahmaReason({ candidates, planet, reason, signIndex }: Brahma): string {
  const { houses } = candidates.find((candidate) => candidate.planet === planet)!;
  const lord = `${capitalised(named(planet))}, lord of the ${listed(houses.map(ordinal))} house,`;
  const sign = SIGNS[signIndex]!;
  if (reason === 'eighth_lord_at_home') return `${lord} stands in the 8th, ${sign}, and is Brahma at once.`;
  const shown = candidates.map((one) => `${named(one.planet)} ${one.degreeInSign.toFixed(2)}°`);
  return `${lord} has most degrees within its sign among the lords of 8, 6 and 12 (${listed(shown)}) and is Brahma, in ${sign}.`;
}

function sthiraAlternatives(
  context: BirthContext,
  { signIndex }: Brahma,
  classical: ClassicalBrahma,
): SignDashaReading[] {
  const fromClassical = alternativePlan(context, sthiraPlan(classical.signIndex), {
    id: 'classical_brahma',
    text: `The same years from ${SIGNS[classical.signIndex]!}, the sign of ${named(classical.planet)}, Brahma as the Sutras word it.`,
    source: jaiminiSutras('2.1'),
  });
  if (isOddSign(signIndex)) return [fromClassical];
  const backward = alternativePlan(context, sthiraPlan(signIndex, false), {
    id: 'backward_from_even_sign',
    text: `The signs follow backward, as ${SIGNS[signIndex]!} is an even sign.`,
    source: bphs(46),
  });
  return [fromClassical, backward];
}

const CLASSICAL_REASONS: Readonly<Record<ClassicalBrahma['reason'], string>> = {
  only_candidate: 'the only lord of 6, 8 or 12 in an odd sign of the visible half',
  highest_degree: 'the one with most degrees of the lords of 6, 8 and 12 in odd signs of the visible half',
  eighth_lord_from_atmakaraka:
    'lord of the eighth from the atmakaraka, as no lord of 6, 8 or 12 stands in an odd sign of the visible half',
};

function classicalRecord({ chart, names }: BirthContext, found: ClassicalBrahma): SthiraDasha['classical_brahma'] {
  const { candidates, handedOverBy, planet, reason, referenceSignIndex, signIndex } = found;
  const why = CLASSICAL_REASONS[reason];
  return {
    planet: planetId(planet),
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    reference_sign: signRef(referenceSignIndex, names),
    reason: handedOverBy
      ? `${handedOverBy} is ${why}, but does not act as Brahma; ${named(planet)}, the sixth from it in the order of the planets, does.`
      : `${capitalised(named(planet))} is ${why}.`,
    candidates: candidates.map((candidate) => ({
      planet: planetId(candidate.planet),
      houses: [...candidate.houses],
      sign: signRef(candidate.signIndex, names),
      degree: degrees(candidate.degreeInSign),
      is_odd: candidate.isOdd,
      is_visible: candidate.isVisible,
    })),
    handed_over_by: handedOverBy && planetId(handedOverBy),
  };
}
