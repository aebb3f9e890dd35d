/** Parts that readings of single chara karakas share. */
import { practice, type Source } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { finding } from '../../evidence.ts';
import {
  fact,
  summaryOf,
  type CounterpartId,
  type JaiminiFact,
  type JaiminiFinding,
  type KarakaPoint,
  type Office,
} from './facts.ts';
import { placed } from './influence.ts';
import type { KarakaContext } from './karakaContext.ts';
import { relationFinding } from './relationFinding.ts';

export interface KarakaReading {
  readonly summary: readonly JaiminiFact[];
  readonly findings: readonly JaiminiFinding[];
}

export const association: Source = practice('Jaimini practice: significators judged by their mutual places');

/** Returns the summary of a reading: an opening on the significator, the findings, a closing sentence. */
export function karakaReading(
  context: KarakaContext,
  findings: readonly JaiminiFinding[],
  last: JaiminiFact,
): KarakaReading {
  const { chart, karaka } = context;
  const { house } = chart.planets[karaka.planet];
  const opening = fact('karaka_opening', { ...officeOf(context), ...placed(chart, karaka.planet), house });
  return { summary: [...summaryOf([opening], findings), last], findings };
}

/** Returns the office and its planet. */
export function officeOf({ karaka: { code, planet } }: KarakaContext): Office {
  return { planet, code };
}

/** Returns the finding on the relation of the significator to a planet; where it is that planet, on its two offices. */
export function toCounterpart(
  context: KarakaContext,
  counterpart: CounterpartId,
  other: Planet,
  source = association,
): JaiminiFinding {
  const office = officeOf(context);
  if (office.planet === other) return sameOffice(office, counterpart);
  const { signs } = context.chart;
  return relationFinding({
    id: `relation_to_${counterpart}`,
    firstSignIndex: signs[other],
    secondSignIndex: signs[office.planet],
    rule: fact('counterpart_rule', { ...office, counterpart, other }),
    meaning: (apart) => fact('counterpart', { ...office, counterpart, other, ...apart }),
    source,
  });
}

/** A planet with two offices. */
function sameOffice(office: Office, counterpart: CounterpartId): JaiminiFinding {
  return finding<JaiminiFact>({
    id: `is_${counterpart}`,
    text: fact('same_office_rule', { counterpart }),
    observed: { planet: office.planet },
    effect: 'supports',
    meaning: fact('same_office', { ...office, counterpart }),
    source: association,
    confidence: 'interpretive',
  });
}

export interface PointParts {
  readonly id: string;
  readonly point: KarakaPoint;
  readonly pointSignIndex: number;
  /** Of the significator in the chart of the point; that of birth unless told otherwise. */
  readonly signIndex?: number;
  readonly source?: Source;
}

/** Returns the finding on the relation of the significator to a point of a chart. */
export function toPoint(context: KarakaContext, parts: PointParts): JaiminiFinding {
  const office = officeOf(context);
  const { id, point, pointSignIndex, signIndex = context.chart.signs[office.planet], source = association } = parts;
  return relationFinding({
    id,
    firstSignIndex: pointSignIndex,
    secondSignIndex: signIndex,
    rule: fact('karaka_point_rule', { ...office, point }),
    meaning: (apart) => fact('karaka_point', { ...office, point, ...apart }),
    source,
  });
}
