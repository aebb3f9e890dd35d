/** Sentences about the areas of life in a year, in English. */
import { capitalised, sentence, dateEn, listed, named, namedList, ordinal } from '../grammar.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { AreaFacts, JoinedKind } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import { sahamRow, type SahamNature } from '../../../astro/varshphal/tables/sahams.ts';
import { yearArea, type YearAreaId } from '../../../astro/varshphal/tables/yearAreas.ts';
import { variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import type { AreaWords, LordSpan } from '../../facts/varshphal.ts';
import { weaknessesEn } from './bonds.ts';
import { periodEn } from './yearCourse.ts';
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

/** To follow "is" and "are"; a strong saham of a difficult subject calls for care. */
const SAHAM_TONES: Readonly<Record<SahamNature, Readonly<Record<MunthaVerdict, string>>>> = {
  kind: { good: 'well placed', mixed: 'fairly placed', demanding: 'weak' },
  hard: { good: 'faint, which is welcome', mixed: 'of middling strength', demanding: 'strong, so take care' },
};

type SahamPlace = AreaWords['area_saham_places']['sahams'][number];

/** Groups sahams that are called alike, in the order of their first ones. */
function byTone(sahams: readonly SahamPlace[]): SahamPlace[][] {
  const groups = new Map<string, SahamPlace[]>();
  for (const place of sahams) {
    const word = SAHAM_TONES[sahamRow(place.saham).nature][place.tone];
    groups.set(word, [...(groups.get(word) ?? []), place]);
  }
  return [...groups.values()];
}

/** Returns: The sahams of money (Artha) and gains (Labha) are weak, for the sahams of one tone. */
function toneText(sahams: readonly SahamPlace[]): string {
  const rows = sahams.map(({ saham }) => sahamRow(saham));
  const tone = SAHAM_TONES[rows[0]!.nature][sahams[0]!.tone];
  const names = listed(rows.map(({ meaning, name }) => `${meaning.en} (${name})`));
  return sahams.length > 1 ? `The sahams of ${names} are ${tone}.` : `The saham of ${names} is ${tone}.`;
}

/** Returns when sahams come up, two to a sentence. */
function timeTexts(sahams: readonly SahamPlace[]): string[] {
  const dated = sahams.flatMap(({ date, saham }) => {
    return date === null ? [] : [{ name: sahamRow(saham).name, around: `around ${dateEn(date)}` }];
  });
  const pairs = dated.filter((_, i) => i % 2 === 0).map((first, i) => [first, dated[2 * i + 1]] as const);
  return pairs.map(([first, second]) => {
    const head = `${first.name} comes up ${first.around}`;
    return second === undefined ? `${head}.` : `${head}, and ${second.name} ${second.around}.`;
  });
}

const PERIOD_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'That time helps it.',
  mixed: 'That time brings both gain and effort.',
  demanding: 'Be patient in that time.',
};

const PROMISES = {
  solid: ['strong', 'a firm base'],
  fair: ['fairly strong', 'a fair base'],
  modest: ['weak', 'a small base'],
} as const;

/** Returns the sentence on the best time of an area. */
function bestTime(area: YearAreaId, { planet, ...span }: LordSpan, what: 'best' | 'easiest'): string {
  const [lord, when] = [named(planet), periodEn(span)];
  const forms = [
    `The ${what} time falls in the period of ${lord}, ${when}.`,
    `Choose a date in the period of ${lord}, ${when}.`,
    `It goes ${what} in the period of ${lord}, ${when}.`,
  ] as const;
  return variantOf(forms, area, 'best');
}

const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length > 1 ? many : one);

