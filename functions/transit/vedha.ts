/** Answer of /transit/vedha. */
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import { VEDHA_PAIRS } from '../../lib/astro/tables/gochara.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { vedhaUntilJdUT } from '../../lib/astro/transit/vedhaSpan.ts';
import type { VedhaAnalysis } from '../../lib/schemas/transit/answers.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { instantOrNull, localDate, TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { RESULT_NAMES } from '../../lib/records/transit/wording.ts';
import { TRANSIT } from '../../lib/words/subjects/transit.ts';
import { subjectRecord, type TransitNow } from './now.ts';

type Position = VedhaAnalysis['positions'][number];
type Link = VedhaAnalysis['obstructions'][number];

const NOTES = [
  both(
    'Vedha is counted between planets in transit by sign, from the Moon of birth. The Sun and Saturn do not obstruct each other, nor do the Moon and Mercury.',
    'वेध गोचर के ग्रहों के बीच जन्म राशि से गिने भावों में देखा जाता है। सूर्य-शनि और चंद्रमा-बुध में आपस का वेध नहीं होता।',
  ),
  both(
    'Lists differ on whether Rahu and Ketu obstruct, so node_vedha chooses.',
    'राहु-केतु का वेध कुछ ग्रंथ मानते हैं, कुछ नहीं; node_vedha से चुना जाता है।',
  ),
  both(
    'By Phaladeepika Venus is obstructed in the 11th from the 6th and in the 12th from the 3rd. Some lists exchange the two.',
    'फलदीपिका के अनुसार शुक्र को ग्यारहवें भाव में छठे से और बारहवें में तीसरे से वेध होता है। कुछ सूचियों में ये दोनों उलटे हैं।',
  ),
];

export function vedha(now: TransitNow): VedhaAnalysis {
  const links = PLANETS.flatMap((planet) => linksOf(now, planet));
  return {
    ...subjectRecord(now),
    positions: PLANETS.map((planet) => positionRecord(now, planet)),
    obstructions: links,
    node_vedha: now.gochara.nodeVedha,
    text: wholeText(now),
    notes: now.names.texts(NOTES),
    sources: TRANSIT_SOURCES.map(citation),
  };
}

function positionRecord(now: TransitNow, planet: Planet): Position {
  const { names } = now;
  const judged = now.judged[planet];
  const untilJdUT = vedhaUntilJdUT(now, planet);
  return {
    ...transitRecord(now, planet),
    good_houses: VEDHA_PAIRS[planet].map(([house, obstructing]) => ({ house, vedha_house: obstructing })),
    result: judged.vedha.result,
    result_name: names.of(RESULT_NAMES[judged.vedha.result]),
    holds_until: instantOrNull(now, untilJdUT),
    text: [
      ...foundTexts(now, planet),
      ...(untilJdUT === null ? [] : [TRANSIT[names.lang].vedha_until({ date: localDate(now, untilJdUT) })]),
    ].join(' '),
  };
}

function linksOf({ judged }: TransitNow, planet: Planet): Link[] {
  const { by, isGoodHouse } = judged[planet].vedha;
  return by.map((other) => ({
    planet: planetId(planet),
    by: planetId(other),
    kind: isGoodHouse ? 'vedha' : 'reverse_vedha',
  }));
}

function foundTexts({ judged, names }: TransitNow, planet: Planet): string[] {
  const words = TRANSIT[names.lang];
  const { by, exempt, house: moonHouse, pairedHouse, result } = judged[planet].vedha;
  if (pairedHouse === null) return [words.vedha_unpaired({ planet, moonHouse })];
  const free = { planet, moonHouse, vedhaHouse: pairedHouse };
  const found = {
    favourable: () => words.vedha_free(free),
    neutralised: () => words.vedha_obstructed({ ...free, planets: by }),
    relieved: () => words.vedha_relieved({ ...free, planets: by }),
    unfavourable: () => words.vedha_hard(free),
  }[result];
  return [found(), ...(exempt.length > 0 ? [words.vedha_exempt({ planets: exempt })] : [])];
}

function wholeText({ judged, names }: TransitNow): string {
  const of = (result: Position['result']) => PLANETS.filter((planet) => judged[planet].vedha.result === result);
  return TRANSIT[names.lang].vedha_summary({
    favourable: of('favourable'),
    neutralised: of('neutralised'),
    relieved: of('relieved'),
    unfavourable: of('unfavourable'),
  });
}
