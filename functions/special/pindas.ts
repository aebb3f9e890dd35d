/**
 * Pindas of /special/ashtakavarga-sarva: the bindus left after the reductions, and when Saturn's transit touches them.
 */
import { firstPassage, saturnStays } from '../../lib/astro/judgement/timing/saturnPassages.ts';
import type { Ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import { pindas, sensitivePlace, type Pinda, type SensitivePlace } from '../../lib/astro/ashtakavarga/pindas.ts';
import type { Stay } from '../../lib/astro/transit/stays.ts';
import { trackOf } from '../../lib/astro/transit/track.ts';
import type { AshtakavargaSarva } from '../../lib/schemas/special/ashtakavarga.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { nakshatraRef, planetHead, signRef } from '../../lib/records/common.ts';
import { ASHTAKAVARGA } from '../../lib/words/subjects/ashtakavarga.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
type PindaRecord = AshtakavargaSarva['pindas'][number];

export function pindaRecords(context: BirthContext, av: Ashtakavarga): PindaRecord[] {
  const { chart, ephemeris, names, nowJdUT } = context;
  const strict = pindas(chart, av, { trikona: 'strict' });
  const bySeven = pindas(chart, av, { occupants: 'seven_planets' });
  const sweep = saturnStays(trackOf('Saturn', ephemeris, chart.conventions), nowJdUT);
  return pindas(chart, av).map((pinda, i) => ({
    ...planetHead(pinda.planet, names),
    after_trikona: [...pinda.afterTrikona],
    after_ekadhipatya: [...pinda.afterEkadhipatya],
    rashi_pinda: pinda.signPinda,
    graha_pinda: pinda.planetPinda,
    shodhya_pinda: pinda.shodhyaPinda,
    other_readings: { strict_trikona: strict[i]!.shodhyaPinda, seven_planets_occupy: bySeven[i]!.shodhyaPinda },
    sensitive: sensitiveRecord(context, sensitivePlace(chart, av, pinda), pinda, sweep),
  }));
}

function sensitiveRecord(
  context: BirthContext,
  place: SensitivePlace,
  pinda: Pinda,
  sweep: readonly Stay[],
): PindaRecord['sensitive'] {
  const { birth, names } = context;
  const instant = (jdUT: number | null) => (jdUT === null ? null : formatJd(birth.time.clock, jdUT));
  const passage = firstPassage(sweep, place.nakshatraIndexes);
  const spans = passage.map(({ startJdUT, endJdUT }) => ({ start: instant(startJdUT), end: instant(endJdUT) }));
  return {
    house: place.house,
    matter: names.text(place.matter),
    sign: signRef(place.signIndex, names),
    bindus: place.bindus,
    product: place.product,
    nakshatras: place.nakshatraIndexes.map((index) => nakshatraRef(index, names)),
    signs: place.signIndexes.map((index) => signRef(index, names)),
    next: passage.length === 0 ? null : { nakshatra: nakshatraRef(passage[0]!.index, names), spans },
    text: sensitiveText(context, place, pinda, passage.length === 0 ? null : saturnText(context, sweep, passage)),
  };
}

function sensitiveText(
  { names }: BirthContext,
  { bindus, house, nakshatraIndexes, planet, product, signIndex }: SensitivePlace,
  { shodhyaPinda }: Pinda,
  saturn: string | null,
): string {
  const words = ASHTAKAVARGA[names.lang];
  const place = { planet, house, signIndex, bindus };
  if (product === 0) return words.sensitive_none(place);
  const found = words.sensitive({ ...place, pinda: shodhyaPinda, product, nakshatraIndexes });
  return saturn === null ? found : `${found} ${saturn}`;
}

function saturnText({ birth, names }: BirthContext, sweep: readonly Stay[], passage: readonly Stay[]): string {
  const date = (jdUT: number | null) => (jdUT === null ? null : formatJd(birth.time.clock, jdUT).slice(0, 10));
  return ASHTAKAVARGA[names.lang].saturn_there({
    isNow: passage[0] === sweep[0],
    nakshatraIndex: passage[0]!.index,
    spans: passage.map(({ startJdUT, endJdUT }) => ({ fromDate: date(startJdUT), untilDate: date(endJdUT) })),
  });
}
