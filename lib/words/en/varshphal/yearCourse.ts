/** Sentences about a year as a whole and its periods, in English. */
import { sentence, uncapitalised } from '../../../astro/judgement/phrases.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { MonthFacts, MonthPart, MonthPartFacts } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import { MUNTHA_THEMES } from '../../../astro/varshphal/tables/yearThemes.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import type { LordSpan, YearWords } from '../../facts/varshphal.ts';
import { capitalised, dateEn, listed, named, ordinal } from '../grammar.ts';
import { STANDINGS_EN, standingEn } from './planetsInYear.ts';

/** Returns a period; one that ends on its first day is written as one date: on 15 Jun 2026. */
export function spanEn({ from, until }: { readonly from: string; readonly until: string }): string {
  return from === until ? `on ${dateEn(from)}` : `from ${dateEn(from)} to ${dateEn(until)}`;
}

const YEAR_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'a year that carries',
  mixed: 'a year of give and take',
  demanding: 'a year that asks for patience, and teaches by it',
};

const MONTH_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'a stretch to move things forward',
  mixed: 'a stretch of give and take',
  demanding: 'a stretch to go steadily and keep to essentials',
};

const TIES: Readonly<Record<MonthFacts['with_ascendant_lord']['tie'], string>> = {
  joined: 'join (ithasala)',
  friendly: 'are in friendly aspect',
  none: 'do not see each other',
  conjunction: 'share a sign',
  square: 'are in square',
  opposition: 'are in opposition',
};

function stretch({ planet, ...span }: LordSpan): string {
  return `that of ${named(planet)} ${spanEn(span)}`;
}

const MONTHS_EN: Sentences<MonthFacts> = {
  month_house: ({ house, isNodeThriving, planet }) =>
    `${capitalised(named(planet))} in the ${ordinal(house)} of the year${isNodeThriving ? ', where a node prospers' : ''}`,
  natal_strength: ({ planet, score }) => `${planet} at birth: ${score} of 100`,
  rules_ascendant: ({ planet }) => `${capitalised(named(planet))} rules the ascendant of the year`,
  with_ascendant_lord: ({ ascendantLord, planet, tie }) =>
    `${capitalised(named(planet))} and the lord of the ascendant, ${named(ascendantLord)}, ${TIES[tie]}`,
};

const PARTS_EN: Sentences<MonthPartFacts> = { ...STANDINGS_EN, ...MONTHS_EN };

function partText(part: MonthPart, { bala, house }: YearWords['month_weighed']): string {
  if (part.id === 'standing') return `its strength of ${bala.toFixed(1)} units, as it tells from the ${ordinal(house)}`;
  return part.id === 'natal_strength' ? 'its strength at birth' : uncapitalised(sayIn(PARTS_EN, part));
}

export const PERIODS_EN: Sentences<MonthFacts & YearWords> = {
  ...MONTHS_EN,
  year_span: ({ score, tone, ...span }) => sentence(`${spanEn(span)}: ${YEAR_TONES[tone]}, at ${score} of 100`),
  year_lord_stands: (standing) =>
    sentence(`${named(standing.planet)}, the lord of the year, stands ${standingEn(standing)}`),
  year_theme: ({ house }) =>
    sentence(`the Muntha in the ${ordinal(house)} makes ${MUNTHA_THEMES[house - 1]!.theme.en} its theme`),
  areas_ranked: ({ best, care }) => {
    const last = care.length > 0 ? `most in need of care: ${listed(care)}` : 'no area stands in need of care';
    return sentence(`best supported: ${listed(best)}; ${last}`);
  },
  stretches: ({ easiest, hardest }) =>
    sentence(`the easiest stretch is ${stretch(easiest)}; the one to go steadily through is ${stretch(hardest)}`),
  running_lord: ({ level, until, ...standing }) => {
    const dasha = level === 1 ? 'mahadasha' : 'antardasha';
    const term = until === null ? 'throughout the year' : `until ${dateEn(until)}`;
    return sentence(
      `${named(standing.planet)}, the ${dasha} lord at the return and ${term}, stands ${standingEn(standing)}: its matters colour that time`,
    );
  },
  month_lord: ({ from, ownedHouses, until, ...standing }) => {
    const { judgedBy, planet } = standing;
    const owned = listed(ownedHouses.map((house) => `${ordinal(house)} (${areaOf(house)})`));
    const office = judgedBy === planet ? `lord of the ${owned}` : `acting for ${named(judgedBy)}, lord of the ${owned}`;
    return sentence(`${spanEn({ from, until })} ${named(planet)} runs, ${office}, ${standingEn(standing)}`);
  },
  month_tone: ({ score, tone }) => sentence(`${MONTH_TONES[tone]}, at ${score} of 100`),
  month_weighed: (weighed) => {
    const { best, worst } = weighed;
    const found = [
      ...(best ? [`most in favour: ${partText(best, weighed)}`] : []),
      ...(worst ? [`most to be worked with: ${partText(worst, weighed)}`] : []),
    ];
    return sentence(found.length > 0 ? found.join('; ') : 'nothing stands out in its favour or against it');
  },
};
