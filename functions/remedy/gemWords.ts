/** What answers say of the stones of a chart. */
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import type { GemClash } from '../../lib/astro/remedy/gemClashes.ts';
import type { GemAdvice } from '../../lib/astro/remedy/gemstones.ts';
import type { Person } from '../../lib/astro/stage.ts';
import type { RattiRange } from '../../lib/astro/tables/gemstones.ts';
import type { GemEnd } from '../../lib/words/facts/remedies/gem.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import type { Language } from '../../lib/words/names.ts';
import { GEM } from '../../lib/words/subjects/remedies/gem.ts';

/** What the verdict on a stone rests on. */
export function gemText(chart: Chart, advice: GemAdvice, lang: Language): string {
  const { planet } = advice;
  return GEM[lang].advice({
    planet,
    ownedHouses: ownedHouses(chart, planet),
    house: chart.planets[planet].house,
    grounds: groundsOf(advice).map(({ text }) => text),
    end: endOf(advice),
  });
}

/** For a forbidden stone only what forbids it; otherwise what speaks for it and what calls for caution. */
function groundsOf({ conditions, verdict }: GemAdvice): GemAdvice['conditions'] {
  const met = conditions.filter(({ effect, isMet }) => isMet && effect !== 'required');
  if (verdict === 'avoid') return met.filter(({ effect }) => effect === 'cancels');
  return verdict === 'not_called_for' ? [] : met;
}

function endOf({ conditions, priority, verdict }: GemAdvice): GemEnd {
  if (verdict === 'avoid') return 'avoid';
  if (verdict === 'not_called_for') {
    const missing = conditions.filter(({ effect, isMet }) => effect === 'required' && !isMet).map(({ id }) => id);
    if (missing.includes('of_age')) return 'too_young';
    if (missing.includes('in_want_of_strength')) return 'protects';
    return missing.length > 0 ? 'node_at_rest' : 'uncalled';
  }
  if (priority.value === 0) return 'fine';
  return verdict === 'wear' ? 'needed' : 'careful';
}

/** How heavy a stone is worn; where care is asked for, the least first. */
export function weightText(
  ratti: RattiRange,
  substituteRatti: RattiRange | null,
  isCareful: boolean,
  lang: Language,
): string {
  const words = GEM[lang];
  const text = words.weight({ stone: weights(ratti), substitute: substituteRatti && weights(substituteRatti) });
  return isCareful ? `${text} ${words.least_first({})}` : text;
}

/** A range of weights as a record and a sentence have it. */
export function weights([least, most]: RattiRange): { least: number; most: number } {
  return { least, most };
}

/**
 * @param clash between two stones, the one of higher priority first
 * @param isNeeded true where the chart speaks for the first and its planet needs it
 */
export function clashText({ conflict, planets: [first, second] }: GemClash, isNeeded: boolean, lang: Language): string {
  return GEM[lang].clash({ first, second, conflict, isNeeded });
}

/**
 * Returns what is said of the stones in a line, in a few sentences, and as a summary.
 *
 * @param advices the recommended ones first
 */
export function gemTold(
  advices: readonly GemAdvice[],
  { stage }: Pick<Person, 'stage'>,
  lang: Language,
): { headline: string; short: string; summary: string } {
  const words = GEM[lang];
  const recommended = advices.filter(({ priority }) => priority.value > 0);
  const avoided = advices.filter(({ verdict }) => verdict === 'avoid').map(({ planet }) => planet);
  const [first, ...others] = recommended;
  const none = () => (stage === 'child' ? words.none_for_child({}) : words.none_needed({}));
  const sentences = [
    first ? firstText(first, lang) : none(),
    ...(others.length > 0 ? [words.come_after({ planets: others.map(({ planet }) => planet) })] : []),
    ...(avoided.length > 0 && stage !== 'child' ? [words.not_worn({ planets: avoided })] : []),
  ];
  const headline = first
    ? words.headline({ planet: first.planet })
    : words.headline_none({ isChild: stage === 'child' });
  return { headline, short: fitted(sentences, SHORT_CHARACTERS), summary: sentences.join(' ') };
}

function firstText({ conditions, planet, verdict }: GemAdvice, lang: Language): string {
  const ground = conditions.find(({ effect, isMet }) => effect === 'strengthens' && isMet)!.text;
  return GEM[lang].comes_first({ planet, isCareful: verdict === 'with_caution', ground });
}
