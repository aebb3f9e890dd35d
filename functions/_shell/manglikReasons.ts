/** What was seen in a chart for each condition that relieves Mars. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { Chart } from '../../lib/astro/chart.ts';
import { EXEMPT_SIGNS, MATURE_AT_YEARS } from '../../lib/astro/dosha/manglikReliefs.ts';
import type { Dignity } from '../../lib/astro/dignity.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import type { RuleCondition } from '../../lib/astro/rule.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../../lib/astro/words.ts';
import { namesIn } from './names.ts';

const [ENGLISH, HINDI] = [namesIn('en'), namesIn('hi')];

/** Returns what tells what was seen for a condition. */
export function reasonsOf(chart: Chart, ageYears: number | null): (condition: RuleCondition) => Bilingual {
  return (condition) => (SEEN[condition.id] ?? marsPlace)(chart, condition, ageYears);
}

type Seen = (chart: Chart, condition: RuleCondition, ageYears: number | null) => Bilingual;

/** Conditions that are not named here go by the sign of Mars. */
const SEEN: Readonly<Record<string, Seen>> = {
  exempt_sign: (chart) => exemptPlace(chart),
  jupiter: (chart, { observed }) => influence(chart, 'Jupiter', observed),
  moon_in_kendra: (chart) => places(chart, ['Moon', 'Mars']),
  benefic_in_1st_or_7th: (chart) => places(chart, ['Jupiter', 'Venus']),
  seventh_lord: (chart, { observed }) => seventhLord(chart, observed),
  saturn: (chart, { observed }) => influence(chart, 'Saturn', observed),
  node: (chart, { observed }) => nodes(chart, observed),
  spent: (_, { observed }) => weakness(observed),
  yogakaraka: (chart) => rising(chart),
  trikona_lord: (chart) => rising(chart),
  gentle: (_, { observed }) => company(observed),
  equal_partner_or_age: (_chart, _condition, ageYears) => age(ageYears),
};

type Observed = RuleCondition['observed'];

function marsPlace(chart: Chart): Bilingual {
  return places(chart, ['Mars']);
}

function places({ planets }: Chart, ids: readonly Planet[]): Bilingual {
  const english = ids.map((id) => {
    const { house, signIndex } = planets[id];
    return `${named(id)} stands in ${ENGLISH.sign(signIndex)}, the ${ordinal(house)} house`;
  });
  const hindi = ids.map((id) => {
    const { house, signIndex } = planets[id];
    return `${HINDI.planet(id)} ${HINDI.sign(signIndex)} राशि में, ${hindiOrdinal(house)} भाव में है`;
  });
  return both(`${capitalised(english.join('; '))}.`, `${hindi.join('; ')}।`);
}

function exemptPlace(chart: Chart): Bilingual {
  const { house } = chart.planets.Mars;
  const place = marsPlace(chart);
  const exempt = EXEMPT_SIGNS[house];
  if (!exempt) return both(`${place.en} No sign is exempt there.`, `${place.hi} वहाँ कोई राशि दोष-मुक्त नहीं मानी गई।`);
  return both(
    `${place.en} There ${listed(exempt.map(ENGLISH.sign))} are exempt.`,
    `${place.hi} वहाँ दोष-मुक्त राशियाँ: ${exempt.map(HINDI.sign).join(', ')}।`,
  );
}

function influence(chart: Chart, id: Planet, { is_aspecting, is_joined }: Observed): Bilingual {
  const place = places(chart, [id]);
  const [en, hi] =
    is_joined === true
      ? ['with Mars', 'मंगल के साथ']
      : is_aspecting === true
        ? ['aspecting Mars', 'मंगल पर दृष्टि सहित']
        : ['not aspecting Mars', 'मंगल पर उसकी दृष्टि नहीं'];
  return both(`${place.en.slice(0, -1)}, ${en}.`, `${place.hi.slice(0, -1)}, ${hi}।`);
}

