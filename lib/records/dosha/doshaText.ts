/** Sentences about a dosha in this chart, made from the evidence of its verdict. */
import { uncapitalised } from '../../astro/judgement/phrases.ts';
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import { metConditions } from '../../astro/condition.ts';
import type { RuleCondition } from '../../astro/rule.ts';
import type { DoshaVerdict, Severity } from '../../astro/dosha/dosha.ts';
import { DOSHA_CARE, DOSHA_COUNSEL } from '../../astro/tables/doshaCare.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import { absenceText, presenceText } from './observed.ts';
import { namesIn, type Language } from '../../words/names.ts';

export const SEVERITY_NAMES: Readonly<Record<Severity, Bilingual>> = {
  none: both('None', 'नहीं'),
  mild: both('Mild', 'हल्का'),
  moderate: both('Moderate', 'मध्यम'),
  severe: both('Strong', 'प्रबल'),
};

/** Returns a severity as a sentence names it. */
export function gradeText(severity: Severity, lang: Language): string {
  return SEVERITY_NAMES[severity][lang].toLowerCase();
}

/**
 * Returns who forms a dosha and how they are placed, what it concerns, what aggravates and relieves it, and when it
 * acts.
 */
export function doshaResult(chart: Chart, verdict: DoshaVerdict, timing: string, lang: Language): string {
  const { formed, heavier, lighter } = SPEAKERS[lang];
  const places = presenceText(chart, verdict, lang);
  return [places, formed(verdict), heavier(verdict), lighter(verdict), timing].filter((text) => text !== '').join(' ');
}

/** Returns what was observed instead, and which condition is missing, of a dosha that is not formed. */
export function doshaReason(chart: Chart, verdict: DoshaVerdict, lang: Language): string {
  const { needs } = verdict.dosha;
  const seen = absenceText(chart, verdict, lang);
  return `${seen} ${needs ? TAKES_TWO[needs][lang] : missingText(verdict, lang)}`;
}

function missingText({ evidence }: DoshaVerdict, lang: Language): string {
  const missing = evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet);
  const texts = missing.map(({ text }) => text[lang]).join('; ');
  return lang === 'hi' ? `दोष नहीं बनता। जो शर्त पूरी नहीं होती: ${texts}।` : `Not formed. What does not hold: ${texts}.`;
}

const TAKES_TWO = {
  partner: both(
    'Whether it forms the dosha is seen only beside a partner’s chart.',
    'दोष बनता है या नहीं, यह साथी की कुंडली के साथ ही देखा जाता है।',
  ),
  family: both(
    'Whether it forms the dosha is seen only beside the birth of a near relative.',
    'दोष बनता है या नहीं, यह निकट संबंधी के जन्म के साथ ही देखा जाता है।',
  ),
};

/** Returns the advice for a dosha; one without remedies of its own goes by its first planet. */
export function doshaAdviceText({ dosha, isPresent, planets, status }: DoshaVerdict, lang: Language): string {
  const own = DOSHA_CARE[dosha.id]?.counsel[lang];
  if (dosha.needs) return own ?? NOTHING_FROM_ONE[dosha.needs][lang];
  if (!isPresent) return NOTHING_ASKED[lang];
  const counsel = own ?? DOSHA_COUNSEL[planets[0]!][lang];
  return status === 'cancelled' ? `${LITTLE_ASKED[lang]} ${counsel}` : counsel;
}

const NOTHING_ASKED = both(
  'The dosha is not in this chart, so no remedy is asked for.',
  'यह दोष कुंडली में नहीं है, अतः कोई उपाय आवश्यक नहीं।',
);
const LITTLE_ASKED = both(
  'The chart itself undoes it, so little is asked for.',
  'कुंडली स्वयं इसे निरस्त करती है, अतः विशेष उपाय आवश्यक नहीं।',
);
const NOTHING_FROM_ONE = {
  partner: both(
    'By itself this asks for nothing; in a match it is one point among many.',
    'अकेले इससे कुछ अपेक्षित नहीं; मिलान में यह अनेक बातों में से एक है।',
  ),
  family: both(
    'By itself this asks for nothing; where a near relative has the same nakshatra, a rite of peace for both is the custom.',
    'अकेले इससे कुछ अपेक्षित नहीं; निकट संबंधी का भी यही नक्षत्र हो तो दोनों के लिए शांति-कर्म की परंपरा है।',
  ),
};

