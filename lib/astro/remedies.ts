/** Remedies of a planet as single acts, each with when and how often it is done. */
import { both, type Bilingual } from './bilingual.ts';
import { FINGERS, GEMSTONES, type Gemstone } from './tables/gemstones.ts';
import { VARAS } from './tables/panchang.ts';
import type { Planet } from './tables/planets.ts';
import { REMEDIES, type PlanetRemedies } from './tables/remedies.ts';
import { rudrakshaOf } from './tables/rudrakshas.ts';
import { SHANTIS } from './tables/shantis.ts';
import { YANTRAS } from './tables/yantras.ts';

/** A gemstone is for those alone to whom `gemAdvice` gives it. */
export const REMEDY_KINDS = [
  'mantra',
  'donation',
  'fast',
  'worship',
  'gemstone',
  'rudraksha',
  'yantra',
  'puja',
] as const;
export type RemedyKind = (typeof REMEDY_KINDS)[number];

export interface Remedy {
  readonly planet: Planet;
  readonly kind: RemedyKind;
  readonly title: Bilingual;
  readonly details: Bilingual;
  readonly when: Bilingual;
  /** Repetitions of a mantra, weeks of a fast; null where it is done once. */
  readonly count: number | null;
}

/** Beads of a mala. */
export const MALA = 108;

const made = new Map<string, Remedy>();

/** Returns one remedy of a planet; each is made once, when it is first asked for. */
export function remedyOf(planet: Planet, kind: RemedyKind): Remedy {
  const id = `${planet} ${kind}`;
  const remedy = made.get(id) ?? { planet, kind, ...MAKERS[kind](REMEDIES[planet], planet) };
  made.set(id, remedy);
  return remedy;
}

type Act = Pick<Remedy, 'title' | 'details' | 'when' | 'count'>;

const MAKERS: Readonly<Record<RemedyKind, (row: PlanetRemedies, planet: Planet) => Act>> = {
  mantra: ({ mantra, seedMantra, varaIndex }) => ({
    title: mantra,
    details: both(
      `Say “${mantra.en}” ${MALA} times in quiet; the longer form is “${seedMantra.en}”.`,
      `शांत मन से “${mantra.hi}” का ${MALA} बार जप करें; विस्तृत मंत्र है “${seedMantra.hi}”।`,
    ),
    when: both(`In the morning, on ${dayOf(varaIndex).en} above all`, `प्रातःकाल, विशेषकर ${dayOf(varaIndex).hi} को`),
    count: MALA,
  }),
  donation: ({ gift, giftTime, recipient, varaIndex }) => ({
    title: both(`A gift of ${gift.en}`, `दान: ${gift.hi}`),
    details: both(
      `Give ${gift.en}, as much as is easy for you, to ${recipient.en}.`,
      `अपनी सामर्थ्य के अनुसार ${gift.hi} ${recipient.hi} को दें।`,
    ),
    when: both(`On ${dayOf(varaIndex).en}, ${giftTime.en}`, `${dayOf(varaIndex).hi} को, ${giftTime.hi}`),
    count: null,
  }),
  fast: ({ fast, fastCount, varaIndex }) => ({
    title: both(`A fast on ${dayOf(varaIndex).en}`, `${dayOf(varaIndex).hi} का व्रत`),
    details: both(
      `Take ${fast.en}; the custom is ${fastCount} weeks. Where health does not allow it, a gift takes its place.`,
      `व्रत में ${fast.hi} लें; परंपरा ${fastCount} सप्ताह की है। स्वास्थ्य अनुमति न दे तो इसके स्थान पर दान करें।`,
    ),
    when: both(`On ${dayOf(varaIndex).en}`, `${dayOf(varaIndex).hi} को`),
    count: fastCount,
  }),
  worship: ({ deity, varaIndex, worship }) => ({
    title: both(`Worship of ${deity.en}`, `${deity.hi} की उपासना`),
    details: both(
      `Remember ${deity.en}; ${worship.en} is held best for it.`,
      `${deity.hi} का स्मरण करें; इसके लिए ${worship.hi} उत्तम माना गया है।`,
    ),
    when: both(`On ${dayOf(varaIndex).en}`, `${dayOf(varaIndex).hi} को`),
    count: null,
  }),
  gemstone: ({ seedMantra, varaIndex }, planet) => {
    const gem = GEMSTONES[planet];
    const [metal, finger] = [gem.metals[0]!, FINGERS[gem.fingers[0]!]];
    const [least, most] = gem.ratti;
    return {
      title: gem.name,
      details: both(
        `Set in ${metal.en}, ${least} to ${most} ratti, on the ${finger.en} of the right hand, after ${MALA} repetitions of “${seedMantra.en}”.${trialOf(gem).en}`,
        `धातु ${metal.hi}, वज़न ${least} से ${most} रत्ती, दाएँ हाथ की ${finger.hi}; धारण से पहले “${seedMantra.hi}” का ${MALA} बार जप करें।${trialOf(gem).hi}`,
      ),
      when: both(`On ${dayOf(varaIndex).en} ${gem.time.en}`, `${dayOf(varaIndex).hi} को ${gem.time.hi}`),
      count: null,
    };
  },
  rudraksha: ({ varaIndex }, planet) => {
    const { mantra, name } = rudrakshaOf(planet);
    return {
      title: name,
      details: both(
        `Worn at the neck on a red or white thread, after ${MALA} repetitions of “${mantra.en}”.`,
        `लाल या सफ़ेद धागे में गले में, “${mantra.hi}” का ${MALA} बार जप करके धारण करें।`,
      ),
      when: both(`On Monday or on ${dayOf(varaIndex).en}`, `सोमवार या ${dayOf(varaIndex).hi} को`),
      count: null,
    };
  },
  yantra: ({ seedMantra, varaIndex }, planet) => {
    const { name, sum } = YANTRAS[planet];
    return {
      title: name,
      details: both(
        `Draw its nine numbers on clean paper, or have them cut into copper; each row adds up to ${sum}. Keep it where you pray, with “${seedMantra.en}”.`,
        `इसके नौ अंक स्वच्छ कागज़ पर लिखें या ताम्रपत्र पर बनवाएँ; हर पंक्ति का योग ${sum} है। पूजा-स्थान में “${seedMantra.hi}” के साथ रखें।`,
      ),
      when: both(`Set up on ${dayOf(varaIndex).en}`, `${dayOf(varaIndex).hi} को स्थापित करें`),
      count: null,
    };
  },
  puja: ({ seedMantra, varaIndex }, planet) => {
    const { direction, grain, name, wood } = SHANTIS[planet];
    return {
      title: name,
      details: both(
        `A priest offers ${wood.en} to the fire ${MALA} times with “${seedMantra.en}”, over ${grain.en} laid in the ${direction.en}; at home a lamp and the same mantra serve.`,
        `पुरोहित ${direction.hi} दिशा में ${grain.hi} रखकर “${seedMantra.hi}” से ${MALA} बार ${wood.hi} की आहुति देते हैं; घर पर दीपक और यही मंत्र पर्याप्त है।`,
      ),
      when: both(`On ${dayOf(varaIndex).en}`, `${dayOf(varaIndex).hi} को`),
      count: MALA,
    };
  },
};

function trialOf({ trialDays }: Gemstone): Bilingual {
  if (trialDays === null) return both('', '');
  return both(` Try it for ${trialDays} days first.`, ` पहले ${trialDays} दिन परखें।`);
}

function dayOf(varaIndex: number): Bilingual {
  const { name, sanskrit } = VARAS[varaIndex]!;
  return both(name, sanskrit);
}
