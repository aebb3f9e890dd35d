/** Sentences about the bindus of a birth, in English. */
import type { SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import { BINDU_RESULTS } from '../binduResults.ts';
import type { Moorti } from '../../../astro/tables/gochara.ts';
import { HOUSE_TOPICS } from '../../../astro/tables/houses.ts';
import type { BinduWords } from '../../facts/day/ashtakavarga.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, namedList, ordinal, signEn } from '../grammar.ts';

const GROUND: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'the most fertile ground, where effort and good transits bear fruit early',
  strong: 'fertile ground, where effort and good transits bear fruit',
  good: 'good ground, at the mean of a sign or just above it',
  average: 'average ground, where results follow the effort',
  weak: 'thin ground, where plans want more time and support',
  very_weak: 'very thin ground, where plans want much time and support',
};

const FORMS: Readonly<Record<Moorti, string>> = {
  swarna: 'gold, the best of the four forms: what it brings comes easily',
  rajata: 'silver, a good form: what it brings comes with ordinary effort',
  tamra: 'copper, a modest form: what it brings comes slowly',
  loha: 'iron, the hardest form: what it brings asks for patience',
};

const METALS: Readonly<Record<Moorti, string>> = { swarna: 'gold', rajata: 'silver', tamra: 'copper', loha: 'iron' };

const places = (signs: BinduWords['summary']['best']) =>
  listed(signs.map(({ house, signIndex }) => `${signEn(signIndex)} (${ordinal(house)} house)`));

export const BINDU_WORDS_EN: Sentences<BinduWords> = {
  sign_reading: ({ band, bindus, house, passing, signIndex }) => {
    const { area } = HOUSE_TOPICS[house - 1]!;
    const who =
      passing.length === 0
        ? 'Nobody passes it now.'
        : `${capitalised(namedList(passing))} ${passing.length > 1 ? 'pass' : 'passes'} it now.`;
    return `${signEn(signIndex)}, your ${ordinal(house)} house, that of ${area}, has ${bindus} bindus: ${GROUND[band]}. ${who}`;
  },
  passes: ({ planet, signIndex }) => `${capitalised(named(planet))} passes through ${signEn(signIndex)}.`,
  came: ({ date, house, moorti, planet, signIndex }) =>
    `${capitalised(named(planet))} came into ${signEn(signIndex)} on ${dateEn(date)}, while the Moon passed the ${ordinal(house)} sign from your Moon: in ${FORMS[moorti]}.`,
  own_bindus: ({ bindus, isContrary }) =>
    `${isContrary ? 'Yet with' : 'With'} ${bindus} of 8 bindus of its own there it tends to ${BINDU_RESULTS[bindus]!}.`,
  bindus_of_node: ({ sarva }) => `The nodes have no bindus of their own; all planets together have ${sarva} there.`,
  no_moorti_of_moon: () => 'Moortis are told by the Moon, and of the Moon itself none is told.',
  no_moorti_known: () => 'The planet came into the sign before the ephemeris begins.',
  summary: ({ best, last, leastBindus, moortis, mostBindus }) => {
    const ground = `Your most fertile ground is ${places(best)} with ${mostBindus} bindus, the thinnest ${places(last)} with ${leastBindus}.`;
    const forms = moortis.map(({ moorti, planets }) => `${namedList(planets)} in ${METALS[moorti]}`);
    return `${ground} Passing now: ${forms.join('; ')}.`;
  },
};
