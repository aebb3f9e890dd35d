/** Sentences on the yogas of life abroad in English. */
import type { ForeignRuleId } from '../../../astro/judgement/videsh/facts.ts';
import type { Connection, PromiseLevel } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { PromiseWords } from '../../facts/videsh/promise.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, uncapitalised } from '../grammar.ts';

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
  ascendant_and_twelfth: 'the person’s own wish to live elsewhere',
  weak_homeland: 'loosened ties to the home, which make leaving easier',
  rahu_abroad: 'a pull towards foreign people and unfamiliar ways',
  partner_abroad: 'ties abroad by marriage or by partnership in trade',
  moon_abroad: 'a mind that is at ease far from home',
  work_abroad: 'work in another country or with foreign employers',
  study_abroad: 'learning away from home',
  movable_signs: 'a life on the move',
  water_signs: 'journeys across the sea',
  saturn_long_stay: 'long stays, earned by patience',
  divisional_confirmation: 'the same matter said again by the finer charts',
  karakamsha_abroad: 'a lesson of the soul that is learned among strangers',
};

const LEVELS: Readonly<Record<PromiseLevel['id'], string>> = {
  very_strong: 'leads abroad very strongly, more than three charts in four',
  strong: 'leads abroad strongly, more than most charts',
  fair: 'leads abroad fairly, as many charts do',
  slight: 'leads abroad but slightly, less than most charts',
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

const within = (clauses: readonly string[]) => clauses.map(uncapitalised).join('; ');

export const FOREIGN_PROMISE_EN: Sentences<PromiseWords> = {
  formation: ({ rule }) => formationEn(rule),
  result: ({ clauses: [first, ...others], rule }) =>
    `${[first, ...others.map(uncapitalised)].join('; ')}. This speaks for ${GIFTS[rule]}.`,
  loose_bond: () => 'only one of the two aspects the other',
  level: ({ formed, level, points }) =>
    `The chart ${LEVELS[level]}: ${formed === 0 ? 'none' : formed} of the eight primary yogas ${formed === 1 ? 'is' : 'are'} formed, ${points} points in all.`,
  most_given: ({ clauses, name }) => `Most is given by “${name.en}”: ${within(clauses)}.`,
  ties: ({ clauses }) => `What ties to the home: ${within(clauses)}.`,
  no_connection: () => 'No yoga says what one would go for.',
  connection: ({ connections, next, points }) => {
    const how = connections.length > 1 ? 'equally for going' : 'most for going';
    const beside = next === null ? '' : `, then ${ERRANDS[next.connection]} (${next.points})`;
    return `It speaks ${how} ${listed(connections.map((id) => ERRANDS[id]))} (${points} points)${beside}.`;
  },
  connection_reasons: ({ clauses }) => `The reasons: ${within(clauses)}.`,
  none_formed: () => 'None of the eight primary yogas of life abroad is formed.',
  formed: ({ yogas }) => {
    const each = yogas.map(({ name, points }) => `${name.en} (${points})`);
    const are = yogas.length === 1 ? 'is' : 'are';
    return `${yogas.length} of the eight primary yogas of life abroad ${are} formed: ${listed(each)}.`;
  },
};
