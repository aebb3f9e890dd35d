/** Papa samya: malefics of both charts against each other. */
import { openPapa, OPEN_PLACES, type OpenPlace } from '../../lib/astro/judgement/matching/open/openCharts.ts';
import {
  PAPA_OPTIONS,
  papaPoints,
  papaSamya,
  type PapaPoints,
} from '../../lib/astro/judgement/matching/charts/papaSamya.ts';
import { citation } from '../../lib/astro/source.ts';
import { PAPA_PLANETS, PAPA_SOURCE, PAPA_WEIGHTS } from '../../lib/astro/tables/matching/charts.ts';
import { eachOfTwo } from '../../lib/astro/tables/matching/roles.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { ReadBirth } from '../../lib/birth/birthOrDay.ts';
import { fixedSigns } from '../../lib/birth/fixedSigns.ts';
import type { PairContext } from '../../lib/birth/pair.ts';
import type { PapaAnswer } from '../../lib/schemas/matching/chartAnswers.ts';
import type { Names } from '../../lib/words/names.ts';
import { MATCH_PAIR } from '../../lib/words/subjects/matching/pair.ts';
import { knownPair } from './marsAnswer.ts';
import { unknownPart } from './unknown.ts';

type PapaPart = Omit<PapaAnswer, 'disclaimer' | 'sources'>;
type Place = keyof typeof PAPA_WEIGHTS;

export const PAPA_SOURCES = [citation(PAPA_SOURCE)];
const RESTS = { source: citation(PAPA_SOURCE), status: 'practice' } as const;

/** Returns the malefics of both charts and how they compare. */
export function papaPart(context: PairContext): PapaPart {
  const { names } = context;
  const births = knownPair(context);
  if (!births) {
    const { reason, text } = unknownPart(context, 'papa');
    const comparison = { state: 'unknown' as const, reason, headline: text, short: text, text, ...RESTS };
    return { ...eachOfTwo(context.births, (birth) => knownSide(birth, names)), comparison };
  }
  const { bride, groom, state } = papaSamya(
    eachOfTwo(births, ({ chart }) => chart),
    PAPA_OPTIONS,
  );
  const words = MATCH_PAIR[names.lang];
  const malefics = eachOfTwo({ groom, bride }, (points) => counted(points, 'ascendant'));
  const short = words.papa_short({ state, malefics });
  return {
    ...eachOfTwo({ groom, bride }, (points) => sideRecord(points, names)),
    comparison: {
      state,
      reason: null,
      headline: words.papa_headline({ state }),
      short,
      text: `${short} ${words.papa_rule({ state })}`,
      ...RESTS,
    },
  };
}

function counted({ counts }: PapaPoints, of: Place) {
  return counts.filter(({ from, points }) => from === of && points > 0).map(({ planet }) => planet);
}

/** The whole of a birth whose time is known; of another what its day decides. */
function knownSide(birth: ReadBirth, names: Names): PapaPart['groom'] {
  if (birth.context) return sideRecord(papaPoints(birth.context.chart, PAPA_OPTIONS), names);
  const signs = fixedSigns(birth);
  const components = (Object.keys(OPEN_PLACES) as OpenPlace[]).flatMap((of) => {
    const papa = openPapa(signs, of);
    return papa ? [componentRecord(of, papa.malefics, papa.points, names)] : [];
  });
  return { components, total: null };
}

function componentRecord(of: Place, malefics: readonly Planet[], points: number, names: Names) {
  const label = MATCH_PAIR[names.lang].papa_part({ of, malefics });
  return { id: of, label, points, max: PAPA_PLANETS.length * PAPA_WEIGHTS[of] };
}

function sideRecord(points: PapaPoints, names: Names): PapaPart['groom'] {
  return {
    components: (Object.keys(PAPA_WEIGHTS) as Place[]).map((of) =>
      componentRecord(of, counted(points, of), points.sums[of], names),
    ),
    total: points.total,
  };
}
