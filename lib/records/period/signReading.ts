/** What a running period of a sign activates: its house, its planets, its lord. */
import {
  signPeriodFindings,
  type SignInfluence,
  type SignPeriodFindings,
} from '../../astro/judgement/dasha/signPeriod.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import type { SignPeriod } from '../../astro/dasha/period.ts';
import { countFrom } from '../../astro/angle.ts';
import { named, namedList } from '../../astro/planetWords.ts';
import { signRelation } from '../../astro/jaimini/signRelation.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { capitalised, listed, ordinal } from '../../astro/words.ts';
import type { SignDashaReading } from '../../schemas/common/signDasha.ts';
import { writtenDate } from '../../time/civilTime.ts';
import { dateText } from '../../time/writtenDates.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
type Tone = SignDashaReading['tone'];

/** Reads the running periods: the first is the mahadasha, the second its antardasha. */
export function signReadings(context: BirthContext, path: readonly SignPeriod[]): SignDashaReading[] {
  return path.map((period, i) => signReading(context, period, path[i - 1] ?? null));
}

function signReading(context: BirthContext, period: SignPeriod, parent: SignPeriod | null): SignDashaReading {
  const { chart, names } = context;
  const { level, signIndex } = period;
  const findings = signPeriodFindings(chart, signIndex);
  const { aspectedBy, influences, lord, occupants, tone } = findings;
  return {
    level,
    sign: signRef(signIndex, names),
    house: countFrom(chart.ascendant.signIndex, signIndex),
    lord: planetId(lord),
    lord_house: chart.planets[lord].house,
    occupants: occupants.map(planetId),
    aspected_by: aspectedBy.map(planetId),
    influences: influences.map(({ planet, kind, isHelp }) => ({ planet: planetId(planet), kind, is_help: isHelp })),
    tone,
    text: readingText(context, period, parent, findings),
    confidence: 'interpretive',
  };
}

function readingText(
  { birth, chart }: BirthContext,
  period: SignPeriod,
  parent: SignPeriod | null,
  findings: SignPeriodFindings,
): string {
  const { endJdUT, signIndex, startJdUT } = period;
  // The same date that the record writes as start or end; rounding to the second may carry it past midnight.
  const date = (jdUT: number) => dateText(writtenDate(birth.time.clock, jdUT), 'en');
  const sign = SIGNS[signIndex]!;
  const head = `The ${parent ? 'antardasha' : 'mahadasha'} of ${sign}, from ${date(startJdUT)} to ${date(endJdUT)},`;
  if (parent?.signIndex === signIndex)
    return `${head} is in the mahadasha’s own sign: what that brings forward is felt most while it runs.`;
  const house = countFrom(chart.ascendant.signIndex, signIndex);
  return [
    `${head} brings forward the ${ordinal(house)} house, that of ${areaOf(house)}.`,
    ...(parent ? [relationText(parent.signIndex, signIndex)] : []),
    ...planetTexts(findings),
    lordText(chart, signIndex, findings.lord),
    ...toneTexts(findings),
  ].join(' ');
}

function relationText(parentIndex: number, signIndex: number): string {
  const { house, isEasy } = signRelation(parentIndex, signIndex);
  const way = isEasy ? 'the two work together' : 'the two ask for adjustment';
  return `${SIGNS[signIndex]!} is the ${ordinal(house)} from ${SIGNS[parentIndex]!}, the sign of the mahadasha: ${way}.`;
}

function planetTexts({ aspectedBy, occupants }: SignPeriodFindings): string[] {
  if (occupants.length + aspectedBy.length === 0) return ['No planet stands in it or aspects it by sign.'];
  return [
    occupants.length > 0
      ? `${capitalised(namedList(occupants))} ${occupants.length > 1 ? 'stand' : 'stands'} in it.`
      : 'No planet stands in it.',
    aspectedBy.length > 0
      ? `${capitalised(namedList(aspectedBy))} ${aspectedBy.length > 1 ? 'aspect' : 'aspects'} it by sign.`
      : 'No planet aspects it by sign.',
  ];
}

function lordText(chart: Chart, signIndex: number, lord: Planet): string {
  const { house, signIndex: lordSign } = chart.planets[lord];
  return lordSign === signIndex
    ? `Its lord, ${named(lord)}, is at home in it.`
    : `Its lord, ${named(lord)}, stands in ${SIGNS[lordSign]!}, the ${ordinal(house)} house, and ties it to ${areaOf(house)}.`;
}

const CONCLUSIONS: Readonly<Record<Tone, string>> = {
  supported: 'what is begun here finds support',
  mixed: 'results follow effort',
  demanding: 'progress comes by patience and steady work',
};

/** What the tone rests on, by name; empty where nothing helps or burdens. */
function toneTexts({ influences, lordPlace, tone }: SignPeriodFindings): string[] {
  if (influences.length === 0) return [];
  const side = (isHelp: boolean) => influences.filter((influence) => influence.isHelp === isHelp);
  const sides = [
    sideText(side(true), lordPlace, ['helps', 'help']),
    sideText(side(false), lordPlace, ['burdens it', 'burden it']),
  ];
  return [`${capitalised(sides.filter((text) => text !== null).join('; '))}: ${CONCLUSIONS[tone]}.`];
}

type Verb = readonly [one: string, many: string];

function sideText(influences: readonly SignInfluence[], lordPlace: number, [one, many]: Verb): string | null {
  if (influences.length === 0) return null;
  const who = listed(influences.map((influence) => influenceText(influence, lordPlace)));
  return `${who} ${influences.length > 1 ? many : one}`;
}

function influenceText({ kind, planet }: SignInfluence, lordPlace: number): string {
  const name = named(planet);
  switch (kind) {
    case 'strong_by_sign':
      return `${name} (strong by sign)`;
    case 'benefic':
    case 'malefic':
      return `${name} (natural ${kind})`;
    case 'debilitated':
      return `${name} (debilitated)`;
    case 'lord_strong_by_sign':
      return `${name} as its lord (strong by sign)`;
    case 'lord_debilitated':
      return `${name} as its lord (debilitated)`;
    case 'lord_well_placed':
    case 'lord_badly_placed':
      return `${name} as its lord (in the ${ordinal(lordPlace)} from it)`;
  }
}
