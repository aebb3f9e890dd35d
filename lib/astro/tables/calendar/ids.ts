/** The words that festivals and vratas are written in. */

/** Parts of a Hindu day that a tithi is asked for in. */
export const WINDOW_IDS = [
  'sunrise',
  'pratah',
  'sangava',
  'madhyahna',
  'aparahna',
  'sayahna',
  'purvahna',
  'pradosha',
  'nishita',
  'arunodaya',
  'moonrise',
] as const;
export type WindowId = (typeof WINDOW_IDS)[number];

export const FESTIVAL_IDS = [
  'ugadi',
  'gudi_padwa',
  'chaitra_navratri',
  'gangaur',
  'rama_navami',
  'mahavir_jayanti',
  'hanuman_jayanti',
  'akshaya_tritiya',
  'parashurama_jayanti',
  'shankaracharya_jayanti',
  'ganga_saptami',
  'sita_navami',
  'narasimha_jayanti',
  'buddha_purnima',
  'narada_jayanti',
  'vat_savitri_amavasya',
  'shani_jayanti',
  'ganga_dussehra',
  'nirjala_ekadashi',
  'vat_purnima',
  'kabir_jayanti',
  'mahesh_navami',
  'rath_yatra',
  'devshayani_ekadashi',
  'guru_purnima',
  'hariyali_amavasya',
  'hariyali_teej',
  'nag_panchami',
  'tulsidas_jayanti',
  'varalakshmi_vratam',
  'raksha_bandhan',
  'narali_purnima',
  'kajari_teej',
  'hal_shashthi',
  'janmashtami',
  'janmashtami_vaishnava',
  'hartalika_teej',
  'ganesh_chaturthi',
  'rishi_panchami',
  'radha_ashtami',
  'parivartini_ekadashi',
  'anant_chaturdashi',
  'purnima_shraddha',
  'jivitputrika',
  'sarva_pitru_amavasya',
  'sharad_navratri',
  'durga_saptami',
  'durga_ashtami',
  'maha_navami',
  'vijayadashami',
  'sharad_purnima',
  'valmiki_jayanti',
  'karva_chauth',
  'ahoi_ashtami',
  'govatsa_dwadashi',
  'dhanteras',
  'kali_chaudas',
  'naraka_chaturdashi',
  'tamil_deepavali',
  'diwali',
  'kali_puja',
  'govardhan_puja',
  'gujarati_new_year',
  'bhai_dooj',
  'nagula_chavithi',
  'chhath_puja',
  'soora_samharam',
  'gopashtami',
  'akshaya_navami',
  'devutthana_ekadashi',
  'tulasi_vivah',
  'vaikuntha_chaturdashi',
  'dev_diwali',
  'guru_nanak_jayanti',
  'kalabhairav_jayanti',
  'vivah_panchami',
  'champa_shashthi',
  'gita_jayanti',
  'dattatreya_jayanti',
  'shakambhari_purnima',
  'sakat_chauth',
  'mauni_amavasya',
  'vasant_panchami',
  'ratha_saptami',
  'bhishma_ashtami',
  'ravidas_jayanti',
  'maha_shivaratri',
  'phulera_dooj',
  'holika_dahan',
  'ranga_panchami',
  'sheetala_ashtami',
  'holi',
  'dahi_handi',
  'makar_sankranti',
  'pongal',
  'lohri',
  'bhogi',
  'mattu_pongal',
  'puthandu',
  'vishu',
  'pohela_boishakh',
  'vaisakhi',
  'vishwakarma_puja',
  'onam',
  'thaipusam',
  'masi_magam',
  'panguni_uthiram',
  'vaikasi_visakam',
  'karthigai_deepam',
  'arudra_darshan',
  'aadi_perukku',
  'vaikuntha_ekadashi',
] as const;
export type FestivalId = (typeof FESTIVAL_IDS)[number];

export const VRATA_IDS = [
  'ekadashi',
  'pradosha',
  'sankashti',
  'vinayaka',
  'skanda_shashthi',
  'durgashtami',
  'kalashtami',
  'masik_janmashtami',
  'masik_shivaratri',
  'purnima',
  'purnima_vrat',
  'amavasya',
  'darsha_amavasya',
] as const;
export type VrataId = (typeof VRATA_IDS)[number];

/** States and territories by ISO 3166-2:IN. */
export const NORTHERN_STATES = ['BR', 'CH', 'DL', 'HP', 'HR', 'JH', 'JK', 'LA', 'MP', 'PB', 'RJ', 'UK', 'UP'] as const;
export const SOUTHERN_STATES = ['AP', 'KA', 'KL', 'PY', 'TG', 'TN'] as const;
const OTHER_STATES = ['AR', 'AS', 'CG', 'GA', 'GJ', 'MH', 'ML', 'MN', 'MZ', 'NL', 'OD', 'SK', 'TR', 'WB'] as const;
/** Where a festival is kept: everywhere, in half of India, or in a state. */
export const REGION_IDS = ['all', 'north', 'south', ...NORTHERN_STATES, ...SOUTHERN_STATES, ...OTHER_STATES] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** How the date of a festival or a vrata was found among the days that its tithi touches. */
export const DECISIONS = ['only_day', 'first', 'second', 'longer', 'kshaya', 'exception'] as const;
export type DecidedBy = (typeof DECISIONS)[number];

/** Rules that stand over the general choice. */
export const EXCEPTION_IDS = [
  'dwadashi_lost',
  'dashami_at_dawn',
  'mahadvadashi',
  'begins_within_18_ghatis',
  'too_short_after_sunrise',
  'three_muhurtas_after_sunrise',
  'short_of_three_muhurtas',
  'one_ghati_on_first_day',
  'no_ghati_on_first_day',
  'one_ghati_on_second_evening',
  'no_ghati_on_second_evening',
  'friday_before',
  'rohini_at_midnight',
  'next_day_growing',
  'all_in_bhadra',
  'shravana_on_second_day',
  'begins_before_sunset',
  'day_after_lost',
  'purnima_with_star',
] as const;
export type ExceptionId = (typeof EXCEPTION_IDS)[number];

/** Why another date has followers, where the reason is no tithi or star. */
const PLAIN_READINGS = [
  'vaishnava_day',
  'smarta_day',
  'gujarat_dark_half',
  'civil_fourteenth',
  'hindu_day',
  'full_moon_day',
] as const;
export type PlainReading = (typeof PLAIN_READINGS)[number];

/** Why another date has followers, who look at the tithi or the star in another way. */
export const RUNNING_READINGS = [
  'other_day_with_window',
  'day_it_begins',
  'second_sunrise',
  'next_day_after_lost',
  'sunrise_day',
  'midnight_rule',
  'earlier_star',
  'star_at_sunrise',
  'star_begins',
] as const;
export type RunningReading = (typeof RUNNING_READINGS)[number];

export const OTHER_READINGS = [...PLAIN_READINGS, ...RUNNING_READINGS] as const;
export type OtherReading = (typeof OTHER_READINGS)[number];
