/** Sentences about the areas of life in a year, in Hindi. */
import type { AreaFacts, JoinedKind } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import { sahamRow, type SahamNature } from '../../../astro/varshphal/tables/sahams.ts';
import { yearArea, type YearAreaId } from '../../../astro/varshphal/tables/yearAreas.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import type { AreaWords, LordSpan } from '../../facts/varshphal.ts';
import { dateHi, houseOblique, listHi, lordShort, planetHi, planetsHi } from '../grammar.ts';
import { weaknessesHi } from './bonds.ts';
import { periodHi } from './yearCourse.ts';
import { companyHi, outOfHundred, standingHi } from './planetsInYear.ts';

const BONDS: Readonly<Record<JoinedKind, string>> = {
  ithasala: 'इत्थशाल',
  nakta: 'तेज़ ग्रह से मेल (नक्त)',
  yamaya: 'धीमे ग्रह से मेल (यमया)',
  bhavishyat: 'इत्थशाल बनने वाला (भविष्यत)',
  ishrafa: 'मेल बीत चुका (ईशराफ)',
  none: 'मेल नहीं',
};

/** To stand before है and हैं; a strong saham of a difficult subject calls for care. */
const SAHAM_TONES: Readonly<
  Record<SahamNature, Readonly<Record<MunthaVerdict, readonly [one: string, many: string]>>>
> = {
  kind: { good: ['अच्छा', 'अच्छे'], mixed: ['मध्यम', 'मध्यम'], demanding: ['कमज़ोर', 'कमज़ोर'] },
  hard: { good: ['हल्का', 'हल्के'], mixed: ['मध्यम', 'मध्यम'], demanding: ['भारी', 'भारी'] },
};

type SahamPlace = AreaWords['area_saham_places']['sahams'][number];

/** Returns राज्य और व्यापार सहम कमज़ोर हैं, for the sahams of one tone. */
function toneText(sahams: readonly SahamPlace[]): string {
  const rows = sahams.map(({ saham }) => sahamRow(saham));
  const [one, many] = SAHAM_TONES[rows[0]!.nature][sahams[0]!.tone];
  return `${listHi(rows.map(({ sanskrit }) => sanskrit))} सहम ${sahams.length > 1 ? `${many} हैं` : `${one} है`}`;
}

/** Groups sahams that are called alike, in the order of their first ones. */
function byTone(sahams: readonly SahamPlace[]): SahamPlace[][] {
  const groups = new Map<string, SahamPlace[]>();
  for (const place of sahams) {
    const [word] = SAHAM_TONES[sahamRow(place.saham).nature][place.tone];
    groups.set(word, [...(groups.get(word) ?? []), place]);
  }
  return [...groups.values()];
}

const PERIOD_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'यह समय साथ देता है।',
  mixed: 'इस समय लाभ भी है और मेहनत भी।',
  demanding: 'इस समय धैर्य रखें।',
};

/** The lord of birth, and what it gives the year. */
const PROMISES = {
  solid: ['बलवान', 'मज़बूत'],
  fair: ['मध्यम बल का', 'ठीक'],
  modest: ['कमज़ोर', 'छोटा'],
} as const;

/** Returns the sentence on the best time of an area. */
function bestTime(area: YearAreaId, { planet, ...span }: LordSpan, what: 'सबसे अच्छा' | 'सबसे आसान'): string {
  const [lord, when] = [planetHi(planet), periodHi(span)];
  const forms = [
    `${what} समय ${lord} की अवधि में, ${when} है।`,
    `इसके लिए ${lord} की अवधि चुनें, ${when}।`,
    `${when} ${lord} की अवधि है, जो इसके लिए ${what} समय है।`,
  ];
  return forms[choiceNumber(area, 'best') % forms.length]!;
}

