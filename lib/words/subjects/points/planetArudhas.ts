/** Sentences of /jaimini on the arudhas of planets. */
import { PLANET_ARUDHAS_EN } from '../../en/points/planetArudhas.ts';
import type { PlanetArudhaWords } from '../../facts/points/planetArudhas.ts';
import { PLANET_ARUDHAS_HI } from '../../hi/points/planetArudhas.ts';
import type { Catalogues } from '../../say.ts';

export const PLANET_ARUDHAS: Catalogues<PlanetArudhaWords> = { en: PLANET_ARUDHAS_EN, hi: PLANET_ARUDHAS_HI };
