/** Sentences of /varshphal/predictions. */
import { sentence, uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import type { ScorePart } from '../../lib/astro/score.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { MunthaVerdict } from '../../lib/astro/varshphal/muntha.ts';
import { panchaVargiyaBandOf, type PanchaVargiyaBand } from '../../lib/astro/varshphal/panchaVargiya.ts';
import { isOfAscendant, type JudgedArea } from '../../lib/astro/varshphal/predictionAreas.ts';
import type { JudgedMonth } from '../../lib/astro/varshphal/predictionMonths.ts';
import type { SahamStanding } from '../../lib/astro/varshphal/sahamStanding.ts';
import type { SahamNature } from '../../lib/astro/varshphal/tables/sahams.ts';
import type { YearStanding } from '../../lib/astro/varshphal/yearStanding.ts';
import { listed, ordinal } from '../../lib/astro/words.ts';
import { areaBondText } from './bondWords.ts';

export const PREDICTION_NOTES = {
  weights: 'All points, tones and advice are our weighing (interpretive); what is weighed follows the Tajika texts.',
  scale:
    'Where the strength of a planet gives points, its units are taken by its house, of benefics and malefics apart, and less when it is combust or retrograde; what comes to 1 of 20 or less gives none, 12 or more all.',
  mudda: {
    balance:
      'The first mudda period is what was left at birth of the nakshatra of the Moon; its other part closes the year. first_period=full gives it whole.',
    full: 'The first mudda period is whole, as almanacs have it; first_period=balance cuts it by the natal Moon.',
  },
  muddaYear: 'Mudda days are scaled to the true length of the year, from return to return.',
  bond: 'A matter is promised first of all by the lords of the ascendant and of its house coming together (ithasala).',
  health:
    'For health the ascendant itself is the matter, so its lord is the better the less it has to do with that of the 6th.',
} as const;

/** A truncated period that ends on its first day is written as one date: on 15 Jun 2026. */
export function period(start: string, end: string): string {
  return start === end ? `on ${start}` : `from ${start} to ${end}`;
}

/** The bands of pancha-vargiya bala. */
const STRENGTH_WORDS: Readonly<Record<PanchaVargiyaBand, string>> = {
  purna: 'full of strength',
  madhya: 'of middling strength',
  alpa: 'of little strength',
  nirbala: 'with hardly any strength',
};

function standingText({ bala, house, isCombust, isRetrograde, judgedBy, planet }: YearStanding): string {
  const whose = judgedBy === planet ? '' : ` through its dispositor ${named(judgedBy)}`;
  const states = [...(isCombust ? ['combust'] : []), ...(isRetrograde ? ['retrograde'] : [])];
  const strength = `${STRENGTH_WORDS[panchaVargiyaBandOf(bala)]}${whose} at ${bala.toFixed(1)} of 20 units`;
  return `in the ${ordinal(house)} (${HOUSE_TOPICS[house - 1]!.area}), ${[strength, ...states].join(', ')}`;
}

/** When an area comes up, as sentences write it. */
export interface AreaTimes {
  /** The date on which a saham acts; null where none is given. */
  readonly dayOf: (standing: SahamStanding) => string | null;
  /** The mudda periods of its lord. */
  readonly ofLord: readonly TimedMonth[];
  /** The easiest of its periods that is long enough to be named, and whose lord does not burden its house. */
  readonly best: TimedMonth | null;
}

/** A mudda period with its start and end. */
export interface TimedMonth {
  readonly month: JudgedMonth;
  readonly span: string;
}

export function areaReading(judged: JudgedArea, times: AreaTimes): string {
  const { area, burdens, lord, natalLord, natalStrength, supporters } = judged;
  const [first] = area.houses;
  return [
    sentence(`${area.matter}: the lord of the ${ordinal(first)}, ${named(lord.planet)}, stands ${standingText(lord)}`),
    areaBondText(judged),
    ...influenceTexts(first, supporters, burdens),
    sahamsText(judged, times.dayOf),
    sentence(
      `at birth the lord of the ${ordinal(first)}, ${named(natalLord)}, has ${natalStrength} of 100: the promise behind the year is ${natalStrength >= 60 ? 'solid' : natalStrength >= 45 ? 'fair' : 'modest'}`,
    ),
    ...timesText(lord.planet, times.ofLord),
  ].join(' ');
}

const PERIOD_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'which carries it',
  mixed: 'which gives and takes',
  demanding: 'which asks for patience',
};

function timesText(lord: Planet, ofLord: readonly TimedMonth[]): string[] {
  const [first] = ofLord;
  if (!first) return [];
  // The parts of one period at both ends of the year are judged alike.
  const spans = listed(ofLord.map(({ span }) => span));
  return [sentence(`it comes up most in the period of ${named(lord)}, ${spans}, ${PERIOD_TONES[first.month.tone]}`)];
}

function influenceTexts(house: number, supporters: readonly Planet[], burdens: readonly Planet[]): string[] {
  const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length > 1 ? many : one);
  const parts = [
    ...(supporters.length > 0 ? [`${namedList(supporters)} ${verb(supporters, 'helps', 'help')} the house`] : []),
    ...(burdens.length > 0
      ? [`${namedList(burdens)} ${verb(burdens, 'presses', 'press')} on ${supporters.length > 0 ? 'it' : 'the house'}`]
      : []),
  ];
  if (parts.length === 0) return [sentence(`no planet helps or presses on the ${ordinal(house)} closely`)];
  return [sentence(parts.join(', while '))];
}

