/** Answers of /transit/current and /transit/from-moon. */
import { namedList } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { isNode, PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { combinedTransits, type TransitBand } from '../../lib/astro/transit/gochara.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { CurrentTransits, TransitsFromMoon } from '../../lib/schemas/transit/answers.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { combinedRecord, localDateText, TRANSIT_SOURCES, transitRecords } from '../../lib/records/transit/passages.ts';
import { byScore, subjectRecord, type TransitNow } from './now.ts';
import { wrapIndex } from '../../lib/astro/angle.ts';

const NOTES = [
  'Houses are counted by whole signs from the Moon of birth, as gochara is; the house from the ascendant names the area of life.',
  'entered_at and leaves_at are those of the unbroken stay; segments tell the whole passage where the planet steps back over a border.',
  'Scores weigh house and vedha, bindus, sign, moorti and kaksha; the weights are ours.',
];

export function current(now: TransitNow): CurrentTransits {
  const ingresses = nextIngresses(now);
  return {
    ...subjectRecord(now),
    positions: transitRecords(now),
    retrograde: retrograde(now).map(planetId),
    next_ingresses: ingresses.map(({ fromSign, jdUT, planet, toSign }) => ({
      ...planetHead(planet, now.names),
      from_sign: signRef(fromSign, now.names),
      to_sign: signRef(toSign, now.names),
      at: formatJd(now.clock, jdUT),
    })),
    overall: combinedRecord(now),
    node_vedha: now.gochara.nodeVedha,
    text: skyText(now, ingresses),
    notes: NOTES,
    sources: TRANSIT_SOURCES.map(citation),
  };
}

export function fromMoon(now: TransitNow): TransitsFromMoon {
  const ranked = byScore(now);
  const inBands = (bands: readonly TransitBand[]) => ranked.filter((planet) => bands.includes(now.judged[planet].band));
  const supporting = inBands(['very_good', 'good']);
  const demanding = inBands(['challenging', 'difficult']).reverse();
  return {
    ...subjectRecord(now),
    positions: transitRecords(now),
    overall: combinedRecord(now),
    supporting: supporting.map(planetId),
    demanding: demanding.map(planetId),
    node_vedha: now.gochara.nodeVedha,
    text: gocharaText(now, supporting, demanding),
    notes: NOTES,
    sources: TRANSIT_SOURCES.map(citation),
  };
}

function retrograde({ passing }: TransitNow): Planet[] {
  return PLANETS.filter((planet) => passing[planet].place.isRetrograde);
}

interface Ingress {
  readonly planet: Planet;
  readonly fromSign: number;
  readonly toSign: number;
  readonly jdUT: number;
}

function nextIngresses({ passing }: TransitNow): Ingress[] {
  return PLANETS.flatMap((planet): Ingress[] => {
    const { endJdUT, index, isLeftBackward } = passing[planet].crossing.current;
    if (endJdUT === null) return [];
    const toSign = wrapIndex(index + (isLeftBackward ? 11 : 1), 12);
    return [{ planet, fromSign: index, toSign, jdUT: endJdUT }];
  }).sort((a, b) => a.jdUT - b.jdUT);
}

function skyText(now: TransitNow, ingresses: readonly Ingress[]): string {
  const { score } = combinedTransits(now.judged);
  const [best] = byScore(now);
  const back = retrograde(now).filter((planet) => !isNode(planet));
  const slow = (['Saturn', 'Jupiter', 'Rahu'] as const).map(
    (planet) => `${planet} through ${SIGNS[now.judged[planet].place.signIndex]!}`,
  );
  const sentences = [
    `The ground is set by the slow planets: ${listed(slow)}.`,
    back.length > 0
      ? `${capitalised(namedList(back))} ${back.length > 1 ? 'move' : 'moves'} backwards.`
      : 'No planet but the nodes moves backwards.',
    `Taken together the passages stand at ${score} of 100 for your chart; ${namedList([best!])} serves it best.`,
    ingressText(now, ingresses),
  ];
  return sentences.join(' ');
}

/** The Moon changes sign every other day, so the next ingress after hers is named as well. */
function ingressText(now: TransitNow, ingresses: readonly Ingress[]): string {
  const next = ingresses.find(({ planet }) => planet !== 'Moon');
  if (!next) return '';
  return `Next, ${namedList([next.planet])} goes to ${SIGNS[next.toSign]!} on ${localDateText(now, next.jdUT)}.`;
}

function gocharaText(now: TransitNow, supporting: readonly Planet[], demanding: readonly Planet[]): string {
  const { judged } = now;
  const { score } = combinedTransits(judged);
  const obstructed = PLANETS.filter((planet) => judged[planet].vedha.result === 'neutralised');
  const relieved = PLANETS.filter((planet) => judged[planet].vedha.result === 'relieved');
  const clause = (planets: readonly Planet[], one: string, many: string) =>
    planets.length === 0 ? '' : `${capitalised(namedList(planets))} ${planets.length > 1 ? many : one}.`;
  return [
    `Counted from your Moon in ${SIGNS[now.gochara.chart.signs.Moon]!}, the passages stand at ${score} of 100.`,
    clause(supporting, 'supports you', 'support you'),
    clause(demanding, 'asks for care', 'ask for care'),
    clause(obstructed, 'is in a good place but held back by vedha', 'are in good places but held back by vedha'),
    clause(relieved, 'is relieved by reverse vedha', 'are relieved by reverse vedha'),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
