/** The record of a deity that is seen in the navamsa, and how it was found. */
import { sentence } from '../../lib/astro/area/phrases.ts';
import type { Devata, DevataId } from '../../lib/astro/jaimini/devatas.ts';
import { DEITIES } from '../../lib/astro/jaimini/tables/deities.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { citation, jaiminiSutras, practice } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { ordinal } from '../../lib/astro/words.ts';
import type { DevataRecord } from '../../lib/schemas/jaiminiParts.ts';
import type { Named, Names } from './names.ts';
import { planetId, signRef } from './records.ts';

const DEVATA_NAMES: Readonly<Record<DevataId, Named>> = {
  ishta: { name: 'Ishta Devata', sanskrit: 'इष्ट देवता' },
  palana: { name: 'Palana Devata', sanskrit: 'पालन देवता' },
  dharma: { name: 'Dharma Devata', sanskrit: 'धर्म देवता' },
};

const DEVATA_SOURCES = {
  ishta: jaiminiSutras('1.2'),
  palana: practice('Jaimini practice: the sixth from the amatyakaraka in the navamsa'),
  dharma: practice('Jaimini practice: the ninth from karakamsha'),
};

export function devataRecord(devata: Devata, names: Names): DevataRecord {
  const [planet, ...others] = devata.planets;
  const deitiesOf = (id: Planet) => DEITIES[id].map((deity) => names.of(deity));
  return {
    id: devata.id,
    name: names.of(DEVATA_NAMES[devata.id]),
    counted_from: signRef(devata.fromSignIndex, names),
    house: devata.house,
    sign: signRef(devata.signIndex, names),
    occupants: devata.occupants.map(planetId),
    aspected_by: devata.aspectedBy.map(planetId),
    lord: planetId(devata.lord),
    basis: devata.basis,
    planet: planetId(planet),
    deities: deitiesOf(planet),
    others: others.map((other) => ({ planet: planetId(other), deities: deitiesOf(other) })),
    reasoning: devataReasoning(devata),
    source: citation(DEVATA_SOURCES[devata.id]),
    confidence: 'interpretive',
  };
}

function devataReasoning({ fromSignIndex, house, signIndex, basis, planets, rankedBy }: Devata): string {
  const [leading] = planets;
  const start = `The ${ordinal(house)} from ${SIGNS[fromSignIndex]!} in the navamsa is ${SIGNS[signIndex]!}.`;
  const [one, several] = [planets.length === 1, namedList(planets)];
  const rank = rankedBy && ` ${sentence(`${named(leading)} leads ${RANK_TEXTS[rankedBy]}`)}`;
  switch (basis) {
    case 'occupant':
      return `${start} ${sentence(`${several} ${one ? 'stands' : 'stand'} in it`)}${rank ?? ''}`;
    case 'aspect':
      return `${start} No planet stands in it; ${several} ${one ? 'aspects' : 'aspect'} it by sign.${rank ?? ''}`;
    case 'lord':
      return `${start} No planet stands in it or aspects it by sign; ${named(leading)} owns it.`;
  }
}

const RANK_TEXTS = {
  dignity: 'by its better dignity in the navamsa',
  degree: 'by the higher degree in its birth sign, as their dignity in the navamsa is the same',
} as const;
