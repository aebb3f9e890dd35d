/** Sentences about the areas of life in a year, in Hindi. */
import type { AreaFacts, JoinedKind } from '../../../astro/varshphal/facts.ts';
import type { MunthaVerdict } from '../../../astro/varshphal/muntha.ts';
import { sahamRow, type SahamNature } from '../../../astro/varshphal/tables/sahams.ts';
import { yearArea } from '../../../astro/varshphal/tables/yearAreas.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import type { AreaWords, LordSpan } from '../../varshphal.ts';
import { dateHi, houseHi, inHouse, listHi, lordShort, planetHi, planetsHi } from '../grammar.ts';
import { weaknessesHi } from './bonds.ts';
import { periodHi } from './periods.ts';
import { companyHi, outOfHundred, standingHi } from './standings.ts';

const BONDS: Readonly<Record<JoinedKind, string>> = {
  ithasala: 'इत्थशाल',
  nakta: 'तेज़ ग्रह से मेल (नक्त)',
  yamaya: 'धीमे ग्रह से मेल (यमया)',
  bhavishyat: 'इत्थशाल बनने वाला (भविष्यत)',
  ishrafa: 'मेल बीत चुका (ईशराफ)',
  none: 'मेल नहीं',
};

/** To stand before है; a strong saham of a difficult subject calls for care. */
const SAHAM_TONES: Readonly<Record<SahamNature, Readonly<Record<MunthaVerdict, string>>>> = {
  kind: { good: 'अच्छा', mixed: 'मध्यम', demanding: 'कमज़ोर' },
  hard: { good: 'हल्का', mixed: 'मध्यम', demanding: 'भारी' },
};

const PERIOD_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'यह समय साथ देता है।',
  mixed: 'इस समय लाभ भी है और मेहनत भी।',
  demanding: 'इस समय धैर्य रखें।',
};

const PROMISES = { solid: 'मज़बूत', fair: 'ठीक', modest: 'छोटा' } as const;

function placeOf(house: number): string {
  return house === 1 ? 'लग्न' : houseHi(house);
}

/** Returns शुक्र की अवधि में, 28 फ़रवरी से 3 जून 2027 तक. */
function when({ planet, ...span }: LordSpan): string {
  return `${planetHi(planet)} की अवधि में, ${periodHi(span)}`;
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
  house_company: ({ house, ...company }) => `${placeOf(house)}, ${companyHi(company)}`,
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
  area_lord: ({ area, ...standing }) => {
    const { houses, matter } = yearArea(area);
    const lord = `${lordShort(houses[0])} ${planetHi(standing.planet)}`;
    const forms = [
      `${matter.hi} के लिए ${lord} देखा जाता है। वह ${standingHi(standing)}।`,
      `${matter.hi} का स्वामी ${lord} है। वह ${standingHi(standing)}।`,
      `${matter.hi} की बात ${lord} से देखी जाती है, जो ${standingHi(standing)}।`,
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
    const each = sahams.map(({ date, house, saham, tone }) => {
      const { nature, sanskrit } = sahamRow(saham);
      const felt = date === null ? '' : `, जिसका समय ${dateHi(date)} के आसपास है`;
      return `${inHouse(house)} ${sanskrit} सहम ${SAHAM_TONES[nature][tone]} है${felt}।`;
    });
    return each.join(' ');
  },
  area_promise: ({ house, planet, score }) => {
    const promise = score >= 60 ? PROMISES.solid : score >= 45 ? PROMISES.fair : PROMISES.modest;
    const lord = `${lordShort(house)} ${planetHi(planet)}`;
    return `जन्म कुंडली में ${lord} का बल ${outOfHundred(score)} है, इसलिए वर्ष का आधार ${promise} है।`;
  },
  area_times: ({ planet, spans, tone }) =>
    `यह विषय ${planetHi(planet)} की अवधि में, ${listHi(spans.map(periodHi))}, सबसे ज़्यादा सामने आता है। ${PERIOD_TONES[tone]}`,
  area_advice: ({ area, best, isThroughOthers, tone }) => {
    const { care, use } = yearArea(area);
    const through = isThroughOthers ? ' इसमें दूसरों की मदद भी लें।' : '';
    switch (tone) {
      case 'good':
        return best ? `${use.hi}।${through} सबसे अच्छा समय ${when(best)} है।` : `${use.hi}।`;
      case 'mixed':
        return best
          ? `${use.hi}।${through} सबसे अच्छा समय ${when(best)} है। बाकी समय ${care.hi}।`
          : `${care.hi}। सबसे ज़रूरी काम को सोच से ज़्यादा समय दें।`;
      case 'demanding':
        return best ? `${care.hi}। सबसे आसान समय ${when(best)} है।` : `${care.hi}।`;
    }
  },
};
