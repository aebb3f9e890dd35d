/** Remedies of a planet as single acts, each with when and how often it is done. */
import { both, type Bilingual } from '../bilingual.ts';
import { VARAS } from '../tables/panchang.ts';
import type { Planet } from '../tables/planets.ts';
import { REMEDIES, type PlanetRemedies } from '../tables/remedies.ts';

/** Remedies that anybody can do alone. Those with stones, beads, diagrams or priests are in aidedRemedies.ts, with their tables. */
export type RemedyKind = 'mantra' | 'donation' | 'fast' | 'worship';

export interface Remedy<Kind = RemedyKind> {
  readonly planet: Planet;
  readonly kind: Kind;
  readonly title: Bilingual;
  readonly details: Bilingual;
  readonly when: Bilingual;
  /** Repetitions of a mantra, weeks of a fast; null where it is done once. */
  readonly count: number | null;
}

/** Beads of a mala. */
export const MALA = 108;

/** Returns one remedy of a planet that anybody can do alone. */
export function remedyOf(planet: Planet, kind: RemedyKind): Remedy {
  return { planet, kind, ...MAKERS[kind](REMEDIES[planet]) };
}

export type RemedyAct = Omit<Remedy, 'planet' | 'kind'>;

const MAKERS: Readonly<Record<RemedyKind, (row: PlanetRemedies) => RemedyAct>> = {
  mantra: ({ mantra, seedMantra, varaIndex }) => ({
    title: mantra,
    details: both(
      `Say “${mantra.en}” ${MALA} times in quiet. The longer form is “${seedMantra.en}”.`,
      `शांत मन से “${mantra.hi}” का ${MALA} बार जप करें; विस्तृत मंत्र है “${seedMantra.hi}”।`,
    ),
    when: both(
      `In the morning, on ${weekdayName(varaIndex).en} above all`,
      `प्रातःकाल, विशेषकर ${weekdayName(varaIndex).hi} को`,
    ),
    count: MALA,
  }),
  donation: ({ gift, giftTime, recipient, varaIndex }) => ({
    title: both(`A gift of ${gift.en}`, `दान: ${gift.hi}`),
    details: both(
      `Give ${gift.en}, as much as is easy for you. The gift is for ${recipient.en}.`,
      `अपनी सामर्थ्य के अनुसार ${gift.hi} ${recipient.hi} को दें।`,
    ),
    when: both(`On ${weekdayName(varaIndex).en}, ${giftTime.en}`, `${weekdayName(varaIndex).hi} को, ${giftTime.hi}`),
    count: null,
  }),
  fast: ({ fast, fastCount, varaIndex }) => ({
    title: both(`A fast on ${weekdayName(varaIndex).en}`, `${weekdayName(varaIndex).hi} का व्रत`),
    details: both(
      `Take ${fast.en}. The custom is ${fastCount} weeks. Where health does not allow it, a gift takes its place.`,
      `व्रत में ${fast.hi} लें; परंपरा ${fastCount} सप्ताह की है। सेहत ठीक न हो तो इसकी जगह दान करें।`,
    ),
    when: both(`On ${weekdayName(varaIndex).en}`, `${weekdayName(varaIndex).hi} को`),
    count: fastCount,
  }),
  worship: ({ deity, varaIndex, worship }) => ({
    title: both(`Worship of ${deity.en}`, `${deity.hi} की उपासना`),
    details: both(
      `Remember ${deity.en}. The best form is ${worship.en}.`,
      `${deity.hi} का स्मरण करें; इसके लिए ${worship.hi} उत्तम माना गया है।`,
    ),
    when: both(`On ${weekdayName(varaIndex).en}`, `${weekdayName(varaIndex).hi} को`),
    count: null,
  }),
};

/** Returns the name of a weekday in two languages, Sunday by 0. */
export function weekdayName(varaIndex: number): Bilingual {
  const { name, sanskrit } = VARAS[varaIndex]!;
  return both(name, sanskrit);
}
