/** What a period of a dasha brings, in Hindi: its summary, its effect on each matter of life, and advice. */
import type { PeriodFindingFact } from '../../astro/judgement/dasha/facts.ts';
import { lifeTheme } from '../../astro/judgement/tables/dashaThemes.ts';
import type { Band } from '../../astro/percentile.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { stagedPlanet } from '../../astro/tables/stagePlanets.ts';
import type { PeriodWords, ThemeTie } from '../facts/period.ts';
import { sayIn } from '../say.ts';
import type { Sentences } from '../sentences.ts';
import {
  agentsHi,
  birthPlaceHi,
  inHouse,
  listHi,
  lordshipHi,
  mattersHi,
  ownerOf,
  placesHi,
  planetHi,
  signHi,
  spanHi,
} from './grammar.ts';
import { PERIOD_BRIEFS_HI } from './periodFindings.ts';
import { DASHA_LEVELS_HI } from './vocabulary.ts';

interface Sides {
  readonly ease: string;
  readonly strain: string;
}

/** What the period of a planet strengthens, before को, and what to look after, before पर. */
const LORD_THEMES: Readonly<Record<Planet, Sides>> = {
  Sun: { ease: 'पद, अधिकार और पिता के सहयोग', strain: 'अहंकार और बड़ों से टकराव' },
  Moon: { ease: 'सुख, यात्रा और लोगों के स्नेह', strain: 'बदलते मन और घर की ज़िम्मेदारियों' },
  Mars: { ease: 'ज़मीन, साहस और तकनीकी काम', strain: 'जल्दबाज़ी और भाई-बहनों से होड़' },
  Mercury: { ease: 'व्यापार, पढ़ाई, बातचीत और मित्रता', strain: 'घबराहट और जल्दी के फ़ैसलों' },
  Jupiter: { ease: 'उन्नति, अच्छी सलाह, संतान और मान', strain: 'अति विश्वास और बड़ों से मतभेद' },
  Venus: { ease: 'साझेदारी, कला, वाहन और आराम', strain: 'खर्च और रिश्तों में लेन-देन के संतुलन' },
  Saturn: { ease: 'स्थिरता, ज़मीन और लंबी मेहनत के फल', strain: 'देरी, भारी ज़िम्मेदारी और अकेलेपन' },
  Rahu: { ease: 'विदेश, तकनीक और तेज़ बढ़त', strain: 'अधूरे लक्ष्यों और बेचैन इच्छाओं' },
  Ketu: { ease: 'गहरी समझ, उपचार के हुनर और साधना', strain: 'छूटते कामों और अचानक मोड़' },
};

/** What to do in the period of a planet. */
const LORD_COUNSEL: Readonly<Record<Planet, Sides>> = {
  Sun: { ease: 'आगे बढ़कर काम सँभालें और श्रेय दूसरों को भी दें', strain: 'छोटे वादे करें और सुबह जल्दी उठकर उन्हें निभाएँ' },
  Moon: { ease: 'लोगों का ध्यान रखें और उनके बीच रहें', strain: 'नींद नियमित रखें और मन की बात कह दें' },
  Mars: { ease: 'सारी ताकत एक बड़े काम में लगाएँ', strain: 'रोज़ व्यायाम करें और गुस्सा ठंडा होने पर ही जवाब दें' },
  Mercury: { ease: 'लिखें, सीखें और व्यापार बढ़ाएँ', strain: 'फ़ैसले लिखकर लें और पढ़कर ही हस्ताक्षर करें' },
  Jupiter: { ease: 'सिखाएँ, सलाह दें और दान करें', strain: 'ऐसे व्यक्ति से सलाह लें जो आपकी बात काट सके' },
  Venus: { ease: 'सुंदर चीज़ें बनाएँ और साथ मिलकर उनका आनंद लें', strain: 'खर्च की सीमा तय करें और उसे न तोड़ें' },
  Saturn: { ease: 'जो टिकाऊ हो, उसे धीरे-धीरे बनाएँ', strain: 'रोज़ का काम करें, बुज़ुर्गों की सेवा करें और जल्दी न करें' },
  Rahu: { ease: 'नई जगह जाएँ और वहाँ के नियम सीखें', strain: 'बात दो बार जाँचें और लेन-देन साफ़ रखें' },
  Ketu: { ease: 'अध्ययन करें, कभी-कभी एकांत लें और जीवन सरल रखें', strain: 'छोड़ने से पहले काम पूरा करें और किसी एक मित्र को बताते रहें' },
};

