import { countFrom } from '../../angle.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { aspectsBySign } from '../../jaimini/signAspects.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { jaiminiSutras } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { navamsaSignIndex } from '../../varga/position.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { planetsAspecting } from '../parts/aspecting.ts';
import { inclinationConditions, RENOUNCING } from './dimmed.ts';

/** Ketu as seen from one of the two points. */
interface Seen {
  readonly house: number;
  readonly signIndex: number;
  /** The seven that share his sign there. */
  readonly joined: readonly SevenPlanet[];
  readonly aspecting: readonly SevenPlanet[];
}

// Karakamsha is a sign of the navamsa: from there Ketu is sought in the navamsa, and signs aspect, as Jaimini reads.
export const mokshas: readonly Rule[] = [
  moksha('ascendant', 'ascendant', seenFromAscendant),
  moksha('karakamsha', null, seenFromKarakamsha),
];

function moksha(
  from: 'ascendant' | 'karakamsha',
  countedFrom: Rule['countedFrom'],
  seenIn: (chart: Chart, facts: RuleFacts) => Seen,
): Rule {
  return {
    id: 'moksha-ketu-12',
    variant: from,
    name: both('Moksha (Ketu in the 12th)', 'मोक्ष (द्वादश केतु)'),
    family: 'sannyasa',
    source: jaiminiSutras('1.2'),
    polarity: 'mixed',
    formation: both(
      'Ketu is in the 12th house, counted from the ascendant or from karakamsha, and a benefic aspects it',
      'केतु लग्न या कारकांश से बारहवें भाव में हो और उस पर शुभ ग्रह की दृष्टि हो',
    ),
    result: both('a leaning to liberation, ease in letting go', 'मोक्ष की ओर झुकाव, सहज त्याग'),
    ...RENOUNCING,
    countedFrom,
    participants: (chart, facts) => ['Ketu', ...beneficsOn(chart, seenIn(chart, facts))],

    examine(chart, facts) {
      const seen = seenIn(chart, facts);
      const benefics = beneficsOn(chart, seen);
      const malefics = [...seen.joined, ...seen.aspecting].filter((id) => !isBenefic(chart, id));
      return [
        required('ketu_in_twelfth', KETU_IN_TWELFTH, seen.house === 12, {
          counted_from: from,
          house: seen.house,
          sign: SIGNS[seen.signIndex]!,
        }),
        required('benefic_aspect', BENEFIC_ASPECT, benefics.length > 0, { planets: benefics }),
        weakens('malefic', MALEFIC, malefics.length > 0, { planets: malefics }),
        ...inclinationConditions(chart, benefics),
      ];
    },
  };
}

function beneficsOn(chart: Chart, { aspecting }: Seen): SevenPlanet[] {
  return aspecting.filter((id) => isBenefic(chart, id));
}

function seenFromAscendant(chart: Chart): Seen {
  const { house, signIndex } = chart.planets.Ketu;
  return {
    house,
    signIndex,
    joined: SEVEN_PLANETS.filter((id) => chart.signs[id] === signIndex),
    aspecting: planetsAspecting(chart, signIndex),
  };
}

function seenFromKarakamsha(chart: Chart, { karakas }: RuleFacts): Seen {
  const atmakaraka = chart.planets[charaKaraka(karakas, 'AK').planet];
  const signIndex = navamsaSignIndex(chart, chart.planets.Ketu);
  const house = countFrom(navamsaSignIndex(chart, atmakaraka), signIndex);
  // The navamsa of the others is worth knowing only where Ketu is in the 12th.
  if (house !== 12) return { house, signIndex, joined: [], aspecting: [] };
  const signOf = (id: SevenPlanet): number => navamsaSignIndex(chart, chart.planets[id]);
  return {
    house,
    signIndex,
    joined: SEVEN_PLANETS.filter((id) => signOf(id) === signIndex),
    aspecting: SEVEN_PLANETS.filter((id) => aspectsBySign(signOf(id), signIndex)),
  };
}

const KETU_IN_TWELFTH = both(
  'Ketu is in the 12th house, counted from the ascendant or from karakamsha',
  'केतु लग्न या कारकांश से बारहवें भाव में है',
);
const BENEFIC_ASPECT = both('A benefic aspects Ketu', 'केतु पर शुभ ग्रह की दृष्टि है');
const MALEFIC = both('A malefic joins or aspects Ketu', 'केतु पर पाप ग्रह की युति या दृष्टि है');
