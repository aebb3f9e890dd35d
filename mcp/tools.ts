/** The tools: which paths each one is made of. All else comes from the rows of the paths and their schemas. */
import { VARGA_IDS } from '../lib/astro/varga/vargas.ts';

/** A tool, as the table has it. */
export interface Tool {
  readonly name: string;
  /** What it is about, with the words that people use for it. */
  readonly title: string;
  /** The paths by the value of `about` that asks for each, the first by default; a path as `POST /dosha/all`. */
  readonly paths: Readonly<Record<string, string>>;
}

/** Returns paths of one group, each under its own name as ids are spelt: sade_sati. */
function of(group: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [idOf(name), `POST /${group}/${name}`]));
}

/** Returns calendars of one group, each under its own name. */
function calendars(group: string, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [idOf(name), `GET /${group}/${name}`]));
}

const idOf = (name: string) => name.replaceAll('-', '_');

export const TOOLS: readonly Tool[] = [
  {
    name: 'places',
    title: 'Find a town: coordinates and time zone of a birth place',
    paths: { places: 'GET /places' },
  },
  {
    name: 'birth_chart',
    title: 'Birth chart (kundli): ascendant, planets and their state',
    paths: {
      ...of('planets', 'positions', 'dignity', 'aspects', 'conjunctions', 'combustion', 'retrograde', 'avastha'),
      ...of('planets', 'lordships', 'karakas'),
      ...of('special', 'avakahada', 'lagnas', 'upagrahas', 'ashtakavarga-sarva'),
    },
  },
  {
    name: 'houses',
    title: 'Houses (bhavas): lords, occupants, aspects',
    paths: { ...of('houses', 'all', 'lords', 'occupants', 'aspects'), one: 'POST /houses/{house_number}' },
  },
  {
    name: 'divisional_chart',
    title: 'Divisional charts: navamsa (d9), dasamsa (d10) and all others',
    paths: of('varga', 'd9', ...VARGA_IDS.filter((id) => id !== 'd9'), 'all', 'vimsopaka'),
  },
  {
    name: 'dasha',
    title: 'Dasha periods: now, ahead and over a life',
    paths: {
      ...of('dasha', 'current', 'timeline', 'vimshottari', 'effects', 'antardasha', 'pratyantardasha'),
      ...of('dasha', 'yogini', 'ashtottari', 'chara', 'kalachakra', 'conditional'),
    },
  },
  {
    name: 'yogas',
    title: 'Yogas of a birth chart',
    paths: {
      ...of('yoga', 'all', 'summary', 'raja', 'dhana', 'pancha-mahapurusha', 'gajakesari', 'budhaditya', 'lakshmi'),
      ...of('yoga', 'chandra', 'surya', 'nabhasa', 'neecha-bhanga', 'parivartana', 'vipreet-raja', 'sannyasa'),
      ...of('yoga', 'daridra', 'arishta'),
    },
  },
  {
    name: 'doshas',
    title: 'Doshas of a birth chart: manglik, kaal sarp and all others',
    paths: {
      ...of('dosha', 'all', 'manglik', 'kaal-sarp', 'pitra', 'guru-chandal', 'grahan', 'shrapit', 'kemdrum'),
      ...of('dosha', 'gandmool', 'nadi'),
    },
  },
  {
    name: 'career',
    title: 'Career: fields of work, skills, success, changes and times',
    paths: of('career', 'analyze', 'modern', 'skills', 'success', 'changes', 'timing'),
  },
  {
    name: 'prediction',
    title: 'Predictions by matter of life, and when each ripens',
    paths: {
      ...of('prediction', 'marriage', 'marriage-timing', 'career', 'career-timing', 'wealth', 'wealth-timing'),
      ...of('prediction', 'children', 'child-timing', 'health', 'health-timing', 'education', 'property', 'travel'),
      ...of('prediction', 'spiritual', 'multi-rule-analysis'),
    },
  },
  {
    name: 'life_reading',
    title: 'Longer readings: health, education, life abroad, karma',
    paths: {
      health: 'POST /medical/analyze',
      constitution: 'POST /medical/constitution',
      education: 'POST /vidya/analyze',
      fields_of_study: 'POST /vidya/field-recommendation',
      examinations: 'POST /vidya/competitive-exams',
      study_abroad: 'POST /vidya/foreign-education',
      abroad: 'POST /videsh-yoga/analyze',
      karma: 'POST /karma/analyze',
    },
  },
  {
    name: 'matching',
    title: 'Marriage matching (kundli milan, guna milan, porutham)',
    paths: of('matching', 'report', 'ashtakoota', 'porutham', 'mars', 'papa-samya', 'dasha-sandhi'),
  },
  {
    name: 'panchang',
    title: 'Panchang of a day at a place',
    paths: {
      daily: 'GET /panchang/daily',
      ...of('panchang', 'tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'sunrise-sunset', 'moonrise-moonset'),
      ...of('panchang', 'rahu-kaal', 'abhijit', 'choghadiya', 'hora', 'gowri', 'udaya-lagna', 'day-yogas'),
    },
  },
  {
    name: 'calendar',
    title: 'Festivals, fasts, eclipses, months and the sky of a year',
    paths: {
      ...calendars('panchang', 'festivals', 'ekadashi', 'sankranti', 'eclipses', 'lunar-months', 'month'),
      planets: 'GET /transit/calendar',
      retrograde: 'GET /transit/retrograde-calendar',
      combustion: 'GET /transit/combustion-calendar',
    },
  },
  {
    name: 'personal_day',
    title: 'How a day goes for a birth, and which days are best',
    paths: of('pdae', 'today', 'analyze', 'score', 'best-days', 'range', 'monthly-calendar', 'tarabala'),
  },
  {
    name: 'muhurta',
    title: 'Muhurta: good times for an occasion',
    paths: of('muhurta', 'search', 'day', 'evaluate'),
  },
  {
    name: 'transits',
    title: 'Transits over a birth chart: sade sati, dhaiya, Jupiter and the others',
    paths: {
      ...of('transit', 'current', 'sade-sati', 'dhaiya', 'saturn', 'jupiter', 'rahu-ketu', 'mars', 'sun', 'venus'),
      ...of('transit', 'mercury', 'moon-transit', 'double-transit', 'eclipses', 'guru-bala', 'chandrashtama'),
    },
  },
  {
    name: 'varshphal',
    title: 'Annual horoscope (varshphal, Tajika) of a year of life',
    paths: of('varshphal', 'predictions', 'chart', 'muntha', 'year-lord', 'dashas', 'sahams', 'month', 'yogas'),
  },
  {
    name: 'remedies',
    title: 'Remedies: mantras, gemstones, donations, fasts and others',
    paths: of('remedy', 'mantras', 'gemstones', 'donations', 'fasting', 'puja', 'rudraksha', 'yantra'),
  },
  {
    name: 'kp',
    title: 'Krishnamurti Paddhati: sub lords, significators, horary',
    paths: of('kp', 'planets', 'cusps', 'significators', 'ruling-planets', 'horary'),
  },
  {
    name: 'jaimini',
    title: 'Jaimini: variable significators, karakamsha, padas',
    paths: of('jaimini', 'chara-karaka', 'karakamsha', 'swamsha', 'arudha-lagna', 'upapada', 'argala', 'narayana-dasa'),
  },
];

/**
 * Fields that the tools do not list, so that a model reads less; who sends one is answered as by the service. Some are
 * for display, drawings and files, the others choose between readings of a rule (`vedic://conventions`, the guides).
 */
export const UNLISTED: ReadonlySet<string> = new Set([
  ...['strict', 'fields', 'format', 'name', 'email', 'phone', 'place_name', 'current_location', 'marriage_date'],
  ...['chart_style', 'include_svg', 'drawing', 'brand', 'events'],
  ...['node', 'dasha_year', 'sunrise', 'karaka_scheme', 'moon_nature', 'mercury_nature', 'node_exaltation'],
  ...['node_aspects', 'varga_methods', 'conventions', 'month_system', 'viddha', 'sutak', 'node_vedha', 'abhijit'],
  ...['saptavargaja', 'dig', 'minimum', 'sthira_strength', 'part', 'lordless', 'mandi', 'exaltation', 'seed'],
  ...['tribhagi', 'balance', 'revati', 'continuation', 'hora', 'paksha', 'lords', 'saturn_with_ketu', 'varga'],
  ...['varga_house', 'effects_from', 'relation', 'drekkana', 'none_aspects', 'moon', 'bala', 'saham_set'],
  ...['first_period', 'natal_office', 'agency', 'conjunction', 'aspects', 'day_lord'],
  ...['arc', 'levels', 'asta_days', 'eclipse_days', 'calendar', 'shadow', 'jupiter_days', 'clip', 'without_gulika'],
  ...['include_2nd', 'node_relief', 'any_hour', 'include_penumbral', 'analysis_date', 'include_modern_interpretation'],
  ...['sookshma_lord', 'prana_lord', 'mahadasha', 'antardasha', 'include_timing', 'include_direction'],
  ...['include_transits', 'include_remedies'],
]);