/** A strong saham of a difficult subject calls for care. */
const SAHAM_TONES: Readonly<Record<SahamNature, Readonly<Record<MunthaVerdict, string>>>> = {
  kind: { good: 'well placed', mixed: 'middling', demanding: 'in need of care' },
  hard: { good: 'faint, which is welcome,', mixed: 'middling', demanding: 'strong, and so to be minded,' },
};

function sahamsText({ sahams }: JudgedArea, dayOf: AreaTimes['dayOf']): string {
  const each = sahams.map((standing) => {
    const { house, row } = standing.saham;
    const day = dayOf(standing);
    const felt = day === null ? '' : `, felt around ${day}`;
    return `${row.name} (${row.meaning}) is ${SAHAM_TONES[row.nature][standing.tone]} in the ${ordinal(house)}${felt}`;
  });
  return sentence(`of its sahams ${each.join('; ')}`);
}

export function areaAdvice({ area, bond, tone }: JudgedArea, best: TimedMonth | null): string {
  const isUsable = best !== null && best.month.tone !== 'demanding';
  const when = isUsable ? `${best.span}, in the period of ${named(best.month.standing.planet)}` : null;
  // For health, other bonds connect what is better kept apart.
  const isHelped = (bond.kind === 'nakta' || bond.kind === 'yamaya') && !isOfAscendant(area);
  const through = isHelped ? ' with the help of others,' : '';
  switch (tone) {
    case 'good':
      return sentence(when ? `${area.use},${through} best ${when}` : area.use);
    case 'mixed':
      return sentence(
        when
          ? `${area.use},${through} best ${when}; at other times ${area.care}`
          : `${area.care}; what matters most is given more time than planned`,
      );
    case 'demanding':
      return sentence(when ? `${area.care}; the easiest time for ${area.matter} runs ${when}` : area.care);
  }
}

const MONTH_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'a stretch to move things forward',
  mixed: 'a stretch of give and take',
  demanding: 'a stretch to go steadily and keep to essentials',
};

export function monthReading(month: JudgedMonth, start: string, end: string): string {
  const { ownedHouses, score, standing, tone } = month;
  const owned = ownedHouses.map((house) => `${ordinal(house)} (${HOUSE_TOPICS[house - 1]!.area})`);
  const office =
    standing.judgedBy === standing.planet
      ? `lord of the ${listed(owned)}`
      : `acting for ${named(standing.judgedBy)}, lord of the ${listed(owned)}`;
  return [
    sentence(`${period(start, end)} ${named(standing.planet)} runs, ${office}, ${standingText(standing)}`),
    sentence(`${MONTH_TONES[tone]}, at ${score.value} of 100`),
    weighedText(score.parts, standing),
  ].join(' ');
}

/** The share of its points from which a part favours a period, and up to which it burdens one. */
const FOR_FROM = 0.6;
const AGAINST_TO = 0.4;

/** Names what helps most and what hinders most, where there is any. */
function weighedText(parts: readonly ScorePart[], standing: YearStanding): string {
  const weighed = parts.filter(({ max }) => max > 0).sort((a, b) => b.points / b.max - a.points / a.max);
  const [best, worst] = [weighed[0]!, weighed.at(-1)!];
  const found = [
    ...(best.points / best.max >= FOR_FROM ? [`most in favour: ${partText(best, standing)}`] : []),
    ...(worst.points / worst.max <= AGAINST_TO ? [`most to be worked with: ${partText(worst, standing)}`] : []),
  ];
  return sentence(found.length > 0 ? found.join('; ') : 'nothing stands out in its favour or against it');
}

function partText({ id, label }: ScorePart, { bala, house }: YearStanding): string {
  if (id === 'strength') return `its strength of ${bala.toFixed(1)} units, as it tells from the ${ordinal(house)}`;
  return id === 'natal' ? 'its strength at birth' : uncapitalised(label);
}

/** @param until date on which the period ends; null where it outlasts the year */
export function runningReading(standing: YearStanding, level: string, until: string | null): string {
  const term = until === null ? 'throughout the year' : `until ${until}`;
  return sentence(
    `${named(standing.planet)}, the ${level} lord at the return and ${term}, stands ${standingText(standing)}: its matters colour that time`,
  );
}

interface SummaryParts {
  readonly start: string;
  readonly end: string;
  readonly score: number;
  readonly tone: MunthaVerdict;
  readonly yearLord: YearStanding;
  readonly munthaTheme: string;
  readonly munthaHouse: number;
  readonly best: readonly string[];
  readonly care: readonly string[];
  readonly bestMonth: string;
  readonly hardMonth: string;
}

const YEAR_TONES: Readonly<Record<MunthaVerdict, string>> = {
  good: 'a year that carries',
  mixed: 'a year of give and take',
  demanding: 'a year that asks for patience, and teaches by it',
};

export function yearSummary(parts: SummaryParts): string {
  const { best, bestMonth, care, end, hardMonth, munthaHouse, munthaTheme, score, start, tone, yearLord } = parts;
  return [
    sentence(`${period(start, end)}: ${YEAR_TONES[tone]}, at ${score} of 100`),
    sentence(`${named(yearLord.planet)}, the lord of the year, stands ${standingText(yearLord)}`),
    sentence(`the Muntha in the ${ordinal(munthaHouse)} makes ${munthaTheme} its theme`),
    sentence(
      `best supported: ${listed(best)}; ${care.length > 0 ? `most in need of care: ${listed(care)}` : 'no area stands in need of care'}`,
    ),
    sentence(`the easiest stretch is ${bestMonth}; the one to go steadily through is ${hardMonth}`),
  ].join(' ');
}
