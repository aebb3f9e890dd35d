/** Wire records of the three pairs of longevity. */
import { lifePlace } from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import type { LifeBody, LongevityPair } from '../../lib/astro/jaimini/longevityPairs.ts';
import { modality } from '../../lib/astro/tables/signs.ts';
import type { Placement } from '../../lib/astro/chart/zodiac.ts';
import type { Longevity } from '../../lib/schemas/special/longevity.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { bodyName } from './bodies.ts';
import { LONGEVITY } from '../../lib/words/subjects/longevity.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

type PairRecord = Longevity['pairs'][number];
type BodyRecord = PairRecord['bodies'][number];

const ROLES: Readonly<Record<LongevityPair['id'], readonly [BodyRecord['role'], BodyRecord['role']]>> = {
  lords_of_1_and_8: ['lord_1', 'lord_8'],
  moon_and_saturn: ['moon', 'saturn'],
  ascendant_and_hora: ['ascendant', 'hora_ascendant'],
};

const HORA_NAME = { name: 'Hora ascendant', sanskrit: 'होरा लग्न' };

export function pairRecord(
  { chart, names }: BirthContext,
  hora: Placement,
  pair: LongevityPair,
  isAgreeing: boolean,
): PairRecord {
  return {
    id: pair.id,
    bodies: pair.bodies.map((body, i) => {
      const place = lifePlace(chart, hora, body);
      return {
        ...bodyRef(body, names),
        role: ROLES[pair.id][i]!,
        sign: signRef(place.signIndex, names),
        degree: degrees(place.degreeInSign),
        kind: modality(place.signIndex),
      };
    }),
    category: pair.third,
    is_agreeing: isAgreeing,
    text: LONGEVITY[names.lang].pair({
      pair: pair.id,
      first: pair.bodies[0],
      firstSignIndex: pair.signIndexes[0],
      second: pair.bodies[1],
      secondSignIndex: pair.signIndexes[1],
      third: pair.third,
    }),
  };
}

function bodyRef(body: LifeBody, names: Names): Pick<BodyRecord, 'id' | 'name'> {
  if (body === 'Hora ascendant') return { id: 'hora_ascendant', name: names.of(HORA_NAME) };
  if (body === 'Ascendant') return { id: 'ascendant', name: bodyName(body, names) };
  return { id: planetId(body), name: names.planet(body) };
}
