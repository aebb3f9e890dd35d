/** Sentences of /planets on planets far from the equator and on fixed significators. */
import { PLANET_PLACES_EN } from '../../en/points/planetPlaces.ts';
import type { PlanetPlaceWords } from '../../facts/points/planetPlaces.ts';
import { PLANET_PLACES_HI } from '../../hi/points/planetPlaces.ts';
import type { Catalogues } from '../../say.ts';

export const PLANET_PLACES: Catalogues<PlanetPlaceWords> = { en: PLANET_PLACES_EN, hi: PLANET_PLACES_HI };