export const AREAS_HI: Sentences<AreaFacts & AreaWords> = {
  natal_lord: ({ house, planet, score }) =>
    `जन्म कुंडली में ${lordShort(house)} ${planetHi(planet)}: ${outOfHundred(score)}`,
  area_sahams: ({ sahams }) => {
    const rows = sahams.map(({ saham }) => sahamRow(saham));
    const scored = sahams.map(({ score }, i) => `${rows[i]!.sanskrit} ${Math.round(score)}`).join(', ');
    const hard = rows.filter(({ nature }) => nature === 'hard').map(({ sanskrit }) => sanskrit);
    return `सहम, 100 में से: ${scored}${hard.length > 0 ? ` (${listHi(hard)} जितना कम उतना अच्छा)` : ''}`;
  },
  house_company: ({ house, ...company }) => `${house === 1 ? 'लग्न' : houseOblique(house)} के ${companyHi(company)}`,
  rules_both: ({ house, planet }) => `${planetHi(planet)} लग्नेश भी, ${lordShort(house)} भी`,
  lords_bond: ({ ascendantLord, isMoonJoining, karyesh, kind, spoilers, weaknesses }) => {
    const notes = [
      ...(spoilers.length > 0 ? [`${planetsHi(spoilers)} का दबाव (मणऊ)`] : []),
      ...(weaknesses.length > 0 ? [`${weaknessesHi(weaknesses)} (रद्द)`] : []),
      ...(isMoonJoining ? ['चंद्रमा भी साथ (कंबूल)'] : []),
    ];
    return `लग्नेश ${planetHi(ascendantLord)} और कार्येश ${planetHi(karyesh)}: ${[BONDS[kind], ...notes].join('; ')}`;
  },
  health_bond: ({ ascendantLord, house, karyesh, kind }) =>
    `लग्नेश ${planetHi(ascendantLord)} और ${lordShort(house)} ${planetHi(karyesh)}: ${BONDS[kind]}`,
  area_lord: ({ area, stage, ...standing }) => {
    const { houses, matter } = yearArea(area, stage);
    const lord = `${lordShort(houses[0])} ${planetHi(standing.planet)}`;
    const forms = [
      `${matter.hi} के लिए ${lord} देखा जाता है। वह ${standingHi(standing)}।`,
      `${matter.hi} का स्वामी ${lord} है। वह ${standingHi(standing)}।`,
      `${matter.hi} की बात ${lord} से देखी जाती है। वह ${standingHi(standing)}।`,
    ];
    return forms[choiceNumber(area, 'lord') % forms.length]!;
  },
  area_influences: ({ burdens, house, supporters }) => {
    const place = house === 1 ? 'लग्न' : 'इस भाव';
    if (supporters.length === 0 && burdens.length === 0) return `${place} पर किसी ग्रह का खास असर नहीं है।`;
    const help = `${planetsHi(supporters)} से ${place} को मदद मिलती है`;
    if (burdens.length === 0) return `${help}।`;
    return supporters.length === 0
      ? `${place} पर ${planetsHi(burdens)} का दबाव है।`
      : `${help}, पर ${planetsHi(burdens)} का दबाव भी है।`;
  },
  area_saham_places: ({ sahams }) => {
    const tones = byTone(sahams)
      .map((places) => `${toneText(places)}।`)
      .join(' ');
    const dated = sahams.flatMap(({ date, saham }) => {
      return date === null ? [] : [`${sahamRow(saham).sanskrit} का समय ${dateHi(date)}`];
    });
    if (dated.length === 0) return tones;
    // The word stands once: कर्म का समय 2 दिसंबर 2026 और राज्य का 10 मार्च 2027.
    const [first, ...others] = dated;
    return `${tones} ${listHi([first!, ...others.map((text) => text.replace(' समय', ''))])} के आसपास है।`;
  },
  area_promise: ({ house, planet, score }) => {
    const [strength, base] = score >= 60 ? PROMISES.solid : score >= 45 ? PROMISES.fair : PROMISES.modest;
    const lord = `${lordShort(house)} ${planetHi(planet)}`;
    const forms = [
      `जन्म कुंडली में ${lord} ${strength} है, इसलिए वर्ष का आधार ${base} है।`,
      `जन्म कुंडली से आधार ${base} है; वहाँ ${lord} ${strength} है।`,
      `जन्म से ${lord} ${strength} है, यानी आधार ${base} है।`,
    ];
    return forms[choiceNumber(house, planet) % forms.length]!;
  },
  area_times: ({ planet, spans, tone }) => {
    const [lord, when] = [planetHi(planet), listHi(spans.map(periodHi))];
    const forms = [
      `यह विषय ${lord} की अवधि में, ${when}, सबसे ज़्यादा सामने आता है।`,
      `इसकी मुख्य अवधि ${lord} की है, ${when}।`,
      `${lord} की अवधि में, ${when}, यह बात ज़्यादा उठती है।`,
    ];
    return `${forms[choiceNumber(planet, tone) % forms.length]!} ${PERIOD_TONES[tone]}`;
  },
  area_advice: ({ area, best, isThroughOthers, stage, tone }) => {
    const { care, use } = yearArea(area, stage);
    const others = isThroughOthers ? ['इसमें दूसरों की मदद भी लें।'] : [];
    switch (tone) {
      case 'good':
        return best ? [`${use.hi}।`, ...others, bestTime(area, best, 'सबसे अच्छा')].join(' ') : `${use.hi}।`;
      case 'mixed':
        if (best === null) return `${care.hi}। सबसे ज़रूरी काम को सोच से ज़्यादा समय दें।`;
        return [`${use.hi}।`, ...others, bestTime(area, best, 'सबसे अच्छा'), `बाकी समय ${care.hi}।`].join(' ');
      case 'demanding':
        return best ? `${care.hi}। ${bestTime(area, best, 'सबसे आसान')}` : `${care.hi}।`;
    }
  },
};
