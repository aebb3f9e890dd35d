/** Sentences about the dashas, months and days of a year, in English. */
import { yearTheme } from '../../../astro/varshphal/tables/stagedYears.ts';
import type { AnnualTimesWords, YearDasha } from '../../facts/varshphal/annualTimes.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, ordinal, signEn } from '../grammar.ts';
import { balaEn, standingEn } from './planetsInYear.ts';
import { lordStandsEn, periodEn } from './yearCourse.ts';

const DASHAS: Readonly<Record<YearDasha, string>> = {
  mudda: 'mudda dasha',
  yogini: 'the yogini dasha of the year',
  patyayini: 'patyayini dasha',
};

const PLACES: Readonly<Record<AnnualTimesWords['time_muntha']['place'], string>> = {
  best: 'This is one of its best places, so plans move forward.',
  by_effort: 'This is a good place, where effort is repaid.',
  demanding: 'Results take more effort here, so keep to what is agreed.',
};

export const ANNUAL_TIMES_EN: Sentences<AnnualTimesWords> = {
  dasha_period: ({ dasha, from, isRead, until, yogini, ...lord }) => {
    const period = yogini === null ? `the period of ${named(lord.planet)}` : `${yogini.en}, of ${named(lord.planet)},`;
    const runs = `By ${DASHAS[dasha]} ${period} runs ${periodEn({ from, until })}.`;
    return isRead ? runs : `${runs} ${lordStandsEn(lord)}`;
  },
  dasha_part: ({ from, isRead, until, ...lord }) => {
    const runs = `Within it the sub-period of ${named(lord.planet)} runs ${periodEn({ from, until })}.`;
    return isRead ? runs : `${runs} ${lordStandsEn(lord)}`;
  },
  ascendant_period: ({ from, isPart, isRead, stage, until, ...standing }) => {
    const whose = isPart ? 'Within it the sub-period' : 'By patyayini dasha the period';
    const runs = `${whose} of the ascendant runs ${periodEn({ from, until })}.`;
    const lord = `Its lord ${named(standing.judgedBy)} stands ${standingEn(standing, stage)}.`;
    return `${runs} It is about health, energy and plans of your own.${isRead ? '' : ` ${lord}`}`;
  },
  time_lord: ({ stage, time, ...standing }) =>
    `${capitalised(named(standing.planet))}, lord of the ${time}, stands ${standingEn(standing, stage)}.`,
  time_muntha: ({ house, place, signIndex, stage, time }) => {
    const stands = `The Muntha of the ${time} is in ${signEn(signIndex)}, the ${ordinal(house)} house.`;
    return `${stands} Its theme is ${yearTheme(house, stage).theme.en}. ${PLACES[place]}`;
  },
  time_munthesh: ({ bala, house, isDemanding, planet }) => {
    const tone = isDemanding ? 'where results come slowly' : 'a good place';
    return `Its lord ${named(planet)} is ${balaEn(bala)}, in the ${ordinal(house)} house, ${tone}.`;
  },
};
