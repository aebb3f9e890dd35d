/** Sentences about several rules judged together. */
import type { Chain } from '../../lib/astro/judgement/prediction/multi/houseChains.ts';
import type { Compound } from '../../lib/astro/judgement/prediction/multi/compounds.ts';
import type { MultiRule } from '../../lib/astro/judgement/prediction/multi/multiRule.ts';
import type { ChartPattern, PatternSide } from '../../lib/astro/judgement/prediction/multi/patterns.ts';
import type { LifeArea, LifeMatter } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { namedYoga } from '../../lib/astro/judgement/prediction/facts.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { PatternGroundWords } from '../../lib/words/facts/prediction/multi.ts';
import type { Names } from '../../lib/words/names.ts';
import { MULTI } from '../../lib/words/subjects/prediction/multi.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { predictionText } from './wording.ts';
import { windowLabel } from '../../lib/words/subjects/windows.ts';

/** Returns what the factors of a pattern say together of a matter. */
export function patternText({ factors, ground, side }: ChartPattern, matter: LifeMatter, names: Names): string {
  const { lang } = names;
  const clauses = factors.map(({ text }) => predictionText(text, names));
  return 'level' in ground
    ? MULTI[lang].level_pattern({ level: ground.level, matter, side, clauses })
    : MULTI[lang].planet_pattern({ planet: ground.planet, matter, side, clauses });
}

/** Parts of a window that come from transits rather than from its periods. */
const SKY_PART = /^(double_transit|jupiter|bindus|passage)_/;

/** Returns how a yoga meets its periods and transits. */
export function compoundText(context: BirthContext, { window, yoga }: Compound, matter: LifeMatter): string {
  const { planets, rule, strength } = yoga;
  const [mahadasha, antardasha] = window.peak.path;
  return MULTI[context.names.lang].meeting({
    ...namedYoga(rule),
    planets,
    strength: strength!.value,
    mahadasha: mahadasha.lord,
    antardasha: antardasha.lord,
    ...spanDates(context, window),
    clauses: window.parts
      .filter(({ id }) => SKY_PART.test(id))
      .map(({ label }) => windowLabel(label, context.names.lang)),
    matter,
    isBad: rule.polarity === 'bad',
    result: rule.result,
  });
}

export interface RuledFindings {
  readonly area: LifeArea;
  readonly found: MultiRule;
  readonly compounds: readonly Compound[];
}

/** Describes the four kinds of finding of a life area together. */
export function areaReading(context: BirthContext, { area, compounds, found }: RuledFindings): string {
  const { names } = context;
  const { band, value } = found.whole;
  return [
    MULTI[names.lang].whole({ matter: area.matter, score: value, band }),
    patternsText(found.patterns, names),
    chainsText(found.chains, names),
    reliefText(found, names),
    compoundsText(context, compounds),
  ].join(' ');
}

function patternsText(patterns: readonly ChartPattern[], { lang }: Names): string {
  if (patterns.length === 0) return MULTI[lang].no_patterns({});
  const of = (side: PatternSide) => patterns.filter((pattern) => pattern.side === side).map(groundOf);
  return MULTI[lang].patterns({ supports: of('supports'), asks: of('asks_care') });
}

function groundOf({ factors, ground }: ChartPattern): PatternGroundWords {
  return 'level' in ground ? ground : { ...ground, count: factors.length };
}

function chainsText(chains: readonly Chain[], { lang }: Names): string {
  const byScore = [...chains].sort((a, b) => b.score.value - a.score.value);
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  const seen = ({ houses, links, score }: Chain) => {
    return { houses, planets: links.map(({ planet }) => planet), score: score.value };
  };
  return best === worst
    ? MULTI[lang].only_chain(seen(best))
    : MULTI[lang].chains({ count: chains.length, best: seen(best), worst: seen(worst) });
}

function reliefText({ cancellations }: MultiRule, { lang }: Names): string {
  const strains = cancellations.filter(({ polarity }) => polarity === 'bad');
  const standing = strains.filter(({ status }) => status === 'active');
  const eased = strains.length - standing.length;
  const gifts = cancellations.filter(({ polarity, status }) => polarity === 'good' && status !== 'active');
  if (strains.length + gifts.length === 0) return MULTI[lang].nothing_cancelled({});
  return MULTI[lang].reliefs({
    eased,
    unrelieved: standing.flatMap(({ name }) => ('en' in name ? name : [])),
    lessened: gifts.length,
  });
}

function compoundsText(context: BirthContext, compounds: readonly Compound[]): string {
  const words = MULTI[context.names.lang];
  const best = [...compounds].sort((a, b) => b.score.value - a.score.value)[0];
  if (!best) return words.no_meeting({});
  return words.strongest_meeting({ ...namedYoga(best.yoga.rule), ...spanDates(context, best.window) });
}

/** Names the strongest and the weakest life area, where more than one was requested. */
export function overallText(ruled: readonly RuledFindings[], { lang }: Names): string {
  const byScore = [...ruled].sort((a, b) => b.found.whole.value - a.found.whole.value);
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  const weighed = ({ area, found }: RuledFindings) => ({ matter: area.matter, score: found.whole.value });
  return best === worst
    ? MULTI[lang].one_matter(weighed(best))
    : MULTI[lang].best_and_worst({ best: weighed(best), worst: weighed(worst) });
}
