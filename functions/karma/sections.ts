/** Wire records of the sections of the karma analysis. */
import { birthTimeCheck, type RisingDeg } from '../../lib/astro/judgement/karma/birthTime.ts';
import type { HouseKarma } from '../../lib/astro/judgement/karma/areas.ts';
import type { Agreement, Correlation } from '../../lib/astro/judgement/karma/correlation.ts';
import { ascendantLordFact, foundationSummary, planetFoundation } from '../../lib/astro/judgement/karma/foundation.ts';
import { patternsOf, type KarmaPattern } from '../../lib/astro/judgement/karma/patterns.ts';
import {
  BODIES,
  isKind,
  type KarmaBody,
  type KarmaContext,
  type KarmaPlaces,
} from '../../lib/astro/judgement/karma/places.ts';
import {
  AGREEMENT_LABELS,
  CORRELATIONS,
  NATURES,
  PERIOD_TONES,
  TIME_CONFIDENCES,
} from '../../lib/astro/judgement/karma/tables/labels.ts';
import { PART_THEMES } from '../../lib/astro/judgement/karma/tables/partThemes.ts';
import { SCORE_WEIGHTS, weightOf } from '../../lib/astro/judgement/karma/weights.ts';
import { signOfHouse, toWireResolution } from '../../lib/astro/chart/chart.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { KarmaAnalysis } from '../../lib/schemas/karma/analysis.ts';
import type * as wire from '../../lib/schemas/karma/common.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { saidKarma, type KarmaBirth, type KarmaNames } from './voice.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { ascendantRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { balanceRecord, bodyHead, placeRef, saidParts } from './places.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { wrap360 } from '../../lib/astro/angle.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { ascendantDeg } from '../../lib/astro/earth/horizon.ts';
import { localSiderealDeg } from '../../lib/astro/earth/siderealTime.ts';
import { MINUTES_PER_DAY } from '../../lib/astro/time.ts';

export function birthTime(context: KarmaBirth): KarmaAnalysis['birth_time_validation'] {
  const { birth, chart, names } = context;
  const { confidence, earlierSeconds, isStable, laterSeconds, shifts, text } = birthTimeCheck(
    chart,
    risingDegOf(context),
  );
  return {
    is_stable: isStable,
    confidence,
    confidence_name: names.of(TIME_CONFIDENCES[confidence]),
    shifts: shifts.map(({ isSame, longitudeDeg, lord, number, part, shiftMinutes, signIndex }) => ({
      shift_minutes: shiftMinutes,
      at: formatJd(birth.time.clock, shiftedJdUT(context, shiftMinutes)),
      longitude: degrees(longitudeDeg),
      number,
      sanskrit_name: part.name,
      hindi_name: part.sanskrit,
      nature: part.nature,
      sign: signRef(signIndex, names),
      lord: planetId(lord),
      is_same: isSame,
    })),
    earlier_seconds: earlierSeconds,
    later_seconds: laterSeconds,
    warning: names.karma.time_warning({}),
    text: saidKarma(names, text),
  };
}

export function foundation(karma: KarmaContext, names: KarmaNames): KarmaAnalysis['d1_foundation'] {
  const { chart } = karma.area;
  return {
    ascendant: ascendantRecord(chart.ascendant, names),
    ascendant_lord: planetId(karma.ascendantLord),
    atmakaraka: planetId(karma.atmakaraka),
    planets: PLANETS.map((planet) => {
      const { dignity, house, isCombust, isRetrograde, signIndex } = chart.planets[planet];
      const { office, weight } = weightOf(karma, planet, SCORE_WEIGHTS);
      return {
        ...planetHead(planet, names),
        sign: signRef(signIndex, names),
        house,
        dignity,
        is_combust: isCombust,
        is_retrograde: isRetrograde,
        weight,
        office: office && names.karma.office({ office }),
        text: saidKarma(names, planetFoundation(karma, planet)),
      };
    }),
    text: saidKarma(names, foundationSummary(karma)),
  };
}

export function correlationRecord(
  { places }: KarmaContext,
  { id, isGoodAtBirth, parts, planet, text, value }: Correlation,
  names: KarmaNames,
): wire.Correlation {
  const { number, part } = places[planet];
  return {
    ...planetHead(planet, names),
    correlation: id,
    correlation_name: names.of(CORRELATIONS[id]),
    is_good_at_birth: isGoodAtBirth,
    number,
    nature: part.nature,
    score: value,
    components: saidParts(parts, names),
    text: saidKarma(names, text),
  };
}

const CORRELATION_IDS = ['blessed', 'redeemed', 'hidden_debt', 'karmic_trial'] as const;

export function correlationText(found: readonly Correlation[], names: KarmaNames): string {
  return grouped(CORRELATION_IDS, found)
    .map(([correlation, planets]) => names.karma.correlation_group({ correlation, planets }))
    .join(' ');
}

function grouped<Id>(
  ids: readonly Id[],
  found: readonly { readonly id: Id; readonly planet: Planet }[],
): (readonly [Id, Planet[]])[] {
  return ids
    .map((id) => [id, found.filter((one) => one.id === id).map(({ planet }) => planet)] as const)
    .filter(([, planets]) => planets.length > 0);
}

export function ascendantLord(
  karma: KarmaContext,
  found: readonly Correlation[],
  names: KarmaNames,
): KarmaAnalysis['lagna_lord'] {
  const { ascendantLord: lord, places, area } = karma;
  const { dignity, house, signIndex } = area.chart.planets[lord];
  const own = found.find(({ planet }) => planet === lord)!;
  return {
    ...planetHead(lord, names),
    birth_sign: signRef(signIndex, names),
    birth_house: house,
    birth_dignity: dignity,
    place: placeRef(places[lord], names),
    correlation: own.id,
    correlation_name: names.of(CORRELATIONS[own.id]),
    d60_ascendant: placeRef(places.Ascendant, names),
    d60_ascendant_lord: placeRef(places[places.Ascendant.lord], names),
    text: saidKarma(names, ascendantLordFact(karma, own)),
  };
}

export function houseRecord(
  { places, area }: KarmaContext,
  { balance, lord, number, occupants, text }: HouseKarma,
  names: KarmaNames,
): KarmaAnalysis['house_wise_karma'][number] {
  return {
    house: number,
    sign: signRef(signOfHouse(area.chart, number), names),
    lord: planetId(lord),
    lord_number: places[lord].number,
    lord_nature: places[lord].part.nature,
    occupants: occupants.map((planet) => ({
      ...planetHead(planet, names),
      number: places[planet].number,
      nature: places[planet].part.nature,
    })),
    karma_balance: balanceRecord(balance, names),
    text: saidKarma(names, text),
  };
}

const AGREEMENT_IDS = ['agreed_support', 'support_of_d60', 'support_of_d9', 'agreed_strain'] as const;

export function combined(
  { places, area }: KarmaContext,
  found: readonly Agreement[],
  names: KarmaNames,
): KarmaAnalysis['d9_d60_combined'] {
  const d9 = area.varga('d9');
  return {
    planets: found.map(({ id, isGoodInNavamsa, planet, text }) => ({
      ...planetHead(planet, names),
      accord: id,
      accord_name: names.of(AGREEMENT_LABELS[id]),
      d9_sign: signRef(d9.planets[planet].signIndex, names),
      d9_dignity: d9.planets[planet].dignity,
      is_good_in_d9: isGoodInNavamsa,
      number: places[planet].number,
      nature: places[planet].part.nature,
      text: saidKarma(names, text),
    })),
    text: grouped(AGREEMENT_IDS, found)
      .map(([agreement, planets]) => names.karma.agreement_group({ agreement, planets }))
      .join(' '),
  };
}

function patternName(
  places: KarmaPlaces,
  kind: KarmaPattern['kind'],
  id: string,
  first: KarmaBody,
  names: KarmaNames,
): string {
  if (kind === 'nature') return names.of(NATURES);
  if (kind === 'theme') return names.of(PART_THEMES.find((theme) => theme.id === id)!);
  return kind === 'name' ? names.of(places[first].part) : names.sign(places[first].signIndex);
}

export function patterns({ places }: KarmaContext, names: KarmaNames): KarmaAnalysis['shashtiamsha_patterns'] {
  const found = patternsOf(places);
  const kind = BODIES.filter((body) => isKind(places[body])).length;
  return {
    benefic_count: kind,
    malefic_count: BODIES.length - kind,
    patterns: found.map(({ bodies, id, kind: of, text, tone }) => ({
      id,
      name: patternName(places, of, id, bodies[0]!, names),
      kind: of,
      bodies: bodies.map((body) => bodyHead(body, names).id),
      tone,
      tone_name: names.of(PERIOD_TONES[tone]),
      text: saidKarma(names, text),
    })),
    text: names.karma.repetitions({ count: found.length - 1 }),
  };
}

export function shiftedJdUT({ birth }: BirthContext, minutes: number): number {
  return birth.jdUT + minutes / MINUTES_PER_DAY;
}

/** Returns the sidereal ascendant by minutes from the birth; ayanamsa, nutation and obliquity stand still meanwhile. */
export function risingDegOf(context: BirthContext): RisingDeg {
  const { birth, horizon, sky } = context;
  const { latitudeDeg, longitudeDeg } = birth;
  const { obliquityDeg } = horizon;
  return (minutes) => {
    const jdUT = shiftedJdUT(context, minutes);
    const siderealDeg = localSiderealDeg(jdUT, ttFromUt(jdUT), sky.nutationLongitudeDeg, obliquityDeg, longitudeDeg);
    const risingDeg = ascendantDeg(siderealDeg, obliquityDeg, latitudeDeg);
    return toWireResolution(wrap360(risingDeg - sky.ayanamsaDeg - sky.nutationLongitudeDeg));
  };
}
