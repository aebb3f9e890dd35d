/** The words of choosing a time (muhurta) that its tables are written in. */

export const PURPOSE_IDS = [
  'marriage',
  'engagement',
  'griha_pravesh',
  'griha_pravesh_old',
  'vehicle',
  'journey',
  'namakarana',
  'mundan',
  'annaprashana',
  'upanayana',
  'vidyarambha',
  'aksharabhyasa',
  'business',
  'property',
  'gold',
  'treatment',
  'surgery',
  'job',
  'signing',
] as const;
export type PurposeId = (typeof PURPOSE_IDS)[number];

/** Who a time is chosen for. */
export const ROLES = [
  'bride',
  'groom',
  'owner',
  'traveller',
  'child',
  'student',
  'buyer',
  'patient',
  'employee',
  'signatory',
] as const;
export type Role = (typeof ROLES)[number];

/** Stretches of the calendar in which a purpose is not begun, or less gladly. */
export const BLOCK_IDS = [
  'adhika_masa',
  'kshaya_masa',
  'kharmas_dhanu',
  'kharmas_mina',
  'chaturmas',
  'pitru_paksha',
  'holashtak',
  'guru_asta',
  'shukra_asta',
  'simhastha_guru',
  'dakshinayana',
  'dakshinayana_soft',
  'eclipse',
  'sankranti',
  'tithi_kshaya_vriddhi',
] as const;
export type BlockId = (typeof BLOCK_IDS)[number];

/** What a place in a time's chart is asked for; houses are whole signs from the one that rises. */
export const ASCENDANT_RULE_IDS = [
  'l8_empty',
  'moon_not_6_8_12',
  'benefics_kendra_trikona',
  'malefics_3_6_11',
  'lagna_lord_strong',
  'not_8th_from_birth',
  'h7_empty',
  'no_mars_8',
  'no_venus_6',
  'lagna_not_hemmed',
  'moon_alone',
  'h4_empty_of_malefics',
  'venus_moon_fit',
  'lagna_not_birth_lagna',
  'lagna_not_5_7_9_from_birth_lagna',
  'h12_empty',
  'l8_empty_or_venus',
  'h10_empty',
  'benefics_1_3_4_5_7_9',
  'moon_not_1_6_8',
  'mercury_jupiter_fit',
  'no_malefic_8_12',
  'benefics_2_10_11',
  'moon_or_venus_lagna',
  'h4_fit',
  'mars_fit',
  'sun_moon_fit',
  'h7_8_12_empty',
  'mars_strong_not_8',
  'moon_not_lagna',
  'moon_not_sign_of_organ',
  'sun_or_mars_10_11',
] as const;
export type AscendantRuleId = (typeof ASCENDANT_RULE_IDS)[number];

export const BONUS_IDS = [
  'amrita_siddhi',
  'sarvartha_siddhi',
  'guru_pushya',
  'ravi_pushya',
  'ravi_yoga',
  'siddha_yoga',
  'abhijit',
  'benefic_hora',
  'good_choghadiya',
  'strong_benefic_lagna',
] as const;
export type BonusId = (typeof BONUS_IDS)[number];

export const PENALTY_IDS = [
  'mrityu_yoga',
  'dagdha_weekday_tithi',
  'yamaghanta',
  'utpata',
  'panchaka_rahita_bad',
  'durmuhurta',
  'yamaganda',
  'gulika',
  'bad_choghadiya',
  'latta',
  'pata',
  'moon_with_planet',
  'vedha',
  'jamitra',
  'dagdha_tithi_by_sun',
  'holashtak',
  'soft_block',
] as const;
export type PenaltyId = (typeof PENALTY_IDS)[number];

/** What closes a time to nearly every purpose. */
export const VETO_IDS = [
  'vishti_on_earth',
  'vyatipata',
  'vaidhriti',
  'amavasya',
  'rahu_kaal',
  'varjyam',
  'nakshatra_gandanta',
  'tithi_gandanta',
  'lagna_gandanta',
  'eclipse_span',
  'nakshatra_bad',
  'tithi_avoid',
] as const;
export type VetoId = (typeof VETO_IDS)[number];

/** The parts of a score, in order. */
export const COMPONENT_IDS = [
  'nakshatra',
  'tithi',
  'weekday',
  'yoga',
  'karana',
  'month',
  'lagna',
  'moon',
  'tara',
  'chandra',
] as const;
export type ComponentId = (typeof COMPONENT_IDS)[number];

export type MuhurtaLevel = 'very_good' | 'good' | 'fair' | 'weak';

/** The ways in which a traveller can go. */
export const COMPASS_IDS = [
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
  'north',
  'north_east',
] as const;
export type CompassId = (typeof COMPASS_IDS)[number];

/** Days that custom takes without looking further. */
export const SELF_SUFFICIENT_IDS = ['akshaya_tritiya', 'vijaya_dashami', 'dhanteras', 'vasanta_panchami'] as const;
export type SelfSufficientId = (typeof SELF_SUFFICIENT_IDS)[number];

/** Which calendar decides the months: that of the Moon, of the Sun, or both. */
export type MuhurtaCalendar = 'lunar' | 'solar' | 'both';

/** What is seen of the limbs of a time, of its persons and of a journey, beside the lists above. */
const OTHER_FACTOR_IDS = [
  'nakshatra',
  'pada_avoid',
  'tithi',
  'krishna_limit',
  'weekday',
  'yoga',
  'karana',
  'karana_good',
  'month',
  'lagna_sign',
  'moon_light',
  'vishti_elsewhere',
  'vishti_tail',
  'self_sufficient_day',
  'godhuli',
  'weekday_shool',
  'nakshatra_shool',
  'moon_dwells',
  'yogini',
  'panchaka_moon',
  'kalasha_chakra',
  'forenoon',
  'mercury_for_signing',
  'tara',
  'chandra',
  'guru_bala',
  'surya_bala',
  'birth_month',
  'birth_star',
  'age',
] as const;

/** Every id that a factor of a time can have; it names the rule, and one rule has one source. */
export const FACTOR_IDS = [
  ...OTHER_FACTOR_IDS,
  ...VETO_IDS,
  ...BLOCK_IDS,
  ...ASCENDANT_RULE_IDS,
  ...BONUS_IDS,
  ...PENALTY_IDS.filter(isFactor),
] as const;
export type FactorId =
  (typeof OTHER_FACTOR_IDS)[number] | VetoId | BlockId | AscendantRuleId | BonusId | Exclude<PenaltyId, BlockPenalty>;

/** Penalties that stand for a block, whose own id the factor has. */
type BlockPenalty = 'holashtak' | 'soft_block';

function isFactor(id: PenaltyId): id is Exclude<PenaltyId, BlockPenalty> {
  return id !== 'holashtak' && id !== 'soft_block';
}
