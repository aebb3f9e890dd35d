/** Sentences about several rules judged together. */
import type { Chain } from '../../lib/astro/judgement/prediction/multi/houseChains.ts';
import type { Compound } from '../../lib/astro/judgement/prediction/multi/compounds.ts';
import type { MultiRule } from '../../lib/astro/judgement/prediction/multi/multiRule.ts';
import type { ChartPattern } from '../../lib/astro/judgement/prediction/multi/patterns.ts';
import type { LifeArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { yogaCalled } from '../../lib/astro/judgement/yogaWords.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { capitalised, countWord, listed, ordinal } from '../../lib/astro/words.ts';
import { spanWords } from '../../lib/records/evidence/timingWindows.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { AREA_TEXTS, areaClause } from '../../lib/words/subjects/areaWords.ts';
import { windowLabel } from '../../lib/words/subjects/windows.ts';

/** Parts of a window that come from transits rather than from its periods. */
const SKY_PART = /^(double_transit|jupiter|bindus|passage)_/;

export function compoundText(context: BirthContext, { window, yoga }: Compound, matter: string): string {
  const { planets, rule, strength } = yoga;
  const [mahadasha, antardasha] = window.peak.path;
  const skies = window.parts.filter(({ id }) => SKY_PART.test(id)).map(({ label }) => windowLabel(label, 'en'));
  const meets = `${capitalised(yogaCalled(rule))} of ${namedList(planets)} (${strength!.value} of 100) meets the antardasha of ${named(antardasha.lord)} within the mahadasha of ${named(mahadasha.lord)} from ${spanWords(context, window)}`;
  const speaks =
    rule.polarity === 'bad'
      ? `In ${matter} it asks for care: it speaks of ${rule.result.en}.`
      : `It touches ${matter} and speaks of ${rule.result.en}.`;
  return `${meets}: ${skies.join('; ')}. ${speaks}`;
}

export interface RuledFindings {
  readonly area: LifeArea;
  readonly found: MultiRule;
  readonly compounds: readonly Compound[];
}

/** Describes the four kinds of finding of a life area together. */
export function areaReading(context: BirthContext, { area, compounds, found }: RuledFindings): string {
  const { whole } = found;
  return [
    `${capitalised(area.matter)} weighs ${whole.value} of 100 when its rules are taken together: it is ${AREA_TEXTS.en.standing({ band: whole.band })}.`,
    patternsText(found.patterns),
    chainsText(found.chains),
    reliefText(found),
    compoundsText(context, compounds),
  ].join(' ');
}

function patternsText(patterns: readonly ChartPattern[]): string {
  if (patterns.length === 0) return 'No three of its factors hang together on one side: single causes decide.';
  const said = (['supports', 'asks_care'] as const).flatMap((side) => {
    const those = patterns.filter((pattern) => pattern.side === side).map(groundWords);
    return those.length > 0
      ? [`${side === 'supports' ? 'speak in its favour' : 'ask for care'} through ${listed(those)}`]
      : [];
  });
  return `Patterns ${said.join(', and ')}.`;
}

const GROUND_WORDS = {
  houses_and_lords: 'its houses and their lords',
  significators: 'its significators',
  divisional_charts: 'the divisional charts',
} as const;

function groundWords({ factors, ground, planet }: ChartPattern): string {
  return ground === 'planet' ? `${named(planet!)} (${countWord(factors.length)} factors)` : GROUND_WORDS[ground];
}

function chainsText(chains: readonly Chain[]): string {
  const byScore = [...chains].sort((a, b) => b.score.value - a.score.value);
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  const of = ({ houses, links, score }: Chain) =>
    `the one from the ${listed(houses.map(ordinal))} (${links.map(({ planet }) => named(planet)).join(' to ')}; ${score.value})`;
  return best === worst
    ? `Its only chain of lords is ${of(best)}.`
    : `Of its ${countWord(chains.length)} chains of lords ${of(best)} carries best, ${of(worst)} asks most.`;
}

function reliefText({ cancellations }: MultiRule): string {
  const strains = cancellations.filter(({ polarity }) => polarity === 'bad');
  const eased = strains.filter(({ status }) => status !== 'active');
  const gifts = cancellations.filter(({ polarity, status }) => polarity === 'good' && status !== 'active');
  const standing = strains.filter(({ status }) => status === 'active');
  const said = [
    ...(eased.length > 0
      ? [`relief reaches ${countWord(eased.length)} ${eased.length > 1 ? 'strains' : 'strain'}`]
      : []),
    ...(standing.length > 0 ? [`${namesText(standing)} unrelieved`] : []),
    ...(gifts.length > 0
      ? [`${countWord(gifts.length)} of its yogas ${gifts.length > 1 ? 'are' : 'is'} lessened`]
      : []),
  ];
  return said.length > 0 ? `${capitalised(listed(said))}.` : 'Nothing of it is cancelled, either way.';
}

/** `the Manglik Dosha and the Kalathra Dosha stand`. */
function namesText(found: MultiRule['cancellations']): string {
  return `${listed(found.map(({ name }) => `the ${nameText(name)}`))} ${found.length > 1 ? 'stand' : 'stands'}`;
}

function nameText(name: MultiRule['cancellations'][number]['name']): string {
  return typeof name === 'object' && 'en' in name ? name.en : areaClause(name, 'en');
}

function compoundsText(context: BirthContext, compounds: readonly Compound[]): string {
  const best = [...compounds].sort((a, b) => b.score.value - a.score.value)[0];
  if (!best) return 'In the coming ten years no yoga of it meets its period and a transit at once.';
  const { rule } = best.yoga;
  return `The strongest meeting of yoga, period and transit in the coming ten years is ${yogaCalled(rule)}, from ${spanWords(context, best.window)}.`;
}

/** Names the strongest and the weakest life area, where more than one was requested. */
export function overallText(ruled: readonly RuledFindings[], keys: readonly string[]): string {
  const byScore = [...ruled].sort((a, b) => b.found.whole.value - a.found.whole.value);
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  const said = ({ area, found }: RuledFindings) => `${area.matter} (${found.whole.value} of 100)`;
  const head =
    best === worst
      ? `Taken together, the rules of ${best.area.matter} weigh ${best.found.whole.value} of 100.`
      : `Taken together, the rules carry ${said(best)} best and ask most care in ${said(worst)}.`;
  return [head, ...keys].join(' ');
}
