/** Notes on single vargas besides their key factors; by practice, for information, where no text is named. */
import { isBenefic } from '../planet/nature.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { isOddSign, SIGNS, signLord } from '../tables/signs.ts';
import { siblingHouse, type SiblingLeaning } from './drekkana.ts';
import type { Read } from './factors.ts';
import { fruitGradeOf } from './fruit.ts';
import { horaLord, horaOf, isProperHora } from './hora.ts';
import { partRuler } from './partRuler.ts';
import { vargaHouseSign, vargaOccupants } from './position.ts';
import { drekkana22 } from './sensitive.ts';
import { drekkanaForm } from './tables/drekkanaForms.ts';
import type { VargaId } from './vargas.ts';
import { counted, dignityPhrase, houseName, shashtiamshaPhrase } from './words.ts';
import { named, namedList } from '../planetWords.ts';
import { capitalised, listed } from '../words.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';

export interface Note {
  readonly id: string;
  readonly text: string;
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
  const meaning =
    hora === 'Sun' ? 'self-made means, through own effort and position' : 'means through family and the public';
  return note('ascendant_hora', `The ascendant is in the hora of the ${hora}: ${meaning}.`, []);
}

function horaCounts({ chart, vargaChart }: Read): Note {
  const inHora = (lord: string) => PLANETS.filter((id) => horaOf(chart, vargaChart.planets[id]) === lord);
  const proper = PLANETS.filter((id) => isProperHora(id, horaOf(chart, vargaChart.planets[id])));
  const [sun, moon] = [inHora('Sun').length, inHora('Moon').length];
  // Mercury is at home in both, so the list is never empty.
  const text = `Of the nine planets ${sun} stand in the hora of the Sun and ${moon} in that of the Moon; at home there: ${namedList(proper)}.`;
  return headline('hora_counts', text, proper);
}

const LEANINGS: Readonly<Record<SiblingLeaning, string>> = {
  brothers: 'brothers first',
  sisters: 'sisters first',
  both: 'brothers and sisters alike',
};

function siblings({ vargaChart }: Read): Note[] {
  return ([3, 11] as const).map((house) => {
    const { leaning, occupants: inside, signIndex } = siblingHouse(vargaChart, house);
    const who = house === 3 ? 'younger' : 'elder';
    const company = inside.length > 0 ? ` with ${namedList(inside)}` : '';
    const text = `Among ${who} siblings, ${SIGNS[signIndex]!} in ${houseName(house)}${company} points to ${LEANINGS[leaning]}.`;
    return note(`${who}_siblings`, text, inside, [house]);
  });
}

function courage({ chart, vargaChart }: Read): Note[] {
  const bold = vargaOccupants(vargaChart, 3).filter((id) => !isBenefic(chart, id));
  if (bold.length === 0) return [];
  return [
    note('courage', `${capitalised(namedList(bold))} in the 3rd house: courage that grows with years.`, bold, [3]),
  ];
}

function twentySecondDrekkana({ chart }: Read): Note {
  const { lord, signIndex } = drekkana22(chart, chart.ascendant);
  const text = `The 22nd drekkana is ${SIGNS[signIndex]!}, ruled by ${named(lord)}: a sensitive point of the tradition, to be treated with care and no forecast.`;
  return note('drekkana_22', text, [lord]);
}

function formOfDrekkana({ chart, vargaChart }: Read): Note {
  const form = drekkanaForm(chart.ascendant.signIndex, vargaChart.ascendant.part.index);
  return note('drekkana_form', `The ascendant rises in ${form} drekkana (Brihat Jataka 27); editions differ.`, []);
}

const BIRTH_ORDER = ['first', 'second', 'third'] as const;

/** Children in order: 5th, 7th and 9th counted with the zodiac from an odd ascendant, against it from an even one. */
function children({ vargaChart }: Read): Note[] {
  const isForward = isOddSign(vargaChart.ascendant.signIndex);
  return [5, 7, 9].map((nth, i) => {
    const house = isForward ? nth : 14 - nth;
    const sign = vargaHouseSign(vargaChart, house);
    const lord = signLord(sign);
    const place = vargaChart.planets[lord];
    const where = `${named(lord)} in ${houseName(place.house)}, ${dignityPhrase(place.dignity)}`;
    const way = isForward ? '' : ', counted backwards from an even sign';
    const text = `A ${BIRTH_ORDER[i]!} child is seen from ${houseName(house)}${way}: ${SIGNS[sign]!}, its lord ${where}.`;
    return note(`child_${i + 1}`, text, [lord], [house]);
  });
}

