/** What was observed of a dosha in a chart: how it is formed, or what stands in its place. */
import { BINDING_HOUSES } from '../../astro/affliction/bandhana.ts';
import { eclipses, navamsaEclipses } from '../../astro/affliction/grahan.ts';
import { kaalSarp, kaalSarpType } from '../../astro/affliction/kaalSarp.ts';
import { both, type Bilingual } from '../../astro/bilingual.ts';
import { occupants, type Chart } from '../../astro/chart/chart.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { nadiOf } from '../../astro/dosha/nadi.ts';
import { manglikPlaces } from '../../astro/dosha/manglikPlaces.ts';
import { named, namedList } from '../../astro/planetWords.ts';
import { NADIS } from '../../astro/tables/nakshatraQualities.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { navamsaSignIndex } from '../../astro/varga/position.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../../astro/words.ts';
import { BIRTH_SEEN } from './observedBirth.ts';
import { namesIn, type Language } from '../../words/names.ts';
import { placesText } from '../yoga/yogaText.ts';

const [ENGLISH, HINDI] = [namesIn('en'), namesIn('hi')];

/** Returns who forms a dosha, how they are placed, and what distinguishes this case from others. */
export function presenceText(chart: Chart, verdict: DoshaVerdict, lang: Language): string {
  const seen = PRESENT[verdict.dosha.id];
  const places = placesText(chart, verdict.planets, lang);
  return seen ? `${places} ${seen(chart, verdict)[lang]}` : places;
}

/** Returns what was observed in a chart where the dosha is not formed. */
export function absenceText(chart: Chart, verdict: DoshaVerdict, lang: Language): string {
  const seen = ABSENT[verdict.dosha.id];
  return seen ? seen(chart, verdict)[lang] : placesText(chart, verdict.planets, lang);
}

type Seen = (chart: Chart, verdict: DoshaVerdict) => Bilingual;

const PRESENT: Readonly<Record<string, Seen>> = {
  ...BIRTH_SEEN,
  kaal_sarp: kaalSarpKind,
  grahan: eclipsed,
  gandmool: moonNakshatra,
};

const ABSENT: Readonly<Record<string, Seen>> = {
  ...BIRTH_SEEN,
  manglik: marsCounts,
  kaal_sarp: outsiders,
  nadi: nadiSeen,
  grahan: luminarySigns,
  kemdrum: adjacentToMoon,
  gandmool: moonNakshatra,
  bandhan: bindingHouses,
  papakartari: adjacentMalefics,
};

function marsCounts(chart: Chart): Bilingual {
  const { ascendant, moon, venus } = manglikPlaces(chart);
  return both(
    `Mars is in the ${ordinal(ascendant)} house from the ascendant, the ${ordinal(moon)} from the Moon and the ${ordinal(venus)} from Venus; the first decides.`,
    `मंगल लग्न से ${hindiOrdinal(ascendant)}, चंद्रमा से ${hindiOrdinal(moon)} और शुक्र से ${hindiOrdinal(venus)} भाव में है; निर्णय लग्न से होता है।`,
  );
}

/** The names used in practice. */
export const KAAL_SARP_DIRECTIONS = {
  anuloma: both('Kaal Sarp (anuloma)', 'काल सर्प (अनुलोम)'),
  viloma: both('Kaal Amrit (viloma)', 'काल अमृत (विलोम)'),
};

function kaalSarpKind(chart: Chart): Bilingual {
  const { name } = kaalSarpType(chart);
  const direction = KAAL_SARP_DIRECTIONS[kaalSarp(chart).direction];
  return both(
    `By the house of Rahu it is the ${name.en} kind, by direction ${direction.en}.`,
    `राहु के भाव से यह ${name.hi} प्रकार है, दिशा से ${direction.hi}।`,
  );
}

/** Which luminary is conjunct which node, in the rasi and in the navamsa chart. */
function eclipsed(chart: Chart): Bilingual {
  const charts = [
    { pairs: eclipses(chart), en: 'In the birth chart', hi: 'जन्म कुंडली में' },
    { pairs: navamsaEclipses(chart), en: 'In the navamsa', hi: 'नवांश में' },
  ].filter(({ pairs }) => pairs.length > 0);
  const english = charts.map(({ en, pairs }) => {
    const described = pairs.map(({ node, planet }) => `${named(planet)} stands with ${node}`);
    return `${en} ${listed(described)}.`;
  });
  const hindi = charts.map(({ hi, pairs }) => {
    const described = pairs.map(({ node, planet }) => `${HINDI.planet(node)} के साथ ${HINDI.planet(planet)}`);
    return `${hi} ${described.join(', ')}।`;
  });
  return both(english.join(' '), hindi.join(' '));
}

