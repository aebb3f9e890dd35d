/** Builds the records of an ashtakavarga. */
import { forEachContributor, type Ashtakavarga, type Contributor } from '../../astro/ashtakavarga/bindus.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';
import type { ContributorId } from '../../schemas/common/ashtakavarga.ts';
import type { Names } from '../../words/names.ts';

const CONTRIBUTOR_IDS = forEachContributor((contributor) => contributor.toLowerCase() as ContributorId);

/** Returns the id of the contributor of a bindu: a planet, or the ascendant. */
export function contributorId(contributor: Contributor): ContributorId {
  return CONTRIBUTOR_IDS[contributor];
}

/** Returns the name of the contributor of a bindu in the requested language. */
export function contributorName(contributor: Contributor, names: Names): string {
  return contributor === 'Ascendant' ? names.term('ascendant') : names.planet(contributor);
}

/** Returns the bindus of a chart, as every answer that holds them shows them. */
export function ashtakavargaRecord({ bhinna, sarva }: Ashtakavarga) {
  return {
    bhinnashtakavarga: sevenById((planet) => [...bhinna[planet]]),
    ascendant_ashtakavarga: [...bhinna.Ascendant],
    sarvashtakavarga: [...sarva],
  };
}

/** Returns an object with one value for each of the seven planets, keyed by planet id. */
export function sevenById<T>(value: (planet: SevenPlanet) => T) {
  return {
    sun: value('Sun'),
    moon: value('Moon'),
    mars: value('Mars'),
    mercury: value('Mercury'),
    jupiter: value('Jupiter'),
    venus: value('Venus'),
    saturn: value('Saturn'),
  };
}
