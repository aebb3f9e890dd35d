/** What closes a time, and what adds to it or takes from it, in English: clauses that continue a sentence. */
import type { MuhurtaFacts } from '../../../astro/judgement/muhurta/facts.ts';
import { PANCHAKAS } from '../../../astro/tables/panchaka.ts';
import type { Sentences } from '../../sentences.ts';
import { nakshatraEn, named, fewPlanets, ordinal, signEn, WEEKDAYS_EN } from '../grammar.ts';
import { BLOCKS_EN, choghadiyaEn, COMPASS_EN, SELF_SUFFICIENT_EN, tithiEn } from './names.ts';

const dayAndStar = ({ nakshatraIndex, weekdayIndex }: { nakshatraIndex: number; weekdayIndex: number }) =>
  `${nakshatraEn(nakshatraIndex)} on a ${WEEKDAYS_EN[weekdayIndex]!}`;
const dayAndTithi = ({ tithi, weekdayIndex }: { tithi: number; weekdayIndex: number }) =>
  `${tithiEn(tithi)} on a ${WEEKDAYS_EN[weekdayIndex]!}`;

const SIDES = { in_front: 'in front', right: 'on the right', behind: 'behind', left: 'on the left' } as const;

const GODHULI_UNFIT = {
  pure_lagna: 'this day has a pure ascendant, so the dusk hour is not needed',
  thursday_before_sunset: 'on a Thursday the dusk hour begins at sunset',
  saturday_after_sunset: 'on a Saturday the dusk hour ends at sunset',
  moon: 'the Moon stands badly for the dusk hour',
  mars: 'Mars stands badly for the dusk hour',
} as const;

export const VETO_CLAUSES_EN = {
  vishti_on_earth: ({ signIndex }) => `Vishti (Bhadra) runs with the Moon in ${signEn(signIndex)}`,
  vishti_elsewhere: ({ abode }) =>
    abode === 'heaven' ? 'Vishti (Bhadra) runs, though in heaven' : 'Vishti (Bhadra) runs, though in the nether world',
  vishti_tail: () => 'only the last minutes of Vishti are left, and they pass',
  vyatipata: () => 'the yoga is Vyatipata, in which nothing is begun',
  vaidhriti: () => 'the yoga is Vaidhriti, in which nothing is begun',
  amavasya: () => 'it is the new Moon day, Amavasya',
  rahu_kaal: () => 'Rahu kaal is running',
  varjyam: ({ nakshatraIndex }) => `the avoided span of ${nakshatraEn(nakshatraIndex)} (varjyam) is running`,
  nakshatra_gandanta: ({ nakshatraIndex, nextNakshatraIndex }) =>
    `the Moon is at the junction of ${nakshatraEn(nakshatraIndex)} and ${nakshatraEn(nextNakshatraIndex)}`,
  tithi_gandanta: ({ tithi }) => `the end of ${tithiEn(tithi)} is less than a ghati away`,
  lagna_gandanta: ({ signIndex }) => `${signEn(signIndex)} is at the end of its rising`,
  eclipse_span: ({ kind }) => `a ${kind} eclipse is under way`,
  block: ({ block }) => `this falls in ${BLOCKS_EN[block]}`,
  weekday_shool: ({ direction, weekdayIndex }) =>
    `journeys toward the ${COMPASS_EN[direction]} are avoided on a ${WEEKDAYS_EN[weekdayIndex]!}`,
} as const satisfies Partial<Sentences<MuhurtaFacts>>;

