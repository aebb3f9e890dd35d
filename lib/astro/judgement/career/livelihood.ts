/** The places from which the 10th house of work is counted, and the significator of each (BJ 10.1-3; Phaladeepika 5). */
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import { countFrom } from '../../angle.ts';
import { aspectsOn } from '../../chart/aspects.ts';
import { occupants, signOfHouse, type Chart } from '../../chart/chart.ts';
import { chartFrom } from '../../chart/derivedCharts.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { within } from '../../score.ts';
import { PLANETS, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { blended, type Blend } from '../areaScore.ts';
import { livelihoodFact as fact, type ReferenceScoreFact } from './facts/livelihoodFacts.ts';
import type { ReferenceId } from './facts/voteFacts.ts';

/** The number of rules of method one includes these places. */
export const REFERENCE_IDS = ['ascendant', 'moon', 'sun'] as const satisfies readonly ReferenceId[];

/** A place from which the 10th house is counted, and the livelihood from there. */
export interface Reference {
  readonly id: ReferenceId;
  /** The birth chart with its sign as the first house. */
  readonly chart: Chart;
  readonly score: Blend<ReferenceScoreFact>;
  readonly livelihood: Livelihood;
}

export interface Livelihood {
  /** The tenth sign from the reference. */
  readonly tenthSignIndex: number;
  /** The house that this sign is from the ascendant. */
  readonly house: number;
  readonly occupants: readonly Planet[];
  readonly lord: SevenPlanet;
  /** Where the lord stands in the navamsa. */
  readonly navamsaSignIndex: number;
  /** Lord of that sign: the significator of livelihood. */
  readonly significator: SevenPlanet;
}

/** Lists the three places, the strongest first; of equal ones the ascendant goes before the Moon, she before the Sun. */
export function references(context: AreaContext): readonly [Reference, Reference, Reference] {
  const all = REFERENCE_IDS.map((id) => referenceOf(context, id)) as [Reference, Reference, Reference];
  return all.sort((a, b) => b.score.value - a.score.value);
}

function referenceOf(context: AreaContext, id: ReferenceId): Reference {
  const { chart, fromMoon } = context;
  switch (id) {
    case 'ascendant':
      return reference(context, id, chart, ascendantScore(context));
    case 'moon':
      return reference(context, id, fromMoon(), luminaryScore(context, 'Moon'));
    case 'sun':
      return reference(context, id, chartFrom(chart, 'Sun'), luminaryScore(context, 'Sun'));
  }
}

function reference(context: AreaContext, id: ReferenceId, chart: Chart, score: Blend<ReferenceScoreFact>): Reference {
  return { id, chart, score, livelihood: livelihood(context, chart) };
}

function livelihood(context: AreaContext, from: Chart): Livelihood {
  const tenthSignIndex = signOfHouse(from, 10);
  const lord = lordOfHouse(from, 10);
  const navamsaSignIndex = context.navamsa.signs[lord];
  return {
    tenthSignIndex,
    house: countFrom(context.chart.ascendant.signIndex, tenthSignIndex),
    occupants: occupants(from, 10),
    lord,
    navamsaSignIndex,
    significator: signLord(navamsaSignIndex),
  };
}

/** Percent of a point itself and of what surrounds it (interpretive). */
const PERCENTS = { own: 60, around: 40 };

function ascendantScore({ chart, houseScore, strengths }: AreaContext): Blend<ReferenceScoreFact> {
  const lord = lordOfHouse(chart, 1);
  return blended<ReferenceScoreFact>(
    [
      {
        id: 'house_1',
        label: fact('ascendant_house', { signIndex: chart.ascendant.signIndex }),
        value: houseScore(1).value,
        percent: PERCENTS.own,
      },
      {
        id: 'lord_1',
        label: fact('ascendant_lord', { planet: lord }),
        value: strengths[lord].value,
        percent: PERCENTS.around,
      },
    ],
    { spread: CAREER_SPREAD, id: 'reference_ascendant' },
  );
}

/** A sign without influences has 50; each planet changes it by this many points. */
const SIGN_BASE = 50;
const INFLUENCE_POINTS = 10;

function luminaryScore({ chart, strengths }: AreaContext, light: 'Sun' | 'Moon'): Blend<ReferenceScoreFact> {
  const signIndex = chart.signs[light];
  const joined = PLANETS.filter((planet) => planet !== light && chart.signs[planet] === signIndex);
  const around = [...joined, ...aspectsOn(chart, signIndex)];
  const helpers = around.filter((planet) => isBenefic(chart, planet));
  const [benefics, malefics] = [helpers.length, around.length - helpers.length];
  return blended<ReferenceScoreFact>(
    [
      {
        id: 'strength',
        label: fact('light_itself', { planet: light }),
        value: strengths[light].value,
        percent: PERCENTS.own,
      },
      {
        id: 'sign_influence',
        label: fact('sign_influences', {
          signIndex,
          benefics,
          malefics,
          base: SIGN_BASE,
          points: INFLUENCE_POINTS,
        }),
        value: within(0, SIGN_BASE + INFLUENCE_POINTS * (benefics - malefics), 100),
        percent: PERCENTS.around,
      },
    ],
    { spread: CAREER_SPREAD, id: light === 'Moon' ? 'reference_moon' : 'reference_sun' },
  );
}
