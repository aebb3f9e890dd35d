/** The running periods in a reading of health, and the times ahead that need care, in Hindi. */
import type { ReadingTimeWords } from '../../facts/health/reading.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, planetHi, planetsHi, rankOblique } from '../grammar.ts';
import { DASHA_LEVELS_HI } from '../vocabulary.ts';
import { PLANET_PHRASES_HI } from './planetPhrases.ts';
import { bodyPartsHi } from './readingChart.ts';

export const READING_TIME_HI: Sentences<ReadingTimeWords> = {
  periods: ({ antardasha, mahadasha, variant }) =>
    phraseAt(
      [
        `समय की बात करें तो ${planetHi(mahadasha.planet)} की महादशा ${dateHi(mahadasha.endDate)} तक है और उसमें ${planetHi(antardasha.planet)} की अंतर्दशा ${dateHi(antardasha.endDate)} तक चल रही है।`,
        `इस समय ${planetHi(mahadasha.planet)} की महादशा (${dateHi(mahadasha.endDate)} तक) के भीतर ${planetHi(antardasha.planet)} की अंतर्दशा है, जो ${dateHi(antardasha.endDate)} तक रहेगी।`,
      ],
      variant,
    ),
  periods_to_one_end: ({ antardasha, mahadasha }) =>
    `${planetHi(mahadasha.planet)} की महादशा अपने अंतिम दौर में है: उसमें ${planetHi(antardasha.planet)} की अंतर्दशा चल रही है और दोनों ${dateHi(antardasha.endDate)} को पूरी होंगी।`,
  periods_of_one_lord: ({ antardasha }) =>
    `इस समय ${planetHi(antardasha.planet)} की महादशा में ${planetHi(antardasha.planet)} की ही अंतर्दशा है, जो ${dateHi(antardasha.endDate)} तक रहेगी, यानी उसका असर पूरा है।`,
  mahadasha_undated: ({ antardasha, mahadasha }) =>
    `इस समय ${planetHi(mahadasha.planet)} की महादशा में ${planetHi(antardasha.planet)} की अंतर्दशा है, जो ${dateHi(antardasha.endDate)} तक रहेगी।`,
  periods_undated: ({ antardasha, mahadasha }) =>
    `इस समय ${planetHi(mahadasha.planet)} की महादशा में ${planetHi(antardasha.planet)} की अंतर्दशा चल रही है।`,
  one_period: ({ endDate, level, planet }) =>
    `इस समय ${planetHi(planet)} की ${DASHA_LEVELS_HI[level - 1]!} ${dateHi(endDate)} तक चल रही है।`,
  one_period_undated: ({ level, planet }) => `इस समय ${planetHi(planet)} की ${DASHA_LEVELS_HI[level - 1]!} चल रही है।`,
  period_asks_care: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `इनमें ${planetHi(planet)} के दौर में सेहत के लिए ${PLANET_PHRASES_HI[planet].asks} ज़रूरी है, साथ ही ${bodyPartsHi(parts)} पर नज़र भी।`,
        `${planetHi(planet)} के समय में ${PLANET_PHRASES_HI[planet].asks} ज़रूरी है, इसलिए ${bodyPartsHi(parts)} की ओर से लापरवाही न करें।`,
        `${planetHi(planet)} के दौर में ${PLANET_PHRASES_HI[planet].asks} से शरीर ठीक रहता है; ${bodyPartsHi(parts)} का खयाल रखते चलें।`,
      ],
      variant,
    ),
  one_lord_asks_care: ({ parts, planet, variant }) =>
    phraseAt(
      [
        `${planetHi(planet)} के समय में ${PLANET_PHRASES_HI[planet].asks} ज़रूरी है, इसलिए ${bodyPartsHi(parts)} की ओर से लापरवाही न करें।`,
        `${planetHi(planet)} के दौर में ${PLANET_PHRASES_HI[planet].asks} से शरीर ठीक रहता है; ${bodyPartsHi(parts)} का खयाल रखते चलें।`,
      ],
      variant,
    ),
  period_is_easy: ({ planet }) =>
    `सेहत के लिए यह दौर भारी नहीं है; ${planetHi(planet)} के लिए बस ${PLANET_PHRASES_HI[planet].asks} काफ़ी है।`,
  period_asks: ({ planet }) => `${planetHi(planet)} के समय में ${PLANET_PHRASES_HI[planet].asks} ज़रूरी है।`,
  near_period: ({ endDate, planet }) =>
    `सबसे नज़दीक का दौर ${planetHi(planet)} की प्रत्यंतर्दशा का है, जो ${dateHi(endDate)} तक है।`,
  window: ({ endDate, planets, startDate, variant }) =>
    phraseAt(
      [
        `आगे ${dateHi(startDate)} से ${dateHi(endDate)} तक का समय, जब ${planetsHi(planets)} का असर साथ रहेगा, थोड़ा सँभलकर चलने का है; तब दिन हल्के रखें।`,
        `${dateHi(startDate)} से ${dateHi(endDate)} के बीच ${planetsHi(planets)} के कारण शरीर जल्दी थक सकता है, इसलिए आराम का समय पहले से तय कर लें।`,
      ],
      variant,
    ),
  window_of_one: ({ endDate, planets, startDate }) =>
    `${dateHi(startDate)} से ${dateHi(endDate)} के बीच ${planetsHi(planets)} के कारण शरीर जल्दी थक सकता है, इसलिए आराम का समय पहले से तय कर लें।`,
  long_window: ({ endDate, planets, startDate }) =>
    `${dateHi(startDate)} से ${dateHi(endDate)} तक ${planetsHi(planets)} के दौर में सेहत पर ध्यान दें; समय लंबा है, इसलिए आराम और नियमित जाँच को आदत बना लें।`,
  window_now: ({ endDate, planets }) =>
    `अभी ${dateHi(endDate)} तक का समय, ${planetsHi(planets)} के असर से, थोड़ा सँभलकर चलने का है; आराम को न टालें।`,
  window_unnamed: ({ endDate, startDate }) =>
    `${dateHi(startDate)} से ${dateHi(endDate)} तक का समय थोड़ा सँभलकर चलने का है; तब दिन हल्के रखें और आराम पहले से तय कर लें।`,
  passage_ahead: ({ endDate, house, planet, startDate }) =>
    `गोचर में ${planetHi(planet)} ${dateHi(startDate)} से ${dateHi(endDate)} तक कुंडली के ${rankOblique(house)} भाव में रहेगा; उन दिनों दिनचर्या ढीली न पड़ने दें।`,
  passage_now: ({ endDate, house, planet }) =>
    `गोचर में ${planetHi(planet)} अभी कुंडली के ${rankOblique(house)} भाव में है और ${dateHi(endDate)} तक वहीं रहेगा; तब तक शरीर पर ज़्यादा ज़ोर न डालें।`,
};
