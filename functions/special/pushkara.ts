/** Answer of /special/pushkara. */
import { partIndex } from '../../lib/astro/angle.ts';
import { namedBody, placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import { named } from '../../lib/astro/planetWords.ts';
import {
  isPushkaraNavamsa,
  navamsaNumber,
  pushkaraBhaga,
  pushkaraNavamsas,
  type PushkaraBhaga,
} from '../../lib/astro/planet/pushkara.ts';
import { citation } from '../../lib/astro/source.ts';
import { BODY_MATTERS } from '../../lib/astro/tables/bodyThemes.ts';
import { PUSHKARA_BHAGA_SOURCES, PUSHKARA_NAVAMSA_SOURCE } from '../../lib/astro/tables/pushkara.ts';
import { SIGNS, signLord } from '../../lib/astro/tables/signs.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { Pushkara } from '../../lib/schemas/special/degrees.ts';
import { arcText, degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { houseAreaText, bodyHead, bodyId, bodyPeriod, periodText, bodyPlaceText } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

interface Nourished extends PlacedBody {
  readonly isInNavamsa: boolean;
  readonly navamsaSign: number;
  readonly bhaga: PushkaraBhaga;
  readonly parijata: PushkaraBhaga;
}

const NOTES = [
  'Pushkara navamsas are the 7th and 9th of fire signs, the 3rd and 5th of earth, the 6th and 8th of air, the 1st and 3rd of water; all fall in signs of benefics.',
  'A pushkara degree is read as the point n°00′, with an orb of a degree, half a degree being exact. The list by element is the usual one; that of Jataka Parijata stands beside it.',
  'Navamsas are those of Parashara, whatever mapping is asked for elsewhere.',
];

export function pushkara(context: BirthContext): Pushkara {
  const bodies = placedBodies(context.chart).map(nourished);
  const ids = (isThere: (body: Nourished) => boolean) => bodies.filter(isThere).map(({ id }) => bodyId(id));
  return {
    planets: bodies.map((body) => bodyRecord(context, body)),
    in_navamsha: ids(({ isInNavamsa }) => isInNavamsa),
    on_bhaga: ids(({ bhaga }) => bhaga.isOn),
    on_bhaga_jataka_parijata: ids(({ parijata }) => parijata.isOn),
    summary_text: summary(bodies),
    notes: [...NOTES],
    confidence: 'interpretive',
    sources: [PUSHKARA_NAVAMSA_SOURCE, PUSHKARA_BHAGA_SOURCES.element, PUSHKARA_BHAGA_SOURCES.jataka_parijata].map(
      citation,
    ),
  };
}

function nourished(body: PlacedBody): Nourished {
  const { place } = body;
  return {
    ...body,
    isInNavamsa: isPushkaraNavamsa(place),
    navamsaSign: partIndex(place.longitudeDeg, 360, 108) % 12,
    bhaga: pushkaraBhaga(place, 'element'),
    parijata: pushkaraBhaga(place, 'jataka_parijata'),
  };
}

function bodyRecord(context: BirthContext, body: Nourished): Pushkara['planets'][number] {
  const { bhaga, isInNavamsa, navamsaSign, parijata, place } = body;
  const isFound = isNourished(body);
  return {
    ...bodyHead(context, body),
    is_pushkara_navamsha: isInNavamsa,
    is_pushkara_bhaga: bhaga.isOn,
    navamsa: {
      number: navamsaNumber(place),
      sign: signRef(navamsaSign, context.names),
      lord: planetId(signLord(navamsaSign)),
      pushkara_numbers: pushkaraNavamsas(place.signIndex),
    },
    bhaga: bhagaRecord(bhaga),
    jataka_parijata: bhagaRecord(parijata),
    mahadasha: isFound ? bodyPeriod(context, body) : null,
    text: isFound ? foundText(context, body) : farText(context, body),
  };
}

function isNourished({ bhaga, isInNavamsa, parijata }: Nourished): boolean {
  return isInNavamsa || bhaga.isOn || parijata.isOn;
}

function bhagaRecord({ degree, distanceDeg, isExact, isOn }: PushkaraBhaga): Pushkara['planets'][number]['bhaga'] {
  return { degree, distance: degrees(distanceDeg), is_on: isOn, is_exact: isExact };
}

/** What the lord of a pushkara navamsa nourishes: all of them are natural benefics. */
const NOURISHED_BY: Readonly<Partial<Record<Planet, string>>> = {
  Moon: 'care and a sense of belonging',
  Mercury: 'skill, order and clear thought',
  Jupiter: 'grace, teachers and good counsel',
  Venus: 'love, comfort and a feeling for measure',
};

function foundText(context: BirthContext, body: Nourished): string {
  const { bhaga, isInNavamsa, navamsaSign, parijata, place } = body;
  const lord = signLord(navamsaSign);
  const inNavamsa = `in navamsa ${navamsaNumber(place)} of the sign, a nourishing one (pushkara): it falls in ${SIGNS[navamsaSign]!}, the sign of ${named(lord)}, and is fed by ${NOURISHED_BY[lord]!}`;
  const found = [
    ...(isInNavamsa ? [inNavamsa] : []),
    ...(bhaga.isOn ? [`${arcText(bhaga.distanceDeg)} from ${bhaga.degree}°, the nourishing degree by element`] : []),
    ...(parijata.isOn && !(bhaga.isOn && bhaga.degree === parijata.degree)
      ? [`${arcText(parijata.distanceDeg)} from ${parijata.degree}°, the nourishing degree of Jataka Parijata`]
      : []),
  ];
  return `${bodyPlaceText(context, body)}, ${found.join('; it is ')}. ${capitalised(BODY_MATTERS[body.id])} recover well here and give more than the sign alone promises, in matters of ${houseAreaText(context, body)}, ${periodText(context, body)}.`;
}

/** The reason where it is absent: which navamsas and which degree it would need. */
function farText(context: BirthContext, body: Nourished): string {
  const { bhaga, place } = body;
  const [first, second] = pushkaraNavamsas(place.signIndex);
  return `${bodyPlaceText(context, body)}, in navamsa ${navamsaNumber(place)} of the sign, where ${first!} and ${second!} nourish, and ${arcText(bhaga.distanceDeg)} from the nourishing degree, ${bhaga.degree}°: not in pushkara.`;
}

function summary(bodies: readonly Nourished[]): string {
  const list = (isThere: (body: Nourished) => boolean) => listed(bodies.filter(isThere).map(({ id }) => namedBody(id)));
  const inNavamsa = list((body) => body.isInNavamsa);
  const onBhaga = list(({ bhaga }) => bhaga.isOn);
  const onParijata = list(({ parijata }) => parijata.isOn);
  if (inNavamsa === '' && onBhaga === '' && onParijata === '') {
    return 'Neither a planet nor the ascendant is in a pushkara navamsa or on a pushkara degree; what nourishes this chart is seen from its benefics and its strong planets.';
  }
  const parts = [
    ...(inNavamsa === '' ? [] : [`in a pushkara navamsa: ${inNavamsa}`]),
    ...(onBhaga === '' ? [] : [`on a pushkara degree: ${onBhaga}`]),
    ...(onParijata === '' ? [] : [`on a degree of Jataka Parijata: ${onParijata}`]),
  ];
  const best = bodies.find(({ bhaga, isInNavamsa }) => bhaga.isOn && isInNavamsa) ?? bodies.find(isNourished)!;
  return `${capitalised(parts.join('; '))}. The best supported matters are ${BODY_MATTERS[best.id]}.`;
}
