/** Sentences about points in English. */
import { ASCENDANT_NAMES, SPHUTA_NAMES, TIMED_NAMES } from '../../../astro/points/pointNames.ts';
import type { SpecialAscendant } from '../../../astro/points/specialAscendants.ts';
import type { ParityGrade, Sphuta } from '../../../astro/points/sphutas.ts';
import type { PointTone, Surroundings } from '../../../astro/points/surroundings.ts';
import { NAME_SOUNDS, type Paya } from '../../../astro/tables/avakahada.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { PointWords } from '../../facts/points/pointReadings.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, fewPlanets, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';

/** What each stands for; continues "is". */
const ASCENDANT_MEANINGS: Readonly<Record<SpecialAscendant, string>> = {
  bhava: 'the point of the body and of how you appear',
  hora: 'the point of wealth',
  ghati: 'the point of authority and rank',
  vighati: 'the finest of these points',
  pranapada: 'the point by which the minute of birth is checked',
  sree: 'the point of prosperity',
  indu: 'the point of sudden wealth',
  varnada: 'the point of your place in society',
};

/** What comes through the house of a point; null of those that no matter is read from. */
const ASCENDANT_MATTERS: Readonly<Record<SpecialAscendant, string | null>> = {
  bhava: 'Ease of manner',
  hora: 'Wealth',
  ghati: 'Authority',
  vighati: null,
  pranapada: null,
  sree: 'Prosperity',
  indu: 'Unexpected wealth',
  varnada: 'Standing in society',
};

/** What brings something through a house, the 1st first. */
const WAYS = [
  'your own effort',
  'savings, family and speech',
  'courage, writing and siblings',
  'home, land and family',
  'learning, children and advice',
  'service and daily work',
  'partnership and trade',
  'inheritance and research',
  'teachers, faith and good fortune',
  'work and position',
  'friends and gains',
  'distant places and rest',
] as const;

function closing(point: SpecialAscendant, { house, lord, tone }: Surroundings): string[] {
  if (point === 'vighati') return ['It crosses a sign in two minutes, so it holds for a birth timed to seconds.'];
  if (point === 'pranapada') return ['It moves five degrees a minute, so a few minutes change its sign.'];
  const matter = ASCENDANT_MATTERS[point]!;
  const way = WAYS[house - 1]!;
  const closings: Readonly<Record<PointTone, string>> = {
    helped: `${matter} comes more easily through ${way}.`,
    mixed: `${matter} comes through ${way}, with some effort.`,
    strained: `${matter} through ${way} takes time and steady work.`,
    alone: `No planet joins or aspects it, so ${named(lord)} alone decides.`,
  };
  return [closings[tone]];
}

/** Your 9th house, of fortune, faith, teachers and the father. */
const houseText = (house: number) => `your ${ordinal(house)} house, of ${areaOf(house)}`;

function lordText({ house, lord, lordHouse }: Surroundings): string {
  const at = lordHouse === house ? 'stands there itself' : `is in your ${ordinal(lordHouse)} house`;
  return `Its lord, ${named(lord)}, ${at}.`;
}

const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length === 1 ? one : many);

function companyText({ aspectedBy, joined, lord }: Surroundings): string[] {
  const others = joined.filter((planet) => planet !== lord);
  return [
    ...(others.length > 0 ? [`${capitalised(fewPlanets(others))} ${verb(others, 'stands', 'stand')} there too.`] : []),
    ...(aspectedBy.length > 0
      ? [`${capitalised(fewPlanets(aspectedBy))} ${verb(aspectedBy, 'aspects', 'aspect')} that sign.`]
      : []),
  ];
}

const placeText = (place: Surroundings) => `It falls in ${signEn(place.signIndex)}, ${houseText(place.house)}.`;

/** Houses in which the texts count a harsh point as a help. */
const HELPFUL_HOUSES = [3, 6, 11];

function saturnineClosing({ house, tone }: Surroundings): string {
  if (HELPFUL_HOUSES.includes(house)) return 'In this house tradition counts it as a help: persistence wins.';
  if (tone === 'helped') return 'Friendly planets near it ease the delay it can bring there.';
  return `By tradition things move slowly there, so give extra time to ${WAYS[house - 1]!}.`;
}

function luminariesText(joined: readonly Planet[], house: number): string[] {
  return [
    ...(house === 1 ? ['It shares the sign of your ascendant, so you meet its slowness in your own habits.'] : []),
    ...(joined.includes('Moon') ? ['It shares the sign of the Moon: let moods settle before you decide.'] : []),
    ...(joined.includes('Sun') ? ['It shares the sign of the Sun: keep dealings with authority plain.'] : []),
  ];
}

