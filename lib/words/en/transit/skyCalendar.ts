/** What happens in the sky of a year, in English. */
import { isNode, type Planet } from '../../../astro/tables/planets.ts';
import type { AstaReason } from '../../../astro/transit/calendar/asta.ts';
import type { OpenDates, PlanetDates, SkyCalendarWords } from '../../facts/transitCalendar.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, countWord, listed, named, namedList, nakshatraEn, signEn } from '../grammar.ts';
import { datesEn, longDateEn } from '../muhurta/when.ts';

const Named = (planet: Planet) => capitalised(named(planet));
const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' };

/** Returns once, twice, three times. */
const timesEn = (count: number) => TIMES[count] ?? `${countWord(count)} times`;

/** Returns 3 to 28 March 2027, until 28 March 2027, from 3 March 2027 on. */
export function openDatesEn({ from, until }: OpenDates): string {
  if (from !== null && until !== null) return datesEn(from, until);
  if (until !== null) return `until ${longDateEn(until)}`;
  return from === null ? 'throughout' : `from ${longDateEn(from)} on`;
}

/** So many dates stand in a sentence; more are counted. */
const MOST_DATES = 4;

/** Returns Mars goes back once, 3 to 28 March 2027; of several times the dates by themselves, of many the count alone. */
function howOften(does: string, { dates }: PlanetDates): string {
  const often = `${does} ${timesEn(dates.length)}`;
  if (dates.length === 1) return `${often}, ${openDatesEn(dates[0]!)}.`;
  return dates.length > MOST_DATES ? `${often}.` : `${often}. ${inTurn(dates)}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Returns a short sentence for each of up to four times. */
const inTurn = (dates: readonly OpenDates[]) =>
  dates.map((one, i) => `The ${ORDINALS[i]!} time is ${openDatesEn(one)}.`).join(' ');

const SIDES = { east: 'in the east before sunrise', west: 'in the west after sunset' } as const;
const REASONS: Readonly<Record<AstaReason, string>> = {
  sun_does_not_rise_or_set: 'The other date is not told, as the Sun does not rise or set here then.',
  not_seen_for_months: 'The other date is not told, as the planet is not seen here for months.',
  outside_the_ephemeris: 'The other date lies outside the years computed here.',
};

const STARS = {
  agni_nakshatram_begins: ' (agni nakshatram begins)',
  agni_nakshatram_ends: ' (agni nakshatram ends)',
  rain_star: ' (a rain star)',
} as const;

const backwards = (body: Planet, isBackward: boolean) => (isBackward && !isNode(body) ? ' backwards' : '');

export const SKY_CALENDAR_EN: Sentences<SkyCalendarWords> = {
  event: ({ body, event, isBackward, nakshatraIndex, signIndex, sunStar }) => {
    const sign = signEn(signIndex);
    switch (event) {
      case 'ingress':
        return `${Named(body)} enters ${sign}${backwards(body, isBackward)}`;
      case 'nakshatra':
        return `${Named(body)} enters ${nakshatraEn(nakshatraIndex)}${backwards(body, isBackward)}${sunStar === null ? '' : STARS[sunStar]}`;
      case 'retrograde':
        return `${Named(body)} turns back in ${sign}`;
      case 'direct':
        return `${Named(body)} goes forward again in ${sign}`;
      case 'combustion_begins':
        return `${Named(body)} becomes combust in ${sign}`;
      case 'combustion_ends':
        return `${Named(body)} is no longer combust, in ${sign}`;
      case 'asta':
        return `${Named(body)} is no longer seen (asta)`;
      case 'udaya':
        return `${Named(body)} is seen again (udaya)`;
      case 'solar_eclipse':
        return `Eclipse of the Sun in ${sign}`;
      case 'lunar_eclipse':
        return `Eclipse of the Moon in ${sign}`;
      case 'new_moon':
        return `New moon in ${sign}`;
      case 'full_moon':
        return `Full moon in ${sign}`;
    }
  },
  sky_year: ({ count, entries, turns }) => {
    const entered = entries?.map(
      ({ date, isBackward, planet, signIndex }) =>
        `${Named(planet)} enters ${signEn(signIndex)}${backwards(planet, isBackward)} on ${longDateEn(date)}.`,
    );
    const turned = turns?.map(({ count: times, planet }) => `${named(planet)} ${timesEn(times)}`);
    return [
      ...(entered?.length === 0 ? ['No slow planet changes its sign.'] : (entered ?? [])),
      ...(turned === undefined
        ? []
        : [turned.length > 0 ? `Planets that turn back: ${listed(turned)}.` : 'No planet turns back.']),
      ...(entered === undefined && turned === undefined ? [`The list has ${countWord(count)} events.`] : []),
    ].join(' ');
  },
  turn_back: (facts) => howOften(`${Named(facts.planet)} goes back`, facts),
  none_turns_back: ({ planets }) =>
    `${capitalised(namedList(planets))} ${planets.length > 1 ? 'do' : 'does'} not go back.`,
  goes_back: ({ days, fromSign, planet, toSign }) => {
    const where =
      fromSign === null || toSign === null
        ? ''
        : fromSign === toSign
          ? ` in ${signEn(fromSign)}`
          : ` from ${signEn(fromSign)} into ${signEn(toSign)}`;
    return `${Named(planet)} goes back${where}${days === null ? '' : `, for ${days} days`}.`;
  },
  are_combust: (facts) => howOften(`${Named(facts.planet)} is combust`, facts),
  none_combust: ({ planets }) => `${capitalised(namedList(planets))} ${planets.length > 1 ? 'are' : 'is'} not combust.`,
  is_combust: ({ conjunction, from, planet, until }) => {
    const combust = `${Named(planet)} is combust ${openDatesEn({ from, until })}.`;
    if (conjunction === null) return `${combust} It turns before it meets the Sun.`;
    const way = conjunction.kind === 'inferior' ? 'passes between the Earth and the Sun' : 'passes behind the Sun';
    return `${combust} It ${way} on ${longDateEn(conjunction.date)}.`;
  },
  not_seen: ({ dates, planet }) => `${Named(planet)} is not seen here ${listed(dates.map(openDatesEn))}.`,
  asta_uncertain: ({ planets }) =>
    `So far north or south the days on which ${namedList(planets)} cannot be seen are not all told.`,
  asta_bars: () =>
    'By tradition weddings, upanayana, house entry and first pilgrimages wait while Jupiter or Venus is not seen.',
  always_seen: () => 'Jupiter and Venus are seen here all the time, so neither holds back a wedding.',
  ask_place: () => 'Send latitude and longitude to learn when the planets are not seen at a place (asta).',
  asta: ({ astaDate, astaSide, planet, reason, udayaDate, udayaSide }) => {
    const lost = astaDate && astaSide && `last stood ${SIDES[astaSide]} and is not seen from ${longDateEn(astaDate)}`;
    const seen = udayaDate && udayaSide && `is seen again ${SIDES[udayaSide]} from ${longDateEn(udayaDate)}`;
    const told = [lost, seen].filter(Boolean).join('. It ');
    return [told === '' ? `${Named(planet)} is not seen here.` : `${Named(planet)} ${told}.`, reason && REASONS[reason]]
      .filter(Boolean)
      .join(' ');
  },
};
