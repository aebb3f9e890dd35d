/** vedic match: the eight koots of two births. */
import { routes } from '../../functions/matching/routes.ts';
import type { Ashtakoota } from '../../lib/schemas/matching/match.ts';
import { birthBody, command, conventionsOf, detailQuery, placedBirths, readable, rowOf } from '../command.ts';
import { birthsOf, type Given } from '../given.ts';
import type { Place } from '../placeGiven.ts';
import { EMPTY, line, type Line, type Look } from '../screen/lines.ts';
import { table, type Cell } from '../screen/table.ts';
import { wrapped } from '../screen/width.ts';
import { birthText } from './birthLines.ts';

interface Answer {
  readonly data: Ashtakoota;
}

export const main = command<[Answer]>({
  name: 'match',
  ask(given, find) {
    const [groom, bride] = placedBirths(given, 2, find).map((birth) => ({ ...birth, body: birthBody(birth, given) }));
    const body = { groom: groom!.body, bride: bride!.body, ...conventionsOf(given) };
    return {
      questions: [{ row: rowOf(routes, '/matching/ashtakoota'), body, query: detailQuery(given, 'standard') }],
      places: [groom!.at, bride!.at],
    };
  },
  show([{ data }], given, places, { columns }) {
    const { texts } = given;
    const width = readable(columns);
    const paragraph = (text: string, look: Look = 'plain') => wrapped(text, width).map((one) => line(one, look));
    const reasons = data.koots.flatMap(({ name, reason }) => paragraph(`${name}: ${reason}`));
    const { headline, short } = data.verdict;
    return [
      ...people(data, given, places),
      EMPTY,
      ...koots(data, given),
      EMPTY,
      ...paragraph(headline, 'strong'),
      ...(texts.detail === 'brief' ? [] : paragraph(short)),
      ...(texts.detail === 'full' ? [EMPTY, ...reasons] : []),
      ...(texts.detail === 'brief' ? [] : [EMPTY, ...paragraph(data.disclaimer, 'faint')]),
    ];
  },
});

function people({ bride, groom }: Ashtakoota, given: Given, places: readonly Place[]): Line[] {
  const births = birthsOf(given, 2);
  const { match } = given.words;
  const person = (label: string, k: number, { nakshatra, pada, sign }: Ashtakoota['groom']): Cell[] => [
    { text: label, look: 'faint' },
    { text: birthText(births[k]!, places[k]!, given), look: 'strong' },
    nakshatra && sign && pada !== null ? match.person(nakshatra.name, pada, sign.name) : '',
  ];
  return table([person(match.groom, 0, groom), person(match.bride, 1, bride)]);
}

function koots(data: Ashtakoota, { words: { match } }: Given): Line[] {
  const rows = data.koots.map(({ bride, groom, max, name, points }): Cell[] => [
    name,
    groom?.name ?? '',
    bride?.name ?? '',
    { text: `${points ?? '?'} / ${max}`, look: lookOf(points, max) },
    bar(points, max),
  ]);
  const { band_name: band, band_with_exceptions_name: bandWith, total, total_with_exceptions: all } = data;
  const sum = (label: string, { max, points }: Ashtakoota['total'], name: string | null): Cell[] => [
    { text: label, look: 'strong' },
    '',
    '',
    { text: `${points ?? '?'} / ${max}`, look: 'strong' },
    name ?? '',
  ];
  return table([...rows, sum(match.total, total, band), sum(match.withExceptions, all, bandWith)], {
    titles: match.columns,
    right: [3],
  });
}

function lookOf(points: number | null, max: number): Look {
  if (points === 0) return 'bad';
  return points === max ? 'good' : 'plain';
}

/** A mark for each point. */
function bar(points: number | null, max: number): Cell {
  const full = Math.round(points ?? 0);
  return { text: '█'.repeat(full) + '░'.repeat(max - full), look: 'faint' };
}
