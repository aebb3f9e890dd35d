/** The record of a deity read from the navamsa, with the placement it follows from. */
import type { Devata, DevataId } from '../../astro/jaimini/devatas.ts';
import { ISHTA_DEITIES, deitySutra } from '../../astro/jaimini/tables/deities.ts';
import { citation, practice, type Source } from '../../astro/source.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { DevataRecord } from '../../schemas/jaimini/common.ts';
import { JAIMINI } from '../../words/subjects/jaimini.ts';
import type { Named, Names } from '../../words/names.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';

const DEVATA_NAMES: Readonly<Record<DevataId, Named>> = {
  ishta: { name: 'Ishta Devata', sanskrit: 'इष्ट देव' },
  palana: { name: 'Palana Devata', sanskrit: 'पालन देव' },
  dharma: { name: 'Dharma Devata', sanskrit: 'धर्म देव' },
};

/** The Sutras name deities only for the 12th from the karakamsha. */
const DEVATA_SOURCES: Readonly<Record<DevataId, (planet: Planet) => Source>> = {
  ishta: deitySutra,
  palana: () => practice('Jaimini practice: the sixth from the amatyakaraka in the navamsa'),
  dharma: () => practice('Jaimini practice: the ninth from karakamsha'),
};

/**
 * Returns the record of a deity read from the navamsa; the first planet decides, the others are listed as secondary.
 */
export function devataRecord(devata: Devata, names: Names): DevataRecord {
  const [planet, ...others] = devata.planets;
  const deitiesOf = (id: Planet) => ISHTA_DEITIES[id].map((deity) => names.of(deity));
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
    sources: ISHTA_DEITIES[planet].map(({ source }) => citation(source)),
    others: others.map((other) => ({ planet: planetId(other), deities: deitiesOf(other) })),
    reasoning: devataReasoning(devata, names),
    source: citation(DEVATA_SOURCES[devata.id](planet)),
    confidence: 'interpretive',
  };
}

function devataReasoning(
  { basis, fromSignIndex, house, planets, rankedBy, signIndex }: Devata,
  { lang }: Names,
): string {
  const words = JAIMINI[lang];
  const [planet] = planets;
  return [
    words.devata_sign({ fromSignIndex, house, signIndex }),
    words.devata_found({ basis, planets }),
    ...(rankedBy ? [words.devata_rank({ planet, rankedBy })] : []),
  ].join(' ');
}
