/** The part of the answer of /varshphal/pancha-vargiya that `include=dwadasha_vargiya` adds. */
import type * as v from 'valibot';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { SevenPlanet } from '../../lib/astro/tables/planets.ts';
import { dwadashaVargiya } from '../../lib/astro/varshphal/dwadashaVargiya.ts';
import type { BalaChoices, VargiyaChoices } from '../../lib/astro/varshphal/tajikaChoices.ts';
import { signRef } from '../../lib/records/common.ts';
import type { AnnualContext } from '../../lib/records/year/annual.ts';
import { balaConventions } from '../../lib/records/year/echoedChoices.ts';
import { VARGIYA_VERDICT_NAMES } from '../../lib/records/year/termNames.ts';
import type { ChosenConventions } from '../../lib/schemas/common/envelope.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { VargiyaQuery } from '../../lib/schemas/varshphal/annualInput.ts';
import type { DwadashaVargiya } from '../../lib/schemas/varshphal/yearLord.ts';
import type { Names } from '../../lib/words/names.ts';
import { VARGIYA } from '../../lib/words/subjects/varshphal/dwadashaVargiya.ts';

export type VargiyaChoice = v.InferOutput<v.ObjectSchema<typeof VargiyaQuery, undefined>>;

type Asked = Pick<AnnualContext<VargiyaChoice>, 'input' | 'query'>;

/** Returns how the twelve charts are made where they are asked for, else null. */
export function vargiyaChoices({ input, query }: Asked): VargiyaChoices | null {
  if (!query.include?.includes('dwadasha_vargiya')) return null;
  return { d3: input.vargiya_d3 ?? 'parashari', d5: input.vargiya_d5 ?? 'from_sign' };
}

/** Echoes how strengths are counted, and how the twelve charts are made where they are asked for. */
export function vargiyaConventions(asked: Asked): ChosenConventions {
  const chosen = vargiyaChoices(asked);
  return { ...balaConventions(asked), ...(chosen && { vargiya_d3: chosen.d3, vargiya_d5: chosen.d5 }) };
}

/** Returns the record of the twelve charts that hold a planet. */
export function vargiyaRecord(
  chart: Chart,
  planet: SevenPlanet,
  choices: BalaChoices & VargiyaChoices,
  names: Names,
): DwadashaVargiya {
  const { bad, charts, good, verdict } = dwadashaVargiya(chart, planet, choices);
  return {
    charts: charts.map(({ id, isGood, lord, relation, signIndex }) => ({
      id,
      sign: signRef(signIndex, names),
      lord: planetId(lord),
      relation,
      verdict: isGood ? 'good' : 'bad',
    })),
    good,
    bad,
    verdict,
    verdict_name: names.of(VARGIYA_VERDICT_NAMES[verdict]),
    text: VARGIYA[names.lang].vargiya_count({ planet, verdict, good }),
    confidence: 'interpretive',
  };
}
