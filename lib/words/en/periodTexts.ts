/** What a period of a dasha brings, in English: its summary, its effect on each matter of life, and advice. */
import { LEVEL_NAMES } from '../../astro/dasha/period.ts';
import type { ThemeReason } from '../../astro/judgement/dasha/themes.ts';
import { type EffectSide } from '../../astro/judgement/placing.ts';
import { sentence, capitalised, dateEn, named, ordinal, signEn } from './grammar.ts';
import { lifeTheme, type ThemeTone } from '../../astro/judgement/tables/dashaThemes.ts';
import type { Band } from '../../astro/percentile.ts';
import { effects, type EaseAndStrain } from '../../astro/tables/effects.ts';
import { lordEffect } from './effects/lordInHouse.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import { PLANET_IN_HOUSE } from './effects/planetInHouse.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { stagedPlanet } from '../../astro/tables/stagePlanets.ts';
import type { PeriodWords, ThemeTie } from '../facts/period.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { housesEn, rulesEn } from './dasha.ts';
import { birthPlaceEn, PERIOD_BRIEFS_EN } from './periodFindings.ts';
import type { PeriodFindingFact } from '../../astro/judgement/dasha/facts.ts';

/** Themes after BPHS 47 and Phaladeepika 19, in our own words; the hard side is worded as a task. */
const LORD_THEMES: Readonly<Record<Planet, EaseAndStrain>> = {
  Sun: only('standing, authority, the support of the father and clear purpose | pride, and friction with those above'),
  Moon: only('comfort, travel, public favour and closeness to the mother | changing moods and duties of care'),
  Mars: only('land, courage, promotion and technical success | haste, disputes and rivalry with siblings'),
  Mercury: only('trade, study, good speech, contracts and friends | nervous haste and hurried decisions'),
  Jupiter: only('growth, good advice, children and honour | over-confidence, and differences with elders'),
  Venus: only('partnership, arts, vehicles and comfort | excess, and the balance of giving and taking in love'),
  Saturn: only('stability, land and the reward of long labour | delay, heavy duties and time alone'),
  Rahu: only('foreign contacts, technology and a quick rise | unclear aims and restless wanting'),
  Ketu: only('insight, healing skill and inner progress | letting go, and sudden turns'),
};

/** What to do in the period of a planet, from its easy and its hard side. */
const LORD_COUNSEL: Readonly<Record<Planet, EaseAndStrain>> = {
  Sun: only('lead openly and give credit to others | keep promises to yourself small, and rise early to keep them'),
  Moon: only('care for people and be seen among them | keep regular sleep, and put feelings into words'),
  Mars: only('put energy into one large task | move the body daily, and let anger cool before answering'),
  Mercury: only('write, trade and learn while the mind is quick | decide in writing and read before you sign'),
  Jupiter: only('teach, advise and give | take advice from someone who may contradict you'),
  Venus: only('make things beautiful and enjoy them together | set a measure for spending and keep it'),
  Saturn: only('build slowly what is meant to last | do the duty of the day, serve the old, and do not hurry'),
  Rahu: only('go where you are a beginner and learn the rules there | check facts twice and keep to plain dealing'),
  Ketu: only('study, withdraw at times and simplify | finish before you leave, and keep one friend informed'),
};

/** Returns what the period of a planet brings at a stage of life. */
function themesOf(planet: Planet, stage: LifeStage): EaseAndStrain {
  const staged = stagedPlanet(planet, stage);
  return staged ? { ease: staged.ease.en, strain: staged.strain.en } : LORD_THEMES[planet];
}

/** Returns what to do in the period of a planet at a stage of life. */
function counselOf(planet: Planet, stage: LifeStage): EaseAndStrain {
  const staged = stagedPlanet(planet, stage);
  return staged ? { ease: staged.use.en, strain: staged.care.en } : LORD_COUNSEL[planet];
}

/** What a lord does in a house is worded for those who earn, marry and own. */
const UNTOLD_EFFECTS: readonly LifeStage[] = ['child', 'youth', 'old'];

function only(line: string): EaseAndStrain {
  return effects(line)[0]!;
}

const BANDS: Readonly<Record<Band, string>> = {
  excellent: 'a very good',
  good: 'a good',
  average: 'an average',
  weak: 'a weak',
  very_weak: 'a very weak',
};

const TONES: Readonly<Record<ThemeTone, Readonly<Record<'now' | 'past', string>>>> = {
  supportive: { now: 'do well', past: 'did well' },
  mixed: { now: 'see ease and effort', past: 'saw ease and effort' },
  demanding: { now: 'need patience', past: 'needed patience' },
};

