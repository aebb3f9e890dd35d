/** Sentences of /planets in English. */
import type { Motion } from '../../astro/planet/motion.ts';
import { placedByDignity } from '../../astro/planetWords.ts';
import { PLANET_NATURES } from '../../astro/tables/karakas.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { PlanetWords } from '../facts/planets.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, named, namedList, ordinal, signEn } from './grammar.ts';

const DIMMED = { mild: 'slightly dimmed', combust: 'dimmed', deep: 'strongly dimmed' };

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
  friendship: ({ dignity, lord, natural, signIndex, temporary }) =>
    `${signEn(signIndex)} belongs to ${named(lord)}: ${natural} by nature and ${temporary} by place make ${dignity.replace('_', ' ')}.`,

  sun_never_combust: () => 'The Sun is what others are combust by.',
  node_never_combust: ({ node }) => `${node} has no body to be outshone, and is never combust.`,
  not_combust: ({ limitDeg, planet }) =>
    `${capitalised(named(planet))} is free of combustion: it is not within ${limitDeg} degrees of the Sun.`,
  combust_relieved: ({ house, limitDeg, planet }) =>
    `${capitalised(named(planet))} is within ${limitDeg} degrees of the Sun, but relief leaves ${themeOf(planet, house)} untroubled.`,
  combust: ({ grade, house, limitDeg, planet }) => {
    const moon = planet === 'Moon' ? ' A Moon this near the Sun is dark: its strength by light is small as well.' : '';
    return `${capitalised(named(planet))} is combust, within ${limitDeg} degrees of the Sun: ${themeOf(planet, house)}, are ${DIMMED[grade]} by matters of the Sun.${moon}`;
  },

  nothing_retrograde: () => 'Nothing is retrograde.',
  retrograde_are: ({ planets }) => `Retrograde: ${planets.join(', ')}.`,
  node_moves: ({ isRetrograde, node }) =>
    isRetrograde
      ? `${node} moves backwards, as the nodes do by nature; effects of retrogression are not read from it.`
      : `${node} moves forward for some days, as the true node does at times.`,
  light_moves: ({ motion, planet }) => `The ${planet} never turns back; at this birth it moves ${PACES[motion]}.`,
  stands_still: ({ planet }) => `${planet} stands nearly still: what it signifies is emphasised and slow to change.`,
  moves_forward: ({ motion, planet }) => `${planet} moves forward ${PACES[motion]} and acts in its ordinary way.`,
  turned_back: ({ house, planet }) =>
    `${planet} is retrograde in the ${ordinal(house)} house: bright, near the Earth and strong by motion (cheshta bala); its themes turn inward and are worked over again.`,
  debilitated_back: ({ planet }) => `Debilitated and retrograde, ${planet} is raised: it acts much as if exalted.`,
  exalted_back: ({ planet }) => `Exalted and retrograde, ${planet} is lowered: it gives less than its sign promises.`,
  owns_affairs: ({ houses }) => `It carries the affairs of the ${houses.map(ordinal).join(' and ')}, which it owns.`,
  turns_soon: ({ days, planet, turns }) =>
    `${planet} turns ${turns} ${Math.abs(days).toFixed(1)} days ${days < 0 ? 'before' : 'after'} birth, so its change of course is felt.`,
};

function themeOf(planet: Planet, house: number): string {
  const [first, second] = PLANET_NATURES[planet].significations;
  return `${first!.en} and ${second!.en}, seen from the ${ordinal(house)} house`;
}
