/** Sentences about sahams in English. */
import { sentence, dateEn, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import type { SahamFacts } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import { sahamRow, type SahamId, type SahamNature, type SahamTerm } from '../../../astro/varshphal/tables/sahams.ts';
import type { TajikaAspectId } from '../../../astro/varshphal/tables/tajika.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import { variantOf } from '../../phraseChoice.ts';
import { sahamFormula } from '../../sahamFormula.ts';
import type { Sentences } from '../../sentences.ts';
import type { SahamWords } from '../../facts/varshphal.ts';

const TERM_NAMES: Readonly<Partial<Record<SahamTerm, string>>> = {
  ascendant_lord: 'lord of the ascendant',
  sun_sign_lord: 'lord of the Sun’s sign',
  moon_sign_lord: 'lord of the Moon’s sign',
  middle_of_cancer: '15 Cancer',
  punya: 'Punya',
  vidya: 'Vidya',
  shastra: 'Shastra',
};

function termName(term: SahamTerm): string {
  const [kind, house] = term.split('_');
  if (kind === 'house') return `${ordinal(Number(house))} cusp`;
  if (kind === 'lord') return `lord of the ${ordinal(Number(house))}`;
  return TERM_NAMES[term] ?? term;
}

type Forms = readonly [string, string, string];

function verdicts(matter: string): Readonly<Record<SahamNature, Readonly<Record<MunthaVerdict, Forms>>>> {
  return {
    kind: {
      good: [
        `This is a good year for ${matter}.`,
        `The year favours ${matter}.`,
        `You have good support this year in matters of ${matter}.`,
      ],
      mixed: [
        `This is an average year for ${matter}, and effort pays.`,
        `Effort brings part of what you hope for in matters of ${matter}.`,
        `In matters of ${matter} some things work out this year and some take time.`,
      ],
      demanding: [
        `Be patient this year in matters of ${matter}.`,
        `Allow more time this year in matters of ${matter}.`,
        `In matters of ${matter} go slowly and do not press.`,
      ],
    },
    hard: {
      good: [
        `There is little sign of ${matter} this year, which is welcome.`,
        `The year points only faintly to ${matter}.`,
        `You need not worry much about ${matter} this year.`,
      ],
      mixed: [
        `Take a little care this year in matters of ${matter}.`,
        `A little attention is enough this year in matters of ${matter}.`,
        `Go with some care where it comes to ${matter}.`,
      ],
      demanding: [
        `Plan ahead and stay calm in matters of ${matter}.`,
        `Think before you act in matters of ${matter}.`,
        `Take advice early and stay calm where it comes to ${matter}.`,
      ],
    },
  };
}

/** The date of a difficult subject is one for care, never a date on which it happens. */
function dateText(saham: SahamId, nature: SahamNature, tone: MunthaVerdict, date: string): string {
  const around = `around ${dateEn(date)}`;
  if (nature === 'kind') {
    const forms = [`Its time is ${around}.`, `You may notice it ${around}.`, `The matter comes up ${around}.`] as const;
    return variantOf(forms, saham, 'date');
  }
  return tone === 'good' ? `If it shows at all, it is ${around}.` : `Be most careful ${around}.`;
}

/** Returns what the lord of a saham has to do with it. */
function lordText(lord: SevenPlanet, lordHouse: number, aspect: TajikaAspectId): string {
  if (aspect === 'conjunction') return `Its lord ${named(lord)} stands with it.`;
  const sight = aspect === 'none' ? 'does not see it' : `sees it by ${aspect}`;
  return `Its lord ${named(lord)}, in the ${ordinal(lordHouse)} house, ${sight}.`;
}

export const SAHAMS_EN: Sentences<SahamFacts & SahamWords> = {
  punya_score: ({ score }) => `Punya saham: ${score} of 100`,
  saham_lord_aspect: ({ aspect, planet }) => {
    if (aspect === 'conjunction') return `${planet} stands with it`;
    return `${planet} ${aspect === 'none' ? 'does not see it' : `sees it by ${aspect}`}`;
  },
  saham_company: ({ burdens, supporters }) =>
    `Company and aspects: supported by ${listed(supporters) || 'none'}, pressed by ${listed(burdens) || 'none'}`,
  saham_house: ({ house }) => `In the ${ordinal(house)} from the ascendant`,
  saham_formula: (formula) => sahamFormula(formula, termName),
  saham_place: ({ aspect, house, lord, lordHouse, saham, signIndex }) => {
    const place = `The ${sahamRow(saham).name} saham is in ${signEn(signIndex)}, the ${ordinal(house)} house of the year.`;
    return `${place} ${lordText(lord, lordHouse, aspect)}`;
  },
  saham_influences: ({ burdens, supporters }) => {
    const parts = [
      supporters.length > 0 ? `${namedList(supporters)} ${supporters.length > 1 ? 'support' : 'supports'} it` : '',
      burdens.length > 0 ? `${namedList(burdens)} ${burdens.length > 1 ? 'press' : 'presses'} on it` : '',
    ];
    return sentence(parts.filter(Boolean).join(', while '));
  },
  saham_verdict: ({ date, saham, tone }) => {
    const { meaning, nature } = sahamRow(saham);
    const verdict = variantOf(verdicts(meaning.en)[nature][tone], saham, 'verdict');
    return date === null ? verdict : `${verdict} ${dateText(saham, nature, tone, date)}`;
  },
  saham_untimed: ({ timing }) =>
    timing === 'periods'
      ? 'No day is given for illness. Take a little more care in the periods of its lord.'
      : 'No time is given for endings and mishaps, as no text vouches for such a date. Care is wise at any time.',
};