export const PERIOD_EN: Sentences<PeriodWords> = {
  summary_span: ({ fromDate, level, lord, parentLord, stage, state, untilDate }) => {
    if (state === 'running' && stage === 'child')
      return sentence(`${periodName(level, lord, parentLord, EXPLAINED)} runs until ${dateEn(untilDate)}`);
    if (state === 'running')
      return `You are in ${periodName(level, lord, parentLord, EXPLAINED)} until ${dateEn(untilDate)}.`;
    const runs = state === 'over' ? 'ran' : 'runs';
    return sentence(`${periodName(level, lord, parentLord)} ${runs} ${fromUntilEn(fromDate, untilDate)}`);
  },
  summary_lord: ({ ascendantSignIndex, house, level, lordship, stage, ...place }) => {
    // The parts of a mahadasha are described beside it, and one answer names the ascendant once.
    const rising = level === 1 ? `With ${signEn(ascendantSignIndex)} rising, ` : '';
    const rules = capitalised(`${rising}${rulesEn(lordship, whose(stage))}`);
    const byOwn = lordship.agents.length === 0;
    const stands = byOwn ? ` and stands ${birthPlaceEn(place)}.` : `. It stands ${birthPlaceEn(place)}.`;
    // Many houses have matters that are not a child's.
    const matters = stage === 'child' ? '' : `, of ${areaOf(house)}`;
    return `${rules}${stands} That is ${whose(stage)} ${ordinal(house)} house${matters}.`;
  },
  summary_score: ({ band, best, state, worst }) => {
    const [is, weighs] = state === 'over' ? ['was', 'weighed'] : ['is', 'weighs'];
    const help = best ? `helped most by ${briefOf(best)}` : 'without strong help';
    const burden = worst ? `The main difficulty ${is} ${briefOf(worst)}.` : `Nothing ${weighs} on it heavily.`;
    return `It ${is} ${BANDS[band]} period, ${help}. ${burden}`;
  },
  one_lord: () => 'One lord rules both, so this part shows what the whole promises.',
  lord_brings: ({ planet, side, stage }) => effectEn(themesOf(planet, stage), side, `a period of ${named(planet)}`),
  reason: ({ planet, stage, theme, ...tie }) => {
    const { area } = lifeTheme(theme, stage);
    return sentence(`${named(planet)} ${predicateOf({ lord: planet, ...tie }, area.en, whose(stage))}`);
  },
  theme_lord: ({ house, planet, side, signIndex, stage, theme, ties }) => {
    const your = whose(stage);
    const main = ties.find(({ kind }) => LEADING.includes(kind));
    const others = ties.filter((tie) => tie !== main && !(main && tie.kind === 'occupies'));
    const { area } = lifeTheme(theme, stage);
    const sign = signEn(signIndex);
    if (!main)
      return tiesEn(`${named(planet)}, in ${your} ${ordinal(house)} house in ${sign},`, planet, others, area.en, your);
    const where =
      main.kind === 'owns' && main.house === house
        ? `there, in ${sign}`
        : `in ${sign}, ${your} ${ordinal(house)} house`;
    const head = sentence(`${named(planet)}${roleIn(main, your)} stands ${where}`);
    const more = others.length === 0 ? [] : [tiesEn(`${named(planet)} also`, planet, others, area.en, your)];
    const effect = UNTOLD_EFFECTS.includes(stage) ? [] : [effectEn(effectOf(planet, main, house), side)];
    return [head, ...effect, ...more].join(' ');
  },
  theme_verdict: ({ fromDate, stage, state, theme, tone, untilDate }) => {
    const { area, counsel } = lifeTheme(theme, stage);
    const matter = capitalised(area.en);
    if (state === 'over') return `${matter} ${TONES[tone].past} ${fromUntilEn(fromDate, untilDate)}.`;
    const when = state === 'running' ? `until ${dateEn(untilDate)}` : fromUntilEn(fromDate, untilDate);
    return `${matter} ${TONES[tone].now} ${when}. ${sentence(counsel[tone].en)}`;
  },
  advice_lord: ({ house, planet, side, stage }) => {
    const { ease, strain } = counselOf(planet, stage);
    const where = `with ${named(planet)} in ${whose(stage)} ${ordinal(house)} house, `;
    if (side === 'both') return `${sentence(`${where}${ease}`)} ${sentence(strain)}`;
    return sentence(`${where}${side === 'ease' ? ease : strain}`);
  },
  advice_theme: ({ stage, theme, tone }) => {
    const { area, counsel } = lifeTheme(theme, stage);
    return sentence(`for ${area.en}, ${counsel[tone].en}`);
  },
};

