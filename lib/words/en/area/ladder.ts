/** What the rungs of a matter rest on, in English: clauses that begin with a capital and end without a full stop. */
import type { LadderFacts, RungFacts, Soundness } from '../../../astro/judgement/ladder/facts.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { HomeTieId } from '../../../astro/judgement/videsh/facts.ts';
import { isDusthana } from '../../../astro/chart/houses.ts';
import type { BlemishKind } from '../../../astro/strength/blemish.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import { houseLast } from '../../houseLast.ts';
import type { Sentences } from '../../sentences.ts';
import { officeEn } from './areaWords.ts';
import { giftEn } from '../videsh/promise.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';

/** The sign in which a planet stands in a divisional chart. */
const SIGNS_OF: Readonly<Record<Dignity, string>> = {
  exalted: 'its sign of exaltation',
  moolatrikona: 'its moolatrikona',
  own: 'its own sign',
  great_friend: 'the sign of a great friend',
  friend: 'the sign of a friend',
  neutral: 'a neutral sign',
  enemy: 'the sign of an enemy',
  great_enemy: 'the sign of a great enemy',
  debilitated: 'its sign of fall',
};

const SERVED_THEN: Readonly<Record<Soundness, string>> = {
  firm: 'helped well',
  sound: 'helped in part',
  hurt: 'helped little',
};

const SERVED: Readonly<Record<Soundness, string>> = {
  firm: 'help well',
  sound: 'help in part',
  hurt: 'help little',
};

/** What ties to the home, after the planet. */
const TIES: Readonly<Record<HomeTieId, { readonly held: string; readonly free: string }>> = {
  home_holds: {
    held: 'lord of the 4th house, keeps to its own house and holds you at home',
    free: 'lord of the 4th house, does not hold you at home',
  },
  settled_ascendant: {
    held: 'lord of the ascendant, is settled in a fixed sign in a kendra',
    free: 'lord of the ascendant, does not settle you in one place',
  },
  weak_twelfth_lord: {
    held: 'lord of the 12th house, is weak, which makes the way abroad slow',
    free: 'lord of the 12th house, is strong enough for the way abroad',
  },
};

/** Planets of a yoga that are named. */
const PLANETS_NAMED = 3;

/** Periods, yogas and blemishes that are named where there are more. */
const NAMED = 2;

/** What comes of a planet in a difficult house. */
function dusthanaResult(house: number): string {
  if (house === 6) return 'where it has to work hard';
  return house === 8 ? 'where it has ups and downs' : 'where its strength stays hidden';
}

/** What spoils a planet, after is. */
function blemishEn(kind: BlemishKind, { house, node }: Pick<LadderFacts['planet_sound'], 'house' | 'node'>): string {
  switch (kind) {
    case 'combust':
      return 'combust';
    case 'fallen':
      return 'debilitated';
    case 'in_dusthana':
      return `in the ${ordinal(house)} house, ${dusthanaResult(house)}`;
    case 'defeated':
      return 'defeated in planetary war';
    case 'near_node':
      return `too near ${node ?? 'a node'}`;
  }
}

export const LADDER_EN: Sentences<LadderFacts> = {
  house_sound({ house, pressing, relieving }) {
    const the = `the ${ordinal(house)} house`;
    const presses = pressing.length > 1 ? 'press' : 'presses';
    if (pressing.length === 0)
      return relieving.length > 0
        ? `${capitalised(namedList(relieving))} ${relieving.length > 1 ? 'support' : 'supports'} ${the}, and no malefic presses on it`
        : `No malefic presses on ${the}`;
    const pressed = `${capitalised(namedList(pressing))} ${presses} on ${the}`;
    if (relieving.length === 0) return `${pressed}, and no benefic relieves it`;
    return `${pressed}, and ${namedList(relieving)} ${relieving.length > 1 ? 'relieve' : 'relieves'} it`;
  },
  planet_sound({ blemishes, house, node, office, planet, signIndex, state }) {
    const who = `${capitalised(named(planet))}, ${officeEn(office)},`;
    if (blemishes.length > 0)
      return `${who} is ${listed(houseLast(blemishes.slice(0, NAMED)).map((kind) => blemishEn(kind, { house, node })))}`;
    const where = `in ${signEn(signIndex)}, the ${ordinal(house)} house`;
    return state === 'firm' ? `${who} is strong and unhurt ${where}` : `${who} is unhurt ${where}`;
  },
  varga_sound({ dignity, house, office, planet, state, varga }) {
    const who = `In the ${VARGAS[varga].name.toLowerCase()} ${named(planet)}, ${officeEn(office)},`;
    const sign = SIGNS_OF[dignity];
    if (state === 'firm') return `${who} stands in ${sign}`;
    if (state === 'sound') return `${who} is unhurt in the ${ordinal(house)}`;
    return isDusthana(house) ? `${who} falls in the ${ordinal(house)}` : `${who} stands in ${sign}`;
  },
  yogas_feed({ yogas }) {
    if (yogas.length === 0) return 'No proper yoga supports it';
    const named = yogas.slice(0, NAMED);
    const supports = named.every(({ grade }) => grade === 'proper') ? 'support' : 'partly support';
    const names = listed(named.map(({ name }) => name.en));
    return named.length > 1 ? `The yogas ${names} ${supports} it` : `The yoga ${names} ${supports}s it`;
  },
  years_served({ fromYears, isPast, periods, state, toYears }) {
    const years =
      fromYears === 0
        ? `Up to the age of ${toYears} the long periods`
        : `From age ${fromYears} to ${toYears} the long periods`;
    if (periods.length === 0) return `${years} are not known`;
    const best = [...periods].sort((a, b) => b.value - a.value).slice(0, NAMED);
    const lords = namedList([...new Set(best.map(({ planet }) => planet))]);
    return `${years} ${(isPast ? SERVED_THEN : SERVED)[state]}, ${state === 'hurt' ? 'and most in those' : 'above all those'} of ${lords}`;
  },
  way_abroad({ isFormed, name, planets, rule }) {
    const called = `“${name.en}”`;
    if (!isFormed) return `The yoga ${called} is not formed`;
    const who = planets.length > 0 ? ` through ${namedList(planets.slice(0, PLANETS_NAMED))}` : '';
    return `The yoga ${called} is formed${who}, for ${giftEn(rule)}`;
  },
  home_tie: ({ bearer, isHeld, tie }) => {
    const { held, free } = TIES[tie];
    return `${capitalised(named(bearer))}, ${isHeld ? held : free}`;
  },
};

export const RUNGS_EN: Sentences<RungFacts> = {
  birth: () => 'The house, its lord and its significator at birth',
  varga: ({ varga }) => `The same in the ${VARGAS[varga].name.toLowerCase()}`,
  yogas: () => 'A proper yoga that supports it',
  years: () => 'Mahadashas of the years that matter',
  links_abroad: () => 'Links of the 12th house, and ties to the home',
  abroad_confirmed: () => 'The same in the divisional charts',
  ways_abroad: () => 'What takes you abroad',
};
