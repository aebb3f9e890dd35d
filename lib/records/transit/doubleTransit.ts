/** Builds the record of the double transit. */
import { aspectedPlaces } from '../../astro/chart/aspects.ts';
import { countFrom, nthSignFrom } from '../../astro/angle.ts';
import { HOUSES } from '../../astro/planet/lordship.ts';
import { HOUSE_TOPICS } from '../../astro/tables/houses.ts';
import { SIGNS, SIGN_ARC_DEG } from '../../astro/tables/signs.ts';
import {
  activations,
  doubleTransitHouses,
  houseDoubleTransit,
  pairSpans,
  type DoubleTransitStrength,
  type HouseDoubleTransit,
  type Pair,
  type PairSpan,
} from '../../astro/transit/doubleTransit.ts';
import { stays } from '../../astro/transit/stays.ts';
import type { DoubleTransitRecord } from '../../schemas/common/transit/doubleTransit.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { localDate, localDateOrNull, staySpanRecord, type TransitInstant, type TransitSky } from './passages.ts';
import type { Named } from '../../words/names.ts';
import { DOUBLE_TRANSIT } from '../../words/subjects/transit.ts';
import { DAYS_PER_YEAR, type TimeSpan } from '../../astro/time.ts';

type Slow = 'Jupiter' | 'Saturn';
type SlowSky = TransitSky<Slow>;
type HouseRecord = DoubleTransitRecord['houses_from_moon'][number];

const STRENGTH_NAMES: Readonly<Record<DoubleTransitStrength, Named>> = {
  strong: { name: 'Strong', sanskrit: 'प्रबल' },
  activated: { name: 'Activated', sanskrit: 'सक्रिय' },
  partial: { name: 'Partial', sanskrit: 'आंशिक' },
  none: { name: 'None', sanskrit: 'नहीं' },
};

/** When both act on a sign: the current span, and the next one. An end outside the ephemeris is infinite. */
interface OnSign {
  readonly active: TimeSpan | null;
  readonly next: TimeSpan | null;
}

interface PairContext {
  readonly sky: SlowSky;
  readonly pair: Pair;
  /** By sign, Aries first. */
  readonly onSigns: readonly OnSign[];
}

/** Returns which houses Jupiter and Saturn activate together, now and within `yearsAhead` years. */
export function doubleTransitRecord(sky: SlowSky, yearsAhead: number): DoubleTransitRecord {
  const { ascendant, signs } = sky.gochara.chart;
  const pair = { jupiterSign: signOf(sky, 'Jupiter'), saturnSign: signOf(sky, 'Saturn') };
  const untilJdUT = sky.jdUT + yearsAhead * DAYS_PER_YEAR;
  const pairs = pairsUntil(sky, untilJdUT);
  const pairContext = { sky, pair, onSigns: SIGNS.map((_, signIndex) => spansOn(sky, pairs, signIndex)) };
  const houses = HOUSES.map((house) => houseDoubleTransit(pair, ascendant.signIndex, house, signs));
  const byRule = (isMet: (house: HouseDoubleTransit) => boolean) => houses.filter(isMet).map(({ house }) => house);
  const activated = byRule(isActivated);
  return {
    jupiter: moverRecord(sky, 'Jupiter'),
    saturn: moverRecord(sky, 'Saturn'),
    activated,
    activated_from_moon: doubleTransitHouses(pair.jupiterSign, pair.saturnSign, signs.Moon),
    by_house_or_lord: byRule(({ isByHouseOrLord }) => isByHouseOrLord),
    houses: houses.map((house) => {
      const record = houseRecord(pairContext, house);
      return { ...record, text: houseText(pairContext, house) };
    }),
    houses_from_moon: HOUSES.map((house) =>
      houseRecord(pairContext, houseDoubleTransit(pair, signs.Moon, house, signs)),
    ),
    timeline: pairs.map((span) => timelineRecord(sky, span, untilJdUT)),
    text: wholeText(pairContext, activated),
  };
}

function signOf({ passing }: SlowSky, planet: Slow): number {
  return passing[planet].where.signIndex;
}

function pairsUntil({ jdUT, tracks }: TransitInstant, untilJdUT: number): PairSpan[] {
  const ofJupiter = stays(tracks.Jupiter, SIGN_ARC_DEG, jdUT, untilJdUT);
  const ofSaturn = stays(tracks.Saturn, SIGN_ARC_DEG, jdUT, untilJdUT);
  return pairSpans(ofJupiter, ofSaturn, -Infinity, Infinity).filter(({ startJdUT }) => startJdUT < untilJdUT);
}

const ifKnown = (jdUT: number) => (Number.isFinite(jdUT) ? jdUT : null);

function knownSpan(sky: TransitInstant, { endJdUT, startJdUT }: TimeSpan) {
  return staySpanRecord(sky, { startJdUT: ifKnown(startJdUT), endJdUT: ifKnown(endJdUT) });
}

const isActivated = ({ strength }: HouseDoubleTransit) => strength === 'strong' || strength === 'activated';