export const AREAS_EN: Sentences<AreaFacts & AreaWords> = {
  natal_lord: ({ house, planet, score }) => `At birth the lord of the ${ordinal(house)}, ${planet}: ${score} of 100`,
  area_sahams: ({ sahams }) => {
    const rows = sahams.map(({ saham }) => sahamRow(saham));
    const scored = sahams.map(({ score }, i) => `${rows[i]!.name} ${score}`).join(', ');
    const hard = rows.filter(({ nature }) => nature === 'hard').map(({ name }) => name);
    return `Sahams, of 100: ${scored}${hard.length > 0 ? `; the less the better: ${listed(hard)}` : ''}`;
  },
  house_company: ({ burdens, house, supporters }) =>
    `The ${ordinal(house)} house: supported by ${listed(supporters) || 'none'}, pressed by ${listed(burdens) || 'none'}`,
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
  area_lord: ({ area, stage, ...standing }) => {
    const { houses, matter } = yearArea(area, stage);
    const lord = `${named(standing.planet)}, lord of the ${ordinal(houses[0])} house of the year`;
    const forms = [
      sentence(`${matter.en} depend on ${lord}`),
      sentence(`${matter.en} are seen from ${lord}`),
      `For ${matter.en} look to ${lord}.`,
    ] as const;
    return `${variantOf(forms, area, 'lord')} It stands ${standingEn(standing, stage)}.`;
  },
  area_influences: ({ burdens, house, supporters }) => {
    const parts = [
      ...(supporters.length > 0
        ? [`${namedList(supporters)} ${verb(supporters, 'helps', 'help')} the ${ordinal(house)} house`]
        : []),
      ...(burdens.length > 0
        ? [
            `${namedList(burdens)} ${verb(burdens, 'presses', 'press')} on ${supporters.length > 0 ? 'it' : `the ${ordinal(house)} house`}`,
          ]
        : []),
    ];
    if (parts.length === 0) return `No planet acts closely on the ${ordinal(house)} house.`;
    return sentence(parts.join(', while '));
  },
  area_saham_places: ({ sahams }) => [...byTone(sahams).map(toneText), ...timeTexts(sahams)].join(' '),
  area_promise: ({ house, planet, score, stage }) => {
    const your = stage === 'child' ? 'the' : 'your';
    const [strength, base] = score >= 60 ? PROMISES.solid : score >= 45 ? PROMISES.fair : PROMISES.modest;
    const lord = `${named(planet)}, lord of ${your} ${ordinal(house)} house,`;
    const forms = [
      `In ${your} birth chart ${lord} is ${strength} and gives ${base}.`,
      `${capitalised(your)} birth chart gives ${base} here, as ${lord} is ${strength}.`,
      `By birth ${lord} is ${strength}, so there is ${base}.`,
    ] as const;
    return variantOf(forms, house, planet);
  },
  area_times: ({ planet, spans, tone }) => {
    const lord = named(planet);
    const [first, ...later] = spans.map(periodEn);
    const forms = [
      `This area comes up most in the period of ${lord}, ${first!}.`,
      `The main time of this area is the period of ${lord}, ${first!}.`,
      `In the period of ${lord}, ${first!}, this area comes to the front.`,
    ] as const;
    const again = later.length > 0 ? [`That period returns ${listed(later)}.`] : [];
    return [variantOf(forms, planet, tone), ...again, PERIOD_TONES[tone]].join(' ');
  },
  area_advice: ({ area, best, isThroughOthers, stage, tone }) => {
    const { care, use } = yearArea(area, stage);
    const others = isThroughOthers ? ['Let others help with it.'] : [];
    switch (tone) {
      case 'good':
        return best ? [sentence(use.en), ...others, bestTime(area, best, 'best')].join(' ') : sentence(use.en);
      case 'mixed':
        return best
          ? [sentence(use.en), ...others, bestTime(area, best, 'best'), `At other times ${care.en}.`].join(' ')
          : `${sentence(care.en)} Give what matters most more time than planned.`;
      case 'demanding':
        return best ? `${sentence(care.en)} ${bestTime(area, best, 'easiest')}` : sentence(care.en);
    }
  },
};