interface Speaker {
  formed(verdict: DoshaVerdict): string;
  heavier(verdict: DoshaVerdict): string;
  lighter(verdict: DoshaVerdict): string;
}

const ENGLISH: Speaker = {
  formed: ({ dosha, effects }) => `${dosha.name.en} is formed; it speaks of ${effects.en}.`,
  heavier: (verdict) => {
    const added = heavierConditions(verdict);
    const how = isFormedByThem(verdict) ? 'What forms it' : 'It weighs more';
    return added.length > 0 ? `${how}: ${added.map((one) => clause(one, 'en')).join('; ')}.` : '';
  },
  lighter({ reliefs, score, severity, status }) {
    const left = `${score!.value} of 100 points`;
    if (reliefs.length === 0) return `Nothing in the chart relieves it: ${left}, ${gradeText(severity, 'en')}.`;
    const seen = reliefs.map((one) => clause(one, 'en')).join('; ');
    const rest = score!.value === 0 ? 'Nothing of it is left' : `What is left is ${left}, ${gradeText(severity, 'en')}`;
    return `It is ${status}: ${seen}. ${rest}.`;
  },
};

const HINDI: Speaker = {
  formed: ({ dosha, effects }) => `${dosha.name.hi} बनता है; इसका संबंध इनसे माना गया है: ${effects.hi}।`,
  heavier: (verdict) => {
    const added = heavierConditions(verdict);
    const how = isFormedByThem(verdict) ? 'यह इनसे बनता है' : 'इसे बढ़ाते हैं';
    return added.length > 0 ? `${how}: ${added.map((one) => clause(one, 'hi')).join('; ')}।` : '';
  },
  lighter({ reliefs, score, severity, status }) {
    const left = `100 में से ${score!.value} अंक`;
    if (reliefs.length === 0) return `कुंडली में इसका कोई शमन नहीं: ${left}, ${gradeText(severity, 'hi')}।`;
    const seen = reliefs.map((one) => clause(one, 'hi')).join('; ');
    const done = status === 'cancelled' ? 'यह निरस्त है' : 'यह कम हो गया है';
    const rest = score!.value === 0 ? 'कुछ भी शेष नहीं' : `शेष ${left}, ${gradeText(severity, 'hi')}`;
    return `${done}: ${seen}। ${rest}।`;
  },
};

function heavierConditions({ evidence }: DoshaVerdict): RuleCondition[] {
  return metConditions(evidence, 'strengthens').filter(({ points }) => points > 0);
}

/** Tells whether the required conditions carry no points: then the special forms that are present form the dosha. */
function isFormedByThem({ evidence }: DoshaVerdict): boolean {
  return metConditions(evidence, 'required').every(({ points }) => points === 0);
}

/** Returns a condition with the planets that were observed: the text itself is the same for every chart. */
function clause({ observed, text }: RuleCondition, lang: Language): string {
  const planets = [observed['lord'], ...[observed['planets'] ?? []].flat()].filter(isPlanet);
  const said = lang === 'en' ? uncapitalised(text.en) : text.hi;
  const seen = [...new Set(planets)].map((planet) => namesIn(lang).planet(planet));
  return seen.length > 0 ? `${said} (${seen.join(', ')})` : said;
}

function isPlanet(value: unknown): value is Planet {
  return PLANETS.some((planet) => planet === value);
}

const SPEAKERS: Readonly<Record<Language, Speaker>> = { en: ENGLISH, hi: HINDI };
