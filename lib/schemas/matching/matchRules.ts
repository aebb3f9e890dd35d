/** The record of the tables by which matches are made. */
import * as v from 'valibot';
import { KOOT_IDS, PORUTHAM_IDS } from '../../astro/tables/matching/ids.ts';
import { NakshatraId, SignId } from '../common/ids/closedIds.ts';
import { list, number, PlanetId, record, RuleStatus, sources, text, yes } from '../common/records.ts';

const BothNames = record('NameInBoth', 'A name in English and Hindi, whatever language is asked for', {
  en: text('In English'),
  hi: text('In Hindi'),
});

const KootRule = record('KootRule', 'What one of the eight koots asks', {
  id: v.picklist(KOOT_IDS),
  name: BothNames,
  max: number('Full points'),
  rule: text('How points are given'),
  status: RuleStatus,
  points_status: RuleStatus,
  source: text('Text, chapter and verse'),
});

const ClassRow = record('KootClassRow', 'A class of a koot, and what has it', {
  id: text('Of the class'),
  name: BothNames,
  signs: list(SignId, 'Signs that have it by Muhurta Chintamani; empty where stars have it'),
  half_signs: list(
    v.object({ sign: SignId, half: v.picklist([1, 2]) }),
    'Halves of signs that have it, divided at 15 degrees',
  ),
  nakshatras: list(NakshatraId, 'Stars that have it; empty where signs have it'),
});

const MatrixReading = record('MatrixReading', 'A matrix of points: rows of the groom, columns of the bride', {
  convention: text('Value of the convention; the first is the default'),
  points: v.array(v.array(v.number())),
});

const Matrix = record('KootMatrix', 'Points by two classes', {
  koot: v.picklist(KOOT_IDS),
  order: list(v.string(), 'Classes of rows and columns'),
  readings: list(MatrixReading, 'By convention'),
});

const LordPoints = record('LordPoints', 'Points of graha maitri by how two lords regard each other', {
  convention: text('Value of the convention; the first is the default'),
  points: v.record(v.string(), v.number()),
});

const ExceptionRule = record('ExceptionRule', 'An exception (parihara)', {
  id: text('Of the table'),
  koot: v.picklist([...KOOT_IDS, 'rajju']),
  text: text('What it asks'),
  applied_by_default: yes('Whether it gives the koot its full points back unless the request says otherwise'),
  restores: yes('Whether it can give points back at all'),
  status: RuleStatus,
  source: text('Text, chapter and verse'),
});

const BandRule = record('BandRule', 'A band of the total of 36', {
  id: text('Of the band'),
  name: BothNames,
  from: number('Least total'),
  below: number('Totals below this one'),
});

const PoruthamRule = record('PoruthamRule', 'What one of the ten poruthams asks', {
  id: v.picklist(PORUTHAM_IDS),
  name: BothNames,
  rule: text('What it asks'),
  essential: yes('Whether custom holds it essential'),
  status: RuleStatus,
  source: text('Text'),
});

const stars = v.array(NakshatraId);

export const MatchRules = record('MatchRules', 'The tables by which matches are made', {
  note: text('How to read them'),
  labels: text('What the classes are'),
  koots: list(KootRule, 'Varna to nadi'),
  classes: v.pipe(
    v.object({
      varna: v.array(ClassRow),
      vashya: v.array(ClassRow),
      yoni: v.array(ClassRow),
      gana: v.array(ClassRow),
      nadi: v.array(ClassRow),
      rajju: v.array(ClassRow),
    }),
    v.title('KootClasses'),
    v.description('Classes of stars and signs'),
  ),
  matrices: list(Matrix, 'Of vashya, yoni and gana'),
  maitri: list(LordPoints, 'By convention'),
  bad_taras: list(v.number(), 'Taras of nine that give nothing'),
  exceptions: list(ExceptionRule, 'All that are looked at'),
  exempt_stars: v.pipe(stars, v.description('Stars of the exception nadi_exempt_stars')),
  bands: list(BandRule, 'By custom'),
  same_star: v.pipe(
    v.object({ good: stars, middling: stars, avoid: stars, source: v.string() }),
    v.title('SameStarRanks'),
    v.description('How almanacs rank a birth star common to both'),
  ),
  poruthams: list(PoruthamRule, 'Dina to vedha'),
  porutham_counts: v.pipe(
    v.object({
      dina: v.array(v.number()),
      dina_remainders: v.array(v.number()),
      mahendra: v.array(v.number()),
    }),
    v.title('PoruthamCounts'),
    v.description('Counts from the bride’s star at which they agree'),
  ),
  vasya_signs: list(
    record('VasyaSigns', 'Signs that follow a sign', { sign: SignId, followed_by: v.array(SignId) }),
    'Of the porutham vasya: another thing than the classes of vashya',
  ),
  vedha_pairs: list(v.array(NakshatraId), 'Stars that obstruct each other'),
  papa_samya: v.pipe(
    v.object({
      planets: v.array(PlanetId),
      houses: v.array(v.number()),
      weights: v.record(v.string(), v.number()),
    }),
    v.title('PapaRule'),
    v.description('What is counted in papa samya'),
  ),
  conventions: v.pipe(
    v.record(v.string(), v.array(v.string())),
    v.description('Values of each convention of a match; the first is the default'),
  ),
  sources,
});
export type MatchRules = v.InferOutput<typeof MatchRules>;