function seventhLord(chart: Chart, { benefic_aspects, dignity, is_strong, lord }: Observed): Bilingual {
  const place = places(chart, [lord as Planet]);
  const aspecting = benefic_aspects as readonly Planet[];
  const grade = dignity as Dignity;
  const english = [
    `dignity ${ENGLISH.term(grade).toLowerCase()}`,
    is_strong === true ? 'strong' : 'not strong enough',
    aspecting.length > 0 ? `aspected by ${namedList(aspecting)}` : 'without a benefic’s aspect',
  ];
  const hindi = [
    `स्थिति: ${HINDI.term(grade)}`,
    is_strong === true ? 'बली' : 'पर्याप्त बली नहीं',
    aspecting.length > 0 ? `दृष्टि: ${aspecting.map(HINDI.planet).join(', ')}` : 'शुभ दृष्टि नहीं',
  ];
  return both(
    `The lord of the 7th: ${place.en.slice(0, -1)}; ${english.join(', ')}.`,
    `सप्तमेश: ${place.hi.slice(0, -1)}; ${hindi.join(', ')}।`,
  );
}

function nodes(chart: Chart, { is_counted }: Observed): Bilingual {
  const place = places(chart, ['Rahu', 'Ketu', 'Mars']);
  if (is_counted === true) return place;
  return both(`${place.en} Nodes were asked not to count.`, `${place.hi} अनुरोध के अनुसार राहु-केतु नहीं गिने गए।`);
}

const WEAKNESSES: Readonly<Record<string, Bilingual>> = {
  is_combust: both('combust', 'अस्त'),
  is_retrograde: both('retrograde', 'वक्री'),
  is_debilitated: both('debilitated', 'नीच'),
  is_spent: both('spent by degree', 'मृत अवस्था में'),
};

function weakness(observed: Observed): Bilingual {
  const found = Object.entries(WEAKNESSES).flatMap(([id, name]) => (observed[id] === true ? [name] : []));
  if (found.length > 0) {
    return both(`Mars is ${listed(found.map(({ en }) => en))}.`, `मंगल ${found.map(({ hi }) => hi).join(', ')} है।`);
  }
  return both(
    'Mars is neither combust nor retrograde, neither debilitated nor spent by degree.',
    'मंगल न अस्त है, न वक्री, न नीच और न मृत अवस्था में।',
  );
}

function rising({ ascendant: { signIndex } }: Chart): Bilingual {
  return both(`The ascendant is ${ENGLISH.sign(signIndex)}.`, `लग्न ${HINDI.sign(signIndex)} है।`);
}

function company({ gentle, malefic_aspects }: Observed): Bilingual {
  const [kind, harsh] = [gentle, malefic_aspects] as readonly (readonly Planet[])[];
  const list = (planets: readonly Planet[]) => (planets.length > 0 ? namedList(planets) : 'none');
  const hindiList = (planets: readonly Planet[]) =>
    planets.length > 0 ? planets.map(HINDI.planet).join(', ') : 'कोई नहीं';
  return both(
    `Gentle with Mars or aspecting him: ${list(kind!)}. Malefics aspecting him: ${list(harsh!)}.`,
    `मंगल से युत या उस पर दृष्टि वाले सौम्य ग्रह: ${hindiList(kind!)}। पाप ग्रहों की दृष्टि: ${hindiList(harsh!)}।`,
  );
}

function age(ageYears: number | null): Bilingual {
  if (ageYears === null) {
    return both('Neither the partner nor an age is known.', 'न साथी की कुंडली ज्ञात है, न आयु।');
  }
  const nth = ordinal(MATURE_AT_YEARS);
  if (ageYears >= MATURE_AT_YEARS) {
    return both(`${ageYears} years are complete, the ${nth} among them.`, `${ageYears} वर्ष पूरे हो चुके हैं, अट्ठाईसवाँ भी।`);
  }
  return both(
    `At ${ageYears} the ${nth} year is not complete, and the partner’s chart is not known.`,
    `आयु ${ageYears} वर्ष है, अट्ठाईसवाँ वर्ष पूरा नहीं हुआ, और साथी की कुंडली ज्ञात नहीं।`,
  );
}
