/** Findings on the houses counted from karakamsha, in the navamsa or in the birth chart (JS 1.2; BPHS 33). */
import type { Chart } from '../../chart/chart.ts';
import { houseFromSign, type SignHouse } from '../../jaimini/signHouses.ts';
import { KARAKAMSHA_EFFECTS, KARAKAMSHA_SIGNS, type KarakamshaEffect } from '../../jaimini/tables/karakamshaEffects.ts';
import { PROFESSIONS } from '../../jaimini/tables/karakaTexts.ts';
import { elongationDeg, isBenefic } from '../../planet/nature.ts';
import { bphs, jaiminiSutras, practice } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { anyOf, capitalised } from '../../words.ts';
import { sentence } from '../phrases.ts';
import { namedList } from '../../planetWords.ts';
import { finding, type Finding, type FindingParts } from '../finding.ts';
import { bearing, houseFromPoint, influencesOnHouse } from './influence.ts';

/** What a finding needs besides: the house it belongs to. */
export interface KarakamshaFinding extends Finding {
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
  const sign = SIGNS[signIndex]!;
  return {
    ...finding({
      id: 'sign',
      rule: 'The sign of karakamsha has effects of its own',
      observed: { sign },
      tone: 'describes',
      meaning: `Karakamsha in ${sign} speaks for ${KARAKAMSHA_SIGNS[signIndex]!}.`,
      source: bphs(33, '2-8'),
      confidence: 'interpretive',
    }),
    house: 1,
  };
}

/** Elongations between which more than three quarters of the Moon are lit; the text says full (interpretive). */
const FULL_MOON_DEG = [120, 240] as const;

function effectFinding(context: KarakamshaContext, effect: KarakamshaEffect): KarakamshaFinding[] {
  const { id, house, isOurs, needsFullMoon } = effect;
  const counted = houseFromSign(context.read, context.signIndex, house);
  const planets = planetsOf(context, effect, effect.byAspectToo ? influencesOnHouse(counted) : counted.occupants);
  if (planets.length === 0 || (needsFullMoon && !isMoonFull(context.birth))) return [];
  const observed = {
    planets,
    sign: SIGNS[counted.signIndex]!,
    by_aspect: planets.filter((planet) => !counted.occupants.includes(planet)),
  };
  const part = finding({
    id,
    rule: ruleOf(effect),
    observed,
    ...described(context, effect, counted, planets),
    source: jaiminiSutras('1.2'),
    confidence: needsFullMoon || isOurs ? 'interpretive' : 'rule_exact',
  });
  return [{ ...part, house }];
}

function described(
  { birth }: KarakamshaContext,
  { gives, house, tone, withBenefic }: KarakamshaEffect,
  counted: SignHouse,
  planets: readonly Planet[],
): Pick<FindingParts, 'tone' | 'meaning'> {
  const acts = bearing(counted, planets, houseFromPoint(house, 'karakamsha'));
  const benefics = influencesOnHouse(counted).filter((planet) => isBenefic(birth, planet));
  if (withBenefic === undefined || benefics.length === 0) {
    return { tone, meaning: sentence(`${acts}: this speaks for ${gives}`) };
  }
  const meaning = sentence(`${acts}, with ${namedList(benefics)} to help: this speaks for ${withBenefic}`);
  return { tone: 'supports', meaning };
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

function ruleOf({ house, planets, nature, needsFullMoon, byAspectToo }: KarakamshaEffect): string {
  const who = planets ? namedList(planets) : `a natural ${nature}`;
  const full = needsFullMoon ? ', the Moon near full,' : '';
  return capitalised(`${who}${full} in ${byAspectToo ? 'or aspecting ' : ''}${houseFromPoint(house, 'karakamsha')}`);
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
    ...finding({
      id: `${planet.toLowerCase()}_10`,
      rule: 'A planet in the tenth from karakamsha colours the work',
      observed: { planets: [planet] },
      tone: 'describes',
      meaning: sentence(
        `${namedList([planet])} stands in the 10th from karakamsha: work such as ${anyOf(PROFESSIONS[planet].slice(0, 2))} suits the self`,
      ),
      source: practice('Jaimini Upadesha Sutras 1.2 on the tenth; the fields of work by the nature of the planet'),
      confidence: 'interpretive',
    }),
    house: 10,
  }));
}
