/** Sentences about remedies in English. */
import type { BeadHouse, NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { NeedClause, RemedyWords, ToldKind } from '../../facts/remedies/remedy.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { dayOnDateEn, longDateEn } from './days.ts';

/** A kind of remedy in the singular and in the plural. */
const KINDS: Readonly<Record<ToldKind | 'gemstone', readonly [one: string, several: string]>> = {
  mantra: ['a mantra', 'mantras'],
  donation: ['a gift', 'gifts'],
  fast: ['a fast', 'fasts'],
  puja: ['a rite', 'rites'],
  rudraksha: ['a rudraksha', 'rudrakshas'],
  yantra: ['a yantra', 'yantras'],
  gemstone: ['a stone', 'stones'],
};

const BEAD_MATTERS: Readonly<Record<BeadHouse, string>> = { 3: 'courage', 7: 'partnership' };

export const NEED_EN: Sentences<NeedFacts> = {
  strength: () => 'is below full strength',
  weak: () => 'is weak',
  debilitated: () => 'is debilitated',
  combust: () => 'is combust',
  lost_war: ({ winner }) => `lost a planetary war to ${winner}`,
  afflicted: ({ planets }) => `is afflicted by ${namedList(planets)}`,
  dusthana: ({ house }) => `stands in your ${ordinal(house)} house`,
  sade_sati: () => 'makes your sade sati',
  functional_malefic: () => 'is a functional malefic for your ascendant',
  dusthana_lord: ({ houses }) => `rules your ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}`,
  mahadasha_lord: () => 'rules your main period (mahadasha)',
  antardasha_lord: () => 'rules your sub-period (antardasha)',
  moon: () => 'signifies mind and body in every chart',
  ascendant_lord: () => 'rules your ascendant',
  most_urgent: () => 'is as urgent as the scale can say',
  at_ease: () => 'has strength enough',
  unburdened: () => 'is not afflicted',
};

/** Returns a clause with its end: `makes your sade sati until 23 February 2028`. */
function clauseText({ need, until }: NeedClause): string {
  const clause = sayIn(NEED_EN, need);
  return until === null ? clause : `${clause} until ${longDateEn(until)}`;
}

const subject = (planet: Planet) => capitalised(named(planet));

/** Two clauses a sentence, so that none is long. */
function clausesText(planet: Planet, needs: readonly NeedClause[]): string {
  const said = needs.map(clauseText);
  const pairs = said.flatMap((_, index) => (index % 2 === 0 ? [said.slice(index, index + 2)] : []));
  const heads = [subject(planet), 'It also', `Besides, ${named(planet)}`, `Again, ${named(planet)}`];
  return pairs.map((pair, index) => `${heads[Math.min(index, heads.length - 1)]!} ${listed(pair)}.`).join(' ');
}

const lordText = ({ house, planet }: RemedyWords['weak_lord']) =>
  `${subject(planet)}, lord of your ${ordinal(house)} house, of ${BEAD_MATTERS[house]},`;

const INSTEAD: Readonly<Record<'fast' | 'puja' | 'rudraksha', (mantra: string) => string>> = {
  fast: (mantra) => `Say “${mantra}” 108 times in place of the fast.`,
  puja: (mantra) => `Say “${mantra}” 108 times before a lamp at home.`,
  rudraksha: (mantra) => `Say “${mantra}” 108 times, without any bead.`,
};

const mantraInstead = (kind: keyof typeof INSTEAD) => (planet: Planet) => INSTEAD[kind](REMEDIES[planet].mantra.en);

const FREE_ALTERNATIVES: Readonly<Record<ToldKind, (planet: Planet) => string>> = {
  mantra: (planet) => `It costs nothing. Eleven repetitions for ${named(planet)} with attention are better than haste.`,
  donation: (planet) =>
    `A handful is enough. An hour of help for ${REMEDIES[planet].recipient.en} costs nothing and counts as much.`,
  fast: mantraInstead('fast'),
  puja: mantraInstead('puja'),
  rudraksha: mantraInstead('rudraksha'),
  yantra: (planet) => `The square of ${named(planet)}, drawn by hand on clean paper, costs nothing.`,
};

/** What begins with a planet, as a headline has it. */
const HEADLINES: Readonly<Record<ToldKind, (planet: string) => string>> = {
  mantra: (planet) => `The mantra of ${planet} comes first.`,
  donation: (planet) => `A gift for ${planet} comes first.`,
  fast: (planet) => `If you fast, keep the day of ${planet}.`,
  puja: (planet) => `A rite for ${planet} comes first.`,
  rudraksha: (planet) => `The bead of ${planet} suits you first.`,
  yantra: (planet) => `The yantra of ${planet} suits you first.`,
};

const AT_EASE: Readonly<Record<ToldKind, string>> = {
  mantra: 'so it needs no mantra now',
  donation: 'so it needs no gift',
  fast: 'so it needs no fast',
  puja: 'so it needs no rite',
  rudraksha: 'so it needs no bead',
  yantra: 'so it needs no yantra',
};

export const REMEDY_EN: Sentences<RemedyWords> = {
  part: ({ need, planet }) => `${subject(planet)} ${clauseText(need)}`,
  reason: ({ needs, planet }) => clausesText(planet, needs),
  at_ease: ({ isBurdened, kind, planet }) => {
    if (!isBurdened) return `${subject(planet)} stands well, ${AT_EASE[kind]}.`;
    return `${subject(planet)} is neither weak nor afflicted, ${AT_EASE[kind]}; a gift is enough.`;
  },
  to_be_eased: ({ planet }) =>
    `A yantra adds strength, which ${named(planet)} does not need here; its mantra or a gift is right.`,
  not_at_age: ({ kind, planet }) =>
    `At this age ${KINDS[kind][0]} for ${named(planet)} is left out; its mantra or a gift takes its place.`,
  age_note: ({ isChild, kind }) =>
    isChild
      ? `${capitalised(KINDS[kind][1])} are not for a child under 13. Parents say the mantra and give the gift instead.`
      : `${capitalised(KINDS[kind][1])} are not named from the age of 65. A prayer or a gift is as good.`,
  free_alternative: ({ kind, planet }) => FREE_ALTERNATIVES[kind](planet),
  for_nobody: ({ kind }) => `No planet of this chart calls for ${KINDS[kind][0]} at present.`,
  headline: ({ isForChild, kind, planet }) =>
    isForChild ? `For the child, ${KINDS[kind][0]} for ${named(planet)} comes first.` : HEADLINES[kind](named(planet)),
  headline_nobody: ({ kind }) => `No ${KINDS[kind][1]} are needed here.`,
  begin: ({ isForChild, kind, nextDate, planet, title }) => {
    const day = dayOnDateEn(nextDate);
    const who = isForChild ? 'For the child, begin' : 'Begin';
    if (kind === 'mantra') return `${who} with “${title.en}”, the mantra of ${named(planet)}, on ${day}.`;
    return `${who} with ${KINDS[kind][0]} for ${named(planet)} on ${day}.`;
  },
  others: ({ planets }) =>
    `${subject(planets[0]!)}${planets.length > 1 ? ` and ${namedList(planets.slice(1, 2))}` : ''} may follow later.`,
  fasting_youth: () => 'Below the age of 18 a fast means one simple meal, with milk and fruit when hungry.',
  ishta: ({ deity, planet, signIndex }) =>
    `In your navamsa the 12th sign from karakamsha is ${signEn(signIndex)}. Its planet is ${named(planet)}, and through it comes ${deity.en}.`,
  many_strained: ({ planets }) =>
    `${capitalised(namedList(planets))} are weak or afflicted together, so one bead for all comes first.`,
  few_strained: ({ count, least }) =>
    `It is for charts with ${least} strained planets or more; here there are ${count}.`,
  weak_lord: (lord) => `${lordText(lord)} is weak.`,
  strong_lord: (lord) => `${lordText(lord)} is strong enough and needs no such help.`,
  ascendant_lord_hard: ({ house, planet }) =>
    `${subject(planet)}, lord of your ascendant, stands in your ${ordinal(house)} house, where things take longer.`,
  ascendant_lord_well: ({ house, planet }) =>
    `It is for a lord of the ascendant in the 6th, 8th or 12th; ${named(planet)} stands in your ${ordinal(house)}.`,
};
