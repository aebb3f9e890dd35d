/** What a period of a dasha brings, in English: its summary, its effect on each matter of life, and advice. */
import { LEVEL_NAMES } from '../../astro/dasha/period.ts';
import type { ThemeReason } from '../../astro/judgement/dasha/themes.ts';
import { effectText, sentence } from '../../astro/judgement/phrases.ts';
import { lifeTheme } from '../../astro/judgement/tables/dashaThemes.ts';
import { gradeOf } from '../../astro/score.ts';
import { effects, type EaseAndStrain } from '../../astro/tables/effects.ts';
import { lordEffect } from './effects/lordInHouse.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import { PLANET_IN_HOUSE } from './effects/planetInHouse.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { PeriodWords, ThemeTie } from '../facts/period.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import { lordshipEn } from './dasha.ts';
import { dateEn, listed, named, ordinal, signEn } from './grammar.ts';
import { birthPlaceEn, PERIOD_BRIEFS_EN } from './periodFindings.ts';
import type { PeriodFindingFact } from '../../astro/judgement/dasha/facts.ts';

/** Themes after BPHS 47 and Phaladeepika 19, in our own words; the hard side is worded as a task. */
const LORD_THEMES: Readonly<Record<Planet, EaseAndStrain>> = {
  Sun: only('standing, authority, the support of the father and clear purpose | pride, and friction with those above'),
  Moon: only('comfort, travel, public favour and closeness to the mother | changing moods and duties of care'),
  Mars: only('land, courage, promotion and technical success | haste, disputes and rivalry with siblings'),
  Mercury: only('trade, study, good speech, contracts and friends | nervous haste and hurried decisions'),
  Jupiter: only('growth, counsel, children and honour | over-confidence, and differences with elders'),
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
  Jupiter: only('teach, advise and give | ask counsel of someone who may contradict you'),
  Venus: only('make things beautiful and enjoy them together | set a measure for spending and keep it'),
  Saturn: only('build slowly what is meant to last | do the duty of the day, serve the old, and do not hurry'),
  Rahu: only('go where you are a beginner and learn the rules there | check facts twice and keep to plain dealing'),
  Ketu: only('study, withdraw at times and simplify | finish before you leave, and keep one friend informed'),
};

function only(line: string): EaseAndStrain {
  return effects(line)[0]!;
}

const TONES = {
  supportive: 'are supported',
  mixed: 'bring both ease and work',
  demanding: 'ask for care and patience',
} as const;

export const PERIOD_EN: Sentences<PeriodWords> = {
  summary_span: ({ fromDate, level, lord, parentLord, untilDate }) =>
    sentence(`${periodName(level, lord, parentLord)} lasts from ${spanEn(fromDate, untilDate)}`),
  summary_lord: ({ ascendantSignIndex, aspectedHouses, house, lordship, ...place }) => {
    const looks = aspectedHouses.length === 0 ? '' : `, and looks at the ${listed(aspectedHouses.map(ordinal))}`;
    return sentence(
      `with ${signEn(ascendantSignIndex)} rising, ${named(lordship.planet)}, ${lordshipEn(lordship)}, stands ${birthPlaceEn(place)}, in the ${ordinal(house)} house of ${areaOf(house)}${looks}`,
    );
  },
  summary_score: ({ best, score, worst }) => {
    const help = best ? `what helps it most is ${briefOf(best)}` : 'nothing favours it strongly';
    const burden = worst ? `what asks most of it is ${briefOf(worst)}` : 'nothing weighs on it heavily';
    return sentence(`the period scores ${score} of 100 (${gradeOf(score).replace('_', ' ')}): ${help}, and ${burden}`);
  },
  one_lord: () => 'One lord rules both, so this part shows what the whole promises.',
  lord_brings: ({ planet, side }) => effectText(LORD_THEMES[planet], side),
  reason: ({ planet, theme, ...tie }) =>
    sentence(`${named(planet)} ${predicateOf({ lord: planet, ...tie }, lifeTheme(theme).area.en)}`),
  theme_lord: ({ house, planet, side, theme, ties, ...place }) => {
    const main = ties.find(({ kind }) => LEADING.includes(kind));
    const others = ties.filter((tie) => tie !== main && !(main && tie.kind === 'occupies'));
    const standing = `stands in the ${ordinal(house)}, ${birthPlaceEn(place)}`;
    const { area } = lifeTheme(theme);
    if (!main) return sentence(`${named(planet)} ${tiesEn(others, area.en)}; it ${standing}`);
    const besides = others.length === 0 ? [] : [sentence(`besides, ${named(planet)} ${tiesEn(others, area.en)}`)];
    const head = sentence(`${named(planet)}${roleIn(main)} ${standing}`);
    return [head, effectText(effectOf(planet, main, house), side), ...besides].join(' ');
  },
  theme_verdict: ({ fromDate, score, theme, tone, untilDate }) => {
    const { area, counsel } = lifeTheme(theme);
    return sentence(
      `matters of ${area.en} ${TONES[tone]} (${score} of 100) from ${spanEn(fromDate, untilDate)}: ${counsel[tone].en}`,
    );
  },
  advice_lord: ({ house, planet, side, ...place }) => {
    const { ease, strain } = LORD_COUNSEL[planet];
    const counsel = { ease, both: `${ease}; and ${strain}`, strain }[side];
    return sentence(`with ${named(planet)} in the ${ordinal(house)}, ${birthPlaceEn(place)}: ${counsel}`);
  },
  advice_theme: ({ score, theme, tone }) => {
    const { area, counsel } = lifeTheme(theme);
    return sentence(`${area.en} (${score} of 100): ${counsel[tone].en}`);
  },
};

