/** Sentences of the text of a day, in English. */
import { PART_PHRASES } from '../../../astro/judgement/tables/dayPhrases.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import { AVOIDED_NAMES } from '../../../astro/judgement/tables/dayWindows.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { CHOGHADIYAS } from '../../../astro/tables/dayParts.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../../astro/tables/dayYogas.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { NITYA_YOGAS, TITHIS } from '../../../astro/tables/panchang.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import { transitEffect } from '../../../astro/transit/tables/transitEffects.ts';
import type { DayReasonFacts, DayTextWords } from '../../facts/day/dayText.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import {
  anyOf,
  capitalised,
  clockEn,
  dateEn,
  listed,
  nakshatraEn,
  named,
  namedList,
  ordinal,
  signEn,
  WEEKDAYS_EN,
} from '../grammar.ts';
import { clockSpanEn } from './clock.ts';

const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'is one of your best days',
  good: 'is a good day for you',
  normal: 'is an ordinary day for you, fit for steady work',
  avoid: 'is a day to go gently',
  danger: 'is a day to keep quiet and simple',
};

const moonPlace = (house: number) =>
  house === 1 ? 'the Moon in your own Moon sign' : `the Moon in the ${ordinal(house)} from your own`;

const REASONS: Sentences<DayReasonFacts> = {
  tara: ({ tara }) => `${TARAS.find(({ id }) => id === tara)!.name} tara`,
  moon: ({ house }) => moonPlace(house),
  transits: ({ planet }) => `the transits (${named(planet)} above all)`,
  periods: ({ planet }) => `the running periods (${named(planet)} first)`,
  vara: ({ planet }) => `${named(planet)} as lord of the weekday`,
  panchaka: () => 'Panchaka',
  special_yogas: ({ yogas }) => {
    const names = yogas.map((yoga) => [...DAY_YOGAS, RAVI_YOGA].find(({ id }) => id === yoga)!.name);
    return `the special yogas of the day (${names.join(', ')})`;
  },
  sade_sati: () => 'sade sati',
  dhaiya: () => 'the dhaiya of Saturn',
  part: ({ part, side }) => PART_PHRASES[part][side].en,
};

/** The elements of the day in order, each until its end: `Navami until 09:12, then Dashami`. */
function course(items: DayTextWords['panchang']['tithis'], nameOf: (number: number) => string): string {
  return items
    .map(({ number, until }) => (until ? `${nameOf(number)} until ${clockEn(until.time, until.date)}` : nameOf(number)))
    .join(', then ');
}

function turnSaid({ at, house, isBefore, tara }: DayTextWords['moon_turns']['turns'][number]): string {
  const found = TARAS.find(({ id }) => id === tara);
  const star = found ? [`the tara is ${found.name} (${found.nature === 'shubh' ? 'favourable' : 'unfavourable'})`] : [];
  const place = house === null ? [] : [moonPlace(house).replace('the Moon', 'the Moon stands')];
  return `${isBefore ? 'until' : 'from'} ${clockEn(at.time, at.date)} ${listed([...star, ...place])}`;
}

const NO_DASHA: Readonly<Record<DayTextWords['no_dasha']['where'], string>> = {
  before_birth: 'No dasha runs yet, as the day lies before birth.',
  after_last_period: 'No dasha is told for this day, as it lies beyond the 120 years of the cycle from birth.',
};

function bestTime({ choghadiya, hora, isAbhijit, span }: DayTextWords['best_times']['times'][number]): string {
  const { name } = CHOGHADIYAS.find(({ id }) => id === choghadiya)!;
  return `${clockSpanEn(span)} (hora of ${named(hora)}, ${name} choghadiya${isAbhijit ? ', within Abhijit' : ''})`;
}

const CLOSINGS: Readonly<Record<DayClass, string>> = {
  best: 'Take up what you have been preparing, and share what comes of it.',
  good: 'Go ahead with what is ready, and keep the rest simple.',
  normal: 'Steady work done in its time is what this day rewards.',
  avoid: 'Keep plans small and be kind to yourself; easier days follow.',
  danger: 'Rest, routine and prayer are enough for this day; it passes, and what waits can be done later.',
};

