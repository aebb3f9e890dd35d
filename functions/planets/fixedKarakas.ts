/** Part of /planets/karakas: the fixed significators of relatives. */
import { both } from '../../lib/astro/bilingual.ts';
import {
  FIXED_KARAKA_SOURCES,
  fixedKarakas,
  RELATIVE_ROWS,
  type FixedKarakaStrength,
} from '../../lib/astro/jaimini/fixedKarakas.ts';
import { citation } from '../../lib/astro/source.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { FixedKarakas } from '../../lib/schemas/planets/coordinates.ts';
import { PLANET_PLACES } from '../../lib/words/subjects/points/planetPlaces.ts';

const SOURCES = FIXED_KARAKA_SOURCES.map(citation);

const NOTES = [
  both(
    'Translations differ on Jupiter, Venus and Saturn. Whom others give to them is told beside each.',
    'गुरु, शुक्र और शनि के बारे में अनुवाद अलग-अलग हैं। दूसरे मत हर ग्रह के साथ दिए हैं।',
  ),
];

/** Returns the fixed significators of a chart. */
export function fixedKarakaRecord(context: BirthContext, strength: FixedKarakaStrength): FixedKarakas {
  const { chart, names } = context;
  const karakas = fixedKarakas(chart, strength, () => context.ratios()).map(({ candidates, planet, relative }) => {
    const { also, ...row } = RELATIVE_ROWS[relative];
    const { house, signIndex } = chart.planets[planet];
    const other = candidates.find((one) => one !== planet) ?? null;
    return {
      id: relative,
      name: names.of(row),
      also: also && names.text(also),
      candidates: candidates.map(planetId),
      planet: planetId(planet),
      sign: signRef(signIndex, names),
      house,
      reading: PLANET_PLACES[names.lang].fixed_karaka({ relative, planet, other, strength, house, signIndex }),
    };
  });
  return { strength, karakas, notes: names.texts(NOTES), sources: SOURCES };
}
