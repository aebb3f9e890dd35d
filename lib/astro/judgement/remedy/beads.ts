/** The rudrakshas that a chart calls for: those of its weak or afflicted planets, and those of no single planet (interpretive). */
import { both, type Bilingual } from '../../bilingual.ts';
import { isDusthana } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named, namedList } from '../../planetWords.ts';
import { hindiNames, PLANET_NAMES } from '../../tables/planets.ts';
import { RUDRAKSHAS, type Rudraksha } from '../../tables/rudrakshas.ts';
import { WEAK_STRENGTH } from '../../strength/weakness.ts';
import { capitalised, hindiOrdinal, ordinal } from '../../words.ts';
import type { AreaContext } from '../areaContext.ts';
import type { PlanetNeed } from './remedyNeeds.ts';
import { isStrained } from './picks.ts';

interface BeadCall {
  readonly bead: Rudraksha;
  /** Null where nothing in the chart calls for it. */
  readonly reason: Bilingual | null;
  /** Why not. */
  readonly absence: Bilingual;
}

type Examined = Omit<BeadCall, 'bead'>;

const MANY_STRAINED = 5;

/** Returns the verdicts on the beads of no single planet, in the order of their table. */
export function generalBeads(context: AreaContext, needs: readonly PlanetNeed[]): BeadCall[] {
  return RUDRAKSHAS.filter(({ planet }) => planet === null).map((bead) => ({
    bead,
    ...EXAMINED[bead.id]!(context, needs),
  }));
}

const EXAMINED: Readonly<Record<string, (context: AreaContext, needs: readonly PlanetNeed[]) => Examined>> = {
  mukhi_10: (_context, needs) => {
    const strained = needs.filter(isStrained).map(({ planet }) => planet);
    return {
      reason:
        strained.length >= MANY_STRAINED
          ? both(
              `${capitalised(namedList(strained))} are weak or afflicted together, so that one bead for all goes before many.`,
              `${hindiNames(strained)} एक साथ निर्बल या पीड़ित हैं, इसलिए सबके लिए एक ही रुद्राक्ष उत्तम है।`,
            )
          : null,
      absence: both(
        `It is for charts with ${MANY_STRAINED} strained planets or more; here there are ${strained.length}.`,
        `यह ${MANY_STRAINED} या अधिक पीड़ित ग्रहों के लिए है; यहाँ ${strained.length} हैं।`,
      ),
    };
  },
  mukhi_11: (context) => weakLord(context, 3, both('courage', 'साहस')),
  gaurishankar: (context) => weakLord(context, 7, both('partnership', 'दांपत्य')),
  ganesh: ({ chart }) => {
    const lord = lordOfHouse(chart, 1);
    const { house } = chart.planets[lord];
    const [en, hi] = [`the ${ordinal(house)}`, hindiOrdinal(house)];
    return {
      reason: isDusthana(house)
        ? both(
            `${capitalised(named(lord))}, lord of your ascendant, stands in ${en}, where the way is longer.`,
            `लग्नेश ${PLANET_NAMES[lord].hi} ${hi} भाव में है, जहाँ मार्ग लंबा होता है।`,
          )
        : null,
      absence: both(
        `It is for a lord of the ascendant in the 6th, 8th or 12th; ${named(lord)} stands in ${en}.`,
        `यह छठे, आठवें या बारहवें भाव के लग्नेश के लिए है; ${PLANET_NAMES[lord].hi} ${hi} भाव में है।`,
      ),
    };
  },
};

function weakLord({ chart, strengths }: AreaContext, number: number, matter: Bilingual): Examined {
  const lord = lordOfHouse(chart, number);
  const { value } = strengths[lord];
  const [en, hi] = [
    `lord of the ${ordinal(number)}, the house of ${matter.en}`,
    `${hindiOrdinal(number)} भाव (${matter.hi}) का स्वामी`,
  ];
  const planet = PLANET_NAMES[lord].hi;
  return {
    reason:
      value < WEAK_STRENGTH
        ? both(
            `${capitalised(named(lord))}, ${en}, is weak (${value} of 100).`,
            `${hi} ${planet} निर्बल है (100 में ${value})।`,
          )
        : null,
    absence: both(
      `${capitalised(named(lord))}, ${en}, has ${value} of 100 and needs no such help.`,
      `${hi} ${planet} का बल 100 में ${value} है; ऐसी सहायता आवश्यक नहीं।`,
    ),
  };
}
