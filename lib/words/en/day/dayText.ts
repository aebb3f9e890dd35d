/** Sentences of the text of a day, in English. */
import { PART_PHRASES } from '../../../astro/judgement/tables/dayPhrases.ts';
import type { DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import { CLOSURE_NAMES } from '../../../astro/judgement/tables/dayClosures.ts';
import { tara as taraOf } from '../../../astro/panchang/tarabala.ts';
import { CHANDRABALA } from '../../../astro/tables/chandrabala.ts';
import { CHOGHADIYAS } from '../../../astro/tables/dayParts.ts';
import { DAY_YOGAS, RAVI_YOGA } from '../../../astro/tables/dayYogas.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { NITYA_YOGAS, TITHIS } from '../../../astro/tables/panchang.ts';
import { TARAS } from '../../../astro/tables/taras.ts';
import { stagedTransitEffect } from '../../../astro/transit/stagedEffects.ts';
import type { DayReasonFacts, DayTextWords } from '../../facts/day/dayText.ts';
import { sayIn } from '../../say.ts';
import { shunnedName } from '../../subjects/day/closures.ts';
import type { Sentences } from '../../sentences.ts';
import {
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
import { fromMoonEn, taraMeans } from '../transit/phrases.ts';
import { listedShortly } from './shortLists.ts';
import { clockSpanEn } from './clock.ts';

const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'is one of your best days',
  good: 'is a good day for you',
  normal: 'is an ordinary day for you, fit for steady work',
  avoid: 'is a day to go gently',
  danger: 'is a day to keep quiet and simple',
};

const moonPlace = (house: number) =>
  house === 1 ? 'the Moon in your Moon sign' : `the Moon in the ${ordinal(house)} from your own`;

/** What helps a day or weakens it, as a phrase. */
export const DAY_REASONS_EN: Sentences<DayReasonFacts> = {
  tara: ({ tara }) => `${TARAS.find(({ id }) => id === tara)!.name} tara`,
  moon: ({ house }) => moonPlace(house),
  transits: ({ planet }) => `the transit of ${named(planet)}`,
  periods: ({ planet }) => `the running period of ${named(planet)}`,
  vara: ({ planet }) => `the weekday of ${named(planet)}`,
  yoga: ({ yoga }) => `${NITYA_YOGAS[yoga - 1]!.name} yoga`,
  panchaka: () => 'Panchaka',
  special_yogas: ({ yogas }) => {
    const names = yogas.map((yoga) => [...DAY_YOGAS, RAVI_YOGA].find(({ id }) => id === yoga)!.name);
    return names.length > 2
      ? 'several special yogas'
      : `the special ${names.length > 1 ? 'yogas' : 'yoga'} ${listed(names)}`;
  },
  sade_sati: () => 'sade sati',
  dhaiya: () => 'dhaiya',
  part: ({ part, side }) => PART_PHRASES[part][side].en,
};

const said = (reasons: DayTextWords['helped']['reasons'], first: string, further: string) =>
  listedShortly(
    reasons.map((fact) => sayIn(DAY_REASONS_EN, fact)),
    first,
    further,
  );

/** The elements of the day in order, each until its end: `Navami until 09:12, then Dashami`. */
function course(items: DayTextWords['panchang']['tithis'], nameOf: (number: number) => string): string {
  return items
    .map(({ number, until }) => (until ? `${nameOf(number)} until ${clockEn(until.time, until.date)}` : nameOf(number)))
    .join(', then ');
}

function turnSaid({ at, house, isBefore, tara }: DayTextWords['moon_turns']['turns'][number]): string {
  const found = TARAS.find(({ id }) => id === tara);
  const when = `${isBefore ? 'Until' : 'From'} ${clockEn(at.time, at.date)}`;
  const place = house === null ? null : `the Moon is in ${fromMoonEn(house, 'Moon')}`;
  if (!found) return `${when} ${place!}.`;
  const star = `${when} the tara is ${found.name}, ${found.nature === 'shubh' ? 'a favourable one' : 'an unfavourable one'}.`;
  return place === null ? star : `${star} In those hours ${place}.`;
}

const NO_DASHA: Readonly<Record<DayTextWords['no_dasha']['where'], string>> = {
  before_birth: 'No dasha runs yet, as the day lies before birth.',
  after_last_period: 'No dasha is given for this day, which lies beyond the 120 years of the cycle.',
};

function bestTime({ choghadiya, hora, isAbhijit, span }: DayTextWords['best_times']['times'][number]): string {
  const { name } = CHOGHADIYAS.find(({ id }) => id === choghadiya)!;
  const within = [`the hora of ${named(hora)}`, `${name} choghadiya`, ...(isAbhijit ? ['Abhijit'] : [])];
  return `${clockSpanEn(span)}, in ${listed(within)}`;
}

const CLOSINGS: Readonly<Record<DayClass, string>> = {
  best: 'Take up what you have been preparing, and share what comes of it.',
  good: 'Go ahead with what is ready, and keep the rest simple.',
  normal: 'Steady work in good time does best on this day.',
  avoid: 'Keep plans small and be kind to yourself. Easier days follow.',
  danger: 'Rest, routine and prayer are enough for this day. What waits can be done later.',
};

export const DAY_TEXT_EN: Sentences<DayTextWords> = {
  opening: ({ date, dayClass, weekdayIndex }) =>
    `${WEEKDAYS_EN[weekdayIndex]!}, ${dateEn(date)}, ${CLASSES[dayClass]}.`,
  helped: ({ reasons }) => said(reasons, 'It is helped by', 'It is also helped by'),
  pressed: ({ reasons }) => said(reasons, 'It is weakened by', 'It is also weakened by'),
  panchang: ({ amantaMonth, isAdhika, isSunrise, nakshatras, purnimantaMonth, tithis, yoga }) => {
    const month = `${isAdhika ? 'adhika ' : ''}${LUNAR_MONTHS[amantaMonth - 1]!.name}`;
    const also =
      amantaMonth === purnimantaMonth
        ? ''
        : `, and ${LUNAR_MONTHS[purnimantaMonth - 1]!.name} where months end at full moon`;
    const tithi = course(tithis, (number) => TITHIS[number - 1]!.fullName);
    const stars = course(nakshatras, (number) => nakshatraEn(number - 1));
    const when = isSunrise ? 'at sunrise' : 'as the day begins';
    return `The month is ${month}${also}. The tithi is ${tithi}. The Moon is in ${stars}. The yoga ${when} is ${NITYA_YOGAS[yoga - 1]!.name}.`;
  },
  moon_at_noon: ({ count, house, paksha }) => {
    const { alias, id, name } = taraOf(0, count - 1);
    const star = count === 1 ? 'your birth star itself' : `the ${ordinal(count)} from your birth star`;
    const { en: effect } = CHANDRABALA[house - 1]!.effect[paksha];
    return `At noon the nakshatra is ${star}, which makes ${name}${alias ? ` (${alias.en})` : ''} tara. ${taraMeans(id)} The Moon in ${fromMoonEn(house, 'Moon')} brings ${effect}.`;
  },
  moon_turns: ({ turns }) => turns.map(turnSaid).join(' '),
  dasha: ({ antardasha, mahadasha, pratyantardasha, stage }) =>
    `${stage === 'child' ? 'The child is' : 'You are'} in the main period (mahadasha) of ${named(mahadasha.planet)} until ${dateEn(mahadasha.untilDate)}. Its sub-period (antardasha) of ${named(antardasha.planet)} runs until ${dateEn(antardasha.untilDate)}. Within that, the pratyantardasha of ${named(pratyantardasha.planet)} runs until ${dateEn(pratyantardasha.untilDate)}.`,
  no_dasha: ({ where }) => NO_DASHA[where],
  transit: ({ bindus, by, house, isMild, planet, result, signIndex, stage, untilDate, untilTime }) => {
    const effect = stagedTransitEffect(planet, house, stage);
    const [counsel, theme] = [effect.counsel.en, effect.theme.en];
    const until = untilTime ? ` until ${untilTime} on this day` : untilDate ? ` until ${dateEn(untilDate)}` : '';
    const place = `${capitalised(named(planet))} is in ${signEn(signIndex)}, ${fromMoonEn(house, planet)}${until && `,${until}`}.`;
    const others = capitalised(namedList(by));
    switch (result) {
      case 'favourable':
        return `${place} It brings ${theme}.`;
      case 'neutralised':
        return `${place} It would bring ${theme}. ${others} ${by.length > 1 ? 'hold' : 'holds'} this back for now${bindus === null ? '' : ', yet many bindus there still help'}.`;
      case 'relieved':
        return `${place} It tends to bring ${theme}. ${others} ${by.length > 1 ? 'relieve' : 'relieves'} this for now.`;
      case 'unfavourable':
        return `${place} It tends to bring ${theme}${isMild ? ', but mildly' : ''}. ${capitalised(counsel)}.`;
    }
  },
  clock_of_place: () => 'All times are by the clock of the place where the day is spent.',
  sun_stays: ({ where }) =>
    `The Sun stays ${where === 'polar_day' ? 'up' : 'down'} there on this day, so its parts are reckoned from solar noon.`,
  best_times: ({ isQuiet, times }) => {
    if (times.length === 0) return 'No time of this day stands out for beginnings.';
    const [first, ...others] = times.map(bestTime);
    const head = isQuiet ? 'What cannot wait goes best from' : 'The best time is';
    return [`${head} ${first!}.`, ...others.map((other) => `Another good time is ${other}.`)].join(' ');
  },
  routine_time: ({ span }) => `Routine work goes best from ${clockSpanEn(span)}.`,
  closed_all_day: ({ closures }) =>
    `${capitalised(listed(closures.map((id) => CLOSURE_NAMES[id].name)))} ${closures.length > 1 ? 'last' : 'lasts'} all day, so keep to routine work.`,
  shunned_times: ({ times }) => {
    const [first, ...others] = times.map(({ span, what }) => `${clockSpanEn(span)} (${shunnedName(what).name})`);
    const more = others.length > 0 ? ` The same goes for ${listed(others)}.` : '';
    return `Begin nothing new from ${first!}.${more}`;
  },
  caution_for: ({ span }) => `This caution is for ${clockSpanEn(span)}.`,
  closing: ({ dayClass }) => CLOSINGS[dayClass],
};
