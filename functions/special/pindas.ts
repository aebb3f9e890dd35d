/**
 * Pindas of /special/ashtakavarga-sarva: the bindus left after the reductions, and when Saturn's transit touches them.
 */
import { firstPassage, saturnStays } from '../../lib/astro/judgement/timing/saturnPassages.ts';
import type { Ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import { pindas, sensitivePlace, type Pinda, type SensitivePlace } from '../../lib/astro/ashtakavarga/pindas.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import type { Stay } from '../../lib/astro/transit/stays.ts';
import { trackOf } from '../../lib/astro/transit/track.ts';
import { listed } from '../../lib/astro/words.ts';
import type { AshtakavargaSarva } from '../../lib/schemas/special/ashtakavarga.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { nakshatraRef, planetHead, signRef } from '../../lib/records/common.ts';
import { sensitiveText } from './ashtakavargaWords.ts';
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
  { shodhyaPinda }: Pinda,
  sweep: readonly Stay[],
): PindaRecord['sensitive'] {
  const { birth, names } = context;
  const instant = (jdUT: number | null) => (jdUT === null ? null : formatJd(birth.time.clock, jdUT));
  const passage = firstPassage(sweep, place.nakshatraIndexes);
  const isThere = passage[0] === sweep[0];
  const spans = passage.map(({ startJdUT, endJdUT }) => ({ start: instant(startJdUT), end: instant(endJdUT) }));
  return {
    house: place.house,
    matter: place.matter,
    sign: signRef(place.signIndex, names),
    bindus: place.bindus,
    product: place.product,
    nakshatras: place.nakshatraIndexes.map((index) => nakshatraRef(index, names)),
    signs: place.signIndexes.map((index) => signRef(index, names)),
    next: passage.length === 0 ? null : { nakshatra: nakshatraRef(passage[0]!.index, names), spans },
    text: sensitiveText(
      place,
      shodhyaPinda,
      passage.length === 0 ? null : `${isThere ? 'now' : 'next'} ${passageText(passage[0]!.index, spans)}`,
    ),
  };
}

function passageText(nakshatraIndex: number, spans: readonly { start: string | null; end: string | null }[]): string {
  const date = (instant: string) => dateText(instant.slice(0, 10), 'en');
  const described = spans.map(({ start, end }) => {
    if (end === null) return start === null ? 'all the time told' : `from ${date(start)}`;
    return start === null ? `to ${date(end)}` : `from ${date(start)} to ${date(end)}`;
  });
  return `in ${NAKSHATRAS[nakshatraIndex]!}, ${listed(described)}`;
}
