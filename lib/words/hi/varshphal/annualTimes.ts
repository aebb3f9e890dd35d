/** Sentences about the dashas, months and days of a year, in Hindi. */
import { yearTheme } from '../../../astro/varshphal/tables/stagedYears.ts';
import type { AnnualTimesWords, YearDasha } from '../../facts/varshphal/annualTimes.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, inSign, planetHi } from '../grammar.ts';
import { balaWord, standingHi } from './planetsInYear.ts';
import { lordStandsHi, periodHi } from './yearCourse.ts';

const DASHAS: Readonly<Record<YearDasha, string>> = {
  mudda: 'मुद्दा दशा',
  yogini: 'वर्ष की योगिनी दशा',
  patyayini: 'पात्यायिनी दशा',
};

const TIMES: Readonly<Record<'month' | 'day', string>> = { month: 'महीने', day: 'दिन' };
const LORDS: Readonly<Record<'month' | 'day', string>> = { month: 'मासेश', day: 'दिनेश' };

const PLACES: Readonly<Record<AnnualTimesWords['time_muntha']['place'], string>> = {
  best: 'यह उसकी सबसे अच्छी जगहों में है; काम आगे बढ़ेंगे।',
  by_effort: 'यह अच्छी जगह है; मेहनत का फल मिलेगा।',
  demanding: 'यहाँ फल मेहनत से मिलता है, इसलिए तय काम पहले निपटाएँ।',
};

export const ANNUAL_TIMES_HI: Sentences<AnnualTimesWords> = {
  dasha_period: ({ dasha, from, isRead, until, yogini, ...lord }) => {
    const name = planetHi(lord.planet);
    const period = yogini === null ? `${name} की अवधि` : `${yogini.hi}, यानी ${name} की अवधि,`;
    const runs = `${DASHAS[dasha]} में ${period} ${periodHi({ from, until })} है।`;
    return isRead ? runs : `${runs} ${lordStandsHi(lord)}`;
  },
  dasha_part: ({ from, isRead, until, ...lord }) => {
    const runs = `इसमें ${planetHi(lord.planet)} की अंतर्दशा ${periodHi({ from, until })} है।`;
    return isRead ? runs : `${runs} ${lordStandsHi(lord)}`;
  },
  ascendant_period: ({ from, isPart, isRead, until, ...standing }) => {
    const whose = isPart ? 'इसमें लग्न की अंतर्दशा' : `${DASHAS.patyayini} में लग्न की अवधि`;
    const runs = `${whose} ${periodHi({ from, until })} है।`;
    const about = `${runs} यह सेहत, जोश और अपनी योजनाओं का समय है।`;
    return isRead ? about : `${about} वर्ष लग्नेश ${planetHi(standing.judgedBy)} ${standingHi(standing)}।`;
  },
  time_lord: ({ time, ...standing }) =>
    `${TIMES[time]} का स्वामी (${LORDS[time]}) ${planetHi(standing.planet)} ${standingHi(standing)}।`,
  time_muntha: ({ house, place, signIndex, stage, time }) => {
    const stands = `इस ${TIMES[time]} की मुंथा ${inSign(signIndex)}, ${inHouse(house)} है।`;
    return `${stands} मुख्य विषय ${yearTheme(house, stage).theme.hi} है। ${PLACES[place]}`;
  },
  time_munthesh: ({ bala, house, isDemanding, planet, time }) => {
    const place = isDemanding ? 'जहाँ फल देर से मिलता है' : 'जो अच्छी जगह है';
    return `इस ${TIMES[time]} का मुंथेश ${planetHi(planet)} ${inHouse(house)} है, ${place}। उसका बल ${balaWord(bala)} है।`;
  },
};
