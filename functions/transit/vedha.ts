/** Answer of /transit/vedha. */
import { namedList, named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { VEDHA_PAIRS } from '../../lib/astro/tables/gochara.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { vedhaUntilJdUT } from '../../lib/astro/transit/vedhaSpan.ts';
import { capitalised, ordinal } from '../../lib/astro/words.ts';
import type { VedhaAnalysis } from '../../lib/schemas/transit/answers.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { localDateText, instantOrNull, TRANSIT_SOURCES, transitRecord } from '../../lib/records/transit/passages.ts';
import { RESULT_NAMES } from '../../lib/records/transit/wording.ts';
import { subjectRecord, type TransitNow } from './now.ts';

type Position = VedhaAnalysis['positions'][number];
type Link = VedhaAnalysis['obstructions'][number];

export function vedha(now: TransitNow): VedhaAnalysis {
  const links = PLANETS.flatMap((planet) => linksOf(now, planet));
  return {
    ...subjectRecord(now),
    positions: PLANETS.map((planet) => positionRecord(now, planet)),
    obstructions: links,
    node_vedha: now.gochara.nodeVedha,
    text: wholeText(now),
    notes: [
      'Vedha is counted between passing planets by sign, from the Moon of birth; the Sun and Saturn, and the Moon and Mercury, do not obstruct each other.',
      'Whether Rahu and Ketu obstruct differs between lists: node_vedha chooses.',
      'Venus is obstructed in the 11th from the 6th and in the 12th from the 3rd, as Phaladeepika has it; some lists exchange the two.',
    ],
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
    text: `${foundText(now, planet)}${untilJdUT === null ? '' : ` This holds until ${localDateText(now, untilJdUT)}.`}`,
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

function foundText({ judged }: TransitNow, planet: Planet): string {
  const { by, exempt, house, pairedHouse, result } = judged[planet].vedha;
  const whose = `${capitalised(named(planet))} is in the ${ordinal(house)} from your Moon`;
  const others = namedList(by);
  const paired = pairedHouse === null ? '' : `the ${ordinal(pairedHouse)}`;
  const spared =
    exempt.length > 0
      ? ` ${capitalised(namedList(exempt))} there ${exempt.length > 1 ? 'count' : 'counts'} for nothing.`
      : '';
  switch (result) {
    case 'favourable':
      return `${whose}, a good place, and nobody in ${paired} obstructs it.${spared}`;
    case 'neutralised':
      return `${whose}, a good place, but ${others} in ${paired} ${by.length > 1 ? 'obstruct' : 'obstructs'} it.${spared}`;
    case 'relieved':
      return `${whose}, not a good place, but ${others} in ${paired} ${by.length > 1 ? 'relieve' : 'relieves'} it (vipareeta vedha).${spared}`;
    case 'unfavourable':
      return pairedHouse === null
        ? `${whose}, not a good place, and the text pairs it with no house that could relieve it.`
        : `${whose}, not a good place; somebody in ${paired} would relieve it, but nobody who counts is there.${spared}`;
  }
}

function wholeText({ judged }: TransitNow): string {
  const of = (result: Position['result']) => PLANETS.filter((planet) => judged[planet].vedha.result === result);
  const described = [
    ['favourable', 'free in a good place'],
    ['neutralised', 'obstructed in a good place'],
    ['relieved', 'relieved in a hard place'],
    ['unfavourable', 'in a hard place without relief'],
  ] as const;
  const parts = described
    .map(([result, words]) => ({ planets: of(result), words }))
    .filter(({ planets }) => planets.length > 0)
    .map(({ planets, words }) => `${words}: ${namedList(planets)}`);
  return `${capitalised(parts.join('; '))}.`;
}
