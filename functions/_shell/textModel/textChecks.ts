/** What is looked for in every text before a caller has it, whoever wrote it. */
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { mentionsIn } from './dateMentions.ts';
import type { Allowed } from './facts.ts';
import { planetsIn } from './names.ts';

/** Hindi in Devanagari, Hindi in Latin letters, or English. */
export type Tongue = 'hindi' | 'hinglish' | 'english';

export interface TextRules {
  readonly tongue: Tongue;
  readonly words: { readonly least: number; readonly most: number };
  readonly allowed: Allowed;
  readonly planets: ReadonlySet<Planet>;
}

/** Returns what is wrong with a text, each with what to do about it; empty where it may be told. */
export function textProblems(text: string, rules: TextRules): string[] {
  return [
    ...lengthProblems(text, rules),
    ...scriptProblems(text, rules),
    ...formProblems(text),
    ...forbiddenProblems(text),
    ...truthProblems(text, rules),
  ];
}

const WORD_PARTS = /[\p{L}\p{M}\p{N}]/u;

/** Counts what stands between spaces and has a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((part) => WORD_PARTS.test(part)).length;
}

function lengthProblems(text: string, { words: { least, most } }: TextRules): string[] {
  const count = wordCount(text);
  if (count >= least && count <= most) return [];
  return [`The text has ${count} words. Write ${least} to ${most}.`];
}

/** Of the letters of a Hindi text; numbers and an odd name in Latin letters are no other language. */
const LEAST_DEVANAGARI_SHARE = 0.97;
/** Words that Hindi in Latin letters cannot do without, and English can. */
const HINGLISH_WORDS =
  /\b(hai|hain|ka|ki|ke|se|mein|me|ko|aur|par|aap|aapka|aapki|aapke|rahein|rakhein|karein|tak)\b/gi;
const LEAST_HINGLISH_SHARE = 0.12;
const MOST_HINGLISH_SHARE_OF_ENGLISH = 0.05;

function scriptProblems(text: string, { tongue }: TextRules): string[] {
  const letters = text.match(/\p{L}/gu) ?? [];
  const devanagari = letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter)).length;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (tongue === 'hindi') {
    return devanagari >= letters.length * LEAST_DEVANAGARI_SHARE
      ? []
      : ['Write in Hindi, in Devanagari letters alone.'];
  }
  if (latin < letters.length) return ['Write in Latin letters alone.'];
  const hinglish = (text.match(HINGLISH_WORDS) ?? []).length / Math.max(wordCount(text), 1);
  if (tongue === 'hinglish')
    return hinglish >= LEAST_HINGLISH_SHARE ? [] : ['Write Hindi in Latin letters, not English.'];
  return hinglish <= MOST_HINGLISH_SHARE_OF_ENGLISH ? [] : ['Write in English.'];
}

const MARKUP = /[<>{}[\]*#`_|\\~]|https?:|www\.|\b[\w.-]+@[\w.-]+\.\w+|\b[\w-]+\.(com|org|net|in|io)\b/i;
const ABOUT_ITSELF =
  /\b(system prompt|prompt|instructions?|json|api[ -]?key|language model|as an ai|chatgpt|openai|assistant)\b|भाषा मॉडल|प्रॉम्प्ट|निर्देशों के अनुसार/i;
const LEFT_OPEN = /\b(undefined|null|NaN|object Object|TODO|lorem|placeholder)\b|\?\?|\.\.\.\.|XX/;

function formProblems(text: string): string[] {
  return [
    ...(MARKUP.test(text) ? ['Write plain sentences, without markup, links or codes.'] : []),
    ...(ABOUT_ITSELF.test(text) ? ['Write about the chart alone, never about yourself or what you were told.'] : []),
    ...(LEFT_OPEN.test(text) ? ['Leave nothing open in the text.'] : []),
    ...(text.trim() === text && /[.।!?]$/.test(text) ? [] : ['End with a whole sentence.']),
  ];
}

/** Death and its time, names of illnesses as if found, and advice against treatment; in all three tongues. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(death|die|dies|dying|fatal|mrityu|maut|marne|jaanleva)\b|मृत्यु|मौत|मरण|देहांत|देहान्त|जानलेवा|प्राणघातक/iu,
    'Say nothing about death or the length of life.',
  ],
  [
    /\b(cancer|tumou?r|diabetes|heart attack|stroke|paralysis|tuberculosis|hiv|aids|epilepsy|dementia|madhumeh|lakwa)\b|कैंसर|मधुमेह|दिल का दौरा|हृदयाघात|लकवा|पक्षाघात|क्षय रोग|मिर्गी/iu,
    'Name no illness; speak of parts of the body and of care.',
  ],
  [
    /\b(you (have|are suffering from|will (get|develop|suffer))|diagnos\w*|aapko [\w ]{0,20}bimari (hai|hogi))\b|आपको [\p{L}\p{M} ]{0,30}(रोग|बीमारी) (है|होगी|होगा)/iu,
    'State no diagnosis; speak of tendencies by tradition.',
  ],
  [
    /\b(stop|skip|quit|avoid|replace)\w* (taking )?(your |the |all )?(medic\w*|medication|treatment|doctor|insulin)|\b(dawa\w*|dawai\w*|ilaaj|ilaj) (band|chhod|chod)(?!\w* na\b)|(दवा|दवाई|दवाएँ|इलाज|उपचार) (बंद कर|बन्द कर|छोड़)/iu,
    'Never advise against medicine, treatment or a physician.',
  ],
  [
    /\b(guarantee\w*|100 ?%|certainly will|surely will)\b|गारंटी|शर्तिया|निश्चित रूप से (होगा|होगी|मिलेगा)/iu,
    'Promise nothing.',
  ],
];

function forbiddenProblems(text: string): string[] {
  return FORBIDDEN.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);
}

function truthProblems(text: string, { allowed, planets }: TextRules): string[] {
  const { dates, months, numbers, years } = mentionsIn(text);
  const known = [...allowed.dates];
  const strayDates = dates.filter((date) => !known.some((one) => one === date || one.endsWith(`-${date}`)));
  const strayMonths = months.filter((month) => !known.some((one) => one.startsWith(month)));
  const isKnownYear = (year: number) => allowed.numbers.has(year) || known.some((one) => one.startsWith(String(year)));
  const strays = [
    ...strayDates,
    ...strayMonths,
    ...years.filter((year) => !isKnownYear(year)),
    ...numbers.filter((number) => !allowed.numbers.has(number)),
  ];
  const strangers = [...planetsIn(text)].filter((planet) => !planets.has(planet));
  return [
    ...(strays.length > 0 ? [`These dates or numbers are not among the facts: ${strays.join(', ')}.`] : []),
    ...(strangers.length > 0 ? [`These planets are not among the facts: ${strangers.join(', ')}.`] : []),
  ];
}

const SENTENCE = /[^.।!?]*(?:\d\.\d[^.।!?]*)*[.।!?]+["'”’)]*\s*/gu;

/** Returns a text without markup, links and blank lines at its ends, cut after a whole sentence where it is too long. */
export function cleaned(text: string, mostWords: number): string {
  const plain = text
    .replace(/```\w*|\[([^\]]*)\]\([^)]*\)|<[^>]{0,200}>/g, '$1')
    .replace(/[*_#`]+/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  if (wordCount(plain) <= mostWords) return plain;
  let kept = '';
  for (const [sentence] of plain.matchAll(SENTENCE)) {
    if (wordCount(kept + sentence) > mostWords) break;
    kept += sentence;
  }
  return kept.trim();
}
