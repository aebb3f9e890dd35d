/** Sentences about the areas of life in a year, in English. */
import { sentence } from '../../../astro/judgement/phrases.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { AreaFacts, JoinedKind } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import { sahamRow, type SahamNature } from '../../../astro/varshphal/tables/sahams.ts';
import { yearArea } from '../../../astro/varshphal/tables/yearAreas.ts';
import type { Sentences } from '../../sentences.ts';
import type { AreaWords, LordSpan } from '../../facts/varshphal.ts';
import { dateEn, listed, named, namedList, ordinal } from '../grammar.ts';
import { weaknessesEn } from './bonds.ts';
import { spanEn } from './yearCourse.ts';
import { standingEn } from './planetsInYear.ts';

const BONDS: Readonly<Record<JoinedKind, string>> = {
  ithasala: 'join (ithasala)',
  nakta: 'are brought together by a faster planet (nakta)',
  yamaya: 'are brought together by a slower planet (yamaya)',
  bhavishyat: 'are about to join (bhavishyat)',
  ishrafa: 'have passed each other (ishrafa)',
  none: 'do not join',
};

const HEALTH_BONDS: Readonly<Record<JoinedKind, string>> = {
  ithasala: 'joins',
  nakta: 'is brought together with',
  yamaya: 'is brought together with',
  bhavishyat: 'is about to join',
  ishrafa: 'parts from',
  none: 'does not join',
};

/** A strong saham of a difficult subject calls for care. */
const SAHAM_TONES: Readonly<Record<SahamNature, Readonly<Record<MunthaVerdict, string>>>> = {
  kind: { good: 'well placed', mixed: 'middling', demanding: 'in need of care' },
  hard: { good: 'faint, which is welcome,', mixed: 'middling', demanding: 'strong, and so to be minded,' },
};

const PERIOD_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'which carries it',
  mixed: 'which gives and takes',
  demanding: 'which asks for patience',
};

const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length > 1 ? many : one);

function when({ planet, ...span }: LordSpan): string {
  return `${spanEn(span)}, in the period of ${named(planet)}`;
}

export const AREAS_EN: Sentences<AreaFacts & AreaWords> = {
  natal_lord: ({ house, planet, score }) => `At birth the lord of the ${ordinal(house)}, ${planet}: ${score} of 100`,
  area_sahams: ({ sahams }) => {
    const rows = sahams.map(({ saham }) => sahamRow(saham));
    const scored = sahams.map(({ score }, i) => `${rows[i]!.name} ${score}`).join(', ');
    const hard = rows.filter(({ nature }) => nature === 'hard').map(({ name }) => name);
    return `Sahams, of 100: ${scored}${hard.length > 0 ? ` (${listed(hard)} the less the better)` : ''}`;
  },
  house_company: ({ burdens, house, supporters }) =>
    `The ${ordinal(house)} house: supported by ${listed(supporters) || 'none'}, burdened by ${listed(burdens) || 'none'}`,
  rules_both: ({ house, planet }) => `${planet} rules both the ascendant and the ${ordinal(house)}`,
  lords_bond: ({ ascendantLord, isMoonJoining, karyesh, kind, spoilers, weaknesses }) => {
    const notes = [
      ...(spoilers.length > 0 ? [`pressed by ${listed(spoilers)} (manaau)`] : []),
      ...(weaknesses.length > 0 ? [`${weaknessesEn(weaknesses, (planet) => planet)} (radda)`] : []),
      ...(isMoonJoining ? ['the Moon joins in (kamboola)'] : []),
    ];
    return `Lord of the ascendant ${ascendantLord} and ${karyesh} ${[BONDS[kind], ...notes].join('; ')}`;
  },
  health_bond: ({ ascendantLord, house, karyesh, kind }) =>
    `Lord of the ascendant ${ascendantLord} ${HEALTH_BONDS[kind]} ${karyesh}, lord of the ${ordinal(house)}`,
  area_lord: ({ area, ...standing }) => {
    const { houses, matter } = yearArea(area);
    const lord = `the lord of the ${ordinal(houses[0])}, ${named(standing.planet)}`;
    return sentence(`${matter.en}: ${lord}, stands ${standingEn(standing)}`);
  },
  area_influences: ({ burdens, house, supporters }) => {
    const parts = [
      ...(supporters.length > 0 ? [`${namedList(supporters)} ${verb(supporters, 'helps', 'help')} the house`] : []),
      ...(burdens.length > 0
        ? [
            `${namedList(burdens)} ${verb(burdens, 'presses', 'press')} on ${supporters.length > 0 ? 'it' : 'the house'}`,
          ]
        : []),
    ];
    if (parts.length === 0) return sentence(`no planet helps or presses on the ${ordinal(house)} closely`);
    return sentence(parts.join(', while '));
  },
  area_saham_places: ({ sahams }) => {
    const each = sahams.map(({ date, house, saham, tone }) => {
      const { meaning, name, nature } = sahamRow(saham);
      const felt = date === null ? '' : `, felt around ${dateEn(date)}`;
      return `${name} (${meaning.en}) is ${SAHAM_TONES[nature][tone]} in the ${ordinal(house)}${felt}`;
    });
    return sentence(`of its sahams ${each.join('; ')}`);
  },
  area_promise: ({ house, planet, score }) => {
    const promise = score >= 60 ? 'solid' : score >= 45 ? 'fair' : 'modest';
    const lord = `the lord of the ${ordinal(house)}, ${named(planet)}`;
    return sentence(`at birth ${lord}, has ${score} of 100: the promise behind the year is ${promise}`);
  },
  area_times: ({ planet, spans, tone }) =>
    sentence(`it comes up most in the period of ${named(planet)}, ${listed(spans.map(spanEn))}, ${PERIOD_TONES[tone]}`),
  area_advice: ({ area, best, isThroughOthers, tone }) => {
    const { care, matter, use } = yearArea(area);
    const through = isThroughOthers ? ' with the help of others,' : '';
    switch (tone) {
      case 'good':
        return sentence(best ? `${use.en},${through} best ${when(best)}` : use.en);
      case 'mixed':
        return sentence(
          best
            ? `${use.en},${through} best ${when(best)}; at other times ${care.en}`
            : `${care.en}; what matters most is given more time than planned`,
        );
      case 'demanding':
        return sentence(best ? `${care.en}; the easiest time for ${matter.en} runs ${when(best)}` : care.en);
    }
  },
};
