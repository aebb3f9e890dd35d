/** What was observed in a chart for each condition that cancels Manglik. */
import { uncapitalised } from '../../astro/judgement/phrases.ts';
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import { EXEMPT_SIGNS, MATURE_AT_YEARS } from '../../astro/dosha/manglikReliefs.ts';
import type { Dignity } from '../../astro/planet/dignity.ts';
import { named, namedList } from '../../astro/planetWords.ts';
import type { RuleCondition } from '../../astro/rule.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../../astro/words.ts';
import { namesIn, type Language } from '../../words/names.ts';

const [ENGLISH, HINDI] = [namesIn('en'), namesIn('hi')];

type Observed = RuleCondition['observed'];

interface ReasonContext {
  readonly chart: Chart;
  readonly ageYears: number | null;
  readonly lang: Language;
}

type Seen = (context: ReasonContext, observed: Observed) => string;

/**
 * Returns a function from a condition to the text of what was observed. It writes only the requested language, as there
 * are many texts.
 */
export function manglikReasons(context: ReasonContext): (condition: RuleCondition) => string {
  return ({ id, observed }) => (SEEN[id] ?? marsPlace)(context, observed);
}

/** Conditions not listed here are described by the sign of Mars. */
const SEEN: Readonly<Record<string, Seen>> = {
  exempt_sign: exemptPlace,
  jupiter: (context, observed) => influence(context, 'Jupiter', observed),
  moon_in_kendra: (context) => places(context, ['Moon', 'Mars']),
  benefic_in_1st_or_7th: (context) => places(context, ['Jupiter', 'Venus']),
  seventh_lord: seventhLord,
  saturn: (context, observed) => influence(context, 'Saturn', observed),
  node: nodes,
  spent: weakness,
  yogakaraka: rising,
  trikona_lord: rising,
  gentle: company,
  equal_partner_or_age: age,
};

function marsPlace(context: ReasonContext): string {
  return places(context, ['Mars']);
}

function places({ chart: { planets }, lang }: ReasonContext, ids: readonly Planet[]): string {
  const described = ids.map((id) => {
    const { house, signIndex } = planets[id];
    return lang === 'hi'
      ? `${HINDI.planet(id)} ${HINDI.sign(signIndex)} राशि में, ${hindiOrdinal(house)} भाव में है`
      : `${named(id)} stands in ${ENGLISH.sign(signIndex)}, the ${ordinal(house)} house`;
  });
  return lang === 'hi' ? `${described.join('; ')}।` : `${capitalised(described.join('; '))}.`;
}

function exemptPlace(context: ReasonContext): string {
  const { chart, lang } = context;
  const place = marsPlace(context);
  const exempt = EXEMPT_SIGNS[chart.planets.Mars.house];
  if (lang === 'hi') {
    if (!exempt) return `${place} वहाँ कोई राशि दोष-मुक्त नहीं मानी गई।`;
    return `${place} वहाँ दोष-मुक्त राशियाँ: ${exempt.map(HINDI.sign).join(', ')}।`;
  }
  return exempt
    ? `${place} There ${listed(exempt.map(ENGLISH.sign))} are exempt.`
    : `${place} No sign is exempt there.`;
}

const WITH = both('with Mars', 'मंगल के साथ');
const ASPECTING = both('aspecting Mars', 'मंगल पर दृष्टि सहित');
const APART = both('not aspecting Mars', 'मंगल पर उसकी दृष्टि नहीं');

function influence(
  context: ReasonContext,
  id: Planet,
  { is_aspecting, is_in_counted_house, is_joined }: Observed,
): string {
  const how = is_joined === true ? WITH : is_aspecting === true ? ASPECTING : APART;
  const described = [withoutStop(places(context, [id])), how[context.lang]];
  // The house of Saturn alone also balances Mars.
  if (is_in_counted_house === true) described.splice(1, 0, COUNTED[context.lang]);
  return `${described.join(', ')}${STOP[context.lang]}`;
}

const COUNTED = both('one of those that count', 'जो गिने जाने वाले भावों में से है');

const STOP = both('.', '।');

function withoutStop(sentence: string): string {
  return sentence.slice(0, -1);
}

