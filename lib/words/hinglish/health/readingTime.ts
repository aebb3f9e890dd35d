/** The running periods in a reading of health, and the times ahead that need care, in Hinglish. */
import type { ReadingTimeWords } from '../../facts/health/reading.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { DASHA_LEVELS_HINGLISH, dateEn, planetHinglish, planetsHinglish, RANKS_HINGLISH } from '../grammar.ts';
import { PLANET_PHRASES_HINGLISH } from './planetPhrases.ts';
import { bodyPartsHinglish } from './readingChart.ts';

export const READING_TIME_HINGLISH: Sentences<ReadingTimeWords> = {
  periods: ({ antardasha, mahadasha, variant }) =>
    phraseAt(
      [
        `Samay ki baat karein to ${planetHinglish(mahadasha.planet)} ki mahadasha ${dateEn(mahadasha.endDate)} tak hai aur usmein ${planetHinglish(antardasha.planet)} ki antardasha ${dateEn(antardasha.endDate)} tak chal rahi hai.`,
        `Is samay ${planetHinglish(mahadasha.planet)} ki mahadasha (${dateEn(mahadasha.endDate)} tak) ke bheetar ${planetHinglish(antardasha.planet)} ki antardasha hai, jo ${dateEn(antardasha.endDate)} tak rahegi.`,
      ],
      variant,
    ),
  periods_to_one_end: ({ antardasha, mahadasha }) =>
    `${planetHinglish(mahadasha.planet)} ki mahadasha apne antim daur mein hai: usmein ${planetHinglish(antardasha.planet)} ki antardasha chal rahi hai aur dono ${dateEn(antardasha.endDate)} ko poori hongi.`,
  periods_of_one_lord: ({ antardasha }) =>
    `Is samay ${planetHinglish(antardasha.planet)} ki mahadasha mein ${planetHinglish(antardasha.planet)} ki hi antardasha hai, jo ${dateEn(antardasha.endDate)} tak rahegi, yaani uska asar poora hai.`,
  mahadasha_undated: ({ antardasha, mahadasha }) =>
    `Is samay ${planetHinglish(mahadasha.planet)} ki mahadasha mein ${planetHinglish(antardasha.planet)} ki antardasha hai, jo ${dateEn(antardasha.endDate)} tak rahegi.`,
  periods_undated: ({ antardasha, mahadasha }) =>
    `Is samay ${planetHinglish(mahadasha.planet)} ki mahadasha mein ${planetHinglish(antardasha.planet)} ki antardasha chal rahi hai.`,
  one_period: ({ endDate, level, planet }) =>
    `Is samay ${planetHinglish(planet)} ki ${DASHA_LEVELS_HINGLISH[level - 1]!} ${dateEn(endDate)} tak chal rahi hai.`,
  one_period_undated: ({ level, planet }) =>
    `Is samay ${planetHinglish(planet)} ki ${DASHA_LEVELS_HINGLISH[level - 1]!} chal rahi hai.`,
  period_asks_care: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `Inmein ${planetHinglish(planet)} ke daur mein health ke liye ${PLANET_PHRASES_HINGLISH[planet].asks} zaroori hai, saath hi ${bodyPartsHinglish(parts)} par nazar bhi.`,
        `${planetHinglish(planet)} ke samay mein ${PLANET_PHRASES_HINGLISH[planet].asks} zaroori hai, isliye ${bodyPartsHinglish(parts)} ki or se laparwahi na karein.`,
        `${planetHinglish(planet)} ke daur mein ${PLANET_PHRASES_HINGLISH[planet].asks} se body theek rehti hai; ${bodyPartsHinglish(parts)} ka dhyan rakhein.`,
      ],
      variant,
    ),
  one_lord_asks_care: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `${planetHinglish(planet)} ke samay mein ${PLANET_PHRASES_HINGLISH[planet].asks} zaroori hai, isliye ${bodyPartsHinglish(parts)} ki or se laparwahi na karein.`,
        `${planetHinglish(planet)} ke daur mein ${PLANET_PHRASES_HINGLISH[planet].asks} se body theek rehti hai; ${bodyPartsHinglish(parts)} ka dhyan rakhein.`,
      ],
      variant,
    ),
  period_is_easy: ({ planet }) =>
    `Health ke liye ye daur bhaari nahin hai; ${planetHinglish(planet)} ke liye bas ${PLANET_PHRASES_HINGLISH[planet].asks} kaafi hai.`,
  period_asks: ({ planet }) =>
    `${planetHinglish(planet)} ke samay mein ${PLANET_PHRASES_HINGLISH[planet].asks} zaroori hai.`,
  near_period: ({ endDate, planet }) =>
    `Sabse nazdeek ka daur ${planetHinglish(planet)} ki pratyantardasha ka hai, jo ${dateEn(endDate)} tak hai.`,
  window: ({ endDate, planets, startDate, variant }) =>
    phraseAt(
      [
        `Aage ${dateEn(startDate)} se ${dateEn(endDate)} tak ka samay, jab ${planetsHinglish(planets)} ka asar saath rahega, thoda sambhalkar chalne ka hai; tab din halke rakhein.`,
        `${dateEn(startDate)} se ${dateEn(endDate)} ke beech ${planetsHinglish(planets)} ki vajah se body jaldi thak sakti hai, isliye aaram ka time pehle se tay kar lein.`,
      ],
      variant,
    ),
  window_of_one: ({ endDate, planets, startDate }) =>
    `${dateEn(startDate)} se ${dateEn(endDate)} ke beech ${planetsHinglish(planets)} ki vajah se body jaldi thak sakti hai, isliye aaram ka time pehle se tay kar lein.`,
  long_window: ({ endDate, planets, startDate }) =>
    `${dateEn(startDate)} se ${dateEn(endDate)} tak ${planetsHinglish(planets)} ke daur mein health par dhyan dein; samay lamba hai, isliye aaram aur regular check-up ko aadat bana lein.`,
  window_now: ({ endDate, planets }) =>
    `Abhi ${dateEn(endDate)} tak ka samay, ${planetsHinglish(planets)} ke asar se, thoda sambhalkar chalne ka hai; aaram ko na taalein.`,
  window_unnamed: ({ endDate, startDate }) =>
    `${dateEn(startDate)} se ${dateEn(endDate)} tak ka samay thoda sambhalkar chalne ka hai; tab din halke rakhein aur aaram pehle se tay kar lein.`,
  passage_ahead: ({ endDate, house, planet, startDate }) =>
    `Gochar mein ${planetHinglish(planet)} ${dateEn(startDate)} se ${dateEn(endDate)} tak kundli ke ${RANKS_HINGLISH[house - 1]!} bhav mein rahega; un dinon routine dheeli na hone dein.`,
  passage_now: ({ endDate, house, planet }) =>
    `Gochar mein ${planetHinglish(planet)} abhi kundli ke ${RANKS_HINGLISH[house - 1]!} bhav mein hai aur ${dateEn(endDate)} tak wahin rahega; tab tak body par zyada zor na daalein.`,
};
