/** Part of /jaimini/arudha-lagna: the arudhas of the nine planets. */
import { countFrom } from '../../lib/astro/angle.ts';
import { planetArudhas } from '../../lib/astro/jaimini/planetArudhas.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import type { ArudhaLagna } from '../../lib/schemas/jaimini/points.ts';
import { PLANET_ARUDHAS } from '../../lib/words/subjects/points/planetArudhas.ts';

type Records = NonNullable<ArudhaLagna['graha_arudhas']>;

/** Returns the records of the arudhas of planets. */
export function planetArudhaRecords({ chart, names }: BirthContext): Records {
  return planetArudhas(chart).map(({ arudhas, planet, usual }) => {
    const house = countFrom(chart.ascendant.signIndex, usual.signIndex);
    return {
      ...planetHead(planet, names),
      arudhas: arudhas.map(({ count, exception, ownSignIndex, signIndex }) => ({
        own_sign: signRef(ownSignIndex, names),
        count,
        sign: signRef(signIndex, names),
        exception,
      })),
      default: signRef(usual.signIndex, names),
      house,
      reading: PLANET_ARUDHAS[names.lang].planet_arudha({ planet, house, signIndex: usual.signIndex }),
    };
  });
}