function spanEn(fromDate: string, untilDate: string): string {
  return `${dateEn(fromDate)} to ${dateEn(untilDate)}`;
}

/** Names a period: `the antardasha of Mercury in the mahadasha of Saturn`. */
function periodName(level: number, lord: Planet, parentLord: Planet | null): string {
  const own = `the ${LEVEL_NAMES[level - 1]!} of ${named(lord)}`;
  if (parentLord === null) return own;
  const around = LEVEL_NAMES[level - 2]!;
  return lord === parentLord ? `${own} in its own ${around}` : `${own} in the ${around} of ${named(parentLord)}`;
}

function briefOf(fact: PeriodFindingFact): string {
  return sayIn(PERIOD_BRIEFS_EN, fact);
}

/** Kinds of reasons that a sentence leads with; the closest of them leads, the others follow. */
const LEADING: readonly ThemeTie['kind'][] = ['owns', 'occupies', 'acts_for'];

function roleIn({ house, kind, partner }: ThemeTie): string {
  if (kind === 'owns') return `, lord of the ${ordinal(house!)},`;
  return kind === 'acts_for' ? `, acting for ${named(partner!)}, lord of the ${ordinal(house!)},` : '';
}

/** A node gives from its place what the lord it acts for would give there. */
function effectOf(planet: Planet, { house, kind }: ThemeTie, occupied: number): EaseAndStrain {
  return kind === 'occupies' ? PLANET_IN_HOUSE[planet][occupied - 1]! : lordEffect(house!, occupied);
}

/** Reasons as one predicate, those of one kind taken together: `looks at the 2nd and 6th and stands with Mars ...`. */
function tiesEn(ties: readonly ThemeTie[], area: string): string {
  const groups = new Map<string, ThemeTie[]>();
  for (const tie of ties) {
    const key = `${tie.kind} ${tie.partner}`;
    groups.set(key, [...(groups.get(key) ?? []), tie]);
  }
  return joined([...groups.values()].map((alike) => tieEn(alike, area)));
}

/** Joins predicates, which hold commas and lists of their own, so that each stands apart. */
function joined(predicates: readonly string[]): string {
  const isPlain = predicates.length < 3 && !predicates[0]?.includes(',');
  if (isPlain) return predicates.join(' and ');
  if (predicates.length === 1) return predicates[0]!;
  return `${predicates.slice(0, -1).join(', ')}, and ${predicates.at(-1)!}`;
}

function tieEn(alike: readonly ThemeTie[], area: string): string {
  const { kind, partner } = alike[0]!;
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
      return signifiesEn(area);
  }
}

/** Returns what a lord does for a matter, as a predicate that follows its name: `looks at the 2nd from the 7th`. */
export function predicateOf({ house, kind, occupied, partner }: Omit<ThemeReason, 'weight'>, area: string): string {
  const the = `the ${ordinal(house ?? occupied)}`;
  switch (kind) {
    case 'owns':
      return `is lord of ${the}`;
    case 'occupies':
      return `stands in ${the}`;
    case 'acts_for':
      return `acts for ${named(partner!)}, lord of ${the}`;
    case 'aspects':
      return `looks at ${the} from the ${ordinal(occupied)}`;
    case 'joins_lord':
      return `stands with ${named(partner!)}, lord of ${the}`;
    case 'signifies':
      return signifiesEn(area);
  }
}

function signifiesEn(area: string): string {
  return `signifies ${area} by nature`;
}
