/** Inputs of /matching: two births, two stars, or one birth that partners are sought for. */
import * as v from 'valibot';
import { MATCHING_CHOICES } from '../../astro/judgement/matching/conventions.ts';
import { Brand } from '../common/drawing/brand.ts';
import { BirthOrDay } from '../common/birthOrDay.ts';
import { CHART_STYLES } from '../common/drawing/choices.ts';
import { objectOrNone } from '../common/drawing/inputs.ts';
import { countField } from '../common/textNumbers.ts';
import { birthWith, choice, ConventionEntries } from '../common/inputs.ts';
import { said } from '../common/said.ts';

const pairForm = said('pair_form', {});

const MatchingConventions = v.pipe(
  v.object(
    {
      varna: choice(MATCHING_CHOICES.varna, 'Which signs are of which varna'),
      vashya: choice(MATCHING_CHOICES.vashya, 'Points of vashya'),
      tara: choice(MATCHING_CHOICES.tara, 'Tara counted both ways, or from the bride to the groom alone'),
      yoni_table: choice(MATCHING_CHOICES.yoniTable, 'Points of yoni'),
      maitri: choice(MATCHING_CHOICES.maitri, 'Points of graha maitri'),
      gana: choice(MATCHING_CHOICES.gana, 'Points of gana'),
      exceptions: choice(
        MATCHING_CHOICES.exceptions,
        'Which exceptions give a koot its points back: those of a verse and the usual one of gana, none, or all',
      ),
      porutham_dina: choice(MATCHING_CHOICES.poruthamDina, 'How dina porutham is counted'),
      porutham_gana: choice(MATCHING_CHOICES.poruthamGana, 'Whether a rakshasa groom passes'),
      stree_deergha: choice(MATCHING_CHOICES.streeDeergha, 'From which count stree deergha agrees'),
      porutham_yoni: choice(MATCHING_CHOICES.poruthamYoni, 'Whether serpent and rat are hostile, as in the south'),
      porutham_rasi: choice(MATCHING_CHOICES.poruthamRasi, 'Whether the 8th sign is refused'),
      friendship: choice(MATCHING_CHOICES.friendship, 'Friends of planets in rasi adhipati porutham'),
      mars_houses: choice(MATCHING_CHOICES.marsHouses, 'Houses of Mars that count: 1 4 7 8 12, or the 2nd too'),
    },
    said('conventions_form', {}),
  ),
  v.title('MatchingConventions'),
  v.description('Readings of the tables of a match, the first of each by default; echoed in meta.conventions.matching'),
);

/** An array is an object too, without any of the fields. */
const NoList = v.never(said('conventions_form', {}));

const MATCHING_ENTRIES = {
  conventions: v.nullish(v.lazy((given) => (Array.isArray(given) ? NoList : MatchingConventions))),
  roles: choice(
    ['given', 'both'],
    'both: answered a second time with the roles exchanged, for any couple; default given',
  ),
};

const PAIR_ENTRIES = {
  groom: BirthOrDay,
  bride: BirthOrDay,
  ...MATCHING_ENTRIES,
  ...ConventionEntries,
};

/** Two births. */
export const PairInput = v.pipe(
  v.object(PAIR_ENTRIES, pairForm),
  v.title('PairInput'),
  v.description('Two births with their roles; conventions beside them hold for both'),
);
export type PairInput = v.InferOutput<typeof PairInput>;

/** Two births, and how their printed report looks. */
export const MatchReportInput = v.pipe(
  v.object(
    {
      ...PAIR_ENTRIES,
      chart_style: choice(CHART_STYLES, 'Of the charts in the report as PDF: north, south or east; default north'),
      brand: objectOrNone(Brand, said('brand_form', {})),
    },
    pairForm,
  ),
  v.title('MatchReportInput'),
  v.description('Two births with their roles, and how their report looks as PDF'),
);
export type MatchReportInput = v.InferOutput<typeof MatchReportInput>;

/** Two births, and how near two changes of period are to count. */
export const SandhiInput = v.pipe(
  v.object(
    {
      ...PAIR_ENTRIES,
      within_days: v.nullish(
        countField(1, 730, 'Changes of mahadasha of the two that are at most so many days apart; default 182.6'),
      ),
    },
    pairForm,
  ),
  v.title('SandhiInput'),
  v.description('Two births, and how near to each other changes of period are told'),
);
export type SandhiInput = v.InferOutput<typeof SandhiInput>;

const Star = v.pipe(
  v.object(
    {
      nakshatra: countField(1, 27, 'Nakshatra of the Moon, 1 to 27, Ashwini first'),
      pada: countField(1, 4, 'Its quarter, 1 to 4'),
      degree_in_sign: v.nullish(
        v.pipe(
          v.number(said('number_between', { least: 0, most: 30 })),
          v.minValue(0, said('number_between', { least: 0, most: 30 })),
          v.maxValue(30, said('number_between', { least: 0, most: 30 })),
          v.check((degree) => degree < 30, said('number_between', { least: 0, most: 30 })),
          v.description(
            'Degrees of the Moon within her sign, 0 <= x < 30; decides vashya in Purva Ashadha 1 and Shravana 2',
          ),
        ),
      ),
    },
    said('star_form', {}),
  ),
  v.title('BirthStar'),
  v.description('The star that the Moon was in at birth'),
);

/** Two stars of birth, without birth data. */
export const StarsInput = v.pipe(
  v.object({ groom: Star, bride: Star, ...MATCHING_ENTRIES }, said('stars_form', {})),
  v.title('StarsInput'),
  v.description('Two stars of birth with their roles'),
);
export type StarsInput = v.InferOutput<typeof StarsInput>;

/** One birth, and the role that it takes. */
export const PartnersInput = birthWith('PartnersInput', 'Birth data, and the role that the birth takes', {
  role: v.pipe(v.picklist(['groom', 'bride'], said('role_form', {})), v.description('The role of this birth')),
  min_total: v.nullish(countField(0, 36, 'Least total that is listed, of 36; default 0: all 108')),
  conventions: MATCHING_ENTRIES.conventions,
});
export type PartnersInput = v.InferOutput<typeof PartnersInput>;
