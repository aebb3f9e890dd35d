/** Notes on single vargas besides their key factors; by practice, for information, where no text is named. */
import { isBenefic } from '../planet/nature.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { isOddSign, signLord } from '../tables/signs.ts';
import { siblingHouse } from './drekkana.ts';
import { vargaFact, type VargaFact } from './facts.ts';
import type { Read } from './factors.ts';
import { fruitGradeOf, type FruitGrade } from './fruit.ts';
import { horaLord, horaOf, isProperHora } from './hora.ts';
import { partRuler } from './partRuler.ts';
import { vargaHouseSign, vargaOccupants, type VargaPart } from './position.ts';
import { drekkana22 } from './sensitive.ts';
import { drekkanaForm } from './tables/drekkanaForms.ts';
import type { VargaId } from './vargas.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';

export interface Note {
  readonly id: string;
  readonly fact: VargaFact;
  readonly planets: readonly Planet[];
  /** Counted from the ascendant of the varga. */
  readonly houses: readonly number[];
  /** Whether it is a main statement, which the summary repeats. */
  readonly isHeadline: boolean;
}

const NOTES: Readonly<Partial<Record<VargaId, (read: Read) => readonly Note[]>>> = {
  d2: (read) => [ascendantHora(read), horaCounts(read)],
  d3: (read) => [...siblings(read), ...courage(read), twentySecondDrekkana(read), formOfDrekkana(read)],
  d7: children,
  d9: vargottama,
  d27: (read) => [vitality(read)],
  d30: (read) => [angles(read, 'malefic')],
  d40: (read) => [angles(read, 'benefic')],
  d45: (read) => [angles(read, 'benefic')],
  d60: (read) => [shashtiamshas(read)],
};

/** Lists the notes of one varga, and last a warning where its ascendant is near an edge. */
export function notesOf(read: Read): Note[] {
  return [...(NOTES[read.vargaChart.varga.id]?.(read) ?? []), ...birthTime(read)];
}

function ascendantHora({ chart, vargaChart }: Read): Note {
  const hora = horaLord(chart.ascendant.signIndex, vargaChart.ascendant.part.index);
  return note('ascendant_hora', vargaFact('ascendant_hora', { hora }), []);
}

function horaCounts({ chart, vargaChart }: Read): Note {
  const sunCount = PLANETS.filter((id) => horaOf(chart, vargaChart.planets[id]) === 'Sun').length;
  // Mercury is at home in both, so the list is never empty.
  const proper = PLANETS.filter((id) => isProperHora(id, horaOf(chart, vargaChart.planets[id])));
  const counts = { sunCount, moonCount: PLANETS.length - sunCount, planets: proper };
  return headline('hora_counts', vargaFact('hora_counts', counts), proper);
}

function siblings({ vargaChart }: Read): Note[] {
  return ([3, 11] as const).map((house) => {
    const { leaning, occupants: inside, signIndex } = siblingHouse(vargaChart, house);
    const who = house === 3 ? 'younger' : 'elder';
    const fact = vargaFact('siblings', { who, house, signIndex, planets: inside, leaning });
    return note(`${who}_siblings`, fact, inside, [house]);
  });
}

function courage({ chart, vargaChart }: Read): Note[] {
  const bold = vargaOccupants(vargaChart, 3).filter((id) => !isBenefic(chart, id));
  if (bold.length === 0) return [];
  return [note('courage', vargaFact('courage', { planets: bold }), bold, [3])];
}

function twentySecondDrekkana({ chart }: Read): Note {
  const { lord, signIndex } = drekkana22(chart, chart.ascendant);
  return note('drekkana_22', vargaFact('drekkana_22', { signIndex, lord }), [lord]);
}

function formOfDrekkana({ chart, vargaChart }: Read): Note {
  const form = drekkanaForm(chart.ascendant.signIndex, vargaChart.ascendant.part.index);
  return note('drekkana_form', vargaFact('drekkana_form', { form }), []);
}

