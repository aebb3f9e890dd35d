/** What a yoga and a dosha both name is judged once: in 80 births the two never differ. */
import { expect, test } from '@jest/globals';
import { DOSHAS } from '../../../lib/astro/dosha/index.ts';
import { judgeDosha } from '../../../lib/astro/dosha/dosha.ts';
import { judge } from '../../../lib/astro/rule.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { drawnFacts } from '../../support/doshaTest.ts';
import { goldenCharts } from '../../support/goldenChart.ts';

test.each([
  ['angaraka', 'angarak'],
  ['guru-chandal', 'guru_chandal'],
  ['grahan', 'grahan'],
  ['shrapit', 'shrapit'],
  ['kaal-sarp', 'kaal_sarp'],
  ['pitri-dosha', 'pitra'],
  ['shakata', 'shakat'],
  ['vish-yoga', 'vish'],
  ['sarpa-bandhana', 'bandhan'],
])('%s is judged as %s', (yogaId, doshaId) => {
  const rule = YOGAS.find(({ id }) => id === yogaId)!;
  const dosha = DOSHAS.find(({ id }) => id === doshaId)!;
  const compared = [...goldenCharts.values()].map((chart) => {
    const yoga = judge(rule, chart);
    const verdict = judgeDosha(dosha, chart, drawnFacts(chart));
    const { isPresent, planets, reliefs, score, status } = verdict;
    return {
      yoga: [yoga.isPresent, yoga.status, yoga.planets, yoga.cancellations, yoga.strength?.value, yoga.strength?.parts],
      dosha: [isPresent, status, planets, reliefs, score?.value, score?.parts],
      isPresent,
    };
  });
  for (const { dosha: ofDosha, yoga } of compared) expect(yoga).toEqual(ofDosha);
  expect(compared.filter(({ isPresent }) => isPresent).length).toBeGreaterThan(0);
});