export const DAY_TEXT_EN: Sentences<DayTextWords> = {
  opening: ({ date, dayClass, score, weekdayIndex }) =>
    `${WEEKDAYS_EN[weekdayIndex]!}, ${dateEn(date)}, ${CLASSES[dayClass]}: ${score} of 100.`,
  helped: ({ reasons }) => `It is carried by ${listed(reasons.map((fact) => sayIn(REASONS, fact)))}.`,
  pressed: ({ reasons }) =>
    `Against it ${reasons.length > 1 ? 'stand' : 'stands'} ${listed(reasons.map((fact) => sayIn(REASONS, fact)))}.`,
  panchang: ({ amantaMonth, isAdhika, isSunrise, nakshatras, purnimantaMonth, tithis, yoga }) => {
    const month = `${isAdhika ? 'adhika ' : ''}${LUNAR_MONTHS[amantaMonth - 1]!.name}`;
    const also =
      amantaMonth === purnimantaMonth
        ? ''
        : ` (${LUNAR_MONTHS[purnimantaMonth - 1]!.name} where months end at full moon)`;
    const tithi = course(tithis, (number) => TITHIS[number - 1]!.fullName);
    const stars = course(nakshatras, (number) => nakshatraEn(number - 1));
    return `In the month of ${month}${also} the tithi is ${tithi}; the Moon is in ${stars}, and the yoga ${isSunrise ? 'at sunrise' : 'as the day begins'} is ${NITYA_YOGAS[yoga - 1]!.name}.`;
  },
  moon_at_noon: ({ count, house, paksha }) => {
    const { alias, meaning, name, number } = taraOf(0, count - 1);
    const star = count === 1 ? 'your birth star itself' : `the ${ordinal(count)} from your birth star`;
    const place =
      house === 1 ? 'it stands in your own Moon sign' : `from your own Moon it stands in the ${ordinal(house)}`;
    // The tara of the birth star already includes this in its meaning.
    const means = number === 1 ? `when ${meaning.en.split(': ')[1]!}` : meaning.en;
    const { en: effect } = CHANDRABALA[house - 1]!.effect[paksha];
    return `At noon the nakshatra of the Moon is ${star}, which makes ${name}${alias ? ` (${alias.en})` : ''} tara, ${means}; ${place} and brings ${effect}.`;
  },
  moon_turns: ({ turns }) => `${capitalised(turns.map(turnSaid).join('; '))}.`,
  dasha: ({ antardasha, mahadasha, pratyantardasha }) =>
    `You are in the mahadasha of ${named(mahadasha.planet)} until ${dateEn(mahadasha.untilDate)}, within it in the antardasha of ${named(antardasha.planet)} until ${dateEn(antardasha.untilDate)} and the pratyantardasha of ${named(pratyantardasha.planet)} until ${dateEn(pratyantardasha.untilDate)}.`,
  no_dasha: ({ where }) => NO_DASHA[where],
  transit: ({ bindus, by, house, isMild, planet, result, signIndex, untilDate, untilTime }) => {
    const effect = transitEffect(planet, house);
    const [counsel, theme] = [effect.counsel.en, effect.theme.en];
    const place = `${capitalised(named(planet))} in ${signEn(signIndex)}, the ${ordinal(house)} from your Moon,`;
    const until = untilTime ? ` until ${untilTime} on this day` : untilDate ? ` until ${dateEn(untilDate)}` : '';
    switch (result) {
      case 'favourable':
        return `${place} brings ${theme}${until}.`;
      case 'neutralised':
        return `${place} would bring ${theme}${until}, but ${namedList(by)} ${by.length > 1 ? 'hold' : 'holds'} it back for now${bindus === null ? '' : `; its ${bindus} of 8 bindus there still speak for it`}.`;
      case 'relieved':
        return `${place} would be marked by ${theme}${until}, but ${namedList(by)} ${by.length > 1 ? 'relieve' : 'relieves'} it for now.`;
      case 'unfavourable':
        return `${place} is ${isMild ? 'mildly ' : ''}marked by ${theme}${until}; it helps to ${counsel}.`;
    }
  },
  clock_of_place: () => 'All times are by the clock of the place where the day is spent.',
  sun_stays: ({ where }) =>
    `The Sun stays ${where === 'polar_day' ? 'up' : 'down'} there on this day, so its parts are reckoned from solar noon.`,
  best_times: ({ isQuiet, times }) => {
    if (times.length === 0) return 'No time of this day stands out for beginnings.';
    const described = times.map(bestTime);
    if (isQuiet) return `What cannot wait goes best from ${anyOf(described)}.`;
    return `The best ${times.length > 1 ? 'times are' : 'time is'} ${listed(described)}.`;
  },
  shunned_times: ({ times }) =>
    `Begin nothing new in ${listed(times.map(({ span, what }) => `${AVOIDED_NAMES[what].name} (${clockSpanEn(span)})`))}.`,
  caution_for: ({ span }) => `This caution is for ${clockSpanEn(span)}.`,
  closing: ({ dayClass }) => CLOSINGS[dayClass],
};
