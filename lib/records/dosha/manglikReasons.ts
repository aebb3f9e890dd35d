/** What was observed in a chart for each condition that cancels Manglik. */
import type { Chart } from '../../astro/chart/chart.ts';
import { isLikeManglik } from '../../astro/dosha/manglik/match.ts';
import { manglikHouses, type ManglikReading } from '../../astro/dosha/manglik/marsHouses.ts';
import { EXEMPT_SIGNS, MATURE_AT_YEARS } from '../../astro/dosha/manglik/fourteenReliefs.ts';
import type { Dignity } from '../../astro/planet/dignity.ts';
import type { RuleCondition } from '../../astro/rule.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { ManglikWords, MarsWeakness } from '../../words/facts/rules/manglik.ts';
import type { Language } from '../../words/names.ts';
import type { Sentences } from '../../words/sentences.ts';
import { MANGLIK } from '../../words/subjects/rules/manglik.ts';

type Observed = RuleCondition['observed'];

interface ReasonContext {
  readonly chart: Chart;
  readonly ageYears: number | null;
  /** The chart of the partner; null where none is given. */
  readonly partner: Chart | null;
  readonly reading: ManglikReading;
  readonly words: Sentences<ManglikWords>;
}

type Seen = (context: ReasonContext, observed: Observed) => string;

/** Returns a function from a condition to the text of what was observed. */
export function manglikReasons({
  lang,
  ...subject
}: Omit<ReasonContext, 'words'> & { readonly lang: Language }): (condition: RuleCondition) => string {
  const context = { ...subject, words: MANGLIK[lang] };
  return ({ id, observed }) => (SEEN[id] ?? marsPlace)(context, observed);
}

/** Conditions not listed here are described by the sign of Mars. */
const SEEN: Readonly<Record<string, Seen>> = {
  exempt_sign: exemptPlace,
  jupiter: (context, observed) => influence(context, 'Jupiter', observed),
  moon_in_kendra: (context) => places(context, ['Moon', 'Mars']),
  benefic_in_1st_or_7th: (context) => places(context, ['Jupiter', 'Venus']),
  seventh_lord: seventhLord,
  saturn,
  node: nodes,
  spent: weakness,
  yogakaraka: rising,
  trikona_lord: rising,
  full_moon: fullMoon,
  gentle: company,
  equal_partner: ageAndPartner,
  mature_age: ageAndPartner,
};

function placeOf(chart: Chart, planet: Planet) {
  const { house, signIndex } = chart.planets[planet];
  return { planet, signIndex, house };
}

function marsPlace(context: ReasonContext): string {
  return places(context, ['Mars']);
}

function places({ chart, words }: ReasonContext, planets: readonly Planet[]): string {
  return words.places({ places: planets.map((planet) => placeOf(chart, planet)) });
}

function exemptPlace(context: ReasonContext): string {
  const { chart, words } = context;
  const exempt = EXEMPT_SIGNS[chart.planets.Mars.house];
  const signs = exempt?.map((signIndex) => ({ signIndex }));
  return `${marsPlace(context)} ${signs ? words.exempt_signs({ signs }) : words.no_exempt_sign({})}`;
}

function influence({ chart, words }: ReasonContext, planet: Planet, observed: Observed): string {
  const { is_aspecting, is_joined } = observed;
  return words.influence({
    ...placeOf(chart, planet),
    influence: is_joined === true ? 'joined' : is_aspecting === true ? 'aspecting' : 'none',
  });
}

function saturn({ chart, reading, words }: ReasonContext): string {
  const isInCountedHouse = manglikHouses(reading).includes(chart.planets.Saturn.house);
  return words.saturn({ ...placeOf(chart, 'Saturn'), isInCountedHouse });
}

function fullMoon(context: ReasonContext, observed: Observed): string {
  const { words } = context;
  const phase = observed['is_full'] === true ? words.full_moon({}) : words.moon_not_full({});
  return `${influence(context, 'Moon', observed)} ${phase}`;
}

function seventhLord({ chart, words }: ReasonContext, observed: Observed): string {
  const { benefic_aspects, dignity, is_strong, lord } = observed;
  return words.seventh_lord({
    ...placeOf(chart, lord as Planet),
    dignity: dignity as Dignity,
    isStrong: is_strong === true,
    aspecting: benefic_aspects as readonly Planet[],
  });
}

function nodes(context: ReasonContext, { is_counted }: Observed): string {
  const place = places(context, ['Rahu', 'Ketu', 'Mars']);
  return is_counted === true ? place : `${place} ${context.words.nodes_not_counted({})}`;
}

const WEAKNESSES: readonly MarsWeakness[] = ['combust', 'retrograde', 'debilitated', 'spent'];

function weakness({ words }: ReasonContext, observed: Observed): string {
  const weaknesses = WEAKNESSES.filter((id) => observed[`is_${id}`] === true);
  return weaknesses.length === 0 ? words.no_weakness({}) : words.weaknesses({ weaknesses });
}

function rising({ chart: { ascendant }, words }: ReasonContext): string {
  return words.ascendant({ signIndex: ascendant.signIndex });
}

function company({ words }: ReasonContext, { gentle, malefic_aspects }: Observed): string {
  return words.company({ gentle: gentle as readonly Planet[], malefics: malefic_aspects as readonly Planet[] });
}

function ageAndPartner({ ageYears, chart, partner, reading, words }: ReasonContext): string {
  const age =
    ageYears === null ? words.age_unknown({}) : words.age({ years: ageYears, isComplete: ageYears >= MATURE_AT_YEARS });
  return `${age} ${words.partner({ partner: partner ? partnersMars(chart, partner, reading) : 'unknown' })}`;
}

function partnersMars(chart: Chart, partner: Chart, reading: ManglikReading): 'none' | 'unlike' | 'like' {
  if (!manglikHouses(reading).includes(partner.planets.Mars.house)) return 'none';
  return isLikeManglik(chart, partner, reading) ? 'like' : 'unlike';
}
