/** Houses and areas of life by their shashtiamshas, in English. */
import type { BalanceVerdict, BodyPart, KarmaFacts } from '../../../astro/judgement/karma/facts.ts';
import { KARMA_AREAS, type KarmaAreaId } from '../../../astro/judgement/karma/tables/karmaAreas.ts';
import type { KarmaWords, RankedArea } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, spanEn } from '../grammar.ts';
import { houseTheme } from '../varga/phrases.ts';
import { levelName } from './lordsInD60.ts';
import { bodyNamed, d60Where, isBeneficPart, partPhrase, partWithNature } from './phrases.ts';

type Meanings = Readonly<Record<BalanceVerdict, string>>;

/** What the balance means for an area. */
const AREA_MEANINGS: Readonly<Record<KarmaAreaId, Meanings>> = {
  career: {
    positive: 'work comes with a tailwind from before, and service rendered well is repaid',
    neutral: 'what work gives depends on what is put into it now',
    negative: 'work is where something is made good: steady service and fair dealing clear it',
  },
  marriage: {
    positive: 'the bond rests on goodwill that is older than the meeting',
    neutral: 'the bond becomes what both make of it',
    negative: 'the bond is a place of learning: patience and plain words turn it',
  },
  wealth: {
    positive: 'means come where they are shared',
    neutral: 'means follow effort, neither faster nor slower',
    negative: 'means stay where debts are paid and a part is given away first',
  },
  health: {
    positive: 'the body has good reserves and answers well to care',
    neutral: 'the body answers to habits, good ones and others',
    negative: 'the body asks for regular care, rest and moderation',
  },
  children: {
    positive: 'joy through children, pupils or what one brings into the world comes from before',
    neutral: 'what is given to children, pupils and works of one’s own comes back in its measure',
    negative: 'care for the young, one’s own or others’, is asked for and heals what was left undone',
  },
  education: {
    positive: 'learning is taken up where it was left, and comes easily',
    neutral: 'learning grows with practice',
    negative: 'learning asks for repetition and for respect towards those who teach',
  },
};

const HOUSE_MEANINGS: Readonly<Record<BalanceVerdict, (theme: string) => string>> = {
  positive: (theme) => `merit from before supports ${theme}`,
  neutral: (theme) => `in ${theme} what is done now decides`,
  negative: (theme) => `in ${theme} patient work comes before the gain`,
};

/** Returns the name of an area within a sentence: `career`. */
const areaName = (area: KarmaAreaId) => KARMA_AREAS.find(({ id }) => id === area)!.name.toLowerCase();

const signed = (balance: number) => `${balance > 0 ? '+' : ''}${balance}`;

const inPart = ({ body, shashtiamsha }: BodyPart) => `${bodyNamed(body)} in ${partWithNature(shashtiamsha)}`;

function keyMeaning({ house, shashtiamsha }: KarmaFacts['area']['place']): string {
  const theme = houseTheme(house);
  return isBeneficPart(shashtiamsha) ? `helps most through ${theme}` : `helps once order is brought into ${theme}`;
}

function areaText(args: KarmaFacts['area']): string {
  const { area, balance, beneficCount, count, key, place, strength, verdict } = args;
  const which = beneficCount === 0 ? 'None' : beneficCount === count ? 'All' : String(beneficCount);
  const head = `${which} of the ${count} planets that carry ${areaName(area)} ${beneficCount === 1 ? 'falls' : 'fall'} in benefic shashtiamshas, a balance of ${signed(balance)}`;
  return `${head}. ${capitalised(AREA_MEANINGS[area][verdict])}. The strongest of them, ${named(key)} (${strength} of 100), falls in ${partPhrase(place.shashtiamsha)}, ${d60Where(place)}, and ${keyMeaning(place)}.`;
}

const rankedText = ({ area, balance, score }: RankedArea) =>
  `${areaName(area)} (${score} of 100, balance ${signed(balance)})`;

export const LIFE_AREAS_EN: Sentences<
  Pick<KarmaWords, 'house' | 'area' | 'area_periods' | 'area_alone' | 'areas_ranked'>
> = {
  house: ({ house, inside, isLordInside, lord, verdict }) => {
    const others = inside.length > 0 ? `, and holds ${inside.map(inPart).join('; ')}` : '';
    const held = others === '' && isLordInside ? ', who stands in it' : others;
    return `The ${ordinal(house)} is ruled by ${inPart(lord)}${held}: ${HOUSE_MEANINGS[verdict](houseTheme(house))}.`;
  },
  area: areaText,
  area_periods: ({ area, periods }) => {
    const described = periods.map(({ from, level, lord, until }) => {
      return `the ${levelName(level)} of ${named(lord)} (${spanEn({ from, until })})`;
    });
    return `${capitalised(listed(described))} ${periods.length > 1 ? 'bring' : 'brings'} this karma of ${areaName(area)} to the surface.`;
  },
  area_alone: ({ area, score }) => `${capitalised(rankedText({ ...area, score }))}. ${areaText(area)}`,
  areas_ranked: ({ best, isHard, worst }) => {
    const least = isHard ? 'asks for most patience' : 'comes last';
    return `Of the six areas ${rankedText(best)} is carried best by the D60, and ${rankedText(worst)} ${least}.`;
  },
};
