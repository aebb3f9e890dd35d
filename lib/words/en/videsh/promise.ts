/** Sentences on the yogas of life abroad in English. */
import type { ForeignRuleId, HomeTieId } from '../../../astro/judgement/videsh/facts.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { Connection } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { AbroadVoice, PromiseWords } from '../../facts/videsh/promise.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, sentence } from '../grammar.ts';

/** How each yoga forms. */
const FORMATIONS: Readonly<Record<ForeignRuleId, string>> = {
  twelfth_lord_link: 'The lord of the 12th is linked with the lords of the 9th, 1st, 4th or 10th',
  ascendant_and_twelfth: 'The lord of the ascendant stands in the 12th, or the lord of the 12th in the 1st',
  weak_homeland:
    'The lord of the 4th stands in the 12th, 6th or 8th, or malefics alone hold it, or Rahu stands in the 4th',
  rahu_abroad: 'Rahu stands in the 12th or 9th, or in the 7th, 1st or 10th',
  partner_abroad: 'The lord of the 7th stands in the 9th or 12th, or the lord of the 9th in the 7th or 12th',
  moon_abroad: 'The Moon stands in the 12th, 9th, 7th or 8th, or with Rahu in a movable or water sign',
  work_abroad: 'The lord of the 10th stands in the 12th, 9th or 7th, or the lord of the 12th in the 10th',
  study_abroad:
    'The lord of the 5th stands in the 12th or 9th, or the lord of the 9th in the 5th, or the lords of the 5th and 12th are linked',
  movable_signs: 'Five planets or more stand in movable signs, or the ascendant and its lord do',
  water_signs: 'Planets stand in a water sign that is the 9th, 12th or 8th',
  saturn_long_stay: 'Saturn stands in the 12th, 9th or 4th, or with the Moon',
  divisional_confirmation:
    'The lord of the ascendant or of the 4th stands in the 12th of the navamsa, chaturthamsa or dwadasamsa, or the lord of the 12th in the 10th of the dasamsa',
  karakamsha_abroad:
    'Rahu, Ketu or the Moon stand in the 7th or 12th from karakamsha in the navamsa, or the atmakaraka stands with Rahu',
};

/** What each yoga speaks for. */
const GIFTS: Readonly<Record<ForeignRuleId, string>> = {
  twelfth_lord_link: 'a life that reaches beyond the place of birth',
  ascendant_and_twelfth: 'a wish of one’s own to live elsewhere',
  weak_homeland: 'loosened ties to the home, which make leaving easier',
  rahu_abroad: 'a pull towards foreign people and unfamiliar ways',
  partner_abroad: 'ties abroad by marriage or by partnership in trade',
  moon_abroad: 'a mind that is at ease far from home',
  work_abroad: 'work in another country',
  study_abroad: 'learning away from home',
  movable_signs: 'a life on the move',
  water_signs: 'journeys across the sea',
  saturn_long_stay: 'long stays, earned by patience',
  divisional_confirmation: 'the same promise in the divisional charts',
  karakamsha_abroad: 'a lesson of the soul that is learned among strangers',
};

type Bands = Readonly<Record<AreaBand, string>>;

const HEADLINES: Readonly<Record<AbroadVoice, Bands>> = {
  parents: {
    excellent: 'Far places are likely to matter much in this child’s later life.',
    good: 'Later in life this child may well live or work far from home.',
    mixed: 'Home and far places will both have their part in this child’s life.',
    weak: 'This child’s roots are at home; journeys will do more than a move.',
    difficult: 'This child’s chart keeps to home; far places are for visits.',
  },
  youth: {
    excellent: 'Far places are likely to matter much in your life ahead.',
    good: 'A time abroad may well be part of your life ahead.',
    mixed: 'Home and far places both have their part in your life ahead.',
    weak: 'Your roots are at home; first look for what you want close by.',
    difficult: 'Your chart keeps to home; take far places as visits.',
  },
  adult: {
    excellent: 'The way abroad stands open in your chart.',
    good: 'Your chart has good signs of a life abroad.',
    mixed: 'Home and abroad draw you about equally.',
    weak: 'Your place is more at home; journeys are likelier than a move.',
    difficult: 'Home holds you; a life abroad comes only by long effort.',
  },
  elder: {
    excellent: 'Far places have a large part in your life, in visits and in family abroad.',
    good: 'Visits to those who live far away suit you well.',
    mixed: 'Home comes first now, with a journey where it gives you joy.',
    weak: 'You are most at ease at home; let others come to you.',
    difficult: 'Home is the right place for you; distance brings little.',
  },
};

