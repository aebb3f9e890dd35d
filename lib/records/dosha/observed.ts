/** What was observed of a dosha in a chart: how it is formed, or what stands in its place. */
import { BINDING_HOUSES } from '../../astro/affliction/bandhana.ts';
import { eclipses, navamsaEclipses } from '../../astro/affliction/grahan.ts';
import { kaalSarp, kaalSarpType } from '../../astro/affliction/kaalSarp.ts';
import { occupants, type Chart } from '../../astro/chart/chart.ts';
import type { DoshaVerdict } from '../../astro/dosha/dosha.ts';
import { manglikPlaces } from '../../astro/dosha/manglik/marsHouses.ts';
import { nadiOf } from '../../astro/dosha/match/nadi.ts';
import { NAKSHATRA_QUALITIES } from '../../astro/tables/nakshatraQualities.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { navamsaSignIndex } from '../../astro/varga/position.ts';
import type { DoshaSeenWords } from '../../words/facts/rules/doshaSeen.ts';
import type { Language } from '../../words/names.ts';
import type { Sentences } from '../../words/sentences.ts';
import { DOSHA_SEEN } from '../../words/subjects/rules/doshaSeen.ts';
import { placesText } from '../yoga/yogaText.ts';
import { BIRTH_SEEN, partnerMoon } from './observedBirth.ts';

/** Returns who forms a dosha, how they are placed, and what distinguishes this case from others. */
export function presenceText(chart: Chart, verdict: DoshaVerdict, lang: Language): string {
  const seen = PRESENT[verdict.dosha.id];
  const places = placesText(chart, verdict.planets, lang);
  return seen ? `${places} ${seen(DOSHA_SEEN[lang], chart, verdict)}` : places;
}

/** Returns what was observed in a chart where the dosha is not formed. */
export function absenceText(chart: Chart, verdict: DoshaVerdict, lang: Language): string {
  const seen = ABSENT[verdict.dosha.id];
  return seen ? seen(DOSHA_SEEN[lang], chart, verdict) : placesText(chart, verdict.planets, lang);
}

type Words = Sentences<DoshaSeenWords>;
type Seen = (words: Words, chart: Chart, verdict: DoshaVerdict) => string;

const PRESENT: Readonly<Record<string, Seen>> = {
  ...BIRTH_SEEN,
  kaal_sarp: kaalSarpKind,
  grahan: eclipsed,
  gandmool: moonPada,
  nadi: nadiSeen,
};

const ABSENT: Readonly<Record<string, Seen>> = {
  ...BIRTH_SEEN,
  manglik: marsCounts,
  kaal_sarp: outsiders,
  nadi: nadiSeen,
  grahan: eclipsedInPart,
  kemdrum: adjacentToMoon,
  gandmool: moonPada,
  bandhan: bindingHouses,
  papakartari: adjacentMalefics,
};

function marsCounts(words: Words, chart: Chart): string {
  const { ascendant, moon, venus } = manglikPlaces(chart);
  return words.mars_counts({ ascendantHouse: ascendant, moonHouse: moon, venusHouse: venus });
}

function kaalSarpKind(words: Words, chart: Chart): string {
  return words.kaal_sarp_kind({ kind: kaalSarpType(chart).name, direction: kaalSarp(chart).direction });
}

/** Which luminary is conjunct which node, in the birth chart and in the navamsa. */
function eclipsed(words: Words, chart: Chart): string {
  const [atBirth, inNavamsa] = [eclipses(chart), navamsaEclipses(chart)];
  const sentences = [
    ...(atBirth.length > 0 ? [words.eclipsed({ chart: 'birth', eclipses: atBirth })] : []),
    ...(inNavamsa.length > 0 ? [words.eclipsed({ chart: 'navamsa', eclipses: inNavamsa })] : []),
  ];
  return sentences.join(' ');
}

/** What is there in the navamsa alone, else the signs of all four. */
function eclipsedInPart(words: Words, chart: Chart): string {
  return eclipsed(words, chart) || luminarySigns(words, chart);
}

function outsiders(words: Words, chart: Chart): string {
  return words.outsiders({ planets: kaalSarp(chart).outsiders.map(({ planet }) => planet) });
}

function nadiSeen(words: Words, chart: Chart, verdict: DoshaVerdict): string {
  const own = `${moonPada(words, chart)} ${words.nadi({ nadi: nadiOf(chart) })}`;
  const other = partnerMoon(verdict);
  if (!other) return own;
  const { nadi } = NAKSHATRA_QUALITIES[other.nakshatraIndex]!;
  return `${own} ${words.partner_nadi({ nadi, nakshatraIndex: other.nakshatraIndex, pada: other.pada })}`;
}

function moonPada(words: Words, { planets: { Moon } }: Chart): string {
  const { nakshatraIndex, pada } = Moon;
  return words.moon_pada({ nakshatraIndex, pada });
}

const PAIRABLE = ['Sun', 'Moon', 'Rahu', 'Ketu'] as const;

function luminarySigns(words: Words, chart: Chart): string {
  return words.luminary_signs({
    birth: PAIRABLE.map((planet) => ({ planet, signIndex: chart.signs[planet] })),
    navamsa: PAIRABLE.map((planet) => ({ planet, signIndex: navamsaSignIndex(chart, chart.planets[planet]) })),
  });
}

type Sides = Record<'second' | 'twelfth', readonly Planet[]>;

function adjacentToMoon(words: Words, _: Chart, { evidence }: DoshaVerdict): string {
  const { second, twelfth } = evidence[0]!.observed as Sides;
  return words.beside_moon({ second, twelfth });
}

/** Which planets stand in the pairs of houses that form the bondage. */
function bindingHouses(words: Words, chart: Chart): string {
  return words.binding_houses({
    held: BINDING_HOUSES.map((house) => ({ house, planets: occupants(chart, house) })),
  });
}

const POINTS = ['ascendant', 'moon', 'seventh'] as const;

/** Which malefics stand on either side of the three points. */
function adjacentMalefics(words: Words, _: Chart, { evidence }: DoshaVerdict): string {
  const points = POINTS.map((point) => {
    const { second, twelfth } = evidence.find(({ id }) => id === point)!.observed as Sides;
    return { point, second, twelfth };
  });
  return words.malefics_beside({ points });
}
