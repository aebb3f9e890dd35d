/** What the rungs of a matter rest on, in English: clauses that begin with a capital and end without a full stop. */
import type { LadderFacts, RungFacts, Soundness } from '../../astro/judgement/ladder/facts.ts';
import type { Dignity } from '../../astro/planet/dignity.ts';
import { isDusthana } from '../../astro/chart/houses.ts';
import { BLEMISH_NAMES } from '../../astro/strength/blemish.ts';
import { VARGAS } from '../../astro/varga/vargas.ts';
import type { Sentences } from '../sentences.ts';
import { officeEn } from './areaWords.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from './grammar.ts';

/** Signs of a divisional chart in which a planet is firm, or hurt. */
const SIGNS_OF: Readonly<Partial<Record<Dignity, string>>> = {
  exalted: 'its sign of exaltation',
  moolatrikona: 'its moolatrikona',
  own: 'its own sign',
  debilitated: 'its sign of fall',
  great_enemy: 'the sign of a great enemy',
};

const SERVED: Readonly<Record<Soundness, string>> = {
  firm: 'serve it well',
  sound: 'serve it in part',
  hurt: 'serve it little',
};

/** Periods that are named where many share the years. */
const PERIODS_NAMED = 2;

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
  planet_sound({ blemishes, house, office, planet, signIndex, state }) {
    const who = `${capitalised(named(planet))}, ${officeEn(office)},`;
    if (blemishes.length > 0) return `${who} is ${listed(blemishes.map((kind) => BLEMISH_NAMES[kind].en))}`;
    return `${who} is ${state === 'firm' ? 'strong and unhurt' : 'unhurt'} in ${signEn(signIndex)}, the ${ordinal(house)} house`;
  },
  varga_sound({ dignity, house, office, planet, state, varga }) {
    const who = `In the ${VARGAS[varga].name.toLowerCase()} ${named(planet)}, ${officeEn(office)},`;
    const sign = SIGNS_OF[dignity];
    if (state === 'firm') return `${who} stands in ${sign!}`;
    if (state === 'sound') return `${who} is unhurt in the ${ordinal(house)}`;
    return isDusthana(house) ? `${who} falls in the ${ordinal(house)}` : `${who} stands in ${sign!}`;
  },
  yogas_feed: ({ yogas }) =>
    yogas.length === 0
      ? 'No proper yoga feeds it'
      : `${listed(yogas.map(({ grade, name }) => (grade === 'proper' ? name.en : `${name.en} (blemished)`)))} ${yogas.length > 1 ? 'feed' : 'feeds'} it`,
  years_served({ fromYears, periods, state, toYears }) {
    const years = `the years from ${fromYears} to ${toYears}`;
    if (periods.length === 0) return `No mahadasha of ${years} is told`;
    const best = [...periods].sort((a, b) => b.value - a.value).slice(0, PERIODS_NAMED);
    const lords = namedList([...new Set(best.map(({ planet }) => planet))]);
    return state === 'hurt'
      ? `The mahadashas of ${years} ${SERVED.hurt}; ${lords} ${best.length > 1 ? 'give' : 'gives'} the most`
      : `The mahadashas of ${years} ${SERVED[state]}, ${lords} best`;
  },
};

export const RUNGS_EN: Sentences<RungFacts> = {
  birth: () => 'The house, its lord and its significator at birth',
  varga: ({ varga }) => `The same in the ${VARGAS[varga].name.toLowerCase()}`,
  yogas: () => 'A proper yoga that feeds it',
  years: () => 'Mahadashas of the years that matter',
};
