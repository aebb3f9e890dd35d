/** The tables by which matches are made, from the tables themselves. */
import { MATCHING_CHOICES } from '../../lib/astro/judgement/matching/conventions.ts';
import { citation } from '../../lib/astro/source.ts';
import { VARNAS, VASHYAS, varnaOfSign, vashyaOf } from '../../lib/astro/tables/avakahada.ts';
import { BAND_NAMES, BANDS_SOURCE, CUSTOM_FLOOR } from '../../lib/astro/tables/matching/bands.ts';
import { PAPA_HOUSES, PAPA_PLANETS, PAPA_WEIGHTS } from '../../lib/astro/tables/matching/charts.ts';
import { EXCEPTION_IDS, EXCEPTIONS, NADI_EXEMPT_STARS } from '../../lib/astro/tables/matching/exceptions.ts';
import type { BandId, SameStarRank } from '../../lib/astro/tables/matching/ids.ts';
import { BAD_TARAS, KOOTS } from '../../lib/astro/tables/matching/koots.ts';
import {
  GANA_ORDER,
  GANA_POINTS,
  LORDS_POINTS,
  VASHYA_ORDER,
  VASHYA_POINTS,
  YONI_ORDER,
  YONI_POINTS,
} from '../../lib/astro/tables/matching/points.ts';
import {
  DINA_COUNTS,
  DINA_REMAINDERS,
  MAHENDRA_COUNTS,
  PORUTHAMS,
  SAME_STAR_RANKS,
  SAME_STAR_SOURCE,
  VASYA_SIGNS,
  VEDHA_PAIRS,
  YAVANA_SOURCE,
} from '../../lib/astro/tables/matching/poruthams.ts';
import { GANAS, NADIS, NAKSHATRA_QUALITIES, YONIS } from '../../lib/astro/tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { RAJJU_NAMES, rajjuOf } from '../../lib/astro/tables/rajju.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { snakeOf } from '../../lib/birth/matchingConventions.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { MatchRules } from '../../lib/schemas/matching/matchRules.ts';
import { wireId, type Named, type Names } from '../../lib/words/names.ts';
import { MATCH_NOTES } from '../../lib/words/subjects/matching/notes.ts';
import { KOOT_SOURCES, PORUTHAM_SOURCES } from './moonAnswers.ts';

type ClassRow = MatchRules['classes']['varna'][number];
type SignId = ClassRow['signs'][number];
type StarId = ClassRow['nakshatras'][number];

const SIGN_IDS = SIGNS.map(wireId) as SignId[];
const STAR_IDS = NAKSHATRAS.map(wireId) as StarId[];
const starIds = (indexes: readonly number[]) => indexes.map((index) => STAR_IDS[index]!);
const both = ({ name, sanskrit }: Named) => ({ en: name, hi: sanskrit });

/** Answers the tables of a match. */
export function rulesAnswer({ names }: { readonly names: Names }): MatchRules {
  const notes = MATCH_NOTES[names.lang];
  return {
    note: notes.rules({}),
    labels: notes.labels({}),
    koots: KOOTS.map(({ id, max, name, pointsStatus, rule, source, status }) => ({
      id,
      name,
      max,
      rule: names.text(rule),
      status,
      points_status: pointsStatus,
      source: citation(source),
    })),
    classes: CLASSES,
    matrices: MATRICES,
    maitri: Object.entries(LORDS_POINTS).map(([convention, points]) => ({ convention, points: { ...points } })),
    bad_taras: [...BAD_TARAS],
    exceptions: EXCEPTION_IDS.map((id) => {
      const { isAppliedByDefault, isRestoring, of, source, status, text } = EXCEPTIONS[id];
      return {
        id,
        koot: of,
        text: names.text(text),
        applied_by_default: isAppliedByDefault,
        restores: isRestoring,
        status,
        source: citation(source),
      };
    }),
    exempt_stars: starIds(NADI_EXEMPT_STARS),
    bands: BAND_ROWS,
    same_star: SAME_STAR,
    poruthams: PORUTHAMS.map(({ id, isEssential, name, rule, source, status }) => ({
      id,
      name,
      rule: names.text(rule),
      essential: isEssential,
      status,
      source: citation(source),
    })),
    porutham_counts: {
      dina: [...DINA_COUNTS],
      dina_remainders: [...DINA_REMAINDERS],
      mahendra: [...MAHENDRA_COUNTS],
    },
    vasya_signs: VASYA_SIGNS.map((signs, i) => ({ sign: SIGN_IDS[i]!, followed_by: signs.map((j) => SIGN_IDS[j]!) })),
    vedha_pairs: VEDHA_PAIRS.map((pair) => starIds(pair)),
    papa_samya: {
      planets: PAPA_PLANETS.map(planetId),
      houses: [...PAPA_HOUSES],
      weights: { ...PAPA_WEIGHTS },
    },
    conventions: conventionValues(),
    sources: [...KOOT_SOURCES, ...PORUTHAM_SOURCES, citation(BANDS_SOURCE), citation(YAVANA_SOURCE)].filter(isFirst),
  };
}

