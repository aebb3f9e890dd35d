/** Remedies of a planet as single acts, each with when and how often it is done. */
import { both, type Bilingual } from '../bilingual.ts';
import { VARAS } from '../tables/panchang.ts';
import type { LifeStage } from '../stage.ts';
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

/**
 * Returns one remedy of a planet that anybody can do alone.
 *
 * @param stage of the person it is for: what is done for a child is told to the parents
 */
export function remedyOf(planet: Planet, kind: RemedyKind, stage: LifeStage = 'adult'): Remedy {
  return { planet, kind, ...MAKERS[kind](REMEDIES[planet], stage) };
}

export type RemedyAct = Omit<Remedy, 'planet' | 'kind'>;

const MAKERS: Readonly<Record<RemedyKind, (row: PlanetRemedies, stage: LifeStage) => RemedyAct>> = {
  mantra: ({ mantra, seedMantra, varaIndex }, stage) => ({
    title: mantra,
    details:
      stage === 'child'
        ? both(
            `A parent says “${mantra.en}” ${MALA} times for the child, or eleven times together with the child.`,
            `माता या पिता बच्चे के लिए “${mantra.hi}” का ${MALA} बार जप करें, या बच्चे के साथ ग्यारह बार।`,
          )
        : both(
            `Say “${mantra.en}” ${MALA} times in quiet. The longer form is “${seedMantra.en}”.`,
            `शांत मन से “${mantra.hi}” का ${MALA} बार जप करें। इसका लंबा रूप “${seedMantra.hi}” है।`,
          ),
    when: both(
      `In the morning, on ${weekdayName(varaIndex).en} above all`,
      `सुबह, खासकर ${weekdayName(varaIndex).hi} को`,
    ),
    count: MALA,
  }),
  donation: ({ gift, giftTime, recipient, varaIndex }, stage) => ({
    title: both(`A gift of ${gift.en}`, `दान: ${gift.hi}`),
    details:
      stage === 'child'
        ? both(
            `Give ${gift.en} together with the child, as much as is easy for you. The gift is for ${recipient.en}.`,
            `बच्चे को साथ लेकर ${gift.hi} ${recipient.hi} को दें, जितना सहज हो।`,
          )
        : both(
            `Give ${gift.en}, as much as is easy for you. The gift is for ${recipient.en}.`,
            `अपनी सामर्थ्य के अनुसार ${gift.hi} ${recipient.hi} को दें।`,
          ),
    when: both(`On ${weekdayName(varaIndex).en}, ${giftTime.en}`, `${weekdayName(varaIndex).hi} को, ${giftTime.hi}`),
    count: null,
  }),
  fast: ({ fast, fastCount, varaIndex }, stage) => ({
    title: both(`A fast on ${weekdayName(varaIndex).en}`, `${weekdayName(varaIndex).hi} का व्रत`),
    details:
      stage === 'youth'
        ? both(
            'Take one simple meal on the day, with milk and fruit as often as you are hungry. A gift is as good.',
            'उस दिन एक बार सादा भोजन लें, और भूख लगने पर दूध और फल। दान भी उतना ही अच्छा है।',
          )
        : both(
            `Take ${fast.en}. The custom is ${fastCount} weeks. Where health does not allow it, a gift takes its place.`,
            `व्रत में ${fast.hi} लें। परंपरा ${fastCount} सप्ताह की है। सेहत ठीक न हो तो इसकी जगह दान करें।`,
          ),
    when: both(`On ${weekdayName(varaIndex).en}`, `${weekdayName(varaIndex).hi} को`),
    count: fastCount,
  }),
  worship: ({ deity, varaIndex, worship }, stage) => ({
    title: both(`Worship of ${deity.en}`, `${deity.hi} की उपासना`),
    details:
      stage === 'child'
        ? both(`Light a lamp with the child and remember ${deity.en}.`, `बच्चे के साथ दीपक जलाकर ${deity.hi} का स्मरण करें।`)
        : both(
            `Remember ${deity.en}. The best form is ${worship.en}.`,
            `${deity.hi} का स्मरण करें। इसके लिए ${worship.hi} सबसे अच्छा है।`,
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
