/** Sentences on the arudhas of planets in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { PlanetArudhaWords } from '../../facts/points/planetArudhas.ts';
import type { Sentences } from '../../sentences.ts';
import { named, ordinal, signEn } from '../grammar.ts';

/** What others notice of a person through each. */
const SEEN: Readonly<Record<Planet, string>> = {
  Sun: 'your authority',
  Moon: 'your care for people',
  Mars: 'your drive',
  Mercury: 'your speech and skill',
  Jupiter: 'your learning',
  Venus: 'your taste and affections',
  Saturn: 'your patience',
  Rahu: 'your ambition',
  Ketu: 'your reserve',
};

export const PLANET_ARUDHAS_EN: Sentences<PlanetArudhaWords> = {
  planet_arudha: ({ house, planet, signIndex }) =>
    `The arudha of ${named(planet)} is ${signEn(signIndex)}, your ${ordinal(house)} house. Others notice ${SEEN[planet]} in matters of ${areaOf(house)}.`,
};