const LEVELS: Bands = {
  excellent: 'Fewer than one birth in ten shows so much that leads abroad.',
  good: 'More leads abroad here than in most births.',
  mixed: 'Signs of a life abroad are about as many here as in most charts.',
  weak: 'Most births show more that leads abroad.',
  difficult: 'Nine births in ten show more that leads abroad.',
};

const LED: Readonly<Record<ForeignRuleId, string>> = {
  twelfth_lord_link: 'The lord of the 12th house, of distant lands, is tied to the main houses of the chart.',
  ascendant_and_twelfth: 'The lord of the self and the house of distant lands meet, so the wish to go is genuine.',
  weak_homeland: 'The house of home is unsettled, so leaving it comes more easily.',
  rahu_abroad: 'Rahu, planet of what is foreign, stands in a house of distance.',
  partner_abroad: 'A partner, in marriage or in trade, is the likeliest bridge to another country.',
  moon_abroad: 'The Moon is placed far out, so the mind settles easily among strangers.',
  work_abroad: 'Work is the likeliest road: the house of work reaches into a house of distance.',
  study_abroad: 'Learning is the likeliest road: the 5th house reaches into a house of distance.',
  movable_signs: 'Many planets in movable signs make for a life with changes of place.',
  water_signs: 'Planets in watery signs in far houses speak of journeys across the sea.',
  saturn_long_stay: 'Saturn in a house of distance gives long stays, won by patience.',
  divisional_confirmation: 'The divisional charts repeat the promise of distant lands.',
  karakamsha_abroad: 'The soul planet (atmakaraka) looks to places among strangers.',
};

const TIED: Readonly<Record<HomeTieId, string>> = {
  home_holds: 'The lord of the house of home is strong in its own place and holds you there.',
  settled_ascendant: 'The lord of the ascendant is well settled, so one place is home for long.',
  weak_twelfth_lord: 'The lord of the 12th house is weak, so the way out is slow.',
};

/** Why one goes, to follow a verb of going. */
const ERRANDS: Readonly<Record<Connection['id'], string>> = {
  study: 'to study',
  job: 'for work',
  marriage: 'by marriage',
  business: 'for trade',
  settlement: 'to live there',
};

/** Returns how a yoga forms, as a clause. */
export function formationEn(rule: ForeignRuleId): string {
  return FORMATIONS[rule];
}

/** Returns what a yoga speaks for: `journeys across the sea`. */
export function giftEn(rule: ForeignRuleId): string {
  return GIFTS[rule];
}

const namesEn = (yogas: PromiseWords['formed']['yogas']) => listed(yogas.map(({ en }) => `“${en}”`));

export const FOREIGN_PROMISE_EN: Sentences<PromiseWords> = {
  formation: ({ rule }) => formationEn(rule),
  result: ({ clauses, rule }) => `${clauses.map(sentence).join(' ')} By custom it stands for ${GIFTS[rule]}.`,
  loose_bond: () => 'only one of the two aspects the other',
  headline: ({ band, voice }) => HEADLINES[voice][band],
  level: ({ band }) => LEVELS[band],
  led: ({ rule }) => LED[rule],
  tied: ({ tie }) => TIED[tie],
  most_given: ({ names }) => `Most of it comes from ${namesEn(names)}.`,
  ties: ({ clauses }) => `Against it: ${clauses.map(sentence).join(' ')}`,
  no_connection: () => 'No yoga says what one would go for.',
  connection: ({ connections, next }) => {
    const how = connections.length > 1 ? 'equally' : 'above all';
    const first = `Tradition reads it ${how} as going ${listed(connections.map((id) => ERRANDS[id]))}`;
    return next === null ? `${first}.` : `${first}, then ${ERRANDS[next]}.`;
  },
  connection_reasons: ({ yogas }) => `This is read from ${namesEn(yogas)}.`,
  none_formed: () => 'None of the eight primary yogas of life abroad is formed.',
  formed: ({ yogas }) =>
    yogas.length === 1
      ? `One of the eight primary yogas of life abroad is formed: ${namesEn(yogas)}.`
      : `Of the eight primary yogas of life abroad these are formed: ${namesEn(yogas)}.`,
};
