/** Sentences about sahams. */
import { sentence } from '../../lib/astro/judgement/phrases.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { SEVEN_PLANETS } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import type { MunthaVerdict } from '../../lib/astro/varshphal/muntha.ts';
import type { Saham, SahamPoint } from '../../lib/astro/varshphal/sahams.ts';
import type { SahamStanding } from '../../lib/astro/varshphal/sahamStanding.ts';
import type { SahamNature, SahamTerm, SahamTiming } from '../../lib/astro/varshphal/tables/sahams.ts';
import { ordinal } from '../../lib/astro/words.ts';

export const SAHAM_NOTES = {
  night: 'By night A and C change places, but for the sahams whose rule is the same by day and night.',
  sign: 'A sign is added where B, whatever it is, does not lie on the arc from C to A. Some add it only where B is the ascendant, and leave it out for Mrityu, Paradesha and Shastra: is_sign_added tells where it matters.',
  houses: 'The cusp of a house is the ascendant moved on by 30 degrees for each house.',
  roga: 'Roga is twice the ascendant less the Moon; others count it from Saturn.',
  hard: 'Mrityu and Apamrityu are read as endings and care; nothing here speaks of the length of life.',
  timing:
    'The day of a saham and its tone are interpretive. Periods of its lord are those of the mudda dasha cut by the natal Moon, as in /varshphal/predictions.',
} as const;

/** Why a saham has no date. */
export const UNTIMED_REASONS: Readonly<Record<SahamTiming, string | null>> = {
  day: null,
  periods: 'Illness is given no day: the periods of its lord are times for care, no more.',
  none: 'Endings and mishaps are given no time: no text vouches for such a date, and care is wise at any time.',
};

/** Moon (155.44) - Sun (264.47) + ascendant (239.84) + 30 = 160.81. */
export function formulaText({ a, b, c, isSignAdded, longitudeDeg }: Saham): string {
  const terms = `${termText(a)} - ${termText(c)} + ${termText(b)}`;
  return `${terms}${isSignAdded ? ' + 30' : ''} = ${longitudeDeg.toFixed(2)}`;
}

function termText({ term, longitudeDeg }: SahamPoint): string {
  return `${termName(term)} (${longitudeDeg.toFixed(2)})`;
}

const TERM_NAMES: Readonly<Partial<Record<SahamTerm, string>>> = {
  ascendant_lord: 'lord of the ascendant',
  sun_sign_lord: 'lord of the Sun’s sign',
  moon_sign_lord: 'lord of the Moon’s sign',
  middle_of_cancer: '15 Cancer',
  punya: 'Punya',
  shastra: 'Shastra',
};

function termName(term: SahamTerm): string {
  const [kind, house] = term.split('_');
  if (kind === 'house') return `${ordinal(Number(house))} cusp`;
  if (kind === 'lord') return `lord of the ${ordinal(Number(house))}`;
  return TERM_NAMES[term] ?? term;
}

const TONE_TEXTS = {
  kind: {
    good: (matter: string) => `for ${matter} the year gives good support`,
    mixed: (matter: string) => `for ${matter} the year asks for effort, and rewards some of it`,
    demanding: (matter: string) => `for ${matter} the year asks for patience and care`,
  },
  hard: {
    good: (matter: string) => `the year gives little ground for ${matter}, which is welcome`,
    mixed: (matter: string) => `a little attention is wise where it comes to ${matter}`,
    demanding: (matter: string) => `foresight and calm are wise where it comes to ${matter}`,
  },
} as const;

/** @param day date on which its subject comes up; null where none is given */
export function sahamReading(standing: SahamStanding, day: string | null): string {
  const { burdens, lordAspect, lordHouse, saham, supporters, tone } = standing;
  const { house, lord, row, signIndex } = saham;
  const sight = lordAspect.id === 'none' ? 'without seeing it' : `${sightText(lordAspect.id)}`;
  const place = `${row.name} falls in ${SIGNS[signIndex]!}, the ${ordinal(house)} of the year`;
  const ofLord = `its lord ${named(lord)} stands in the ${ordinal(lordHouse)}, ${sight}`;
  const company = [
    supporters.length > 0 ? `${namedList(supporters)} ${supporters.length > 1 ? 'support' : 'supports'} it` : '',
    burdens.length > 0 ? `${namedList(burdens)} ${burdens.length > 1 ? 'press' : 'presses'} on it` : '',
  ].filter(Boolean);
  const verdict = TONE_TEXTS[row.nature][tone](row.meaning);
  return [
    sentence(`${place}; ${ofLord}`),
    ...(company.length > 0 ? [sentence(company.join('; '))] : []),
    sentence(day === null ? verdict : `${verdict}${dayClause(row.nature, tone, day)}`),
  ].join(' ');
}

/** The date of a difficult subject is one for care, never a date on which it happens. */
function dayClause(nature: SahamNature, tone: MunthaVerdict, day: string): string {
  if (nature === 'kind') return `; by the arc of its lord it is felt around ${day}`;
  return tone === 'good'
    ? `; by the arc of its lord it is felt, if at all, around ${day}`
    : `, by the arc of its lord most of all around ${day}`;
}

function sightText(aspect: string): string {
  return aspect === 'conjunction' ? 'together with it' : `seeing it by ${aspect}`;
}

/** Terms of a formula that are planets have planet ids. */
export function termId(term: SahamTerm): string {
  return SEVEN_PLANETS.some((planet) => planet === term) ? term.toLowerCase() : term;
}
