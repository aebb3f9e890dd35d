/** Sentences about a year as a whole and its periods, in English. */
import type { MonthFacts, MonthPart } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import type { YearAreaId } from '../../../astro/varshphal/tables/yearAreas.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import { yearTheme } from '../../../astro/varshphal/tables/stagedYears.ts';
import { choiceNumber, variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import type { YearWords } from '../../facts/varshphal.ts';
import { capitalised, dateEn, listed, named, ordinal } from '../grammar.ts';
import { balaEn, standingEn, yearHouseEn } from './planetsInYear.ts';

/** Returns a period; one that ends on its first day is written as one date: on 15 Jun 2026. */
export function periodEn({ from, until }: { readonly from: string; readonly until: string }): string {
  return from === until ? `on ${dateEn(from)}` : `from ${dateEn(from)} to ${dateEn(until)}`;
}

const YEAR_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'is a good one',
  mixed: 'brings both gain and effort',
  demanding: 'goes slowly and teaches patience',
};

const MONTH_TONES: Readonly<Record<MunthaVerdict, readonly [string, string, string]>> = {
  good: [
    'Use this time to move things forward.',
    'Begin something new in this time.',
    'It is a good time to finish what was held up.',
  ],
  mixed: [
    'The time is an average one.',
    'Some things work out in this time and some take longer.',
    'Gain and effort balance in this time.',
  ],
  demanding: [
    'Go slowly in this time and do only what matters.',
    'Leave new plans for later and look after what is running.',
    'Take on little in this time and finish it.',
  ],
};

const AREAS: Readonly<Record<YearAreaId, string>> = {
  career: 'work',
  finance: 'money',
  health: 'health',
  relationship: 'relationships',
  family: 'family life',
  education: 'learning',
  travel: 'travel',
  spirituality: 'spiritual practice',
};

/** Areas that have another name before work and marriage begin, and after they are given over. */
const YOUNG_AREAS: Readonly<Record<YearAreaId, string>> = {
  ...AREAS,
  career: 'good habits',
  finance: 'thrift',
  relationship: 'friendships',
  spirituality: 'prayer',
};
const LATER_AREAS: Readonly<Record<YearAreaId, string>> = {
  ...AREAS,
  career: 'advice to others',
  finance: 'savings',
  relationship: 'company',
  education: 'reading',
  spirituality: 'prayer',
};

const AREAS_BY_STAGE: Readonly<Record<LifeStage, Readonly<Record<YearAreaId, string>>>> = {
  child: YOUNG_AREAS,
  youth: YOUNG_AREAS,
  adult: AREAS,
  elder: LATER_AREAS,
  old: LATER_AREAS,
  beyond: AREAS,
};

const areas = (ids: readonly YearAreaId[], stage: LifeStage) => listed(ids.map((id) => AREAS_BY_STAGE[stage][id]));

const TIES: Readonly<Record<MonthFacts['with_ascendant_lord']['tie'], string>> = {
  joined: 'join (ithasala)',
  friendly: 'are in friendly aspect',
  none: 'do not see each other',
  conjunction: 'share a sign',
  square: 'are in square',
  opposition: 'are in opposition',
};

const TIE_CLAUSES: Readonly<Record<MonthFacts['with_ascendant_lord']['tie'], string>> = {
  joined: 'joins',
  friendly: 'has a friendly aspect with',
  none: 'does not see',
  conjunction: 'shares a sign with',
  square: 'is in square to',
  opposition: 'is opposite',
};

const MONTHS_EN: Sentences<MonthFacts> = {
  month_house: ({ house, isNodeThriving, planet }) =>
    `${capitalised(named(planet))} in the ${ordinal(house)} of the year${isNodeThriving ? ', where a node prospers' : ''}`,
  natal_strength: ({ planet, score }) => `${planet} at birth: ${score} of 100`,
  rules_ascendant: ({ planet }) => `${capitalised(named(planet))} rules the ascendant of the year`,
  with_ascendant_lord: ({ ascendantLord, planet, tie }) =>
    `${capitalised(named(planet))} and the lord of the ascendant, ${named(ascendantLord)}, ${TIES[tie]}`,
};