const BIRTH_ORDER = ['first', 'second', 'third'] as const;

/** Children in order: 5th, 7th and 9th counted with the zodiac from an odd ascendant, against it from an even one. */
function children({ vargaChart }: Read): Note[] {
  const isForward = isOddSign(vargaChart.ascendant.signIndex);
  return [5, 7, 9].map((nth, i) => {
    const house = isForward ? nth : 14 - nth;
    const signIndex = vargaHouseSign(vargaChart, house);
    const lord = signLord(signIndex);
    const { dignity, house: lordHouse, signIndex: lordSignIndex } = vargaChart.planets[lord];
    const seen = { which: BIRTH_ORDER[i]!, house, isForward, signIndex, lord, lordSignIndex, lordHouse, dignity };
    return note(`child_${i + 1}`, vargaFact('child', seen), [lord], [house]);
  });
}

function vargottama({ vargaChart }: Read): Note[] {
  const kept = PLANETS.filter((id) => vargaChart.planets[id].isVargottama);
  const isAscendantKept = vargaChart.ascendant.isVargottama;
  if (!isAscendantKept && kept.length === 0) return [];
  return [note('vargottama', vargaFact('kept_in_navamsa', { isAscendantKept, planets: kept }), kept)];
}

function vitality({ vargaChart }: Read): Note {
  const graded = (grade: FruitGrade) => PLANETS.filter((id) => fruitGradeOf(vargaChart.planets[id].dignity) === grade);
  const grades = { strong: graded('strong'), neutral: graded('neutral'), weak: graded('weak') };
  return headline('vitality', vargaFact('vitality', grades), []);
}

function angles({ chart, vargaChart }: Read, sought: 'benefic' | 'malefic'): Note {
  const inAngles = PLANETS.filter((id) => HOUSE_CLASSES.kendra.includes(vargaChart.planets[id].house));
  const benefics = inAngles.filter((id) => isBenefic(chart, id));
  const malefics = inAngles.filter((id) => !isBenefic(chart, id));
  const [found, others] = sought === 'benefic' ? [benefics, malefics] : [malefics, benefics];
  const fact = vargaFact('angles', { sought, planets: found, others });
  return headline('angles', fact, [...found, ...others], HOUSE_CLASSES.kendra);
}

function shashtiamshas({ chart, vargaChart }: Read): Note {
  const numberOf = (birthSign: number, part: VargaPart) => partRuler(vargaChart.varga, birthSign, part)!.number;
  const fact = vargaFact('shashtiamshas', {
    shashtiamsha: numberOf(chart.ascendant.signIndex, vargaChart.ascendant.part),
    places: PLANETS.map((planet) => ({
      planet,
      shashtiamsha: numberOf(chart.signs[planet], vargaChart.planets[planet].part),
    })),
  });
  return headline('shashtiamshas', fact, []);
}

/** The ascendant moves about one degree in four minutes, faster or slower by sign and latitude. */
const MINUTES_PER_DEG = 4;
const DOUBTFUL_MINUTES = 2;

/** Warns where a common error of birth times would change the ascendant of the varga. */
function birthTime({ chart, vargaChart }: Read): Note[] {
  const { degreeInSign } = chart.ascendant;
  const { fromDeg, toDeg } = vargaChart.ascendant.part;
  const edgeDeg = Math.min(degreeInSign - fromDeg, toDeg - degreeInSign);
  const errorMinutes = edgeDeg * MINUTES_PER_DEG;
  if (errorMinutes >= DOUBTFUL_MINUTES) return [];
  return [note('birth_time', vargaFact('birth_time', { edgeDeg, errorMinutes }), [])];
}

function note(id: string, fact: VargaFact, planets: readonly Planet[], houses: readonly number[] = []): Note {
  return { id, fact, planets, houses, isHeadline: false };
}

function headline(id: string, fact: VargaFact, planets: readonly Planet[], houses: readonly number[] = []): Note {
  return { ...note(id, fact, planets, houses), isHeadline: true };
}
