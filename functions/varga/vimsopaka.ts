/** Answer of /varga/vimsopaka: chart to wire record. */
import { bphs, citation } from '../../lib/astro/source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../lib/astro/tables/planets.ts';
import { SCHEMES, type Scheme } from '../../lib/astro/varga/tables/vimsopaka.ts';
import {
  vaisheshikamsha,
  vargaStandings,
  vimsopakaBand,
  vimsopakaScore,
  type ExaltationReading,
  type VargaStanding,
} from '../../lib/astro/varga/vimsopaka.ts';
import type { VimsopakaBala } from '../../lib/schemas/varga.ts';
import type { NatalContext } from '../_shell/birth.ts';
import type { Names } from '../_shell/names.ts';
import { ratio } from '../_shell/numbers.ts';
import { planetHead, planetId, signRef } from '../_shell/records.ts';

type SchemeScore = VimsopakaBala['schemes'][Scheme][number];
type Standings = readonly { readonly id: SevenPlanet; readonly standings: readonly VargaStanding[] }[];

export function vimsopaka(
  context: NatalContext<{ exaltation?: ExaltationReading | null | undefined }, unknown>,
): VimsopakaBala {
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
    ...extremes(planets),
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
    components: components.map((component) => ({ ...component, points: ratio(component.points) })),
    vaisheshikamsha: { good_vargas: goodVargas, name: title && names.of(title) },
  };
}

/** Names the strongest and the weakest by the sixteen vargas; on a tie the first in the order of the planets. */
function extremes(planets: Standings): Pick<VimsopakaBala, 'strongest' | 'weakest' | 'summary_text'> {
  const ranked = planets
    .map(({ id, standings }) => ({ id, score: ratio(vimsopakaScore(standings, 'shodashavarga').points) }))
    .sort((a, b) => b.score - a.score);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  const state = (score: number) => `${score.toFixed(2)} of 20, ${vimsopakaBand(score).replace('_', ' ')}`;
  return {
    strongest: planetId(best.id),
    weakest: planetId(worst.id),
    summary_text: `By the sixteen vargas ${best.id} is best supported (${state(best.score)}) and ${worst.id} least (${state(worst.score)}): matters of ${best.id} can be leaned on, those of ${worst.id} want other support.`,
  };
}
