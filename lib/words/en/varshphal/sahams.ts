/** Sentences about sahams in English. */
import { sentence } from '../../../astro/judgement/phrases.ts';
import type { SahamFacts } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import { sahamRow, type SahamNature, type SahamTerm } from '../../../astro/varshphal/tables/sahams.ts';
import type { TajikaAspectId } from '../../../astro/varshphal/tables/tajika.ts';
import { sahamFormula } from '../../sahamFormula.ts';
import type { Sentences } from '../../sentences.ts';
import type { SahamWords } from '../../facts/varshphal.ts';
import { dateEn, listed, named, namedList, ordinal, signEn } from '../grammar.ts';

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

const VERDICTS: Readonly<Record<SahamNature, Readonly<Record<MunthaVerdict, (matter: string) => string>>>> = {
  kind: {
    good: (matter) => `for ${matter} the year gives good support`,
    mixed: (matter) => `for ${matter} the year asks for effort, and rewards some of it`,
    demanding: (matter) => `for ${matter} the year asks for patience and care`,
  },
  hard: {
    good: (matter) => `the year gives little ground for ${matter}, which is welcome`,
    mixed: (matter) => `a little attention is wise where it comes to ${matter}`,
    demanding: (matter) => `foresight and calm are wise where it comes to ${matter}`,
  },
};

/** The date of a difficult subject is one for care, never a date on which it happens. */
function dateClause(nature: SahamNature, tone: MunthaVerdict, date: string): string {
  const day = dateEn(date);
  if (nature === 'kind') return `; by the arc of its lord it is felt around ${day}`;
  return tone === 'good'
    ? `; by the arc of its lord it is felt, if at all, around ${day}`
    : `, by the arc of its lord most of all around ${day}`;
}

function sight(aspect: TajikaAspectId): string {
  if (aspect === 'none') return 'without seeing it';
  return aspect === 'conjunction' ? 'together with it' : `seeing it by ${aspect}`;
}

export const SAHAMS_EN: Sentences<SahamFacts & SahamWords> = {
  punya_score: ({ score }) => `Punya saham: ${score} of 100`,
  saham_lord_aspect: ({ aspect, planet }) => {
    if (aspect === 'conjunction') return `${planet} stands with it`;
    return `${planet} ${aspect === 'none' ? 'does not see it' : `sees it by ${aspect}`}`;
  },
  saham_company: ({ burdens, supporters }) =>
    `Company and aspects: supported by ${listed(supporters) || 'none'}, burdened by ${listed(burdens) || 'none'}`,
  saham_house: ({ house }) => `In the ${ordinal(house)} from the ascendant`,
  saham_formula: (formula) => sahamFormula(formula, termName),
  saham_place: ({ aspect, house, lord, lordHouse, saham, signIndex }) => {
    const place = `${sahamRow(saham).name} falls in ${signEn(signIndex)}, the ${ordinal(house)} of the year`;
    return `${place}; its lord ${named(lord)} stands in the ${ordinal(lordHouse)}, ${sight(aspect)}.`;
  },
  saham_influences: ({ burdens, supporters }) => {
    const parts = [
      supporters.length > 0 ? `${namedList(supporters)} ${supporters.length > 1 ? 'support' : 'supports'} it` : '',
      burdens.length > 0 ? `${namedList(burdens)} ${burdens.length > 1 ? 'press' : 'presses'} on it` : '',
    ];
    return sentence(parts.filter(Boolean).join('; '));
  },
  saham_verdict: ({ date, saham, tone }) => {
    const { meaning, nature } = sahamRow(saham);
    const verdict = VERDICTS[nature][tone](meaning.en);
    return sentence(date === null ? verdict : `${verdict}${dateClause(nature, tone, date)}`);
  },
  saham_untimed: ({ timing }) =>
    timing === 'periods'
      ? 'Illness is given no day: the periods of its lord are times for care, no more.'
      : 'Endings and mishaps are given no time: no text vouches for such a date, and care is wise at any time.',
};
