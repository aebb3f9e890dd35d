/** Many rules of a matter together: patterns, chains, cancellations and compounds, with one score for all. */
import { PREDICTION_SPREAD } from '../../../tables/percentiles/predictions.ts';
import { relevantYogas, yogasOfHouse } from '../../relevantYogas.ts';
import { daridra } from '../../../dosha/daridra.ts';
import type { Dosha, PlainFacts } from '../../../dosha/dosha.ts';
import { kalathra } from '../../../dosha/kalathra.ts';
import { manglik } from '../../../dosha/manglik/manglik.ts';
import type { Rule, Verdict } from '../../../rule.ts';
import type { YogaFamily } from '../../../tables/yogaFamilies.ts';
import { DARIDRA_YOGAS } from '../../../yoga/daridra/index.ts';
import { DHANA_YOGAS } from '../../../yoga/dhana/index.ts';
import { mahapurushas } from '../../../yoga/mahapurusha.ts';
import { satkalatra } from '../../../yoga/other/satkalatra.ts';
import { parivartanas } from '../../../yoga/parivartana.ts';
import { oneFactEach, ranked } from '../../../yoga/ranking.ts';
import { RAJA_YOGAS } from '../../../yoga/raja/index.ts';
import type { AreaContext } from '../../areaContext.ts';
import { blended, type AreaScore, type Blend } from '../../areaScore.ts';
import { career } from '../career.ts';
import { health, TENDER_YOGAS } from '../health.ts';
import { promiseOf, type Promised, type TimedArea } from '../areaPrediction.ts';
import { blendFact, type BlendFact } from '../facts.ts';
import { wealth } from '../wealth.ts';
import { cancellations, type Cancellation } from './cancellations.ts';
import { chainReactions, type Chain } from './houseChains.ts';
import { compositePatterns, type ChartPattern } from './patterns.ts';
import { tenths } from '../../../rounding.ts';

/** A matter that is judged by many rules. */
export interface RuledArea {
  readonly area: TimedArea;
  /** Families whose yogas all belong to the matter. */
  readonly families: readonly YogaFamily[];
  /** Further families, whose yogas belong to the matter if they concern its main house. */
  readonly ofHouse: readonly YogaFamily[];
  readonly doshas: readonly Dosha<PlainFacts>[];
}

/** Mahapurusha and exchange yogas belong to any matter whose house they concern. */
const OF_ANY_HOUSE: readonly YogaFamily[] = ['mahapurusha', 'parivartana'];

/**
 * Lists the matters that are judged by many rules, each with its yogas and doshas.
 *
 * @param ofSeventh marriage, or the bond where there is one
 */
export function ruledAreas(ofSeventh: TimedArea): readonly RuledArea[] {
  return [
    { area: ofSeventh, families: [], ofHouse: ['other', ...OF_ANY_HOUSE], doshas: [manglik, kalathra] },
    { area: career, families: ['raja'], ofHouse: OF_ANY_HOUSE, doshas: [] },
    { area: health, families: ['arishta'], ofHouse: OF_ANY_HOUSE, doshas: [] },
    { area: wealth, families: ['dhana', 'daridra'], ofHouse: OF_ANY_HOUSE, doshas: [daridra] },
  ];
}

/** Yogas and doshas that are already judged, shared by all matters. */
const LISTS: readonly (readonly Rule[])[] = [
  RAJA_YOGAS,
  DHANA_YOGAS,
  DARIDRA_YOGAS,
  TENDER_YOGAS,
  mahapurushas,
  parivartanas,
  [satkalatra],
];

/** Yogas of a matter, the strongest first. */
interface AreaYogas {
  readonly relevant: readonly Verdict[];
  /** Yogas that would strain the matter but are cancelled; they never act. */
  readonly undone: readonly Verdict[];
}

/** Returns a function that lists the yogas of a matter. */
export function yogasByArea(context: AreaContext): (ruled: RuledArea) => AreaYogas {
  const verdicts = ranked(oneFactEach(LISTS.flatMap((rules) => context.formed(rules))));
  const relevant = relevantYogas(verdicts);
  const undone = verdicts.filter(
    ({ rule, status }) => rule.polarity === 'bad' && rule.acts === undefined && status === 'cancelled',
  );
  return ({ area, families, ofHouse }) => {
    const [main] = area.houses;
    const held = new Set(yogasOfHouse(relevant, context.house(main)));
    const isOfFamily = ({ rule }: Verdict) => families.includes(rule.family);
    return {
      relevant: relevant.filter((one) => isOfFamily(one) || (ofHouse.includes(one.rule.family) && held.has(one))),
      undone: undone.filter(isOfFamily),
    };
  };
}

export interface MultiRule {
  readonly promise: Promised;
  readonly patterns: readonly ChartPattern[];
  readonly cancellations: readonly Cancellation[];
  readonly chains: readonly Chain[];
  /** One score of all rules. */
  readonly whole: Blend<BlendFact>;
}

/** Percent of each in the whole; cancellations count within the promise (interpretive). */
const PERCENTS = { promise: 50, patterns: 25, chains: 25 };

/** Judges a matter by promise, patterns and chains, blended by fixed percentages; cancellations are listed in addition. */
export function multiRule(context: AreaContext, { area, doshas }: RuledArea, yogas: AreaYogas): MultiRule {
  const promise = promiseOf(context, area);
  const patterns = compositePatterns(promise.evidence);
  const chains = chainReactions(context, area.servedHouses ?? area.houses);
  const whole = blended<BlendFact>(
    [
      { id: 'promise', label: blendFact('promise_share', {}), value: promise.ladder.value, percent: PERCENTS.promise },
      {
        id: 'patterns',
        label: blendFact('patterns_share', { count: patterns.length }),
        value: mean(patterns),
        percent: PERCENTS.patterns,
      },
      {
        id: 'chains',
        label: blendFact('chains_share', { count: chains.length }),
        value: mean(chains),
        percent: PERCENTS.chains,
      },
    ],
    { spread: PREDICTION_SPREAD, id: `${area.matter}_rules` },
  );
  return { promise, patterns, cancellations: cancellations(context, yogas, doshas, promise.evidence), chains, whole };
}

/** Score where nothing is found: neutral. */
const MIDDLE = 50;

function mean(found: readonly { readonly score: Pick<AreaScore, 'value'> }[]): number {
  if (found.length === 0) return MIDDLE;
  return tenths(found.reduce((sum, { score }) => sum + score.value, 0) / found.length);
}
