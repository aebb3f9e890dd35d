/** Sentences about several rules judged together. */
import type { Chain } from '../../lib/astro/judgement/prediction/multi/houseChains.ts';
import type { Compound } from '../../lib/astro/judgement/prediction/multi/compounds.ts';
import type { MultiRule } from '../../lib/astro/judgement/prediction/multi/multiRule.ts';
import type { ChartPattern } from '../../lib/astro/judgement/prediction/multi/patterns.ts';
import type { LifeArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import type { WindowText } from '../../lib/astro/judgement/timing/facts.ts';
import type { LifeSubject } from '../../lib/astro/judgement/prediction/subject.ts';
import { namedYoga } from '../../lib/astro/judgement/prediction/facts.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { Names } from '../../lib/words/names.ts';
import { MULTI } from '../../lib/words/subjects/prediction/multi.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { predictionText } from './wording.ts';
import { windowLabel } from '../../lib/words/subjects/windows.ts';

/** Clauses that a sentence on a pattern or a meeting quotes; all are in its fields. */
const CLAUSES_QUOTED = 2;

/** Returns what the factors of a pattern say together of a matter. */
export function patternText({ factors, ground, side }: ChartPattern, subject: LifeSubject, names: Names): string {
  const words = MULTI[names.lang];
  const clauses = factors.slice(0, CLAUSES_QUOTED).map(({ text }) => predictionText(text, names));
  const speaks = { subject, side, count: factors.length, clauses };
  return 'level' in ground
    ? words.level_pattern({ level: ground.level, ...speaks })
    : words.planet_pattern({ planet: ground.planet, ...speaks });
}

/** Parts of a window that rest on its periods; the others rest on transits. */
const OF_PERIODS: ReadonlySet<WindowText['id']> = new Set([
  'period_lord',
  'natural_karakas',
  'antardasha_strength',
  'bounds',
]);

/** Returns how a yoga meets its periods and transits. */
export function compoundText(context: BirthContext, { window, yoga }: Compound, subject: LifeSubject): string {
  const { planets, rule } = yoga;
  const { lang } = context.names;
  const [mahadasha, antardasha] = window.peak.path;
  return MULTI[lang].meeting({
    ...namedYoga(rule),
    planets,
    mahadasha: mahadasha.lord,
    antardasha: antardasha.lord,
    ...spanDates(context, window),
    clauses: window.parts
      .filter(({ label }) => !OF_PERIODS.has(label.id))
      .slice(0, CLAUSES_QUOTED)
      .map(({ label }) => windowLabel(label, lang)),
    subject,
    isBad: rule.polarity === 'bad',
    result: rule.result,
  });
}

export interface RuledFindings {
  readonly area: LifeArea;
  readonly subject: LifeSubject;
  readonly found: MultiRule;
  readonly compounds: readonly Compound[];
}

/** Describes the four kinds of finding of a life area together. */
export function areaReading(context: BirthContext, { compounds, found, subject }: RuledFindings): string {
  const { names } = context;
  return [
    MULTI[names.lang].whole({ subject, band: found.whole.band }),
    ...patternTexts(found.patterns, names),
    ...chainTexts(found.chains, names),
    ...reliefTexts(found, names),
    ...meetingTexts(context, compounds),
  ].join(' ');
}

function patternTexts(patterns: readonly ChartPattern[], { lang }: Names): string[] {
  const words = MULTI[lang];
  if (patterns.length === 0) return [words.no_patterns({})];
  return (['supports', 'asks_care'] as const).flatMap((side) => {
    const grounds = patterns.filter((pattern) => pattern.side === side).map(({ ground }) => ground);
    return grounds.length > 0 ? [words.patterns({ side, grounds })] : [];
  });
}

function chainTexts(chains: readonly Chain[], { lang }: Names): string[] {
  const words = MULTI[lang];
  const byScore = [...chains].sort((a, b) => b.score.value - a.score.value);
  const seen = ({ houses, links }: Chain) => ({ houses, planets: links.map(({ planet }) => planet) });
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  return best === worst
    ? [words.only_chain(seen(best))]
    : [words.best_chain(seen(best)), words.worst_chain(seen(worst))];
}

function reliefTexts({ cancellations }: MultiRule, { lang }: Names): string[] {
  const words = MULTI[lang];
  const strains = cancellations.filter(({ polarity }) => polarity === 'bad');
  const unrelieved = strains
    .filter(({ reasons }) => reasons.length === 0)
    .flatMap(({ name }) => ('en' in name ? [name] : []));
  const eased = strains.filter(({ reasons }) => reasons.length > 0).length;
  const lessened = cancellations.filter(({ polarity, status }) => polarity === 'good' && status !== 'active').length;
  return [
    ...(eased > 0 ? [words.eased({ count: eased })] : []),
    ...(unrelieved.length > 0 ? [words.unrelieved({ names: unrelieved })] : []),
    ...(lessened > 0 ? [words.lessened({ count: lessened })] : []),
  ];
}

function meetingTexts(context: BirthContext, compounds: readonly Compound[]): string[] {
  const [best] = [...compounds].sort((a, b) => b.score.value - a.score.value);
  if (!best) return [];
  const { rule } = best.yoga;
  return [MULTI[context.names.lang].strongest_meeting({ ...namedYoga(rule), ...spanDates(context, best.window) })];
}

/** Planets that the summary names. */
const KEYS_NAMED = 2;

/** Names the planets that hold most of the patterns together. */
export function keysText(planets: readonly Planet[], { lang }: Names): string {
  return MULTI[lang].key_planets({ planets: planets.slice(0, KEYS_NAMED) });
}

/** Names the strongest and the weakest life area; nothing where one was requested, whose own summary says it. */
export function overallTexts(ruled: readonly RuledFindings[], { lang }: Names): string[] {
  const byScore = [...ruled].sort((a, b) => b.found.whole.value - a.found.whole.value);
  const [best, worst] = [byScore[0]!, byScore.at(-1)!];
  return best === worst ? [] : [MULTI[lang].best_and_worst({ best: best.subject, worst: worst.subject })];
}
