/** Sentences about a yoga in this chart, made from the evidence of its verdict. */
import { uncapitalised } from '../../astro/judgement/phrases.ts';
import { yogaName } from '../../astro/judgement/yogaWords.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import { metConditions } from '../../astro/condition.ts';
import type { Link } from '../../astro/chart/links.ts';
import { ownedHouses } from '../../astro/planet/lordship.ts';
import { named, namedList, placedBySign } from '../../astro/planetWords.ts';
import type { RuleCondition, Verdict } from '../../astro/rule.ts';
import { PLANET_NAMES, PLANETS, type Planet } from '../../astro/tables/planets.ts';
import type { KarakaBond } from '../../astro/yoga/raja/karakaPairs.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../../astro/words.ts';
import { DIGNITIES_HI } from '../../words/hi/vocabulary.ts';
import { namesIn, type Language } from '../../words/names.ts';

/** With more planets than this, describing each one separately would fill the page. */
const DESCRIBED_ONE_BY_ONE = 3;

/**
 * Returns who forms a yoga and how they are placed, its result, and what helps and hinders it; an unwelcome yoga is
 * "eased" rather than "weakened".
 */
export function resultText(chart: Chart, verdict: Verdict, timing: string, lang: Language): string {
  const said = SPEAKERS[lang];
  const sentences = [
    said.made(chart, verdict),
    bondText(verdict, lang),
    liftText(verdict, lang),
    said.standsFor(verdict),
    said.changed(verdict),
    timing,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Describes how planets are placed: one by one where they are few. */
export function placesText(chart: Chart, planets: readonly Planet[], lang: Language): string {
  return SPEAKERS[lang].made(chart, { planets });
}

/** Returns the conditions that are missing of a yoga that is not formed. */
export function yogaReasonText({ evidence }: Verdict, lang: Language): string {
  const missing = evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet);
  const texts = missing.map(({ text }) => text[lang]);
  return lang === 'hi'
    ? `यह योग नहीं बनता। इसके लिए चाहिए: ${texts.join('; ')}।`
    : `Not formed. It would take this: ${texts.map(uncapitalised).join('; ')}.`;
}

interface Speaker {
  made(chart: Chart, verdict: Pick<Verdict, 'planets'>): string;
  standsFor(verdict: Verdict): string;
  changed(verdict: Verdict): string;
}

const ENGLISH: Speaker = {
  made(chart, { planets }) {
    if (planets.length === 0) return '';
    if (planets.length > DESCRIBED_ONE_BY_ONE) {
      const houses = housesOf(chart, planets);
      return `${capitalised(namedList(planets))} form it from house${houses.length > 1 ? 's' : ''} ${listed(houses.map(String))}.`;
    }
    return `${capitalised(planets.map((planet) => placedEnglish(chart, planet)).join('; '))}.`;
  },
  standsFor({ rule, strength }) {
    const { value, grade } = strength!;
    return `${yogaName(rule)} stands for ${rule.result.en}. Its strength is ${value} of 100 (${grade}).`;
  },
  changed({ evidence, planets, rule, status }) {
    const isBad = rule.polarity === 'bad';
    const helps = metConditions(evidence, 'strengthens').map((helping) =>
      uncapitalised(describedOf(helping, planets, 'en')),
    );
    const hinders = [...metConditions(evidence, 'cancels'), ...metConditions(evidence, 'weakens')].map((hindering) =>
      uncapitalised(describedOf(hindering, planets, 'en')),
    );
    const helped = helps.length > 0 ? `It ${isBad ? 'weighs more' : 'is helped'}, as ${clauses(helps)}.` : '';
    if (status === 'active') return helped;
    const reduced = isBad ? 'eased' : 'weakened';
    const but = `It is ${status === 'cancelled' ? 'formed but cancelled' : reduced}, as ${clauses(hinders)}.`;
    return [helped, but].filter((sentence) => sentence !== '').join(' ');
  },
};

/** Joins clauses; semicolons separate those that hold commas. */
function clauses(texts: readonly string[]): string {
  return texts.some((text) => text.includes(',')) ? texts.join('; ') : listed(texts);
}

const HINDI: Speaker = {
  made(chart, { planets }) {
    if (planets.length === 0) return '';
    const names = namesIn('hi');
    if (planets.length > DESCRIBED_ONE_BY_ONE) {
      const houses = housesOf(chart, planets);
      return `यह योग ${planets.map(names.planet).join(', ')} से बनता है, जो ${houses.map(hindiOrdinal).join(', ')} भाव में हैं।`;
    }
    return `${planets.map((planet) => placedHindi(chart, planet)).join('; ')}।`;
  },
  standsFor({ rule, strength }) {
    const { value, grade } = strength!;
    return `${yogaName(rule, 'hi')} का फल माना गया है: ${rule.result.hi}। इसका बल 100 में से ${value} है (${HINDI_GRADES[grade]})।`;
  },
  changed({ evidence, planets, rule, status }) {
    const isBad = rule.polarity === 'bad';
    const helps = metConditions(evidence, 'strengthens').map((helping) => describedOf(helping, planets, 'hi'));
    const hinders = [...metConditions(evidence, 'cancels'), ...metConditions(evidence, 'weakens')].map((hindering) =>
      describedOf(hindering, planets, 'hi'),
    );
    const helped = helps.length > 0 ? `${isBad ? 'इसे बढ़ाने वाले कारण' : 'सहायक'}: ${helps.join('; ')}।` : '';
    if (status === 'active') return helped;
    const reduced = isBad ? 'इसका प्रभाव कुछ कम है' : 'योग कुछ क्षीण है';
    const but = `${status === 'cancelled' ? 'योग बनता है पर भंग है' : reduced}: ${hinders.join('; ')}।`;
    return [helped, but].filter((sentence) => sentence !== '').join(' ');
  },
};

const SPEAKERS: Readonly<Record<Language, Speaker>> = { en: ENGLISH, hi: HINDI };

export const HINDI_GRADES = { strong: 'बली', medium: 'मध्यम', weak: 'अल्प', nominal: 'नाममात्र' } as const;

type Bond = Link | KarakaBond;

const BONDS: Readonly<Record<Bond, Readonly<Record<Language, string>>>> = {
  conjunction: { en: 'They stand together.', hi: 'दोनों एक साथ हैं।' },
  exchange: { en: 'They are in each other’s signs.', hi: 'दोनों एक-दूसरे की राशि में हैं।' },
  mutual_aspect: { en: 'They aspect each other.', hi: 'दोनों की परस्पर दृष्टि है।' },
  one_way_aspect: { en: 'One of them aspects the other.', hi: 'इनमें से एक की दूसरे पर दृष्टि है।' },
  sign_aspect: { en: 'Their signs aspect each other.', hi: 'दोनों की राशियों में परस्पर दृष्टि है।' },
};

/** How two planets are connected, where the rule is about that. */
function bondText({ evidence }: Verdict, lang: Language): string {
  const link = evidence.find(({ id }) => id === 'linked')?.observed['link'];
  return typeof link === 'string' ? BONDS[link as Bond][lang] : '';
}

/** What cancels the debilitation of a planet, and which planet does it. */
function liftText({ evidence, rule }: Verdict, lang: Language): string {
  if (rule.family !== 'neecha-bhanga') return '';
  const lift = metConditions(evidence, 'required').find(({ id }) => id !== 'debilitated')!;
  const lifter = PLANETS.find((planet) => planet === lift.observed['lifter']);
  const by = lifter ? ` (${namesOf([lifter], lang)})` : '';
  return lang === 'hi' ? `भंग का कारण: ${lift.text.hi}${by}।` : `It is lifted, as ${uncapitalised(lift.text.en)}${by}.`;
}

const ONE_OF_THEM: Readonly<Record<Language, RegExp>> = { en: /one of them/i, hi: /इनमें से (?:कोई|किसी)/ };

/** A condition on "one of them", with the names of those meant among the planets that form the yoga. */
function describedOf({ observed, text }: RuleCondition, formers: readonly Planet[], lang: Language): string {
  const { planets: seen } = observed;
  const meant = Array.isArray(seen) ? formers.filter((planet) => seen.includes(planet)) : [];
  if (meant.length === 0) return text[lang];
  return text[lang].replace(ONE_OF_THEM[lang], (one) => `${one} (${namesOf(meant, lang)})`);
}

function namesOf(planets: readonly Planet[], lang: Language): string {
  return lang === 'hi'
    ? planets.map((planet) => PLANET_NAMES[planet].hi).join(', ')
    : planets.map(named).join(', also ');
}

function housesOf(chart: Chart, planets: readonly Planet[]): number[] {
  return [...new Set(planets.map((planet) => chart.planets[planet].house))].sort((a, b) => a - b);
}

function placedEnglish(chart: Chart, planet: Planet): string {
  const owned = ownedHouses(chart, planet).map(ordinal);
  const lordship = owned.length > 0 ? `, lord of the ${listed(owned)},` : '';
  const { house } = chart.planets[planet];
  return `${named(planet)}${lordship} is in the ${ordinal(house)} house, ${placedBySign(chart, planet)}`;
}

function placedHindi(chart: Chart, planet: Planet): string {
  const names = namesIn('hi');
  const owned = ownedHouses(chart, planet).map(hindiOrdinal);
  const { dignity, house, signIndex } = chart.planets[planet];
  const lordship = owned.length > 0 ? `${owned.join(' और ')} भाव का स्वामी ` : '';
  return `${lordship}${names.planet(planet)} ${hindiOrdinal(house)} भाव में ${names.sign(signIndex)} राशि में है (${DIGNITIES_HI[dignity]})`;
}