export const AID_CLAUSES_EN = {
  amrita_siddhi: (both) => `${dayAndStar(both)} makes Amrita Siddhi yoga`,
  sarvartha_siddhi: (both) => `${dayAndStar(both)} makes Sarvartha Siddhi yoga`,
  guru_pushya: () => 'Pushya falls on a Thursday',
  ravi_pushya: () => 'Pushya falls on a Sunday',
  ravi_yoga: () => 'Ravi yoga runs',
  siddha_yoga: (both) => `${dayAndTithi(both)} makes Siddha yoga`,
  abhijit: () => 'it is the midday muhurta Abhijit',
  benefic_hora: ({ planet }) => `it is the hour (hora) of ${named(planet)}`,
  good_choghadiya: ({ choghadiya }) => `the choghadiya is ${choghadiyaEn(choghadiya)}`,
  strong_benefic_lagna: ({ planets }) =>
    planets.length > 1
      ? `${fewPlanets(planets)} stand in the ascendant`
      : `${fewPlanets(planets)} stands in the ascendant`,
  self_sufficient_day: ({ day }) => `it is ${SELF_SUFFICIENT_EN[day]}, a day taken without further checks`,
  godhuli: () => 'the dusk hour (godhuli) stands in for a pure ascendant',
  godhuli_unfit: ({ reason }) => GODHULI_UNFIT[reason],

  mrityu_yoga_tithi: (both) => `${dayAndTithi(both)} makes Mrityu yoga`,
  mrityu_yoga_nakshatra: (both) => `${dayAndStar(both)} makes Mrityu yoga`,
  dagdha_weekday_tithi: (both) => `${dayAndTithi(both)} is called a burnt day`,
  yamaghanta: (both) => `${dayAndStar(both)} makes Yamaghanta yoga`,
  utpata: (both) => `${dayAndStar(both)} makes Utpata yoga`,
  panchaka_rahita_bad: ({ panchaka }) => `lunar day, weekday, star and ascendant add up to ${PANCHAKAS[panchaka].name}`,
  durmuhurta: () => 'dur muhurta is running',
  yamaganda: () => 'Yamaganda is running',
  gulika: () => 'Gulika kaal is running',
  bad_choghadiya: ({ choghadiya }) => `the choghadiya is ${choghadiyaEn(choghadiya)}`,
  latta: ({ nakshatraIndex, planets }) =>
    `${fewPlanets(planets)} ${planets.length > 1 ? 'kick' : 'kicks'} ${nakshatraEn(nakshatraIndex)} (latta)`,
  moon_with_planet: ({ planets }) => `the Moon shares its sign with ${fewPlanets(planets)}`,
  jamitra: ({ fromLagna, fromMoon }) =>
    fromLagna.length > 0
      ? `${fewPlanets(fromLagna)} ${fromLagna.length > 1 ? 'stand' : 'stands'} in the 7th house`
      : `${fewPlanets(fromMoon)} ${fromMoon.length > 1 ? 'stand' : 'stands'} in the 7th from the Moon`,
  dagdha_tithi_by_sun: ({ signIndex, tithi }) => `${tithiEn(tithi)} is burnt with the Sun in ${signEn(signIndex)}`,

  panchaka_moon: ({ isTowardSouth }) =>
    isTowardSouth
      ? 'the Moon is in Panchaka, when journeys south are avoided'
      : 'the Moon is in Panchaka, which does not matter here',
  nakshatra_shool: ({ direction, nakshatraIndex }) =>
    `${nakshatraEn(nakshatraIndex)} is avoided for journeys toward the ${COMPASS_EN[direction]}`,
  moon_dwells: ({ side }) => `the Moon is ${SIDES[side]} for the traveller`,
  yogini: ({ side }) => `the yogini of the lunar day is ${SIDES[side]}`,
  kalasha_chakra: ({ isGood, starCount }) =>
    isGood
      ? `the Moon is in the ${ordinal(starCount)} star from the Sun, good by the kalasha chakra`
      : `the Moon is in the ${ordinal(starCount)} star from the Sun, weak by the kalasha chakra`,
  forenoon: ({ isMet }) =>
    isMet ? 'it is the forenoon, as it should be' : 'it is not the forenoon, which is preferred',
  mercury_for_signing: ({ isCombust, isRetrograde }) => {
    if (isRetrograde) return isCombust ? 'Mercury is retrograde and combust' : 'Mercury is retrograde';
    return isCombust ? 'Mercury is combust' : 'Mercury moves forward and is not combust';
  },
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
