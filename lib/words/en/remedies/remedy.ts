/** Sentences about remedies in English. */
import type { BeadHouse, NeedFacts } from '../../../astro/judgement/remedy/facts.ts';
import type { PickedKind } from '../../../astro/judgement/remedy/picks.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { NeedClause, RemedyWords } from '../../facts/remedies/remedy.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, namedList, ordinal, signEn, uncapitalised } from '../grammar.ts';

/** A kind of remedy in the singular and in the plural. */
const KINDS: Readonly<Record<PickedKind, readonly [one: string, several: string]>> = {
  mantra: ['a mantra', 'mantras'],
  donation: ['a gift', 'gifts'],
  fast: ['a fast', 'fasts'],
  puja: ['a rite', 'rites'],
  rudraksha: ['a rudraksha', 'rudrakshas'],
  yantra: ['a yantra', 'yantras'],
};

/** What a gift goes before. */
const RATHER_THAN: Readonly<Record<Exclude<PickedKind, 'donation'>, string>> = {
  mantra: 'a mantra',
  fast: 'a fast',
  puja: 'a rite',
  rudraksha: 'a bead',
  yantra: 'a yantra',
};

const BEAD_MATTERS: Readonly<Record<BeadHouse, string>> = { 3: 'courage', 7: 'partnership' };

export const NEED_EN: Sentences<NeedFacts> = {
  strength: ({ strength }) => `has a strength of ${strength} of 100`,
  weak: ({ strength }) => `is weak (${strength} of 100)`,
  debilitated: () => 'is debilitated',
  combust: () => 'is combust',
  lost_war: ({ winner }) => `lost a planetary war to ${winner}`,
  afflicted: ({ planets }) => `is afflicted by ${namedList(planets)}`,
  dusthana: ({ house }) => `stands in the ${ordinal(house)} house`,
  sade_sati: () => 'makes your sade sati',
  functional_malefic: () => 'is a functional malefic',
  dusthana_lord: ({ houses }) => `rules the ${listed(houses.map(ordinal))}`,
  mahadasha_lord: () => 'rules your mahadasha',
  antardasha_lord: () => 'rules your antardasha',
  moon: () => 'signifies mind and body in every chart',
  ascendant_lord: () => 'rules your ascendant',
  most_urgent: () => 'is as urgent as the scale can say',
  at_ease: ({ strength }) => `stands at ${strength} of 100`,
  unburdened: () => 'carries no burden',
};

/** Returns a clause with its end: `rules your mahadasha until 3 May 2031`. */
function clauseText({ need, until }: NeedClause): string {
  const clause = sayIn(NEED_EN, need);
  return until === null ? clause : `${clause} until ${dateEn(until)}`;
}

const subject = (planet: Planet) => capitalised(named(planet));

const clausesText = (planet: Planet, needs: readonly NeedClause[]) =>
  `${subject(planet)} ${listed(needs.map(clauseText))}`;

const lordText = ({ house, planet }: RemedyWords['weak_lord']) =>
  `${subject(planet)}, lord of the ${ordinal(house)}, the house of ${BEAD_MATTERS[house]},`;

const mantraInstead = (planet: Planet) => `Say “${REMEDIES[planet].mantra.en}” 108 times.`;

const FREE_ALTERNATIVES: Readonly<Record<PickedKind, (planet: Planet) => string>> = {
  mantra: () => 'It costs nothing; eleven repetitions with attention are better than a mala in haste.',
  donation: (planet) =>
    `A handful is enough; an hour of help for ${REMEDIES[planet].recipient.en} costs nothing and counts as much.`,
  fast: mantraInstead,
  puja: mantraInstead,
  rudraksha: mantraInstead,
  yantra: () => 'Drawn by hand on clean paper it costs nothing.',
};

function othersText(kind: PickedKind, others: readonly Planet[]): string {
  const [one, several] = KINDS[kind];
  if (others.length === 0) return 'No other planet calls for one.';
  if (others.length === 1) return `Of less urgency is ${one} for ${namedList(others)}.`;
  return `Of less urgency, in this order, are ${several} for ${namedList(others)}.`;
}

/** Gifts and fasts are called by a phrase, mantras, beads and rites by a name. */
const isPhrase = (kind: PickedKind) => kind === 'donation' || kind === 'fast';

export const REMEDY_EN: Sentences<RemedyWords> = {
  part: ({ need, planet }) => `${subject(planet)} ${clauseText(need)}`,
  reason: ({ needs, planet }) => `${clausesText(planet, needs)}.`,
  unneeded: ({ kind, needs, planet }) =>
    `${clausesText(planet, needs)}, which tradition answers with a gift rather than ${RATHER_THAN[kind]}.`,
  free_alternative: ({ kind, planet }) => FREE_ALTERNATIVES[kind](planet),
  for_nobody: ({ kind }) => `No planet of this chart calls for ${KINDS[kind][0]}.`,
  begin: ({ kind, needs, nextDate, others, planet, title }) => {
    const what = isPhrase(kind) ? uncapitalised(title.en) : title.en;
    return `Begin with ${named(planet)}: ${what} (next on ${dateEn(nextDate)}). ${clausesText(planet, needs)}. ${othersText(kind, others)}`;
  },
  fasting_young: ({ years }) =>
    `Below the age of ${years} no fast is kept: the gift or the mantra of the planet takes its place, and a parent may keep the day.`,
  fasting_old: ({ years }) =>
    `From the age of ${years} on fruit and milk are taken on the day, or its gift or mantra takes the place of the fast.`,
  ishta: ({ deity, planet, signIndex }) =>
    `In your navamsa the 12th from karakamsha is ${signEn(signIndex)}, which speaks through ${named(planet)}, and through it ${deity.en}.`,
  many_strained: ({ planets }) =>
    `${capitalised(namedList(planets))} are weak or afflicted together, so that one bead for all goes before many.`,
  few_strained: ({ count, least }) =>
    `It is for charts with ${least} strained planets or more; here there are ${count}.`,
  weak_lord: (lord) => `${lordText(lord)} is weak (${lord.strength} of 100).`,
  strong_lord: (lord) => `${lordText(lord)} has ${lord.strength} of 100 and needs no such help.`,
  ascendant_lord_hard: ({ house, planet }) =>
    `${subject(planet)}, lord of your ascendant, stands in the ${ordinal(house)}, where the way is longer.`,
  ascendant_lord_well: ({ house, planet }) =>
    `It is for a lord of the ascendant in the 6th, 8th or 12th; ${named(planet)} stands in the ${ordinal(house)}.`,
};
