/** Panchang and avakahada chakra of a birth as records. */
import { AVAKAHADA_SOURCES, avakahadaOf } from '../../astro/chart/avakahada.ts';
import { citation } from '../../astro/source.ts';
import { LETTER_CLASSES, PAYAS, VARNAS, VASHYAS, VIHAGAS, YUNJAS } from '../../astro/tables/avakahada.ts';
import { GANAS, NADIS, YONIS } from '../../astro/tables/nakshatraQualities.ts';
import { ELEMENT_NAMES } from '../../astro/tables/signs.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { BIRTH_PARTS, type BirthPart } from '../../schemas/chart/birthPartInputs.ts';
import type { Detail } from '../../schemas/common/asked/detailInputs.ts';
import type { Avakahada, BirthParts } from '../../schemas/chart/birthParts.ts';
import type { Named, Names } from '../../words/names.ts';
import { birthPanchang } from '../day/birthPanchang.ts';

const SOURCES = AVAKAHADA_SOURCES.map(citation);

/** Returns the parts that were asked for; the others are not worked out. */
export function birthParts(context: BirthContext, asked: readonly string[]): BirthParts {
  return {
    ...(asked.includes('panchang') && { panchang: birthPanchang(context) }),
    ...(asked.includes('avakahada') && { avakahada: avakahadaRecord(context) }),
  };
}

/** What a request says of the parts. */
interface ChosenParts {
  readonly include?: readonly BirthPart[] | null;
  readonly detail?: Detail | null;
  readonly sections?: readonly string[] | null;
}

/** Returns the parts of a path that has all of them unless some are named; those that are not sent are not worked out. */
export function chosenBirthParts(context: BirthContext, { detail, include, sections }: ChosenParts): BirthParts {
  if (detail === 'brief') return {};
  const named = include?.length ? include : BIRTH_PARTS;
  return birthParts(
    context,
    named.filter((part) => !sections?.length || sections.includes(part)),
  );
}

/** Returns the avakahada chakra of a birth. */
export function avakahadaRecord({ chart, names }: BirthContext): Avakahada {
  const found = avakahadaOf(chart);
  const { pada } = chart.planets.Moon;
  return {
    varna: named(VARNAS, found.varna, names),
    vashya: named(VASHYAS, found.vashya, names),
    yoni: { id: found.yoni, name: names.of(YONIS[found.yoni]), sex: found.yoniSex },
    gana: { id: found.gana, name: names.of(GANAS[found.gana]) },
    nadi: { id: found.nadi, name: names.of(NADIS[found.nadi]) },
    tatva: named(ELEMENT_NAMES, found.tatva, names),
    paya: named(PAYAS, found.payaByHouse, names),
    paya_by_nakshatra: named(PAYAS, found.payaByNakshatra, names),
    yunja: named(YUNJAS, found.yunja, names),
    vihaga: named(VIHAGAS, found.vihaga, names),
    varga: named(LETTER_CLASSES, found.letterClass, names),
    name_syllables: found.sounds.map((sound, k) => ({ pada: k + 1, ...sound, is_own: k + 1 === pada })),
    sources: SOURCES,
  };
}

function named<Id extends string>(table: Readonly<Record<Id, Named>>, id: Id, names: Names) {
  return { id, name: names.of(table[id], 'avakahada') };
}
