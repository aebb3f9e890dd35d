/** Sentences of /planets in English. */
import type { Motion } from '../../astro/planet/motion.ts';
import { placedByDignity } from '../../astro/planetWords.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { NaturalRelation } from '../../astro/tables/relationships.ts';
import { countWord } from '../../astro/words.ts';
import type { PlanetWords } from '../facts/planets.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, isOrAre, listed, named, namedList, ordinal, signEn } from './grammar.ts';

const DIMMED = { mild: 'slightly dimmed', combust: 'dimmed', deep: 'strongly dimmed' };

const RELATIONS = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' };

const PACES: Readonly<Record<Motion, string>> = {
  fast: 'faster than its mean pace',
  mean: 'at its mean pace',
  slow: 'more slowly than its mean pace',
  stationary: 'more slowly than its mean pace',
  retrograde: 'more slowly than its mean pace',
};

export const PLANET_WORDS_EN: Sentences<PlanetWords> = {
  dignity: ({ dignity, planet }) =>
    `${named(planet)} is strong by sign, ${placedByDignity(dignity)}, and keeps much of its own`,
  inferior_conjunction: ({ planet }) =>
    `${named(planet)} is retrograde: it passes before the Sun, nearest to the Earth`,
  vargottama: ({ planet }) => `${named(planet)} holds the same sign in the navamsa`,
  pushkara_navamsa: ({ planet }) => `${named(planet)} stands in a pushkara navamsa`,
  different_sign: () => 'the Sun stands in another sign, which takes one grade off',

  sixth_of_sign: ({ isOddSign, sixth }) =>
    `${sixth * 6 - 6} to ${sixth * 6} degrees of an ${isOddSign ? 'odd' : 'even'} sign`,
  placed: ({ dignity }) => placedByDignity(dignity),
  combust_state: () => 'combust',
  in_company: ({ planets }) => `with ${namedList(planets)}`,
  in_fifth_with: ({ planets }) => `in the 5th with ${namedList(planets)}`,
  seen_by_enemies: ({ planets }) =>
    `aspected by ${namedList(planets)}, ${planets.length === 1 ? 'an enemy' : 'enemies'}`,
  thirsty: ({ planets }) => `in a water sign, aspected by ${namedList(planets)} and by no benefic`,
  sign_of_friend: ({ lord }) => `in a sign of ${named(lord)}, a friend`,
  with_sun: ({ planets }) => `with the Sun, aspected by ${namedList(planets)}`,

  sign_of_exaltation: ({ deepestDeg, planet, signIndex }) =>
    `${signEn(signIndex)} is the exaltation of ${named(planet)}, deepest at ${deepestDeg} degrees.`,
  sign_of_debilitation: ({ deepestDeg, planet, signIndex }) =>
    `${signEn(signIndex)} is the debilitation of ${named(planet)}, deepest at ${deepestDeg} degrees.`,
  in_moolatrikona: ({ fromDeg, planet, signIndex, untilDeg }) =>
    `${fromDeg} to ${untilDeg} degrees of ${signEn(signIndex)} are the moolatrikona of ${named(planet)}.`,
  own_sign: ({ planet, signIndex }) => capitalised(`${named(planet)} owns ${signEn(signIndex)}.`),
  friendship: ({ dignity, lord, natural, planet, signIndex, temporary }) =>
    `${signEn(signIndex)} belongs to ${named(lord)}, ${bondText(planet, natural, temporary)}. So it counts as ${placedByDignity(dignity).replace('in ', '')}.`,

  sun_never_combust: () => 'The Sun is never combust. Other planets become combust near it.',
  node_never_combust: ({ node }) => `${node} has no body to be outshone, so it is never combust.`,
  not_combust: ({ limitDeg, planet }) =>
    `${capitalised(named(planet))} is free of combustion. It is not within ${limitDeg} degrees of the Sun.`,
  combust_relieved: ({ house, limitDeg, planet }) =>
    `${capitalised(named(planet))} is within ${limitDeg} degrees of the Sun. Relief leaves its matters in your ${ordinal(house)} house untroubled.`,
  combust: ({ grade, house, limitDeg, planet }) => {
    const moon = planet === 'Moon' ? ' A Moon this near the Sun is dark, so its strength by light is small too.' : '';
    return `${capitalised(named(planet))} is combust, within ${limitDeg} degrees of the Sun. Its matters in your ${ordinal(house)} house, such as ${DIMMED_MATTERS[planet]}, are ${DIMMED[grade]}.${moon}`;
  },

  nothing_retrograde: () => 'Nothing is retrograde.',
  retrograde_are: ({ planets }) => `${capitalised(namedList(planets))} ${isOrAre(planets.length)} retrograde.`,
  node_moves: ({ isRetrograde, node }) =>
    isRetrograde
      ? `${node} moves backwards, as the nodes do by nature. No retrograde effects are read from it.`
      : `${node} moves forward for some days, as the true node does at times.`,
  light_moves: ({ motion, planet }) => `The ${planet} never turns back. At this birth it moves ${PACES[motion]}.`,
  stands_still: ({ planet }) => `${planet} stands nearly still. Its matters stand out and are slow to change.`,
  moves_forward: ({ motion, planet }) => `${planet} moves forward ${PACES[motion]} and acts in its ordinary way.`,
  turned_back: ({ house, planet }) =>
    `${planet} is retrograde in your ${ordinal(house)} house. It is bright, near the Earth and strong by motion (cheshta bala). You think its matters over and come back to them.`,
  debilitated_back: ({ planet }) =>
    `${planet} is debilitated and retrograde, which raises it. It acts much as if exalted.`,
  exalted_back: ({ planet }) =>
    `${planet} is exalted and retrograde, which lowers it. It gives less than its sign promises.`,
  owns_affairs: ({ houses }) =>
    `The affairs of your ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}, which it rules, go the same way.`,
  turns_soon: ({ days, planet, turns }) =>
    `${planet} turned ${turns} ${daysText(days)} birth, so its change of course is felt.`,
};

/** What a planet near the Sun shows less of. */
const DIMMED_MATTERS: Readonly<Record<SevenPlanet, string>> = {
  Sun: 'authority',
  Moon: 'mind and feelings',
  Mars: 'courage and energy',
  Mercury: 'intellect and learning',
  Jupiter: 'teachers and wisdom',
  Venus: 'arts and beauty',
  Saturn: 'labour and service',
};

/** Returns `six days before`, or `around` within half a day of birth. */
function daysText(days: number): string {
  const count = Math.round(Math.abs(days));
  if (count === 0) return 'around';
  return `${countWord(count)} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`;
}

/** Returns `a friend of Mars by nature and an enemy by place`. */
function bondText(planet: Planet, natural: NaturalRelation, temporary: NaturalRelation): string {
  const bond = `${RELATIONS[natural]} ${natural === 'neutral' ? 'to' : 'of'} ${named(planet)}`;
  return natural === temporary
    ? `${bond} by nature and by place`
    : `${bond} by nature and ${RELATIONS[temporary]} by place`;
}
