/**
 * The sources of wealth judged apart, each by the ladder of its house: salary and saving, gains and networks, speculation
 * and creative work, inheritance and the money of others, fortune and patronage (houses by BPHS 11; points interpretive).
 */
import { tenths } from '../../../rounding.ts';
import type { Person } from '../../../stage.ts';
import { PREDICTION_SPREAD } from '../../../tables/percentiles/predictions.ts';
import type { Planet } from '../../../tables/planets.ts';
import { DHANA_YOGAS } from '../../../yoga/dhana/index.ts';
import type { AreaContext } from '../../areaContext.ts';
import type { SignifiedMatter } from '../../areaFacts.ts';
import { ladder, type Ladder, type LadderPlan } from '../../ladder/ladder.ts';
import { SOURCE_IDS, type SourceId } from './facts.ts';

export interface WealthSource {
  readonly id: SourceId;
  readonly house: number;
  readonly ladder: Ladder;
}

/** House and natural significator of each source; the significators of the 5th and the 9th are practice. */
const SOURCES: Readonly<
  Record<SourceId, { readonly house: number; readonly planet: Planet; readonly matter: SignifiedMatter }>
> = {
  salary: { house: 2, planet: 'Jupiter', matter: 'wealth' },
  gains: { house: 11, planet: 'Mercury', matter: 'skill_and_trade' },
  speculation: { house: 5, planet: 'Venus', matter: 'comforts' },
  inheritance: { house: 8, planet: 'Saturn', matter: 'endurance' },
  fortune: { house: 9, planet: 'Sun', matter: 'rank_and_authority' },
};

/** Tells whether sources of money are told to a person: to the grown up, up to 80. */
export function hasWealthSources({ stage }: Person): boolean {
  return stage !== 'child' && stage !== 'youth' && stage !== 'old';
}

/** Lists the sources of wealth, the one that most births have less of first. */
export function wealthSources(context: AreaContext): WealthSource[] {
  return SOURCE_IDS.map((id): WealthSource => {
    const { house } = SOURCES[id];
    const counted = { spread: PREDICTION_SPREAD, id: `source_${id}` };
    return { id, house, ladder: ladder(context, planOf(id), counted) };
  }).sort((a, b) => tenths(b.ladder.percentile - a.ladder.percentile) || b.ladder.value - a.ladder.value);
}

function planOf(id: SourceId): LadderPlan {
  const { house, matter, planet } = SOURCES[id];
  return {
    house,
    significator: () => ({ planet, matter }),
    // The navamsa is the fruit of every house; the hora knows two signs alone.
    varga: { id: 'd9', house },
    yogas: DHANA_YOGAS,
    areYogasShared: true,
    fullYogas: 1.5,
    years: [22, 65],
    servedHouses: [house],
  };
}