/** Returns a part of a score as a clause that tells whether it helps. */
function partText(part: MonthPart, isGood: boolean): string {
  switch (part.id) {
    case 'standing':
      return `${named(part.args.planet)} has ${isGood ? 'good' : 'little'} strength in the ${ordinal(part.args.house)} house`;
    case 'month_house':
      return `${named(part.args.planet)} is ${isGood ? 'well' : 'poorly'} placed in the ${ordinal(part.args.house)} house`;
    case 'natal_strength':
      return `${named(part.args.planet)} is ${isGood ? 'strong' : 'weak'} in your birth chart`;
    case 'rules_ascendant':
      return `${named(part.args.planet)} rules the ascendant of the year`;
    case 'with_ascendant_lord': {
      const { ascendantLord, planet, tie } = part.args;
      return `${named(planet)} ${TIE_CLAUSES[tie]} ${named(ascendantLord)}, lord of the ascendant of the year`;
    }
    case 'bounds':
      return 'the scale ends here';
  }
}

type Form = (clause: string) => string;

const GOOD_FORMS: readonly [Form, Form, Form] = [
  (clause) => `It helps that ${clause}.`,
  (clause) => `${capitalised(clause)}, which helps.`,
  (clause) => `The good part is that ${clause}.`,
];
const HARD_FORMS: readonly [Form, Form, Form] = [
  (clause) => `More effort is needed, as ${clause}.`,
  (clause) => `${capitalised(clause)}, so be patient.`,
  (clause) => `The weak point is that ${clause}.`,
];

/** What is said of the lord of a stretch of the year: a planet as it stands, the houses that it owns, and for whom. */
type OwningLord = Omit<YearWords['month_lord'], 'from' | 'until'>;

/** Returns what a lord owns and where it stands; of a node, whose lord it acts for. */
export function lordStandsEn({ ownedHouses, stage, ...standing }: OwningLord): string {
  const { bala, house, judgedBy, planet } = standing;
  const name = named(planet);
  const owned = `the ${listed(ownedHouses.map(ordinal))} ${ownedHouses.length > 1 ? 'houses' : 'house'}`;
  if (judgedBy === planet)
    return `${capitalised(name)} rules ${owned} of the year. It stands ${standingEn(standing, stage)}.`;
  const lord = named(judgedBy);
  const place = `${capitalised(name)} stands in the ${yearHouseEn(house, stage)}.`;
  return `${place} It acts for ${lord}, lord of ${owned} of the year, which is ${balaEn(bala)}.`;
}

export const PERIODS_EN: Sentences<MonthFacts & YearWords> = {
  ...MONTHS_EN,
  year_span: ({ from, tone, until }) => `The year ${periodEn({ from, until })} ${YEAR_TONES[tone]}.`,
  year_lord_stands: ({ stage, ...standing }) =>
    `${capitalised(named(standing.planet))}, lord of the year, stands ${standingEn(standing, stage)}.`,
  year_theme: ({ house, stage }) =>
    `The Muntha in the ${ordinal(house)} house makes ${yearTheme(house, stage).theme.en} the theme of the year.`,
  areas_ranked: ({ best, care, stage }) => {
    const leading = capitalised(`${areas(best, stage)} ${best.length > 1 ? 'do' : 'does'} best this year.`);
    return `${leading} ${care.length > 0 ? `Look after ${areas(care, stage)}.` : 'No area needs special care.'}`;
  },
  stretches: ({ easiest, hardest }) =>
    `The easiest time is the period of ${named(easiest.planet)}, ${periodEn(easiest)}. Go steadily in that of ${named(hardest.planet)}, ${periodEn(hardest)}.`,
  running_lord: ({ level, stage, until, ...standing }) => {
    const planet = named(standing.planet);
    const dasha = level === 1 ? 'main period (mahadasha)' : 'sub-period (antardasha)';
    const term = until === null ? 'lasts all year' : `lasts until ${dateEn(until)}`;
    return `The ${dasha} of ${planet} runs at the return and ${term}. ${capitalised(planet)} stands ${standingEn(standing, stage)}. Its matters lead in that time.`;
  },
  month_lord: ({ from, ownedHouses, stage, until, ...standing }) => {
    const { planet } = standing;
    const [span, name] = [periodEn({ from, until }), named(planet)];
    const opening =
      choiceNumber(planet, from) % 2 === 0
        ? `${capitalised(span)} the period of ${name} runs.`
        : `The period of ${name} runs ${span}.`;
    return `${opening} ${lordStandsEn({ ...standing, ownedHouses, stage })}`;
  },
  month_tone: ({ score, tone }) => variantOf(MONTH_TONES[tone], score, tone),
  month_weighed: ({ bala, best, house, worst }) => {
    const found = [
      ...(best ? [variantOf(GOOD_FORMS, best.id, house, bala)(partText(best, true))] : []),
      ...(worst ? [variantOf(HARD_FORMS, worst.id, house, bala)(partText(worst, false))] : []),
    ];
    return found.length > 0 ? found.join(' ') : 'Nothing stands out for or against it.';
  },
};
