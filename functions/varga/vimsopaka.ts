/** Answer of /varga/vimsopaka. */
import { bphs, citation } from '../../lib/astro/source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../lib/astro/tables/planets.ts';
import type { ExaltationReading } from '../../lib/astro/varga/exaltation.ts';
import { SCHEMES, type Scheme } from '../../lib/astro/varga/tables/vimsopaka.ts';
import {
  vaisheshikamsha,
  vargaStandings,
  vimsopakaBand,
  vimsopakaPlace,
  vimsopakaScore,
  type VargaStanding,
} from '../../lib/astro/varga/vimsopaka.ts';
import type { VimsopakaBala } from '../../lib/schemas/varga/answers.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { VARGA } from '../../lib/words/subjects/divisional.ts';
import type { Ranked } from '../../lib/words/facts/divisional.ts';
import { ratio } from '../../lib/astro/rounding.ts';
import { placeRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';

type SchemeScore = VimsopakaBala['schemes'][Scheme][number];

export function vimsopaka(context: NatalContext<{ exaltation?: ExaltationReading | null | undefined }>): VimsopakaBala {
  const { chart, names, query } = context;
  const exaltation = query.exaltation ?? 'by_lord';
  const planets = SEVEN_PLANETS.map((id) => ({ id, standings: vargaStandings(chart, id, exaltation) }));
  const schemes = Object.fromEntries(
    SCHEMES.map((scheme) => [scheme, planets.map(({ id, standings }) => schemeScore(id, standings, scheme, names))]),
  ) as VimsopakaBala['schemes'];
  return {
    schemes,
    planets: planets.map(({ id, standings }) => ({
      ...planetHead(id, names),
      vargas: standings.map(({ grade, isGood, points, signIndex, varga }) => ({
        varga,
        sign: signRef(signIndex, names),
        grade,
        points,
        is_good: isGood,
      })),
    })),
    exaltation,
    ...extremes(schemes.shodashavarga, names),
    sources: [citation(bphs(7, '17-27')), citation(bphs(6, '42-53'))],
  };
}

function schemeScore(id: SevenPlanet, standings: readonly VargaStanding[], scheme: Scheme, names: Names): SchemeScore {
  const { components, points } = vimsopakaScore(standings, scheme);
  const { goodVargas, title } = vaisheshikamsha(standings, scheme);
  const score = ratio(points);
  return {
    ...planetHead(id, names),
    score,
    band: vimsopakaBand(score),
    ...placeRecord(vimsopakaPlace(scheme, id, score)),
    components: components.map((each) => ({
      id: each.id,
      label: say(VARGA, each.label, names.lang),
      points: ratio(each.points),
      max: each.max,
    })),
    vaisheshikamsha: { good_vargas: goodVargas, name: title && names.of(title) },
  };
}

/** Names the strongest and the weakest planet; on a tie the first, or the last, in the order of the planets. */
function extremes(
  scores: readonly SchemeScore[],
  { lang }: Names,
): Pick<VimsopakaBala, 'strongest' | 'weakest' | 'summary_text'> {
  const inOrder = [...scores].sort((a, b) => b.score - a.score);
  const [best, worst] = [inOrder[0]!, inOrder.at(-1)!];
  return {
    strongest: best.id,
    weakest: worst.id,
    summary_text: VARGA[lang].vimsopaka_summary({ best: ranked(best), worst: ranked(worst) }),
  };
}

function ranked({ band, id, score }: SchemeScore): Ranked {
  return { planet: SEVEN_PLANETS.find((planet) => planetId(planet) === id)!, score, band };
}
