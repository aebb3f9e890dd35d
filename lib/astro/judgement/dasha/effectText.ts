/** A dasha period in words: its summary, its effect on each matter of life, and advice. */
import { isAspecting } from '../../chart/aspects.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { LEVEL_NAMES } from '../../dasha/period.ts';
import { HOUSES } from '../../planet/lordship.ts';
import type { EaseAndStrain } from '../../tables/effects.ts';
import { lordEffect } from '../../tables/houseEffects.ts';
import { PLANET_IN_HOUSE } from '../../tables/planetEffects.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { listed, ordinal } from '../../words.ts';
import type { PeriodFinding } from './periodFindings.ts';
import type { JudgedPeriod } from './periodScore.ts';
import { lordshipPhrase, type PeriodTheme, type ReasonKind, type ThemeReason, type ThemeTone } from './themes.ts';
import { areaOf } from '../../tables/houses.ts';
import { effectText, dignityText, sentence, effectSide, type EffectSide } from '../phrases.ts';
import { named } from '../../planetWords.ts';
import { PERIOD_COUNSEL, PERIOD_THEMES } from '../tables/dashaLords.ts';

export interface Advice {
  /** A theme, or the period as a whole. */
  readonly about: string;
  readonly text: string;
}

/** Lists the houses that a planet fully aspects, ascending. */
export function aspectedHouses(chart: Chart, planet: Planet): number[] {
  return HOUSES.filter((house) => isAspecting(chart, planet, signOfHouse(chart, house)));
}

/**
 * Returns the summary of a period.
 *
 * @param span its dates as people write them, `3 Mar 2010 to 3 Mar 2029`
 */
export function periodSummary(
  chart: Chart,
  judged: JudgedPeriod,
  findings: readonly PeriodFinding[],
  span: string,
): string {
  const { lord, score } = judged;
  return [
    sentence(`${periodName(judged)} lasts from ${span}`),
    sentence(lordPhrase(chart, lord)),
    sentence(`the period scores ${score.value} of 100 (${score.grade.replace('_', ' ')}): ${balance(findings)}`),
    ...(isWithinOwn(judged) ? ['One lord rules both, so this part shows what the whole promises.'] : []),
    effectText(PERIOD_THEMES[lord], effectSide(score.value)),
  ].join(' ');
}

/** Names a period: `the antardasha of Mercury in the mahadasha of Saturn`. */
export function periodName(judged: JudgedPeriod): string {
  const { lord, period, parent } = judged;
  const own = `the ${LEVEL_NAMES[period.level - 1]!} of ${named(lord)}`;
  if (parent === null) return own;
  const around = LEVEL_NAMES[parent.period.level - 1]!;
  return isWithinOwn(judged) ? `${own} in its own ${around}` : `${own} in the ${around} of ${named(parent.lord)}`;
}

function isWithinOwn({ lord, parent }: JudgedPeriod): boolean {
  return parent?.lord === lord;
}

function lordPhrase(chart: Chart, lord: Planet): string {
  const { house } = chart.planets[lord];
  const rising = `with ${SIGNS[chart.ascendant.signIndex]!} rising`;
  const seen = aspectedHouses(chart, lord).map((aspected) => ordinal(aspected));
  const looks = seen.length === 0 ? '' : `, and looks at the ${listed(seen)}`;
  return `${rising}, ${named(lord)}, ${lordshipPhrase(chart, lord)}, stands ${dignityText(chart, lord)}, in the ${ordinal(house)} house of ${areaOf(house)}${looks}`;
}

function balance(findings: readonly PeriodFinding[]): string {
  const byWeight = [...findings].sort((a, b) => b.weight - a.weight);
  const best = byWeight[0];
  const worst = byWeight.at(-1);
  const help = best && best.weight > 0 ? `what helps it most is ${best.brief}` : 'nothing favours it strongly';
  const burden = worst && worst.weight < 0 ? `what asks most of it is ${worst.brief}` : 'nothing weighs on it heavily';
  return `${help}, and ${burden}`;
}

/** Lists the findings in favour of a period, the strongest first. */
export function strengthsOf(findings: readonly PeriodFinding[]): PeriodFinding[] {
  return findings.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
}

/** Lists the findings that burden a period, the heaviest first. */
export function cautionsOf(findings: readonly PeriodFinding[]): PeriodFinding[] {
  return findings.filter(({ weight }) => weight < 0).sort((a, b) => a.weight - b.weight);
}

const TONE_WORDS: Readonly<Record<ThemeTone, string>> = {
  supportive: 'are supported',
  mixed: 'bring both ease and work',
  demanding: 'ask for care and patience',
};

