/** Where the rule of each factor is from, how far it is founded, and how much it can give at most. */
import { muhurtaChintamani, muhurtha, practice, type RuleStatus, type Source } from '../../source.ts';
import { BLOCKS } from './blocks.ts';
import { BLOCK_IDS, ASCENDANT_RULE_IDS, type BlockId, type FactorId, type AscendantRuleId } from './ids.ts';
import { BONUS_POINTS, COMPONENT_MAX, ASCENDANT_SIGN_POINTS } from './rules.ts';

export interface FactorRule {
  readonly source: Source;
  readonly status: RuleStatus;
  /** Most points that it gives to a score; 0 where it can only take. */
  readonly most: number;
}

const row = (source: Source, status: RuleStatus, most = 0): FactorRule => ({ source, status, most });

const SHUBHASHUBHA = muhurtaChintamani('Shubhashubha-prakarana');
const NAKSHATRA = muhurtaChintamani('Nakshatra-prakarana');
const VIVAHA = muhurtaChintamani('Vivaha-prakarana');
const YATRA = muhurtaChintamani('Yatra-prakarana');
const GOCHARA = muhurtaChintamani('Gochara-prakarana');
const GANDANTA = muhurtaChintamani('Vivaha-prakarana', '43');
const RAMAN = muhurtha();
const ALMANACS = practice('Almanacs');

const nakshatra = row(NAKSHATRA, 'textual', COMPONENT_MAX.nakshatra);
const tithi = row(SHUBHASHUBHA, 'textual', COMPONENT_MAX.tithi);
const yoga = row(SHUBHASHUBHA, 'textual', COMPONENT_MAX.yoga);
const karana = row(SHUBHASHUBHA, 'textual', COMPONENT_MAX.karana);
const dayYoga = (most = 0) => row(SHUBHASHUBHA, 'textual', most);

/** What B. V. Raman alone has. */
const RAMANS_RULES: readonly AscendantRuleId[] = [
  'lagna_not_5_7_9_from_birth_lagna',
  'mars_strong_not_8',
  'sun_moon_fit',
];

function ascendantRows(): Record<AscendantRuleId, FactorRule> {
  const rowOf = (id: AscendantRuleId) =>
    RAMANS_RULES.includes(id)
      ? row(RAMAN, 'commentary', 1)
      : row(muhurtaChintamani('on the Lagna of each rite'), 'textual', 1);
  return Object.fromEntries(ASCENDANT_RULE_IDS.map((id) => [id, rowOf(id)])) as Record<AscendantRuleId, FactorRule>;
}

function blockRows(): Record<BlockId, FactorRule> {
  const rowOf = (id: BlockId) => row(BLOCKS[id].source, BLOCKS[id].status);
  return Object.fromEntries(BLOCK_IDS.map((id) => [id, rowOf(id)])) as Record<BlockId, FactorRule>;
}

export const FACTOR_RULES: Readonly<Record<FactorId, FactorRule>> = {
  ...blockRows(),
  ...ascendantRows(),
  nakshatra,
  nakshatra_bad: nakshatra,
  pada_avoid: row(VIVAHA, 'textual', COMPONENT_MAX.nakshatra),
  tithi,
  tithi_avoid: tithi,
  amavasya: row(SHUBHASHUBHA, 'textual'),
  krishna_limit: row(SHUBHASHUBHA, 'textual'),
  weekday: row(SHUBHASHUBHA, 'textual', COMPONENT_MAX.weekday),
  weekday_shool: row(YATRA, 'textual', COMPONENT_MAX.weekday),
  yoga,
  vyatipata: yoga,
  vaidhriti: yoga,
  karana,
  vishti_on_earth: karana,
  vishti_elsewhere: karana,
  vishti_tail: karana,
  karana_good: row(VIVAHA, 'textual'),
  month: row(muhurtaChintamani('Vivaha-prakarana', '13'), 'textual', COMPONENT_MAX.month),
  lagna_sign: row(muhurtaChintamani('on the Lagna of each rite'), 'textual', ASCENDANT_SIGN_POINTS.good),
  moon_light: row(SHUBHASHUBHA, 'textual', COMPONENT_MAX.moon),
  tara: row(NAKSHATRA, 'textual', COMPONENT_MAX.tara),
  chandra: row(GOCHARA, 'textual', COMPONENT_MAX.chandra),
  guru_bala: row(VIVAHA, 'textual'),
  surya_bala: row(VIVAHA, 'textual'),
  birth_month: row(practice('Custom, for an eldest child'), 'practice'),
  birth_star: row(practice('Custom, for an eldest child and for the head'), 'practice'),
  age: row(muhurtaChintamani('Samskara-prakarana'), 'textual'),
  rahu_kaal: row(practice('Almanacs of the south, now of all'), 'practice'),
  varjyam: row(muhurtaChintamani('Vivaha-prakarana', '49-51'), 'textual'),
  nakshatra_gandanta: row(GANDANTA, 'textual'),
  tithi_gandanta: row(GANDANTA, 'textual'),
  lagna_gandanta: row(GANDANTA, 'textual'),
  eclipse_span: row(SHUBHASHUBHA, 'textual'),
  amrita_siddhi: dayYoga(BONUS_POINTS.amrita_siddhi),
  sarvartha_siddhi: dayYoga(BONUS_POINTS.sarvartha_siddhi),
  guru_pushya: dayYoga(BONUS_POINTS.guru_pushya),
  ravi_pushya: dayYoga(BONUS_POINTS.ravi_pushya),
  ravi_yoga: dayYoga(BONUS_POINTS.ravi_yoga),
  siddha_yoga: dayYoga(BONUS_POINTS.siddha_yoga),
  mrityu_yoga: dayYoga(),
  dagdha_weekday_tithi: dayYoga(),
  yamaghanta: dayYoga(),
  utpata: dayYoga(),
  abhijit: row(RAMAN, 'commentary', BONUS_POINTS.abhijit),
  durmuhurta: row(SHUBHASHUBHA, 'textual'),
  yamaganda: row(ALMANACS, 'practice'),
  gulika: row(ALMANACS, 'practice'),
  benefic_hora: row(ALMANACS, 'practice', BONUS_POINTS.benefic_hora),
  good_choghadiya: row(ALMANACS, 'practice', BONUS_POINTS.good_choghadiya),
  bad_choghadiya: row(ALMANACS, 'practice'),
  strong_benefic_lagna: row(RAMAN, 'commentary', BONUS_POINTS.strong_benefic_lagna),
  self_sufficient_day: row(practice('Custom: days taken without looking further'), 'practice'),
  godhuli: row(VIVAHA, 'textual'),
  panchaka_rahita_bad: row(practice('The verse of the Telugu almanacs'), 'practice'),
  panchaka_moon: row(NAKSHATRA, 'textual'),
  latta: row(VIVAHA, 'regional'),
  pata: row(VIVAHA, 'regional'),
  vedha: row(VIVAHA, 'regional'),
  moon_with_planet: row(VIVAHA, 'regional'),
  jamitra: row(VIVAHA, 'regional'),
  dagdha_tithi_by_sun: row(VIVAHA, 'regional'),
  nakshatra_shool: row(YATRA, 'textual'),
  moon_dwells: row(YATRA, 'textual'),
  yogini: row(YATRA, 'textual'),
  kalasha_chakra: row(muhurtaChintamani('Griha-pravesha-prakarana'), 'textual'),
  forenoon: row(muhurtaChintamani('Samskara-prakarana'), 'textual'),
  mercury_for_signing: row(practice('Our own'), 'interpretive'),
};