const isFirst = (line: string, index: number, lines: readonly string[]) => lines.indexOf(line) === index;

/** By the names of the wire. */
function conventionValues(): MatchRules['conventions'] {
  const values = Object.entries(MATCHING_CHOICES).map(
    ([name, choices]) => [snakeOf(name), [...choices] as string[]] as const,
  );
  return Object.fromEntries(values);
}

/** Rows of classes that signs have. */
function classesOfSigns(rows: Readonly<Record<string, Named>>, of: (signIndex: number) => string): ClassRow[] {
  return Object.entries(rows).map(([id, row]) => ({
    id,
    name: both(row),
    signs: SIGN_IDS.filter((_, signIndex) => of(signIndex) === id),
    half_signs: [],
    nakshatras: [],
  }));
}

/** Rows of classes that halves of signs have; a sign of one class throughout is told whole. */
function vashyaClasses(): ClassRow[] {
  const halves = (signIndex: number) => [vashyaOf(signIndex, 0), vashyaOf(signIndex, 15)] as const;
  const isWhole = (signIndex: number) => halves(signIndex)[0] === halves(signIndex)[1];
  return Object.entries(VASHYAS).map(([id, row]) => ({
    id,
    name: both(row),
    signs: SIGN_IDS.filter((_, signIndex) => isWhole(signIndex) && halves(signIndex)[0] === id),
    half_signs: SIGN_IDS.flatMap((sign, signIndex) =>
      isWhole(signIndex)
        ? []
        : halves(signIndex).flatMap((own, i) => (own === id ? [{ sign, half: (i + 1) as 1 | 2 }] : [])),
    ),
    nakshatras: [],
  }));
}

/** Rows of classes that stars have. */
function classesOfStars(
  names: Readonly<Record<string, { en: string; hi: string }>>,
  of: (star: number) => string,
): ClassRow[] {
  return Object.entries(names).map(([id, name]) => ({
    id,
    name,
    signs: [],
    half_signs: [],
    nakshatras: STAR_IDS.filter((_, star) => of(star) === id),
  }));
}

function inBoth(rows: Readonly<Record<string, Named>>) {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, both(row)]));
}

const quality = (star: number) => NAKSHATRA_QUALITIES[star]!;

const CLASSES: MatchRules['classes'] = {
  varna: classesOfSigns(VARNAS, varnaOfSign),
  vashya: vashyaClasses(),
  yoni: classesOfStars(inBoth(YONIS), (star) => quality(star).yoni),
  gana: classesOfStars(inBoth(GANAS), (star) => quality(star).gana),
  nadi: classesOfStars(inBoth(NADIS), (star) => quality(star).nadi),
  rajju: classesOfStars({ ...RAJJU_NAMES }, rajjuOf),
};

type MatrixRow = MatchRules['matrices'][number];

function matrixOf(
  koot: MatrixRow['koot'],
  order: Readonly<Record<string, number>>,
  readings: Readonly<Record<string, readonly (readonly number[])[]>>,
): MatrixRow {
  return {
    koot,
    order: Object.entries(order)
      .sort(([, one], [, other]) => one - other)
      .map(([id]) => id),
    readings: Object.entries(readings).map(([convention, points]) => ({
      convention,
      points: points.map((row) => [...row]),
    })),
  };
}

const MATRICES: MatchRules['matrices'] = [
  matrixOf('vashya', VASHYA_ORDER, VASHYA_POINTS),
  matrixOf('yoni', YONI_ORDER, YONI_POINTS),
  matrixOf('gana', GANA_ORDER, GANA_POINTS),
];

/** Totals at which the bands begin, and the end of the last. */
const BAND_ENDS = [0, CUSTOM_FLOOR, 24, 32, 36.5];

const BAND_ROWS: MatchRules['bands'] = (Object.keys(BAND_NAMES) as BandId[]).map((id, i) => ({
  id,
  name: BAND_NAMES[id],
  from: BAND_ENDS[i]!,
  below: BAND_ENDS[i + 1]!,
}));

const ranked = (rank: SameStarRank) => STAR_IDS.filter((_, star) => SAME_STAR_RANKS[star] === rank);

const SAME_STAR: MatchRules['same_star'] = {
  good: ranked('good'),
  middling: ranked('middling'),
  avoid: ranked('avoid'),
  source: citation(SAME_STAR_SOURCE),
};
