/** Houses and areas of life by their shashtiamshas, in English. */
import type { BalanceVerdict, KarmaFacts } from '../../../astro/judgement/karma/facts.ts';
import { KARMA_AREAS, type KarmaAreaId } from '../../../astro/judgement/karma/tables/karmaAreas.ts';
import type { MatterTime } from '../../../astro/stage.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, spanEn } from '../grammar.ts';
import { levelName } from './lordsInD60.ts';
import { bandWord, bodyNamed, isBeneficPart } from './phrases.ts';
import type { KarmaVoice } from './voice.ts';

type Meanings = Readonly<Record<BalanceVerdict, string>>;

/** What the balance means for an area. */
const AREA_MEANINGS: Readonly<Record<KarmaAreaId, Meanings>> = {
  career: {
    positive: 'Work finds help from before, and service well rendered is repaid.',
    neutral: 'Work gives back what is put into it now.',
    negative: 'In work, steady service and fair dealing settle what is open.',
  },
  marriage: {
    positive: 'Marriage rests on goodwill that is older than the meeting.',
    neutral: 'Marriage becomes what both make of it.',
    negative: 'Marriage is a place to learn, and patience and plain words help.',
  },
  wealth: {
    positive: 'Means grow where they are shared.',
    neutral: 'Means follow effort.',
    negative: 'Means stay where dues are paid first and a part is given away.',
  },
  health: {
    positive: 'The body has good reserves and answers well to care.',
    neutral: 'The body follows the habits of the day.',
    negative: 'Regular hours, rest and plain food serve the body best.',
  },
  children: {
    positive: 'Children and pupils bring joy.',
    neutral: 'What is given to children and pupils comes back.',
    negative: 'Care for the young, one’s own or others’, does good here.',
  },
  education: {
    positive: 'Learning is taken up where it was left, and comes easily.',
    neutral: 'Learning grows with practice.',
    negative: 'Learning grows by repetition and by respect for teachers.',
  },
};

const HOUSE_MEANINGS: Readonly<Record<BalanceVerdict, (theme: string, lord: string, house: string) => string>> = {
  positive: (theme, lord, house) => `Older merit supports ${theme}; ${lord} rules the ${house} house.`,
  neutral: (theme, lord, house) => `In ${theme} present action decides; ${lord} rules the ${house} house.`,
  negative: (theme, lord, house) => `In ${theme} patience comes first; ${lord} rules the ${house} house.`,
};

/** Returns the name of an area within a sentence: `career`. */
const areaName = (area: KarmaAreaId) => KARMA_AREAS.find(({ id }) => id === area)!.name.toLowerCase();

const shareText = (beneficCount: number, count: number) => {
  if (beneficCount === 0) return 'None';
  if (beneficCount === count) return 'All';
  return beneficCount * 2 > count ? 'Most' : beneficCount * 2 === count ? 'Half' : 'A few';
};

/** What is said of an area that does not belong to the present years; null where it does. */
function elsewhere(area: KarmaAreaId, time: MatterTime): string | null {
  const name = areaName(area);
  if (time === 'later_life') return `The matter of ${name} belongs to later years, so nothing is advised now.`;
  return time === 'past' ? `The matter of ${name} belongs to years that lie behind you.` : null;
}

function keyText(voice: KarmaVoice, { area, key, place }: KarmaFacts['area']): string {
  const theme = voice.theme(place.house);
  const part = voice.partNamed(place.shashtiamsha);
  const does = isBeneficPart(place.shashtiamsha) ? `helps through ${theme}` : `helps once there is order in ${theme}`;
  return `The strongest planet for ${areaName(area)}, ${named(key)}, is in ${part} and ${does}.`;
}

function areaText(voice: KarmaVoice, args: KarmaFacts['area']): string {
  const { area, beneficCount, count, time, verdict } = args;
  const other = elsewhere(area, time);
  if (other !== null) return other;
  const head = `${shareText(beneficCount, count)} of the planets of ${areaName(area)} stand in benefic parts.`;
  return `${AREA_MEANINGS[area][verdict]} ${head} ${keyText(voice, args)}`;
}

/** Returns the sentences on houses and areas of life, in a voice for the age of the person. */
export const lifeAreasEn = (
  voice: KarmaVoice,
): Sentences<
  Pick<KarmaWords, 'house' | 'area' | 'area_periods' | 'area_alone' | 'areas_ranked' | 'areas_headline'>
> => ({
  house: ({ house, lord, verdict }) => {
    const ruler = `${bodyNamed(lord.body)}, in ${voice.part(lord.shashtiamsha)},`;
    return HOUSE_MEANINGS[verdict](voice.theme(house), ruler, ordinal(house));
  },
  area: (args) => areaText(voice, args),
  area_periods: ({ area, periods }) => {
    const described = periods.map(({ from, level, lord, until }) => {
      return `the ${levelName(level)} of ${named(lord)} (${spanEn({ from, until })})`;
    });
    return `${capitalised(listed(described))} ${periods.length > 1 ? 'touch' : 'touches'} ${areaName(area)}.`;
  },
  area_alone: ({ area, band }) => `By the D60, ${areaName(area)} is ${bandWord(band)}.`,
  areas_ranked: ({ best, isHard, worst }) =>
    isHard
      ? `Older merit helps ${areaName(best)} most. Be patient with ${areaName(worst)}.`
      : `Older merit helps ${areaName(best)} most and ${areaName(worst)} least.`,
  areas_headline: ({ best }) => `Older merit helps ${areaName(best)} most.`,
});
