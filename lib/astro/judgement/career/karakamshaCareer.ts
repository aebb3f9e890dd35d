/** Planets on karakamsha and on the houses from it that matter for career (JS 1.2; BPHS 33; points interpretive). */
import type { Chart } from '../../chart/chart.ts';
import { charaKaraka, type CharaKaraka } from '../../jaimini/charaKarakas.ts';
import { houseFromSign, type SignHouse } from '../../jaimini/signHouses.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { karakamshaFindings, type KarakamshaFinding } from '../jaimini/karakamshaFindings.ts';
import { karakamshaFact as fact, type InfluenceFact } from './facts/karakamshaFacts.ts';
import type { InfluenceKind } from './facts/voteFacts.ts';

export interface Karakamsha {
  readonly atmakaraka: CharaKaraka;
  readonly amatyakaraka: CharaKaraka;
  /** The navamsa sign of the atmakaraka. */
  readonly signIndex: number;
  readonly navamsa: Chart;
  /** Findings on the houses counted from it, in the navamsa. */
  readonly findings: readonly KarakamshaFinding[];
}

/** Returns karakamsha with what is found about the houses counted from it. */
export function karakamshaOf({ chart, karakas, navamsa }: AreaContext): Karakamsha {
  const atmakaraka = charaKaraka(karakas, 'AK');
  const signIndex = navamsa.signs[atmakaraka.planet];
  return {
    atmakaraka,
    amatyakaraka: charaKaraka(karakas, 'AmK'),
    signIndex,
    navamsa,
    findings: karakamshaFindings(chart, navamsa, signIndex),
  };
}

/** A house counted from karakamsha in the navamsa, with the lord of its sign. */
export interface KarakamshaHouse extends SignHouse {
  readonly lord: SevenPlanet;
  readonly findings: readonly KarakamshaFinding[];
}

/** Returns a house, 1 to 12, counted from karakamsha in the navamsa. */
export function karakamshaHouse({ findings, navamsa, signIndex }: Karakamsha, house: number): KarakamshaHouse {
  const counted = houseFromSign(navamsa, signIndex, house);
  return {
    ...counted,
    lord: signLord(counted.signIndex),
    findings: findings.filter((one) => one.house === house),
  };
}

/** How a planet influences karakamsha; of several ways the strongest. */
export interface KarakamshaInfluence {
  readonly planet: Planet;
  readonly kind: InfluenceKind;
  readonly points: number;
  readonly text: InfluenceFact;
}

const POINTS = { in: 10, aspects: 6, trine: 5 };
/** The atmakaraka always stands in karakamsha, so that there it tells little of one chart. */
const ATMAKARAKA_SHARE = 0.5;

/** Lists the planets in karakamsha, those that aspect it by sign, and those in trine; each once, by its first role. */
export function karakamshaInfluences(of: Karakamsha): KarakamshaInfluence[] {
  const { occupants, aspectedBy } = karakamshaHouse(of, 1);
  const { signIndex } = of;
  const inside = occupants.map((planet) => {
    const found = influence(planet, 'in', fact('stands_in_karakamsha', { planet, signIndex }));
    return planet === of.atmakaraka.planet ? { ...found, points: found.points * ATMAKARAKA_SHARE } : found;
  });
  const aspecting = aspectedBy.map((planet) =>
    influence(planet, 'aspects', fact('aspects_karakamsha', { planet, signIndex: of.navamsa.signs[planet] })),
  );
  const trines = [5, 9].flatMap((house) =>
    karakamshaHouse(of, house).occupants.map((planet) =>
      influence(planet, 'trine', fact('in_trine_to_karakamsha', { planet, house })),
    ),
  );
  const all = [...inside, ...aspecting, ...trines];
  return all.filter(({ planet }, index) => all.findIndex((other) => other.planet === planet) === index);
}

function influence(planet: Planet, kind: InfluenceKind, text: InfluenceFact): KarakamshaInfluence {
  return { planet, kind, points: POINTS[kind], text };
}