function vargottama({ vargaChart }: Read): Note[] {
  const kept = PLANETS.filter((id) => vargaChart.planets[id].isVargottama);
  const names = [...(vargaChart.ascendant.isVargottama ? ['the ascendant'] : []), ...kept.map(named)];
  if (names.length === 0) return [];
  const text = `${capitalised(listed(names))} ${names.length === 1 ? 'keeps its' : 'keep their'} sign in the navamsa (vargottama) and can be relied on.`;
  return [note('vargottama', text, kept)];
}

const VITALITY = { strong: 'Most vital here', neutral: 'Steady', weak: 'To be looked after' } as const;

function vitality({ vargaChart }: Read): Note {
  const grades = (['strong', 'neutral', 'weak'] as const).flatMap((grade) => {
    const planets = PLANETS.filter((id) => fruitGradeOf(vargaChart.planets[id].dignity) === grade);
    return planets.length > 0 ? [`${VITALITY[grade]}: ${namedList(planets)}.`] : [];
  });
  return headline('vitality', grades.join(' '), []);
}

function angles({ chart, vargaChart }: Read, sought: 'benefic' | 'malefic'): Note {
  const inAngles = PLANETS.filter((id) => HOUSE_CLASSES.kendra.includes(vargaChart.planets[id].house));
  const benefics = inAngles.filter((id) => isBenefic(chart, id));
  const malefics = inAngles.filter((id) => !isBenefic(chart, id));
  const [found, others] = sought === 'benefic' ? [benefics, malefics] : [malefics, benefics];
  const meaning = {
    benefic: ['which raises the general quality', 'so the quality rests on the lords'],
    malefic: ['where difficulties are met head on', 'which keeps difficulties in the background'],
  }[sought];
  const who = found.length > 0 ? ` (${namedList(found)})` : '';
  const also = others.length > 0 ? `; also there: ${namedList(others)}` : '';
  const stand = `${found.length === 1 ? 'stands' : 'stand'} in the angles`;
  const text = `${counted(found.length, sought)}${who} ${stand}, ${found.length > 0 ? meaning[0] : meaning[1]}${also}.`;
  return headline('angles', text, [...found, ...others], HOUSE_CLASSES.kendra);
}

function shashtiamshas({ chart, vargaChart }: Read): Note {
  const parts = PLANETS.map((id) => ({
    id,
    part: partRuler(vargaChart.varga, chart.signs[id], vargaChart.planets[id].part)!.ruler.character!,
  }));
  const partsOf = (nature: string) =>
    parts.filter(({ part }) => part.nature === nature).map(({ id, part }) => `${named(id)} in ${part.name}`);
  const [benefic, malefic] = [partsOf('benefic'), partsOf('malefic')];
  const rising = partRuler(vargaChart.varga, chart.ascendant.signIndex, vargaChart.ascendant.part)!.ruler.character!;
  const kept = `${benefic.length} of 9 planets stand in benefic shashtiamshas${benefic.length > 0 ? ` (${listed(benefic)})` : ''}`;
  const worked = malefic.length > 0 ? `; what is still to be worked through lies with ${listed(malefic)}` : '';
  return headline('shashtiamshas', `The ascendant rises in ${shashtiamshaPhrase(rising)}; ${kept}${worked}.`, []);
}

/** The ascendant moves about one degree in four minutes, faster or slower by sign and latitude. */
const MINUTES_PER_DEG = 4;
const DOUBTFUL_MINUTES = 2;

/** Warns where a common error of birth times would change the ascendant of the varga. */
function birthTime({ chart, vargaChart }: Read): Note[] {
  const { degreeInSign } = chart.ascendant;
  const { fromDeg, toDeg } = vargaChart.ascendant.part;
  const edgeDeg = Math.min(degreeInSign - fromDeg, toDeg - degreeInSign);
  const minutes = edgeDeg * MINUTES_PER_DEG;
  if (minutes >= DOUBTFUL_MINUTES) return [];
  const seconds = Math.round(minutes * 60);
  const error = seconds < 2 ? 'a second or two' : minutes < 1 ? `${seconds} seconds` : `${minutes.toFixed(1)} minutes`;
  const text = `The ascendant is ${edgeDeg.toFixed(3)} degrees from the edge of its part: a birth time wrong by about ${error} changes the rising sign and every house here.`;
  return [note('birth_time', text, [])];
}

function note(id: string, text: string, planets: readonly Planet[], houses: readonly number[] = []): Note {
  return { id, text, planets, houses, isHeadline: false };
}

function headline(id: string, text: string, planets: readonly Planet[], houses: readonly number[] = []): Note {
  return { ...note(id, text, planets, houses), isHeadline: true };
}
