/** Themes of a year by the house of the Muntha, and by the lord of the year (Tajika Nilakanthi; in our words). */
import type { SevenPlanet } from '../../tables/planets.ts';
import type { PanchaVargiyaBand } from '../panchaVargiya.ts';

/** `best`: 9th, 10th, 11th; `by_effort`: 1st, 2nd, 3rd, 5th; `demanding`: 4th, 6th, 7th, 8th, 12th. */
export type MunthaPlace = 'best' | 'by_effort' | 'demanding';

export interface MunthaTheme {
  readonly place: MunthaPlace;
  readonly theme: string;
  /** The text on the year. */
  readonly text: string;
}

/** The 1st house of the annual chart first. */
export const MUNTHA_THEMES: readonly MunthaTheme[] = [
  {
    place: 'by_effort',
    theme: 'vigour and honour',
    text: 'The year turns to the person: vigour, standing and new beginnings, as far as effort goes.',
  },
  {
    place: 'by_effort',
    theme: 'wealth and family',
    text: 'The year turns to earnings, family and speech; what is worked for is kept.',
  },
  {
    place: 'by_effort',
    theme: 'courage and gains by effort',
    text: 'The year rewards courage and initiative; brothers, sisters and neighbours take part in it.',
  },
  {
    place: 'demanding',
    theme: 'unrest at home',
    text: 'Home, property and peace of mind ask for attention; rest and regular meals are worth protecting.',
  },
  {
    place: 'by_effort',
    theme: 'children, study and favour',
    text: 'The year favours study, children and creative work, and the good will of those who decide.',
  },
  {
    place: 'demanding',
    theme: 'rivals, debts and health',
    text: 'Rivals, debts and daily health want steady care; routine and written agreements help.',
  },
  {
    place: 'demanding',
    theme: 'worry over partners',
    text: 'Partners, at home and in work, need patience; their well-being and shared decisions come first.',
  },
  {
    place: 'demanding',
    theme: 'setbacks and caution',
    text: 'A year to go carefully: hidden matters come up, so keep reserves, avoid risks and look after health.',
  },
  {
    place: 'best',
    theme: 'fortune and pilgrimage',
    text: 'Fortune is with the year: teachers, long journeys, and what is done from conviction.',
  },
  {
    place: 'best',
    theme: 'office and success',
    text: 'Work carries the year: position, recognition and results that others can see.',
  },
  {
    place: 'best',
    theme: 'gain and friends',
    text: 'Gains, friends and the fulfilment of wishes mark the year.',
  },
  {
    place: 'demanding',
    theme: 'expense and displacement',
    text: 'Spending and moving about mark the year; a budget, retreat and far places put it to good use.',
  },
];

/** Results of a planet as lord of the year: the matters, and the manner by its strength. */
export interface YearNature {
  readonly matters: string;
  readonly effects: Readonly<Record<PanchaVargiyaBand, string>>;
}

export const YEAR_NATURES: Readonly<Record<SevenPlanet, YearNature>> = {
  Sun: nature(
    'status, authority and the father',
    'Rank and recognition come, and those in authority help.',
    'Recognition comes in part, along with the duties that belong to it.',
    'Authority is slow to agree; modesty and patience with superiors serve better than insistence.',
    'Standing and vitality run low; keep out of contests with those in power.',
  ),
  Moon: nature(
    'comfort, travel and the mind',
    'Comfort, popularity and pleasant journeys fill the year.',
    'Comfort and unrest take turns; journeys bring some gain.',
    'Moods and plans change often; steady habits hold the year together.',
    'The mind tires easily; rest, water and trusted company are the remedy.',
  ),
  Mars: nature(
    'property, command and contest',
    'Property, command and victory in contests are within reach.',
    'Energy brings results and friction alike; choose what is worth a contest.',
    'Haste costs more than it wins; drive, tools and tempers need care.',
    'Drive runs out early and disputes cost more than they bring; let others have the last word.',
  ),
  Mercury: nature(
    'trade, learning and the word',
    'Trade, study and writing prosper, and friends of good mind are found.',
    'Learning and business go forward with some mistakes on the way.',
    'Papers, accounts and promises need checking twice.',
    'Misunderstanding is the risk of the year; put agreements in writing.',
  ),
  Jupiter: nature(
    'wealth, children and honour',
    'Wealth, honour, children and the counsel of the wise grow.',
    'Good comes in measure: help from elders, and growth that needs patience.',
    'Hopes run ahead of means; moderate expectations are kept.',
    'Counsel and credit are short; live within what is certain.',
  ),
  Venus: nature(
    'pleasures, marriage and vehicles',
    'Love, the arts, comforts and vehicles come easily.',
    'Pleasure comes with some expense; relationships are pleasant when tended.',
    'Comforts cost more than they give; sincerity keeps relationships.',
    'Affection is tested and luxuries disappoint; simple tastes are the gain.',
  ),
  Saturn: nature(
    'land, labour and delay',
    'Land, endurance and the work of many hands bring lasting results.',
    'Results come late and stay; labour is the coin of the year.',
    'Delay and heavier duties mark the year; small, regular steps carry it.',
    'Work outweighs reward for a time; guard health and let go of what cannot be carried.',
  ),
};

function nature(matters: string, purna: string, madhya: string, alpa: string, nirbala: string): YearNature {
  return { matters, effects: { purna, madhya, alpa, nirbala } };
}
