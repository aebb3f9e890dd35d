/** The record of a deity read from the navamsa, with the placement it follows from. */
import { sentence } from '../../astro/judgement/phrases.ts';
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { Devata, DevataId } from '../../astro/jaimini/devatas.ts';
import { ISHTA_DEITIES, deitySutra } from '../../astro/jaimini/tables/deities.ts';
import { named, namedList } from '../../astro/planetWords.ts';
import { citation, practice, type Source } from '../../astro/source.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { SIGNS } from '../../astro/tables/signs.ts';
import { hindiOrdinal, ordinal } from '../../astro/words.ts';
import type { DevataRecord } from '../../schemas/jaimini/common.ts';
import { namesIn, type Named, type Names } from '../../words/names.ts';
import { signRef } from '../common.ts';
import { planetId } from '../../schemas/common/planetId.ts';

const DEVATA_NAMES: Readonly<Record<DevataId, Named>> = {
  ishta: { name: 'Ishta Devata', sanskrit: 'इष्ट देवता' },
  palana: { name: 'Palana Devata', sanskrit: 'पालन देवता' },
  dharma: { name: 'Dharma Devata', sanskrit: 'धर्म देवता' },
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
    reasoning: devataReasoning(devata)[names.lang],
    source: citation(DEVATA_SOURCES[devata.id](planet)),
    confidence: 'interpretive',
  };
}

function devataReasoning({ fromSignIndex, house, signIndex, basis, planets, rankedBy }: Devata): Bilingual {
  const [leading] = planets;
  const hindi = namesIn('hi');
  const start = both(
    `The ${ordinal(house)} from ${SIGNS[fromSignIndex]!} in the navamsa is ${SIGNS[signIndex]!}.`,
    `नवांश में ${hindi.sign(fromSignIndex)} से ${hindiOrdinal(house)} स्थान पर ${hindi.sign(signIndex)} राशि है।`,
  );
  const [one, several] = [planets.length === 1, namedList(planets)];
  const inHindi = planets.map((planet) => hindi.planet(planet)).join(', ');
  const found = {
    occupant: both(sentence(`${several} ${one ? 'stands' : 'stand'} in it`), `उसमें ${inHindi} ${one ? 'है' : 'हैं'}।`),
    aspect: both(
      `No planet stands in it; ${several} ${one ? 'aspects' : 'aspect'} it by sign.`,
      `उसमें कोई ग्रह नहीं; उस पर ${inHindi} की राशि-दृष्टि है।`,
    ),
    lord: both(
      `No planet stands in it or aspects it by sign; ${named(leading)} owns it.`,
      `उसमें न कोई ग्रह है, न किसी की राशि-दृष्टि; उसका स्वामी ${inHindi} है।`,
    ),
  }[basis];
  const rank = rankedBy && RANK_TEXTS[rankedBy];
  return both(
    `${start.en} ${found.en}${rank ? ` ${sentence(`${named(leading)} leads ${rank.en}`)}` : ''}`,
    `${start.hi} ${found.hi}${rank ? ` ${rank.hi} ${hindi.planet(leading)} प्रमुख है।` : ''}`,
  );
}

const RANK_TEXTS = {
  dignity: both('by its better dignity in the navamsa', 'नवांश में उत्तम बल के कारण'),
  degree: both(
    'by the higher degree in its birth sign, as their dignity in the navamsa is the same',
    'नवांश में स्थिति समान होने से, जन्म राशि में अधिक अंश के कारण',
  ),
} as const;