function seventhLord(context: ReasonContext, { benefic_aspects, dignity, is_strong, lord }: Observed): string {
  const place = uncapitalised(withoutStop(places(context, [lord as Planet])));
  const aspecting = benefic_aspects as readonly Planet[];
  const grade = dignity as Dignity;
  if (context.lang === 'hi') {
    const hindi = [
      `स्थिति: ${HINDI.term(grade)}`,
      is_strong === true ? 'बली' : 'पर्याप्त बली नहीं',
      aspecting.length > 0 ? `दृष्टि: ${aspecting.map(HINDI.planet).join(', ')}` : 'शुभ दृष्टि नहीं',
    ];
    return `सप्तमेश: ${place}; ${hindi.join(', ')}।`;
  }
  const english = [
    `dignity ${ENGLISH.term(grade).toLowerCase()}`,
    is_strong === true ? 'strong' : 'not strong enough',
    aspecting.length > 0 ? `aspected by ${namedList(aspecting)}` : 'without a benefic’s aspect',
  ];
  return `The lord of the 7th: ${place}; ${english.join(', ')}.`;
}

const NOT_COUNTED = both('Nodes were asked not to count.', 'अनुरोध के अनुसार राहु-केतु नहीं गिने गए।');

function nodes(context: ReasonContext, { is_counted }: Observed): string {
  const place = places(context, ['Rahu', 'Ketu', 'Mars']);
  return is_counted === true ? place : `${place} ${NOT_COUNTED[context.lang]}`;
}

const WEAKNESSES: Readonly<Record<string, Bilingual>> = {
  is_combust: both('combust', 'अस्त'),
  is_retrograde: both('retrograde', 'वक्री'),
  is_debilitated: both('debilitated', 'नीच'),
  is_spent: both('spent by degree', 'मृत अवस्था में'),
};
const NO_WEAKNESS = both(
  'Mars is neither combust nor retrograde, neither debilitated nor spent by degree.',
  'मंगल न अस्त है, न वक्री, न नीच और न मृत अवस्था में।',
);

function weakness({ lang }: ReasonContext, observed: Observed): string {
  const found = Object.entries(WEAKNESSES).flatMap(([id, name]) => (observed[id] === true ? [name[lang]] : []));
  if (found.length === 0) return NO_WEAKNESS[lang];
  return lang === 'hi' ? `मंगल ${found.join(', ')} है।` : `Mars is ${listed(found)}.`;
}

function rising({ chart: { ascendant }, lang }: ReasonContext): string {
  const { signIndex } = ascendant;
  return lang === 'hi' ? `लग्न ${HINDI.sign(signIndex)} है।` : `The ascendant is ${ENGLISH.sign(signIndex)}.`;
}

function company({ lang }: ReasonContext, { gentle, malefic_aspects }: Observed): string {
  const [kind, harsh] = [gentle, malefic_aspects] as readonly (readonly Planet[])[];
  if (lang === 'hi') {
    const list = (planets: readonly Planet[]) =>
      planets.length > 0 ? planets.map(HINDI.planet).join(', ') : 'कोई नहीं';
    return `मंगल से युत या उस पर दृष्टि वाले सौम्य ग्रह: ${list(kind!)}। पाप ग्रहों की दृष्टि: ${list(harsh!)}।`;
  }
  const list = (planets: readonly Planet[]) => (planets.length > 0 ? namedList(planets) : 'none');
  return `Gentle with Mars or aspecting him: ${list(kind!)}. Malefics aspecting him: ${list(harsh!)}.`;
}

function age({ ageYears, lang }: ReasonContext): string {
  if (ageYears === null) {
    return lang === 'hi' ? 'न साथी की कुंडली ज्ञात है, न आयु।' : 'Neither the partner nor an age is known.';
  }
  const nth = ordinal(MATURE_AT_YEARS);
  if (ageYears >= MATURE_AT_YEARS) {
    return lang === 'hi'
      ? `${ageYears} वर्ष पूरे हो चुके हैं, अट्ठाईसवाँ भी।`
      : `${ageYears} years are complete, the ${nth} among them.`;
  }
  return lang === 'hi'
    ? `आयु ${ageYears} वर्ष है, अट्ठाईसवाँ वर्ष पूरा नहीं हुआ, और साथी की कुंडली ज्ञात नहीं।`
    : `At ${ageYears} the ${nth} year is not complete, and the partner’s chart is not known.`;
}
