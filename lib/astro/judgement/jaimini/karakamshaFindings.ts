/** Findings on the houses counted from karakamsha, in the navamsa or in the birth chart (JS 1.2; BPHS 33). */
import type { Chart } from '../../chart/chart.ts';
import { houseFromSign, type SignHouse } from '../../jaimini/signHouses.ts';
import {
  KARAKAMSHA_EFFECTS,
  type KarakamshaEffect,
  type KarakamshaEffectId,
} from '../../jaimini/tables/karakamshaEffects.ts';
import { elongationDeg, isBenefic } from '../../planet/nature.ts';
import { bphs, jaiminiSutras, practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { finding, type FindingParts } from '../../evidence.ts';
import { fact, type JaiminiFact, type JaiminiFinding } from './facts.ts';
import { bearing, influencesOnHouse } from './influence.ts';

/** What a finding needs besides: the house it belongs to. */
export interface KarakamshaFinding extends JaiminiFinding {
  readonly house: number;
}

interface KarakamshaContext {
  /** The birth chart, which natures and the phase of the Moon are taken from. */
  readonly birth: Chart;
  /** The chart in which houses are counted and planets placed. */
  readonly read: Chart;
  readonly signIndex: number;
}

/** Lists the effects that hold, by house from karakamsha. */
export function karakamshaFindings(birth: Chart, read: Chart, signIndex: number): KarakamshaFinding[] {
  const context = { birth, read, signIndex };
  const held = KARAKAMSHA_EFFECTS.flatMap((effect) => effectFinding(context, effect));
  return [signFinding(signIndex), ...held, ...workFindings(context)].sort((a, b) => a.house - b.house);
}

function signFinding(signIndex: number): KarakamshaFinding {
  return {
    ...finding<JaiminiFact>({
      id: 'sign',
      text: fact('karakamsha_sign_rule', {}),
      observed: { sign: SIGNS[signIndex]! },
      effect: 'describes',
      meaning: fact('karakamsha_sign', { signIndex }),
      source: bphs(33, '2-8'),
      confidence: 'interpretive',
    }),
    house: 1,
  };
}

/** Elongations between which more than three quarters of the Moon are lit; the text says full (interpretive). */
const FULL_MOON_DEG = [120, 240] as const;

function effectFinding(context: KarakamshaContext, effect: KarakamshaEffect<KarakamshaEffectId>): KarakamshaFinding[] {
  const { id, house, isOurs, needsFullMoon } = effect;
  const counted = houseFromSign(context.read, context.signIndex, house);
  const planets = planetsOf(context, effect, effect.byAspectToo ? influencesOnHouse(counted) : counted.occupants);
  if (planets.length === 0 || (needsFullMoon && !isMoonFull(context.birth))) return [];
  const observed = {
    planets,
    sign: SIGNS[counted.signIndex]!,
    by_aspect: planets.filter((planet) => !counted.occupants.includes(planet)),
  };
  const part = finding<JaiminiFact>({
    id,
    text: fact('effect_rule', { effect: id }),
    observed,
    ...described(context, effect, counted, planets),
    source: jaiminiSutras('1.2'),
    confidence: needsFullMoon || isOurs ? 'interpretive' : 'rule_exact',
  });
  return [{ ...part, house }];
}

function described(
  { birth }: KarakamshaContext,
  { id, tone, withBenefic }: KarakamshaEffect<KarakamshaEffectId>,
  counted: SignHouse,
  planets: readonly Planet[],
): Pick<FindingParts<JaiminiFact>, 'effect' | 'meaning'> {
  const benefics = influencesOnHouse(counted).filter((planet) => isBenefic(birth, planet));
  const helpers = withBenefic === undefined ? [] : benefics;
  return {
    effect: helpers.length > 0 ? 'supports' : tone,
    meaning: fact('effect', { effect: id, ...bearing(counted, planets), helpers }),
  };
}

function planetsOf(
  { birth }: KarakamshaContext,
  { planets, nature }: KarakamshaEffect,
  seen: readonly Planet[],
): Planet[] {
  if (planets) return planets.every((planet) => seen.includes(planet)) ? [...planets] : [];
  return seen.filter((planet) => isBenefic(birth, planet) === (nature === 'benefic'));
}

function isMoonFull(birth: Chart): boolean {
  const elongation = elongationDeg(birth);
  return elongation >= FULL_MOON_DEG[0] && elongation <= FULL_MOON_DEG[1];
}

/** Whether Ketu in the twelfth points to release, and whether a benefic supports it. */
export interface Release {
  readonly isPresent: boolean;
  readonly occupants: readonly Planet[];
  readonly hasBenefic: boolean;
}

/** Returns the finding on release (moksha) in the navamsa; natures are those of the birth chart. */
export function releaseFrom(birth: Chart, navamsa: Chart, signIndex: number): Release {
  const twelfth = houseFromSign(navamsa, signIndex, 12);
  return {
    isPresent: twelfth.occupants.includes('Ketu'),
    occupants: twelfth.occupants,
    hasBenefic: influencesOnHouse(twelfth).some((planet) => isBenefic(birth, planet)),
  };
}

/** The tenth as the house of work, with the professions of its planets. */
function workFindings({ read, signIndex }: KarakamshaContext): KarakamshaFinding[] {
  return houseFromSign(read, signIndex, 10).occupants.map((planet) => ({
    ...finding<JaiminiFact>({
      id: `${planet.toLowerCase()}_10`,
      text: fact('tenth_work_rule', {}),
      observed: { planets: [planet] },
      effect: 'describes',
      meaning: fact('tenth_work', { planet }),
      source: practice('Jaimini Upadesha Sutras 1.2 on the tenth; the fields of work by the nature of the planet'),
      confidence: 'interpretive',
    }),
    house: 10,
  }));
}
