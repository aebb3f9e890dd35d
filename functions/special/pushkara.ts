/** Answer of /special/pushkara. */
import { partIndex } from '../../lib/astro/angle.ts';
import { both } from '../../lib/astro/bilingual.ts';
import { placedBodies, type PlacedBody } from '../../lib/astro/chart/bodies.ts';
import {
  isPushkaraNavamsa,
  navamsaNumber,
  nourisher,
  pushkaraBhaga,
  pushkaraNavamsas,
  type PushkaraBhaga,
} from '../../lib/astro/planet/pushkara.ts';
import { citation } from '../../lib/astro/source.ts';
import { PUSHKARA_BHAGA_SOURCES, PUSHKARA_NAVAMSA_SOURCE } from '../../lib/astro/tables/pushkara.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import type { Pushkara } from '../../lib/schemas/special/degrees.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { DEGREES } from '../../lib/words/subjects/degrees.ts';
import type { DegreeDistance } from '../../lib/words/facts/degrees.ts';
import { bodyHead, bodyId, bodyPeriod, bodyPlace, bodyTime } from './bodies.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

interface Nourished extends PlacedBody {
  readonly isInNavamsa: boolean;
  readonly navamsaSign: number;
  readonly bhaga: PushkaraBhaga;
  readonly parijata: PushkaraBhaga;
}

const NOTES = [
  both(
    'Pushkara navamsas are the 7th and 9th of fire signs and the 3rd and 5th of earth signs. In air signs they are the 6th and 8th, in water signs the 1st and 3rd. All fall in signs of benefics.',
    'पुष्कर नवांश अग्नि राशियों में सातवाँ और नौवाँ, पृथ्वी में तीसरा और पाँचवाँ, वायु में छठा और आठवाँ, जल में पहला और तीसरा है। ये सब शुभ ग्रहों की राशियों में पड़ते हैं।',
  ),
  both(
    'A pushkara degree is read as the point n°00′, with an orb of a degree, half a degree being exact. The list by element is the usual one. That of Jataka Parijata is given beside it.',
    'पुष्कर अंश ठीक उसी अंश का बिंदु है; एक अंश तक की दूरी मानी जाती है और आधे अंश तक उसे सटीक कहते हैं। तत्त्वों वाली सूची प्रचलित है; जातक पारिजात की सूची साथ में दी गई है।',
  ),
  both(
    'Navamsas are those of Parashara, whatever mapping is asked for elsewhere.',
    'नवांश पराशर की विधि के हैं, चाहे दूसरी जगह कोई और विधि चुनी गई हो।',
  ),
];

export function pushkara(context: BirthContext): Pushkara {
  const bodies = placedBodies(context.chart).map(nourished);
  const ids = (isThere: (body: Nourished) => boolean) => bodies.filter(isThere).map(({ id }) => bodyId(id));
  return {
    planets: bodies.map((body) => bodyRecord(context, body)),
    in_navamsha: ids(({ isInNavamsa }) => isInNavamsa),
    on_bhaga: ids(({ bhaga }) => bhaga.isOn),
    on_bhaga_jataka_parijata: ids(({ parijata }) => parijata.isOn),
    summary_text: summary(context, bodies),
    notes: context.names.texts(NOTES),
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

function distanceOf({ degree, distanceDeg, isOn }: PushkaraBhaga): DegreeDistance | null {
  return isOn ? { degree, distanceDeg } : null;
}

function foundText(context: BirthContext, body: Nourished): string {
  const { bhaga, isInNavamsa, navamsaSign, parijata, place } = body;
  const lord = nourisher(navamsaSign);
  return DEGREES[context.names.lang].pushkara_found({
    ...bodyPlace(context, body),
    ninth: isInNavamsa && lord ? { navamsa: navamsaNumber(place), signIndex: navamsaSign, lord } : null,
    bhaga: distanceOf(bhaga),
    parijata: distanceOf(parijata),
    time: bodyTime(context, body),
  });
}

/** The reason where it is absent: which navamsas and which degree it would need. */
function farText(context: BirthContext, body: Nourished): string {
  const { bhaga, place } = body;
  return DEGREES[context.names.lang].pushkara_far({
    ...bodyPlace(context, body),
    degree: bhaga.degree,
    distanceDeg: bhaga.distanceDeg,
    navamsa: navamsaNumber(place),
    navamsas: pushkaraNavamsas(place.signIndex),
  });
}

function summary({ names }: BirthContext, bodies: readonly Nourished[]): string {
  const words = DEGREES[names.lang];
  const ids = (isThere: (body: Nourished) => boolean) => bodies.filter(isThere).map(({ id }) => id);
  const best = bodies.find(({ bhaga, isInNavamsa }) => bhaga.isOn && isInNavamsa) ?? bodies.find(isNourished);
  if (!best) return words.pushkara_none({});
  return words.pushkara_summary({
    inNavamsa: ids(({ isInNavamsa }) => isInNavamsa),
    onBhaga: ids(({ bhaga }) => bhaga.isOn),
    onParijata: ids(({ parijata }) => parijata.isOn),
    best: best.id,
  });
}
