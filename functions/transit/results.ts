/** Answers of /transit/current and /transit/from-moon. */
import { both } from '../../lib/astro/bilingual.ts';
import { citation } from '../../lib/astro/source.ts';
import { isNode, PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { combinedTransits, type TransitBand } from '../../lib/astro/transit/gochara.ts';
import { saturnPhase } from '../../lib/astro/transit/saturn.ts';
import type { CurrentTransits, TransitsFromMoon } from '../../lib/schemas/transit/answers.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import {
  combinedRecord,
  localDate,
  localDateOrNull,
  TRANSIT_SOURCES,
  transitRecords,
} from '../../lib/records/transit/passages.ts';
import { SATURN_TRANSIT, TRANSIT } from '../../lib/words/subjects/transit.ts';
import { byScore, subjectRecord, type TransitNow } from './now.ts';
import { SCORE_NOTE } from './planets.ts';
import { wrapIndex } from '../../lib/astro/angle.ts';

const NOTES = [
  both(
    'Houses are counted by whole signs from the Moon of birth, as gochara is. The house from the ascendant names the area of life.',
    'गोचर के भाव जन्म राशि से, पूरी राशि के हिसाब से गिने गए हैं। जीवन का क्षेत्र लग्न से गिने भाव से देखा जाता है।',
  ),
  both(
    'entered_at and leaves_at are those of the unbroken stay. Where the planet steps back over a border, segments hold the whole passage.',
    'entered_at और leaves_at लगातार ठहराव के हैं। ग्रह वक्री होकर सीमा लाँघे तो पूरा गोचर segments में है।',
  ),
  SCORE_NOTE,
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
    notes: now.names.texts(NOTES),
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
    notes: now.names.texts(NOTES),
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
  const words = TRANSIT[now.names.lang];
  const { band, score } = combinedTransits(now.judged);
  const [best] = byScore(now);
  const back = retrograde(now).filter((planet) => !isNode(planet));
  const { Jupiter, Rahu, Saturn } = now.judged;
  // The Moon changes sign every other day, so the next ingress besides hers is named.
  const next = ingresses.find(({ planet }) => planet !== 'Moon');
  return [
    words.slow_planets({
      saturnSignIndex: Saturn.place.signIndex,
      jupiterSignIndex: Jupiter.place.signIndex,
      rahuSignIndex: Rahu.place.signIndex,
    }),
    back.length > 0 ? words.go_back({ planets: back }) : words.none_goes_back({}),
    words.score_and_best({ band, score, planet: best! }),
    ...saturnSaid(now),
    ...(next
      ? [words.next_ingress({ planet: next.planet, signIndex: next.toSign, date: localDate(now, next.jdUT) })]
      : []),
  ].join(' ');
}

/** Names sade sati or dhaiya where one runs. */
function saturnSaid(now: TransitNow): string[] {
  const { crossing } = now.passing.Saturn;
  const { current, segments } = crossing;
  const phase = saturnPhase(now.judged.Saturn.houseFromMoon);
  const next = segments[segments.indexOf(current) + 1];
  const date = (jdUT: number | null | undefined) => localDateOrNull(now, jdUT ?? null);
  const [until, returnDate] = [date(current.endJdUT), date(next?.startJdUT)];
  return phase ? [SATURN_TRANSIT[now.names.lang].phase_until({ phase, until, returnDate })] : [];
}

function gocharaText(now: TransitNow, supporting: readonly Planet[], demanding: readonly Planet[]): string {
  const { gochara, judged, names } = now;
  const words = TRANSIT[names.lang];
  const { band, score } = combinedTransits(judged);
  const obstructed = PLANETS.filter((planet) => judged[planet].vedha.result === 'neutralised');
  const relieved = PLANETS.filter((planet) => judged[planet].vedha.result === 'relieved');
  return [
    words.score_from_moon({ signIndex: gochara.chart.signs.Moon, band, score }),
    ...saturnSaid(now),
    ...(supporting.length > 0 ? [words.support({ planets: supporting })] : []),
    ...(demanding.length > 0 ? [words.ask_for_care({ planets: demanding })] : []),
    ...(obstructed.length > 0 ? [words.held_by_vedha({ planets: obstructed })] : []),
    ...(relieved.length > 0 ? [words.relieved_by_vedha({ planets: relieved })] : []),
  ].join(' ');
}