function outsiders(chart: Chart): Bilingual {
  const planets = kaalSarp(chart).outsiders.map(({ planet }) => planet);
  return both(
    `${capitalised(namedList(planets))} ${planets.length === 1 ? 'stands' : 'stand'} on the other side of the nodes.`,
    `${planets.map(HINDI.planet).join(', ')} राहु-केतु रेखा के दूसरी ओर ${planets.length === 1 ? 'है' : 'हैं'}।`,
  );
}

function nadiSeen(chart: Chart): Bilingual {
  const { name, sanskrit } = NADIS[nadiOf(chart)];
  const nakshatra = moonNakshatra(chart);
  return both(`${nakshatra.en} That is ${name} nadi.`, `${nakshatra.hi} इसकी नाड़ी ${sanskrit} है।`);
}

function moonNakshatra({ planets: { Moon } }: Chart): Bilingual {
  const { nakshatraIndex, pada } = Moon;
  return both(
    `The Moon is in ${ENGLISH.nakshatra(nakshatraIndex)}, pada ${pada}.`,
    `चंद्रमा ${HINDI.nakshatra(nakshatraIndex)} नक्षत्र के ${hindiOrdinal(pada)} चरण में है।`,
  );
}

const PAIRABLE = ['Sun', 'Moon', 'Rahu', 'Ketu'] as const;

function luminarySigns(chart: Chart): Bilingual {
  const at = (signOf: (planet: Planet) => number) => ({
    en: listed(PAIRABLE.map((id) => `${named(id)} in ${ENGLISH.sign(signOf(id))}`)),
    hi: PAIRABLE.map((id) => `${HINDI.planet(id)} ${HINDI.sign(signOf(id))}`).join(', '),
  });
  const born = at((planet) => chart.signs[planet]);
  const navamsa = at((planet) => navamsaSignIndex(chart, chart.planets[planet]));
  return both(
    `At birth ${born.en}; in the navamsa ${navamsa.en}.`,
    `जन्म कुंडली में राशियाँ: ${born.hi}; नवांश में: ${navamsa.hi}।`,
  );
}

function adjacentToMoon(_: Chart, { evidence }: DoshaVerdict): Bilingual {
  const { second, twelfth } = evidence[0]!.observed as Record<'second' | 'twelfth', readonly Planet[]>;
  const sides = [
    { planets: second, en: 'in the 2nd', hi: 'दूसरे भाव में' },
    { planets: twelfth, en: 'in the 12th', hi: 'बारहवें भाव में' },
  ].filter(({ planets }) => planets.length > 0);
  return both(
    `The Moon has company: ${listed(sides.map(({ en, planets }) => `${namedList(planets)} ${en} from it`))}.`,
    `चंद्रमा के पास ग्रह हैं: उससे ${sides.map(({ hi, planets }) => `${hi} ${planets.map(HINDI.planet).join(', ')}`).join('; ')}।`,
  );
}

/** Which planets stand in the pairs of houses that form the bondage. */
function bindingHouses(chart: Chart): Bilingual {
  const held = BINDING_HOUSES.map((house) => ({ house, planets: occupants(chart, house) }));
  const english = held.map(({ house, planets }) => `${anyone(planets, 'en')} in the ${ordinal(house)}`);
  const hindi = held.map(({ house, planets }) => `${hindiOrdinal(house)} में ${anyone(planets, 'hi')}`);
  return both(`By house: ${english.join('; ')}.`, `भावों में: ${hindi.join('; ')}।`);
}

const BESIDE = {
  ascendant: both('the ascendant', 'लग्न'),
  moon: both('the Moon', 'चंद्रमा'),
  seventh: both('the 7th house', 'सातवें भाव'),
};

/** Which malefics stand on either side of the three points. */
function adjacentMalefics(_: Chart, { evidence }: DoshaVerdict): Bilingual {
  const described = (Object.keys(BESIDE) as (keyof typeof BESIDE)[]).map((id) => {
    const { second, twelfth } = evidence.find((one) => one.id === id)!.observed as Record<string, readonly Planet[]>;
    const { en, hi } = BESIDE[id];
    return both(
      `from ${en} ${anyone(second!, 'en')} in the 2nd and ${anyone(twelfth!, 'en')} in the 12th`,
      `${hi} से दूसरे में ${anyone(second!, 'hi')}, बारहवें में ${anyone(twelfth!, 'hi')}`,
    );
  });
  return both(
    `Malefics: ${described.map(({ en }) => en).join('; ')}.`,
    `पाप ग्रह: ${described.map(({ hi }) => hi).join('; ')}।`,
  );
}

function anyone(planets: readonly Planet[], lang: Language): string {
  if (lang === 'hi') return planets.length > 0 ? planets.map(HINDI.planet).join(', ') : 'कोई नहीं';
  return planets.length > 0 ? namedList(planets) : 'none';
}
