/** Sentences about the bindus of a birth, in English. */
import { sarvaBand, type SarvaBand } from '../../../astro/ashtakavarga/bands.ts';
import type { Moorti } from '../../../astro/tables/gochara.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { BinduWords } from '../../facts/day/ashtakavarga.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, listed, named, ordinal, signEn } from '../grammar.ts';
import { bindusTend, clauseEn, fromMoonEn, GROUND_EN } from '../transit/phrases.ts';

const GROUND: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'very fertile ground, where effort and good transits bear fruit early',
  strong: 'fertile ground, where effort and good transits bear fruit',
  good: 'good ground, where matters go forward',
  average: 'average ground, where results follow the effort',
  weak: 'thin ground, where plans need more time and support',
  very_weak: 'very thin ground, where plans need much time and support',
};

const FORMS: Readonly<Record<Moorti, string>> = {
  swarna: 'So its form (moorti) is gold, the best of the four. What it brings comes easily.',
  rajata: 'So its form (moorti) is silver, a good one. What it brings comes with ordinary effort.',
  tamra: 'So its form (moorti) is copper, a modest one. What it brings comes slowly.',
  loha: 'So its form (moorti) is iron, the hardest of the four. Have patience with what it brings.',
};

const METALS: Readonly<Record<Moorti, string>> = { swarna: 'gold', rajata: 'silver', tamra: 'copper', loha: 'iron' };

function places(signs: BinduWords['summary']['best']): string {
  const houses = listed(signs.map(({ house }) => ordinal(house)));
  const names = listed(signs.map(({ signIndex }) => signEn(signIndex)));
  return signs.length > 1 ? `signs are ${names}, your ${houses} houses` : `sign is ${names}, your ${houses} house`;
}

export const BINDU_WORDS_EN: Sentences<BinduWords> = {
  sign_reading: ({ band, house, passing, signIndex }) => {
    const area = areaOf(house);
    const who = passing.length === 0 ? 'No planet passes it now.' : clauseEn(passing, 'passes it now', 'pass it now');
    return `${signEn(signIndex)} is your ${ordinal(house)} house, of ${area}. It is ${GROUND[band]}. ${who}`;
  },
  passes: ({ planet, signIndex }) => `${capitalised(named(planet))} passes through ${signEn(signIndex)}.`,
  came: ({ date, house, moorti, planet, signIndex }) =>
    `${capitalised(named(planet))} came into ${signEn(signIndex)} on ${dateEn(date)}, with the Moon in ${fromMoonEn(house, 'Moon')}. ${FORMS[moorti]}`,
  own_bindus: ({ bindus, isContrary }) => bindusTend(isContrary ? 'Yet its' : 'Its', bindus),
  bindus_of_node: ({ sarva }) =>
    `The nodes have no bindus of their own. By those of all planets the sign is ${GROUND_EN[sarvaBand(sarva)]}.`,
  no_moorti_of_moon: () => 'Moortis are read from the Moon, so the Moon itself has none.',
  no_moorti_known: () => 'The planet came into the sign before the ephemeris begins.',
  summary: ({ best, last, moortis }) => {
    const forms = moortis.map(({ moorti, planets }) =>
      clauseEn(planets, `passes in the form of ${METALS[moorti]}`, `pass in the form of ${METALS[moorti]}`),
    );
    return `Your most fertile ${places(best)}. The least fertile ${places(last)}. ${forms.join(' ')}`;
  },
};