/** Returns a text on how the lords of a period affect a matter, with every reason. */
export function themeText(chart: Chart, { theme, tone, score, reasons }: PeriodTheme, span: string): string {
  const lords = [...new Set(reasons.map(({ lord }) => lord))];
  const described = lords.map((lord) =>
    lordText(
      chart,
      lord,
      reasons.filter((reason) => reason.lord === lord),
      effectSide(score.value),
    ),
  );
  const verdict = `matters of ${theme.area} ${TONE_WORDS[tone]} (${score.value} of 100) from ${span}: ${theme.counsel[tone]}`;
  return [...described, sentence(verdict)].join(' ');
}

/** Kinds of reasons that a sentence leads with; the closest of them leads, the others follow. */
const RELEVANT: readonly ReasonKind[] = ['owns', 'occupies', 'acts_for'];

/** A sentence on one lord and a matter: what it does by lordship or place, and its further ties. */
function lordText(chart: Chart, lord: Planet, reasons: readonly ThemeReason[], side: EffectSide): string {
  const { house } = chart.planets[lord];
  const main = reasons.find(({ kind }) => RELEVANT.includes(kind));
  const others = reasons.filter((reason) => reason !== main && !(main && reason.kind === 'occupies'));
  const standing = `stands in the ${ordinal(house)}, ${dignityText(chart, lord)}`;
  if (!main) return sentence(`${named(lord)} ${ties(others)}; it ${standing}`);
  const besides = others.length === 0 ? [] : [sentence(`besides, ${named(lord)} ${ties(others)}`)];
  const head = sentence(`${named(lord)}${roleIn(main)} ${standing}`);
  return [head, effectText(effectOf(main, house), side), ...besides].join(' ');
}

function roleIn({ kind, house, partner }: ThemeReason): string {
  if (kind === 'owns') return `, lord of the ${ordinal(house!)},`;
  return kind === 'acts_for' ? `, acting for ${named(partner!)}, lord of the ${ordinal(house!)},` : '';
}

/** A node gives from its place what the lord it acts for would give there. */
function effectOf({ lord, kind, house }: ThemeReason, occupied: number): EaseAndStrain {
  return kind === 'occupies' ? PLANET_IN_HOUSE[lord][occupied - 1]! : lordEffect(house!, occupied);
}

/** Reasons as one predicate, those of one kind taken together: `looks at the 2nd and 6th and stands with Mars ...`. */
function ties(reasons: readonly ThemeReason[]): string {
  const groups = new Map<string, ThemeReason[]>();
  for (const reason of reasons) {
    const key = `${reason.kind} ${reason.partner}`;
    groups.set(key, [...(groups.get(key) ?? []), reason]);
  }
  return joined([...groups.values()].map(tie));
}

/** Joins predicates, which hold commas and lists of their own, so that each stands apart. */
function joined(predicates: readonly string[]): string {
  const isPlain = predicates.length < 3 && !predicates[0]?.includes(',');
  if (isPlain) return predicates.join(' and ');
  if (predicates.length === 1) return predicates[0]!;
  return `${predicates.slice(0, -1).join(', ')}, and ${predicates.at(-1)!}`;
}

function tie(alike: readonly ThemeReason[]): string {
  const { kind, partner, does } = alike[0]!;
  const houses = `the ${listed(alike.flatMap(({ house }) => (house === null ? [] : [ordinal(house)])))}`;
  switch (kind) {
    case 'owns':
      return `is lord of ${houses} too`;
    case 'occupies':
      return `stands in ${houses}`;
    case 'acts_for':
      return `acts for ${named(partner!)}, lord of ${houses}`;
    case 'aspects':
      return `looks at ${houses}`;
    case 'joins_lord':
      return `stands with ${named(partner!)}, lord of ${houses}`;
    case 'signifies':
      return does;
  }
}

/** Returns the advice: on the lord, on the best supported matter and on the most demanding one. */
export function periodAdvice(chart: Chart, { lord, score }: JudgedPeriod, themes: readonly PeriodTheme[]): Advice[] {
  const { ease, strain } = PERIOD_COUNSEL[lord];
  const counsel = { ease, both: `${ease}; and ${strain}`, strain }[effectSide(score.value)];
  const where = `with ${named(lord)} in the ${ordinal(chart.planets[lord].house)}, ${dignityText(chart, lord)}`;
  const byScore = [...themes].sort((a, b) => b.score.value - a.score.value);
  const [best] = byScore;
  const hardest = byScore.at(-1);
  const described = [...new Set([best, hardest])].filter((theme) => theme !== undefined);
  return [
    { about: 'period', text: sentence(`${where}: ${counsel}`) },
    ...described.map(({ theme, tone, score: { value } }) => ({
      about: theme.id,
      text: sentence(`${theme.area} (${value} of 100): ${theme.counsel[tone]}`),
    })),
  ];
}