/** Returns what something gives, from the side that is shown; strain always comes with the way out. */
function effectEn({ ease, strain }: EaseAndStrain, side: EffectSide, what = 'this'): string {
  switch (side) {
    case 'ease':
      return sentence(`${what} favours ${ease}`);
    case 'both':
      return `${sentence(`${what} gives ${ease}`)} The harder side is ${strain}.`;
    case 'strain':
      return `The harder side comes first: ${strain}. Patience opens the way to ${ease}.`;
  }
}

/** The two upper levels in English too, for the periods that run, of which an answer has one each. */
const EXPLAINED = ['main period (mahadasha)', 'sub-period (antardasha)', ...LEVEL_NAMES.slice(2)];

function fromUntilEn(fromDate: string, untilDate: string): string {
  return `from ${dateEn(fromDate)} to ${dateEn(untilDate)}`;
}

/** Names a period: `the antardasha of Mercury in the mahadasha of Saturn`. */
function periodName(
  level: number,
  lord: Planet,
  parentLord: Planet | null,
  names: readonly string[] = LEVEL_NAMES,
): string {
  const own = `the ${names[level - 1]!} of ${named(lord)}`;
  if (parentLord === null) return own;
  const around = LEVEL_NAMES[level - 2]!;
  return lord === parentLord ? `${own} in its own ${around}` : `${own} in the ${around} of ${named(parentLord)}`;
}

type Whose = 'your' | 'the';

/** Of a child the parents are told. */
function whose(stage: LifeStage): Whose {
  return stage === 'child' ? 'the' : 'your';
}

function briefOf(fact: PeriodFindingFact): string {
  return sayIn(PERIOD_BRIEFS_EN, fact);
}

/** Kinds of reasons that a sentence leads with; the closest of them leads, the others follow. */
const LEADING: readonly ThemeTie['kind'][] = ['owns', 'occupies', 'acts_for'];

function roleIn({ house, kind, partner }: ThemeTie, your: Whose): string {
  if (kind === 'owns') return `, lord of ${your} ${ordinal(house!)} house,`;
  return kind === 'acts_for' ? `, acting for ${named(partner!)}, lord of ${your} ${ordinal(house!)} house,` : '';
}

/** A node gives from its place what the lord it acts for would give there. */
function effectOf(planet: Planet, { house, kind }: ThemeTie, occupied: number): EaseAndStrain {
  return kind === 'occupies' ? PLANET_IN_HOUSE[planet][occupied - 1]! : lordEffect(house!, occupied);
}

/** Returns reasons, those of one kind taken together: `Mars, in your 7th house in Leo, looks at ... Mars also stands with ...`. */
function tiesEn(subject: string, planet: Planet, ties: readonly ThemeTie[], area: string, your: Whose): string {
  const groups = new Map<string, ThemeTie[]>();
  for (const tie of ties) {
    const key = `${tie.kind} ${tie.partner}`;
    groups.set(key, [...(groups.get(key) ?? []), tie]);
  }
  const predicates = [...groups.values()].map((alike) => tieEn(alike, area, your));
  return predicates.map((text, i) => sentence(`${i === 0 ? subject : `${named(planet)} also`} ${text}`)).join(' ');
}

function tieEn(alike: readonly ThemeTie[], area: string, your: Whose): string {
  const { kind, partner } = alike[0]!;
  const houses = `${your} ${housesEn(alike.flatMap(({ house }) => (house === null ? [] : [house])).sort((a, b) => a - b))}`;
  switch (kind) {
    case 'owns':
      return `rules ${houses}`;
    case 'occupies':
      return `stands in ${houses}`;
    case 'acts_for':
      return `acts for ${named(partner!)}, lord of ${houses}`;
    case 'aspects':
      return `looks at ${houses}`;
    case 'joins_lord':
      return `stands with ${named(partner!)}, lord of ${houses}`;
    case 'signifies':
      return signifiesEn(area);
  }
}

/** Returns what a lord does for a matter, as a predicate that follows its name: `looks at your 2nd house from the 7th`. */
export function predicateOf(
  { house, kind, occupied, partner }: Omit<ThemeReason, 'weight'>,
  area: string,
  whoseHouse: Whose = 'your',
): string {
  const your = `${whoseHouse} ${ordinal(house ?? occupied)} house`;
  switch (kind) {
    case 'owns':
      return `is lord of ${your}`;
    case 'occupies':
      return `stands in ${your}`;
    case 'acts_for':
      return `acts for ${named(partner!)}, lord of ${your}`;
    case 'aspects':
      return `looks at ${your} from the ${ordinal(occupied)}`;
    case 'joins_lord':
      return `stands with ${named(partner!)}, lord of ${your}`;
    case 'signifies':
      return signifiesEn(area);
  }
}

function signifiesEn(area: string): string {
  return `signifies ${area} by nature`;
}
