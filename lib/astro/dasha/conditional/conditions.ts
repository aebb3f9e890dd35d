/** The condition under which each of the eight dashas is used (BPHS 46.23-49). */
import type { Chart } from '../../chart/chart.ts';
import { required, type Condition } from '../../evidence.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isOddSign, SIGNS, signLord } from '../../tables/signs.ts';
import { vargaPlace } from '../../varga/position.ts';
import { VARGAS } from '../../varga/vargas.ts';
import type { ConditionalFacts, HoraLord, Paksha } from './facts.ts';
import type { ConditionalId } from './systems.ts';

/** Whose half of a sign rises: by the halves of the text, or by all halves in turn through the zodiac. */
export const HORAS = ['parashara', 'parivritti'] as const;
export type HoraReading = (typeof HORAS)[number];

/** What the conditions need beside the chart. */
export interface ConditionContext {
  readonly chart: Chart;
  readonly isDayBirth: boolean;
  readonly paksha: Paksha;
  readonly hora: HoraReading;
}

export type ConditionOfUse = Condition<Fact<ConditionalFacts>>;

const fact = factsOf<ConditionalFacts>();

/** Index of Cancer. */
const CANCER = 3;

/** Returns the condition of each dasha; it is used where the condition is met, and its periods stand either way. */
export function conditionOfUse(id: ConditionalId, context: ConditionContext): ConditionOfUse {
  return CONDITIONS[id](context);
}

const CONDITIONS: Readonly<Record<ConditionalId, (context: ConditionContext) => ConditionOfUse>> = {
  shodashottari({ chart, hora: reading, paksha }) {
    const hora = ascendantHora(chart, reading);
    const needed = paksha === 'krishna' ? 'Moon' : 'Sun';
    const isMet = hora === needed;
    const found = fact('paksha_and_hora', { paksha, hora, needed, isMet });
    return required('paksha_and_hora', found, isMet, { paksha, hora });
  },
  dwadashottari({ chart }) {
    const navamsaSignIndex = ascendantIn(chart, 'd9');
    const isMet = signLord(navamsaSignIndex) === 'Venus';
    return required('navamsa_of_venus', fact('navamsa_of_venus', { navamsaSignIndex, isMet }), isMet, {
      navamsa: SIGNS[navamsaSignIndex]!,
    });
  },
  panchottari({ chart }) {
    const { signIndex } = chart.ascendant;
    const dwadasamsaSignIndex = ascendantIn(chart, 'd12');
    const isMet = signIndex === CANCER && dwadasamsaSignIndex === CANCER;
    return required('cancer_in_cancer', fact('cancer_in_cancer', { signIndex, dwadasamsaSignIndex, isMet }), isMet, {
      ascendant: SIGNS[signIndex]!,
      dwadasamsa: SIGNS[dwadasamsaSignIndex]!,
    });
  },
  shatabdika({ chart }) {
    const { signIndex } = chart.ascendant;
    const navamsaSignIndex = ascendantIn(chart, 'd9');
    const isMet = signIndex === navamsaSignIndex;
    const found = fact('ascendant_vargottama', { signIndex, navamsaSignIndex, isMet });
    return required('ascendant_vargottama', found, isMet, {
      ascendant: SIGNS[signIndex]!,
      navamsa: SIGNS[navamsaSignIndex]!,
    });
  },
  chaturashiti_sama({ chart }) {
    const { house, lord } = placeOfLord(chart, 10);
    const isMet = house === 10;
    return required('tenth_lord_in_tenth', fact('tenth_lord_in_tenth', { lord, house, isMet }), isMet, { lord, house });
  },
  dwisaptati_sama({ chart }) {
    const [first, seventh] = [placeOfLord(chart, 1), placeOfLord(chart, 7)];
    const isMet = first.house === 7 || seventh.house === 1;
    return required('lords_of_1_and_7', fact('lords_of_1_and_7', { first, seventh, isMet }), isMet, {
      lord_of_1: first.lord,
      house_of_lord_of_1: first.house,
      lord_of_7: seventh.lord,
      house_of_lord_of_7: seventh.house,
    });
  },
  shashtihayani({ chart }) {
    const { house } = chart.planets.Sun;
    const isMet = house === 1;
    return required('sun_in_ascendant', fact('sun_in_ascendant', { house, isMet }), isMet, { house });
  },
  shattrimsha_sama({ chart, hora: reading, isDayBirth }) {
    const hora = ascendantHora(chart, reading);
    const needed = isDayBirth ? 'Sun' : 'Moon';
    const isMet = hora === needed;
    return required('day_and_hora', fact('day_and_hora', { isDayBirth, hora, needed, isMet }), isMet, {
      birth: isDayBirth ? 'day' : 'night',
      hora,
    });
  },
};

/** Odd signs of the second divisional chart are horas of the Sun, even ones of the Moon. */
function ascendantHora({ ascendant }: Chart, reading: HoraReading): HoraLord {
  return isOddSign(vargaPlace(VARGAS.d2, reading, ascendant).signIndex) ? 'Sun' : 'Moon';
}

/** By the mapping of the text, whatever mapping draws the charts. */
function ascendantIn({ ascendant }: Chart, id: 'd9' | 'd12'): number {
  return vargaPlace(VARGAS[id], 'parashara', ascendant).signIndex;
}

function placeOfLord(chart: Chart, house: number) {
  const lord = lordOfHouse(chart, house);
  return { lord, house: chart.planets[lord].house };
}
