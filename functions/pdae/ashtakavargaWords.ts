/** Sentences of /pdae/ashtakavarga. */
import type { SarvaBand } from '../../lib/astro/ashtakavarga/bands.ts';
import type { HouseBindus } from '../../lib/astro/ashtakavarga/houseBindus.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { BINDU_RESULTS } from '../../lib/astro/tables/ashtakavarga.ts';
import { MOORTIS, type Moorti } from '../../lib/astro/tables/gochara.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { PassingPlanet } from '../../lib/astro/transit/sky.ts';
import { capitalised, listed, ordinal } from '../../lib/astro/words.ts';
import { localDateText, type TransitSky } from '../../lib/records/transit/passages.ts';

export const ASHTAKAVARGA_NOTES = [
  'The sarvashtakavarga adds up the seven planets; that of the ascendant stands beside it.',
  'In the 6th, 8th and 12th house many bindus are strength to meet what those houses bring.',
  'Moorti is told by where the Moon passes at the instant of the ingress, counted from the Moon of birth: 1, 6, 11 gold; 2, 5, 9 silver; 3, 7, 10 copper; 4, 8, 12 iron.',
  'After a turn back the latest ingress counts; segments tell the earlier ones too.',
  'The Moon has no moorti, as it is by the Moon that moortis are told.',
];

export function signReading({ band, bindus, house, signIndex }: HouseBindus, passing: readonly Planet[]): string {
  const { area } = HOUSE_TOPICS[house - 1]!;
  const head = `${SIGNS[signIndex]!}, your ${ordinal(house)} house, that of ${area}, has ${bindus} bindus`;
  const who =
    passing.length === 0
      ? 'Nobody passes it now.'
      : `${capitalised(namedList(passing))} ${passing.length > 1 ? 'pass' : 'passes'} it now.`;
  return `${head}: ${GROUND[band]}. ${who}`;
}

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

export function moortiReading(sky: TransitSky, { crossing, moorti, planet, where }: PassingPlanet): string {
  const sign = SIGNS[where.signIndex]!;
  const own = bindusText(sky, planet, moorti?.moorti ?? null);
  if (moorti === null) return `${capitalised(named(planet))} passes through ${sign}. ${own}`;
  const came = `${capitalised(named(planet))} came into ${sign} on ${localDateText(sky, crossing.current.startJdUT!)}`;
  return `${came}, while the Moon passed the ${ordinal(moorti.moonHouse)} sign from your Moon: in ${FORMS[moorti.moorti]}. ${own}`;
}

const EASY_FORMS: readonly Moorti[] = ['swarna', 'rajata'];

/** Bindus and moorti are described separately; where they contradict each other, the sentence says so. */
function bindusText({ judged }: TransitSky, planet: Planet, form: Moorti | null): string {
  const { bindus, sarva } = judged[planet];
  if (bindus === null) return `The nodes have no bindus of their own; all planets together have ${sarva} there.`;
  const isContrary = form !== null && (EASY_FORMS.includes(form) ? bindus < 4 : bindus > 4);
  return `${isContrary ? 'Yet with' : 'With'} ${bindus} of 8 bindus of its own there it tends to ${BINDU_RESULTS[bindus]!}.`;
}

/** Returns why there is no moorti; null where there is one. */
export function moortiReason({ moorti, planet }: PassingPlanet): string | null {
  if (moorti !== null) return null;
  return planet === 'Moon'
    ? 'Moortis are told by the Moon, and of the Moon itself none is told.'
    : 'The planet came into the sign before the ephemeris begins.';
}

export function bindusSummary(houses: readonly HouseBindus[], { passing }: TransitSky): string {
  const named = (rows: readonly HouseBindus[]) =>
    listed(rows.map(({ house, signIndex }) => `${SIGNS[signIndex]!} (${ordinal(house)} house)`));
  const best = houses.filter(({ rank }) => rank === 1);
  const last = houses.filter(({ isLast }) => isLast);
  const ground = `Your most fertile ground is ${named(best)} with ${best[0]!.bindus} bindus, the thinnest ${named(last)} with ${last[0]!.bindus}.`;
  const forms = MOORTIS.flatMap((form) => {
    const planets = PLANETS.filter((planet) => passing[planet].moorti?.moorti === form);
    return planets.length === 0 ? [] : [`${namedList(planets)} in ${METALS[form]}`];
  });
  return `${ground} Passing now: ${forms.join('; ')}.`;
}

const METALS: Readonly<Record<Moorti, string>> = { swarna: 'gold', rajata: 'silver', tamra: 'copper', loha: 'iron' };
