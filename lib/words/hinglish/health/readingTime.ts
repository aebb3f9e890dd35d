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
        `Inmein ${planetHinglish(planet)} ka daur sehat ke prati sajag rehne ko kehta hai: woh ${PLANET_PHRASES_HINGLISH[planet].asks} maangta hai, saath hi ${bodyPartsHinglish(parts)} par nazar bhi.`,
        `${planetHinglish(planet)} ka samay ${PLANET_PHRASES_HINGLISH[planet].asks} maangta hai, isliye ${bodyPartsHinglish(parts)} ki or se laparwahi na karein.`,
        `${planetHinglish(planet)} ke daur mein sharir ${PLANET_PHRASES_HINGLISH[planet].asks} chahta hai; ${bodyPartsHinglish(parts)} ka khayal rakhte chalein.`,
      ],
      variant,
    ),
  one_lord_asks_care: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `${planetHinglish(planet)} ka samay ${PLANET_PHRASES_HINGLISH[planet].asks} maangta hai, isliye ${bodyPartsHinglish(parts)} ki or se laparwahi na karein.`,
        `${planetHinglish(planet)} ke daur mein sharir ${PLANET_PHRASES_HINGLISH[planet].asks} chahta hai; ${bodyPartsHinglish(parts)} ka khayal rakhte chalein.`,
      ],
      variant,
    ),
  period_is_easy: ({ planet }) =>
    `Sehat ke liye yeh daur bhaari nahin hai; ${planetHinglish(planet)} abhi bas ${PLANET_PHRASES_HINGLISH[planet].asks} chahta hai.`,
  period_asks: ({ planet }) =>
    `${planetHinglish(planet)} ka samay ${PLANET_PHRASES_HINGLISH[planet].asks} maangta hai.`,
  near_period: ({ endDate, planet }) =>
    `Sabse nazdeek ka daur ${planetHinglish(planet)} ki pratyantardasha ka hai, jo ${dateEn(endDate)} tak hai.`,
  window: ({ endDate, planets, startDate, variant }) =>
    phraseAt(
      [
        `Aage ${dateEn(startDate)} se ${dateEn(endDate)} tak ka samay, jab ${planetsHinglish(planets)} ka asar saath rahega, thoda sambhalkar chalne ka hai; tab kaam ka bojh halka rakhein.`,
        `${dateEn(startDate)} se ${dateEn(endDate)} ke beech ${planetsHinglish(planets)} ke kaaran sharir jaldi thak sakta hai, isliye aaram ka samay pehle se tay kar lein.`,
      ],
      variant,
    ),
  window_of_one: ({ endDate, planets, startDate }) =>
    `${dateEn(startDate)} se ${dateEn(endDate)} ke beech ${planetsHinglish(planets)} ke kaaran sharir jaldi thak sakta hai, isliye aaram ka samay pehle se tay kar lein.`,
  long_window: ({ endDate, planets, startDate }) =>
    `${dateEn(startDate)} se ${dateEn(endDate)} tak ${planetsHinglish(planets)} ka daur sehat par dhyan maangega; samay lamba hai, isliye aaram aur regular check-up ko aadat bana lein.`,
  window_now: ({ endDate, planets }) =>
    `Abhi ${dateEn(endDate)} tak ka samay, ${planetsHinglish(planets)} ke asar se, thoda sambhalkar chalne ka hai; aaram ko taalein nahin.`,
  window_unnamed: ({ endDate, startDate }) =>
    `${dateEn(startDate)} se ${dateEn(endDate)} tak ka samay thoda sambhalkar chalne ka hai; tab kaam ka bojh halka rakhein aur aaram pehle se tay kar lein.`,
  passage_ahead: ({ endDate, house, planet, startDate }) =>
    `Gochar mein ${planetHinglish(planet)} ${dateEn(startDate)} se ${dateEn(endDate)} tak aapki kundli ke ${RANKS_HINGLISH[house - 1]!} bhav mein rahega; un dinon dincharya dheeli na padne dein.`,
  passage_now: ({ endDate, house, planet }) =>
    `Gochar mein ${planetHinglish(planet)} abhi aapki kundli ke ${RANKS_HINGLISH[house - 1]!} bhav mein hai aur ${dateEn(endDate)} tak wahin rahega; tab tak sharir par zyada zor na daalein.`,
};
