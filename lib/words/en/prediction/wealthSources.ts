/** Sources of wealth and debts, in English. */
import type { DebtBehaviour, DebtEase, SourceId } from '../../../astro/judgement/prediction/wealthSources/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { WealthSourceWords } from '../../facts/prediction/wealthSources.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, namedList, ordinal, spanEn } from '../grammar.ts';

const NAMES: Readonly<Record<SourceId, string>> = {
  salary: 'regular income and saving',
  gains: 'gains and networks',
  speculation: 'speculation and creative work',
  inheritance: 'inheritance and the money of others',
  fortune: 'fortune and patronage',
};

const STANDS: Readonly<Record<SourceId, Readonly<Record<'kind' | 'mixed' | 'hard', string>>>> = {
  salary: {
    kind: 'Regular income holds, and what you set aside stays.',
    mixed: 'Regular income is fair, and saving needs a fixed day in the month.',
    hard: 'Saving is the slow part: money comes and goes again.',
  },
  gains: {
    kind: 'Friends and wider circles bring you gain.',
    mixed: 'Gains come through others when you stay in touch.',
    hard: 'Circles of friends cost as much as they bring.',
  },
  speculation: {
    kind: 'Ideas and good judgement earn, also beside your main work.',
    mixed: 'A good idea earns now and then; markets do not feed you.',
    hard: 'Keep away from bets and quick trades.',
  },
  inheritance: {
    kind: 'Family property, insurance and joint money are on your side.',
    mixed: 'Joint money comes with papers and waiting.',
    hard: 'Do not count on what others leave or promise.',
  },
  fortune: {
    kind: 'Elders, teachers and good timing open doors to money.',
    mixed: 'Help from elders comes when you ask in time.',
    hard: 'Luck is a poor plan here; your own work is the better one.',
  },
};

const HELPS: Readonly<Record<Planet, string>> = {
  Sun: 'authority and a clear name',
  Moon: 'the public, food and the home',
  Mars: 'land, machines and quick action',
  Mercury: 'trade, figures and writing',
  Jupiter: 'knowledge, advice and good faith',
  Venus: 'taste, comfort and good company',
  Saturn: 'patience and long contracts',
  Rahu: 'new technology and distant markets',
  Ketu: 'rare skills and simple needs',
};

const CARES: Readonly<Record<Planet, string>> = {
  Sun: 'spending for pride',
  Moon: 'spending by mood',
  Mars: 'haste and quarrels over money',
  Mercury: 'clever schemes and unread papers',
  Jupiter: 'giving without counting',
  Venus: 'comfort on credit',
  Saturn: 'delay and neglected duties',
  Rahu: 'promises of quick money',
  Ketu: 'accounts that nobody keeps',
};

const EASES: Readonly<Record<DebtEase, Readonly<Record<DebtBehaviour, string>>>> = {
  light: {
    cleared: 'Tradition reads debts that you fight off and clear before their time.',
    working: 'Tradition reads loans that earn more than they cost, when they serve your work.',
    falls_away: 'Tradition reads debts that shrink by themselves, often by a turn nobody planned.',
    family: 'Tradition reads small debts, taken for home and family and paid back.',
    plain: 'Tradition reads few debts, and income that outgrows them.',
  },
  even: {
    cleared: 'Tradition reads debts that come back, and a will to clear them each time.',
    working: 'Tradition reads loans for work that pay as long as they stay small.',
    falls_away: 'Tradition reads debts that come suddenly and leave the same way.',
    family: 'Tradition reads debts that belong to the family as much as to you.',
    plain: 'Tradition reads debts and income as about equal, so order decides.',
  },
  heavy: {
    cleared: 'Tradition reads stubborn debts, and the strength to wear them down.',
    working: 'Tradition reads loans for work that grow faster than the work.',
    falls_away: 'Tradition reads debts taken in haste and settled late.',
    family: 'Tradition reads debts for home and family that take long to pay back.',
    plain: 'Tradition reads debts that are easy to take and slow to leave.',
  },
};

const CAUSES: Readonly<Record<Planet, string>> = {
  Sun: 'They come from standing and appearance.',
  Moon: 'They come from the household and from kindness.',
  Mars: 'They come from land, vehicles and haste.',
  Mercury: 'They come from trade and from what was signed unread.',
  Jupiter: 'They come from guarantees for others.',
  Venus: 'They come from comfort and celebrations.',
  Saturn: 'They come from old duties and long terms.',
  Rahu: 'They come from offers that look too easy.',
  Ketu: 'They come from accounts left alone.',
};

const COMPARED: Readonly<Record<DebtEase, string>> = {
  light: 'stronger than the lord of debts',
  even: 'about as strong as the lord of debts',
  heavy: 'weaker than the lord of debts',
};

export const WEALTH_SOURCES_EN: Sentences<WealthSourceWords> = {
  name: ({ source }) => capitalised(NAMES[source]),
  source({ asking, helper, house, side, source }) {
    const stands = STANDS[source][side];
    const rank = `your ${ordinal(house)} house`;
    if (side !== 'hard' && helper !== null)
      return `${stands} ${capitalised(named(helper))} helps ${rank} through ${HELPS[helper]}.`;
    if (asking !== null)
      return `${stands} ${capitalised(named(asking))} weakens ${rank}, so guard against ${CARES[asking]}.`;
    return helper === null ? stands : `${stands} What there is comes to ${rank} through ${HELPS[helper]}.`;
  },
  ranked: ({ first, last }) =>
    `Tradition reads ${NAMES[first]} as your strongest source of money. Build least on ${NAMES[last]}.`,
  debt: ({ behaviour, ease, lord }) => `${EASES[ease][behaviour]} ${CAUSES[lord]}`,
  debt_lord: ({ atHouse, planet }) =>
    `${capitalised(named(planet))}, lord of your 6th house of debts, stands in the ${ordinal(atHouse)}.`,
  debt_keepers: ({ ease, planets }) =>
    `${capitalised(namedList(planets))}, for savings and gains, ${planets.length > 1 ? 'are' : 'is'} ${COMPARED[ease]}.`,
  debt_care: (span) => `From ${spanEn(span)} take no new loan and stand surety for nobody.`,
  debt_no_care: () => 'No stretch of the next ten years stands out for debts.',
  later: () => 'Sources of income are told from the age of 18 on.',
  past: () => 'At this age what is saved is kept simple and safe, so no sources are ranked.',
};