/** Returns what the period of a planet brings at a stage of life. */
function themesOf(planet: Planet, stage: LifeStage): Sides {
  const staged = stagedPlanet(planet, stage);
  return staged ? { ease: staged.ease.hi, strain: staged.strain.hi } : LORD_THEMES[planet];
}

/** Returns what to do in the period of a planet at a stage of life. */
function counselOf(planet: Planet, stage: LifeStage): Sides {
  const staged = stagedPlanet(planet, stage);
  return staged ? { ease: staged.use.hi, strain: staged.care.hi } : LORD_COUNSEL[planet];
}

const BANDS: Readonly<Record<Band, string>> = {
  excellent: 'बहुत अच्छा',
  good: 'अच्छा',
  average: 'मध्यम',
  weak: 'कम अनुकूल',
  very_weak: 'बहुत कम अनुकूल',
};

const TONES = {
  supportive: 'का समय अच्छा है',
  mixed: 'का समय मिला-जुला है',
  demanding: 'के समय में धीरज रखें',
} as const;

/** What a lord joins is worded for those who earn, marry and own. */
const UNJOINED: readonly LifeStage[] = ['child', 'youth', 'old'];

const STATES = { running: 'है', over: 'रही', to_come: 'रहेगी' } as const;

export const PERIOD_HI: Sentences<PeriodWords> = {
  summary_span: ({ fromDate, level, lord, parentLord, state, untilDate }) =>
    `${periodHi(level, lord, parentLord)} ${spanHi(fromDate, untilDate)} ${STATES[state]}।`,
  summary_lord: ({ ascendantSignIndex, aspectedHouses, house, level, lordship, stage, ...place }) => {
    const looks = aspectedHouses.length === 0 ? '' : ` और ${placesHi(aspectedHouses)} को देखता है`;
    // The parts of a mahadasha are described beside it, and one answer names the ascendant once.
    const ascendant =
      level === 1 ? `${stage === 'child' ? 'बच्चे का' : 'आपका'} लग्न ${signHi(ascendantSignIndex)} है और ` : '';
    return `${ascendant}${lordshipHi(lordship)}। वह ${inHouse(house)}, ${birthPlaceHi(place)} है${looks}।`;
  },
  summary_score: ({ band, best, worst }) => {
    const help = best ? `सबसे ज़्यादा मदद ${briefOf(best)} से मिलती है` : 'कोई बात खास मदद नहीं करती';
    const burden = worst ? `सबसे ज़्यादा दबाव ${briefOf(worst)} से है` : 'कोई बात भारी नहीं पड़ती';
    return `यह समय ${BANDS[band]} है। ${help}; ${burden}।`;
  },
  one_lord: () => 'दोनों का स्वामी एक ही है, इसलिए यह समय पूरी दशा की झलक देता है।',
  lord_brings: ({ planet, side, stage }) => {
    const { ease, strain } = themesOf(planet, stage);
    switch (side) {
      case 'ease':
        return `इससे ${ease} को बल मिलता है।`;
      case 'both':
        return `इससे ${ease} को बल मिलता है; ${strain} पर भी ध्यान दें।`;
      case 'strain':
        return `इसमें ${strain} पर ध्यान दें; धीरज रखने से ${ease} को बल मिलता है।`;
    }
  },
  reason: ({ occupied, planet, stage, theme, ...tie }) =>
    `${planetHi(planet)} ${tieHi([tie], lifeTheme(theme, stage).area.hi, occupied)}।`,
  theme_lord: ({ house, planet, stage, theme, ties, ...birthPlace }) => {
    const area = lifeTheme(theme, stage).area.hi;
    const name = planetHi(planet);
    const place = `${inHouse(house)}, ${birthPlaceHi(birthPlace)} है`;
    const owned = housesOf(ties, 'owns');
    const acting = ties.filter(({ kind }) => kind === 'acts_for');
    const actedFor = housesOf(acting, 'acts_for');
    const stands =
      owned.length > 0
        ? `${ownerOf(owned)} ${name} ${place}`
        : actedFor.length > 0
          ? `${name} ${listHi(groupedTies(acting).map((alike) => tieHi(alike, area, house)))} और ${place}`
          : `${name} ${place}`;
    const matters = [...owned, ...actedFor].filter((matter) => matter !== house);
    const joins =
      matters.length === 0 || UNJOINED.includes(stage)
        ? ''
        : ` इससे ${mattersHi(matters)} की बातें ${mattersHi([house])} से जुड़ती हैं।`;
    const others = groupedTies(ties.filter(({ kind }) => OTHER_TIES.includes(kind)));
    const besides = others.length === 0 ? '' : ` वह ${listHi(others.map((alike) => tieHi(alike, area, house)))}।`;
    return `${stands}।${joins}${besides}`;
  },
  theme_verdict: ({ fromDate, stage, theme, tone, untilDate }) => {
    const { area, counsel } = lifeTheme(theme, stage);
    return `${area.hi} के लिए ${spanHi(fromDate, untilDate)} ${TONES[tone]}। ${counsel[tone].hi}।`;
  },
  advice_lord: ({ house, planet, side, stage, ...place }) => {
    const { ease, strain } = counselOf(planet, stage);
    const counsel = { ease, both: `${ease}; ${strain}`, strain }[side];
    return `${planetHi(planet)} ${inHouse(house)}, ${birthPlaceHi(place)} है: ${counsel}।`;
  },
  advice_theme: ({ stage, theme, tone }) => {
    const { area, counsel } = lifeTheme(theme, stage);
    return `${area.hi} के लिए: ${counsel[tone].hi}।`;
  },
};