function moverRecord(sky: SlowSky, planet: Slow): DoubleTransitRecord['jupiter'] {
  const { chart } = sky.gochara;
  const signIndex = signOf(sky, planet);
  const places = [1, ...aspectedPlaces(planet, 'none')];
  return {
    sign: signRef(signIndex, sky.names),
    house_from_lagna: countFrom(chart.ascendant.signIndex, signIndex),
    house_from_moon: countFrom(chart.signs.Moon, signIndex),
    ...staySpanRecord(sky, sky.passing[planet].crossing.current),
    reaches: places
      .map((place) => countFrom(chart.ascendant.signIndex, nthSignFrom(signIndex, place)))
      .sort((a, b) => a - b),
  };
}

function spansOn({ jdUT }: TransitInstant, pairs: readonly PairSpan[], signIndex: number): OnSign {
  const spans = activations(pairs, ({ jupiterSign, saturnSign }) =>
    doubleTransitHouses(jupiterSign, saturnSign, signIndex).includes(1),
  );
  return {
    active: spans.find(({ endJdUT, startJdUT }) => startJdUT <= jdUT && jdUT < endJdUT) ?? null,
    next: spans.find(({ startJdUT }) => startJdUT > jdUT) ?? null,
  };
}

function houseRecord(pairContext: PairContext, of: HouseDoubleTransit): HouseRecord {
  const { names } = pairContext.sky;
  const { active, next } = pairContext.onSigns[of.signIndex]!;
  return {
    number: of.house,
    name: names.of(HOUSE_TOPICS[of.house - 1]!),
    sign: signRef(of.signIndex, names),
    jupiter: of.onHouse.jupiter !== null,
    saturn: of.onHouse.saturn !== null,
    jupiter_place: of.onHouse.jupiter,
    saturn_place: of.onHouse.saturn,
    lord: planetId(of.lord),
    lord_name: names.planet(of.lord),
    lord_sign: signRef(of.lordSignIndex, names),
    on_lord: { jupiter_place: of.onLord.jupiter, saturn_place: of.onLord.saturn },
    strength: of.strength,
    strength_name: names.of(STRENGTH_NAMES[of.strength]),
    is_activated: isActivated(of),
    is_by_house_or_lord: of.isByHouseOrLord,
    active_span: active && knownSpan(pairContext.sky, active),
    next_span: next && knownSpan(pairContext.sky, next),
  };
}

function timelineRecord(
  sky: TransitInstant,
  { endJdUT, jupiterSign, saturnSign, startJdUT }: PairSpan,
  untilJdUT: number,
): DoubleTransitRecord['timeline'][number] {
  const { ascendant, signs } = sky.gochara.chart;
  const described = { startJdUT: ifKnown(startJdUT) ?? sky.jdUT, endJdUT: Math.min(endJdUT, untilJdUT) };
  const { start, end } = staySpanRecord(sky, described);
  return {
    start: start!,
    end: end!,
    jupiter_sign: signRef(jupiterSign, sky.names),
    saturn_sign: signRef(saturnSign, sky.names),
    houses: doubleTransitHouses(jupiterSign, saturnSign, ascendant.signIndex),
    houses_from_moon: doubleTransitHouses(jupiterSign, saturnSign, signs.Moon),
  };
}

function houseText(pairContext: PairContext, of: HouseDoubleTransit): string {
  const { sky } = pairContext;
  const words = DOUBLE_TRANSIT[sky.names.lang];
  const { active, next } = pairContext.onSigns[of.signIndex]!;
  const { house, onHouse } = of;
  const { jupiter: jupiterPlace, saturn: saturnPlace } = onHouse;
  if (active) {
    const until = localDateOrNull(sky, ifKnown(active.endJdUT));
    const opened = { house, jupiterPlace: jupiterPlace!, saturnPlace: saturnPlace!, until };
    return `${words.both_reach(opened)} ${lordText(of, sky)}`;
  }
  const reached =
    jupiterPlace !== null
      ? words.one_reaches({ house, by: 'Jupiter', place: jupiterPlace })
      : saturnPlace !== null
        ? words.one_reaches({ house, by: 'Saturn', place: saturnPlace })
        : words.none_reaches({ house });
  return next ? `${reached} ${words.next_reached({ date: localDate(sky, next.startJdUT) })}` : reached;
}

function lordText(
  { house, lord, lordSignIndex: signIndex, onLord }: HouseDoubleTransit,
  { names }: TransitInstant,
): string {
  const words = DOUBLE_TRANSIT[names.lang];
  const by = [
    ...(onLord.jupiter === null ? [] : ['Jupiter' as const]),
    ...(onLord.saturn === null ? [] : ['Saturn' as const]),
  ];
  return by.length === 0
    ? words.lord_not_reached({ lord, house, signIndex })
    : words.lord_reached({ lord, house, signIndex, by });
}

function wholeText({ pair, sky }: PairContext, houses: readonly number[]): string {
  const words = DOUBLE_TRANSIT[sky.names.lang];
  const signs = { jupiterSignIndex: pair.jupiterSign, saturnSignIndex: pair.saturnSign };
  if (houses.length === 0) return words.reach_none(signs);
  const ends = [sky.passing.Jupiter, sky.passing.Saturn].map(({ crossing }) => crossing.current.endJdUT ?? Infinity);
  return words.reach_houses({ ...signs, houses, until: localDateOrNull(sky, ifKnown(Math.min(...ends))) });
}