const SPHUTA_MEANINGS: Readonly<Record<Sphuta, string>> = {
  prana: 'is the point of breath, counted in questions of Kerala',
  deha: 'is the point of the body, counted beside that of breath',
  mrityu: 'completes the set of breath and body, and no length of life is read from it',
  tri: 'joins the ascendant, the Moon and Gulika',
  chatus: 'adds the Sun to the tri sphuta',
  pancha: 'adds Rahu to the chatus sphuta',
  sookshma_tri: 'joins the points of breath, body and the third of their set',
  beeja: 'is the point of the seed, read for a father',
  kshetra: 'is the point of the field, read for a mother',
  tithi: 'shows the tithi of your birth as a point',
  yoga: 'shows the yoga of Sun and Moon at your birth as a point',
  rahu_tithi: 'shows how far Rahu is from the Sun',
};

const GRADES: Readonly<Record<ParityGrade, string>> = {
  strong: 'which tradition calls strong',
  medium: 'which tradition calls middling',
  weak: 'which tradition calls weak and answers with prayer and patience',
};

const parityText = (isOdd: boolean) => (isOdd ? 'odd' : 'even');

const PAYAS: Readonly<Record<Paya, string>> = {
  gold: 'gold, counted as middling',
  silver: 'silver, counted as the best',
  copper: 'copper, counted as good',
  iron: 'iron, counted as the one that needs most patience',
};

export const POINTS_EN: Sentences<PointWords> = {
  special_ascendant: ({ point, ...place }) =>
    [
      `The ${ASCENDANT_NAMES[point].name} is ${ASCENDANT_MEANINGS[point]}.`,
      placeText(place),
      lordText(place),
      ...companyText(place),
      ...closing(point, place),
    ].join(' '),
  saturnine: ({ point, ...place }) =>
    [
      `${TIMED_NAMES[point].name} stands in ${signEn(place.signIndex)}, ${houseText(place.house)}.`,
      lordText(place),
      ...companyText(place),
      ...luminariesText(place.joined, place.house),
      saturnineClosing(place),
    ].join(' '),
  sphuta: ({ point, ...place }) =>
    [
      `The ${SPHUTA_NAMES[point].name} ${SPHUTA_MEANINGS[point]}.`,
      placeText(place),
      lordText(place),
      ...companyText(place),
    ].join(' '),
  parity({ grade, id, isNavamsaOdd, isSignOdd }) {
    const same = isNavamsaOdd === isSignOdd;
    const seen = same
      ? `both sign and navamsa are ${parityText(isSignOdd)}`
      : `the sign is ${parityText(isSignOdd)} and the navamsa ${parityText(isNavamsaOdd)}`;
    return `For the ${SPHUTA_NAMES[id].name} ${seen}, ${GRADES[grade]}. Nothing about health or children follows from it.`;
  },
  yogi({ duplicateYogi, isAscendantLord, nakshatraIndex, yogi, yogiHouse }) {
    const weight = isAscendantLord
      ? 'It rules your ascendant as well, which adds to its help.'
      : yogiHouse === 1
        ? 'It stands in your ascendant, which adds to its help.'
        : null;
    return [
      `Your yogi point is in ${nakshatraEn(nakshatraIndex)}, so ${named(yogi)} is your yogi planet.`,
      `It stands in your ${ordinal(yogiHouse)} house, of ${areaOf(yogiHouse)}.`,
      ...(weight === null ? [] : [weight]),
      duplicateYogi === yogi
        ? 'It is also the duplicate yogi.'
        : `${capitalised(named(duplicateYogi))} is the duplicate yogi, its helper.`,
      `By tradition the periods of ${named(yogi)} favour you through ${WAYS[yogiHouse - 1]!}.`,
    ].join(' ');
  },
  avayogi({ avayogi, avayogiHouse, isAscendantLord, isDuplicateYogi, nakshatraIndex }) {
    const friendly = isAscendantLord ? 'rules your ascendant' : isDuplicateYogi ? 'is the duplicate yogi' : null;
    return [
      `The avayogi point is in ${nakshatraEn(nakshatraIndex)}, so ${named(avayogi)} is the avayogi.`,
      `It stands in your ${ordinal(avayogiHouse)} house.`,
      friendly === null
        ? `In its periods go slowly in matters of ${areaOf(avayogiHouse)}.`
        : `It ${friendly} too, so its periods hold both sides.`,
    ].join(' ');
  },
  bhrigu: (place) =>
    [
      `The bhrigu bindu, midway between Rahu and the Moon, falls in ${signEn(place.signIndex)}.`,
      `That is ${houseText(place.house)}.`,
      lordText(place),
      ...companyText(place),
      `Watch ${WAYS[place.house - 1]!} when a slow planet passes within a degree of it.`,
    ].join(' '),
  avakahada: ({ nakshatraIndex, pada, paya }) =>
    [
      `You were born with the Moon in ${nakshatraEn(nakshatraIndex)}, quarter ${pada}.`,
      `Tradition begins your name with the sound ${NAME_SOUNDS[nakshatraIndex]![pada - 1]!.latin}.`,
      `By the house of the Moon the paya is ${PAYAS[paya]}.`,
    ].join(' '),
};