/** Names a period: शनि की महादशा में बुध की अंतर्दशा. */
function periodHi(level: number, lord: Planet, parentLord: Planet | null): string {
  const name = DASHA_LEVELS_HI[level - 1]!;
  if (parentLord === null) return `${planetHi(lord)} की ${name}`;
  const around = `${planetHi(parentLord)} की ${DASHA_LEVELS_HI[level - 2]!} में`;
  return lord === parentLord ? `${around} उसी की ${name}` : `${around} ${planetHi(lord)} की ${name}`;
}

function briefOf(fact: PeriodFindingFact): string {
  return sayIn(PERIOD_BRIEFS_HI, fact);
}

function housesOf(ties: readonly ThemeTie[], kind: ThemeTie['kind']): number[] {
  return ties.flatMap((tie) => (tie.kind === kind && tie.house !== null ? [tie.house] : [])).sort((a, b) => a - b);
}

/** Ties that follow what a lord rules and where it stands. */
const OTHER_TIES: readonly ThemeTie['kind'][] = ['aspects', 'joins_lord', 'signifies'];

/** Takes ties of one kind and partner together. */
function groupedTies(ties: readonly ThemeTie[]): ThemeTie[][] {
  const groups = new Map<string, ThemeTie[]>();
  for (const tie of ties) {
    const key = `${tie.kind} ${tie.partner}`;
    groups.set(key, [...(groups.get(key) ?? []), tie]);
  }
  return [...groups.values()];
}

/** Returns what a lord does for a matter, as a predicate that follows its name. */
function tieHi(alike: readonly ThemeTie[], area: string, occupied: number): string {
  const { kind, partner } = alike[0]!;
  const houses = housesOf(alike, kind);
  switch (kind) {
    case 'owns':
      return `${ownerOf(houses)} है`;
    case 'occupies':
      return `${inHouse(occupied)} है`;
    case 'acts_for':
      return `${agentsHi([{ planet: partner!, houses }])} की ओर से फल देता है`;
    case 'aspects':
      return `${placesHi([occupied])} से ${placesHi(houses)} को देखता है`;
    case 'joins_lord':
      return `${agentsHi([{ planet: partner!, houses }])} के साथ है`;
    case 'signifies':
      return `${area} का कारक है`;
  }
}
