/** Success in work by all three methods together, raised by strong raja yogas of birth (percentages interpretive). */
import { judgeFormed, type Verdict } from '../../rule.ts';
import type { ScorePart } from '../../score.ts';
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
import type { AreaScene } from '../areaScene.ts';
import { blended, type Blend } from '../areaScore.ts';
import { rankedBySlug } from '../yogaScore.ts';
import { methodOne, type MethodOne } from './methodOne.ts';
import { methodThree, type MethodThree } from './methodThree.ts';
import { methodTwo, type MethodTwo } from './methodTwo.ts';

/** What every answer about the whole career is made from; each method is run once. */
export interface CareerMethods {
  readonly one: MethodOne;
  readonly two: MethodTwo;
  readonly three: MethodThree;
}

export function careerMethods(scene: AreaScene): CareerMethods {
  return { one: methodOne(scene), two: methodTwo(scene), three: methodThree(scene) };
}

export interface CareerSuccess {
  readonly overall: Blend;
  /** Raja yogas of birth that are strong, the strongest first, whether or not they still raise the score. */
  readonly rajaYogas: readonly Verdict[];
}

const PERCENTS = { one: 35, two: 25, three: 40 };

export function careerSuccess(scene: AreaScene, { one, three, two }: CareerMethods): CareerSuccess {
  const rajaYogas = strongRajaYogas(scene);
  const overall = blended(
    [
      { id: 'method_1', label: 'Tenth lord in the navamsa', value: one.success.value, percent: PERCENTS.one },
      { id: 'method_2', label: 'Karakamsha', value: two.success.value, percent: PERCENTS.two },
      { id: 'method_3', label: 'Dasamsa (D10)', value: three.success.value, percent: PERCENTS.three },
    ],
    rajaYogas.slice(0, YOGAS_COUNTED).map(yogaPart),
  );
  return { overall, rajaYogas };
}

const YOGA_POINTS = 5;
/** Fifteen points at the most. */
const YOGAS_COUNTED = 3;

function strongRajaYogas(scene: AreaScene): Verdict[] {
  return rankedBySlug(judgeFormed(RAJA_YOGAS, scene.chart, scene)).filter(
    ({ rule, status, strength }) => rule.polarity === 'good' && status === 'active' && strength!.grade === 'strong',
  );
}

function yogaPart({ rule, strength }: Verdict): ScorePart {
  const label = `${rule.name.en}, a strong raja yoga of birth (${strength!.value} of 100)`;
  return { id: `raja_${rule.id}`, label, points: YOGA_POINTS, max: YOGA_POINTS };
}
