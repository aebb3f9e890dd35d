/** Sentences about the dashas and transits of a day. */
import { hindiOrdinal } from '../../astro/words.ts';
import { dateHi, listHi } from '../../words/hi/grammar.ts';
import { PLANETS_HI } from '../../words/hi/vocabulary.ts';
import { namesIn } from '../../words/names.ts';
import { planetOf, stillGood, relevantTransits, type DayFacts, type DescribedTransit } from '../day/words.ts';
import type { Sentence } from '../model/fitted.ts';
import type { Choose } from './phrasing.ts';
import { passage, type Passer } from './tables/passages.ts';
import { DASHA_COLOURS } from './tables/reasons.ts';

const NAMES = namesIn('hi');

/** Returns Hindi sentences about the running Vimshottari periods, or why none runs. */
export function dashas(facts: DayFacts, choose: Choose): Sentence[] {
  const { path, reason } = facts.dasha;
  const [maha, antar, pratyantar] = path;
  if (!maha || !antar || !pratyantar) return [{ text: NO_DASHA[reason ?? 'before_birth'], rank: 0 }];
  const of = ({ lord }: typeof maha) => PLANETS_HI[planetOf(lord!)];
  const [first, second] = [`${of(maha)} की महादशा`, `${of(antar)} की ${antar.lord === maha.lord ? 'ही ' : ''}अंतर्दशा`];
  const [until, within] = [dateHi(maha.end.slice(0, 10)), dateHi(antar.end.slice(0, 10))];
  const colour = DASHA_COLOURS[planetOf(antar.lord!)];
  const side = dashaSide(facts);
  const said = (more: (what: string) => string) =>
    choose(
      'dasha',
      until === within
        ? [`आपकी ${first} और उसमें ${second}, दोनों ${until} तक हैं${more('यानी # का समय')}।`]
        : [
            `आपकी ${first} ${until} तक और उसमें ${second} ${within} तक है${more('जो # का दौर है')}।`,
            `दशा की बात करें तो ${first} ${until} तक है और उसके भीतर ${within} तक ${second} है${more('यानी # का समय')}।`,
            `इन दिनों आपकी ${first} चल रही है, जो ${until} तक है, और उसमें ${within} तक ${second} है${more('इसलिए यह # का समय है')}।`,
          ],
    );
  const longer = said((what) => `, ${what.replace('#', colour)}${side}`);
  return [
    { text: said(() => ''), rank: 0, longer: { text: longer, rank: 3 } },
    { text: `सबसे भीतर ${of(pratyantar)} की प्रत्यंतर्दशा ${dateHi(pratyantar.end.slice(0, 10))} तक है।`, rank: 8 },
  ];
}

const NO_DASHA = {
  before_birth: 'यह तारीख जन्म से पहले की है, इसलिए दशा नहीं बताई जाती और दिन को गोचर और पंचांग से पढ़ा गया है।',
  after_last_period: 'जन्म से 120 वर्ष का दशा-चक्र पूरा हो चुका है, इसलिए यह दिन गोचर और पंचांग से पढ़ा गया है।',
} as const;

/** Least points of the dasha lords in the day's score for the dashas to be mentioned; interpretive. */
const DASHA_DESCRIBES = 2;

function dashaSide({ components }: DayFacts): string {
  const points = components.find(({ id }) => id === 'dasha_lords')?.points ?? 0;
  if (points >= DASHA_DESCRIBES) return ', और दिन को इसका सहारा है';
  return points <= -DASHA_DESCRIBES ? ', जिसमें जल्दी से ज़्यादा धैर्य काम आता है' : '';
}

/** Returns at least one transit: the most helpful, or the hardest where a transit was named among the burdens. */
export function transits(facts: DayFacts, choose: Choose): Sentence[] {
  const [best, ...others] = relevantTransits(facts);
  const described = isPressed(facts) ? [...others, best!] : [best!, ...others];
  return described.map((found, i) => {
    const [text, longer] = transit(found, facts, i, choose);
    return { text, rank: [0, 2, 3][i]!, ...(longer && { longer: { text: longer, rank: 4 + i } }) };
  });
}

function isPressed({ recommendations }: DayFacts): boolean {
  const kinds = recommendations.filter(({ component }) => component === 'gochara' || component === 'saturn');
  return kinds.length > 0 && kinds.every(({ kind }) => kind === 'leave');
}

type Described = readonly [text: string, longer?: string];

function transit(found: DescribedTransit, facts: DayFacts, index: number, choose: Choose): Described {
  const { house_from_moon: house, id, sign, vedha } = found;
  const planet = planetOf(id) as Passer;
  const who = `${phaseOf(found, facts)}${PLANETS_HI[planet]}`;
  // The first sentence already says from where houses are counted.
  const from = house === 1 ? 'आपकी अपनी राशि' : `${index === 0 ? 'आपकी राशि से ' : ''}${hindiOrdinal(house)} स्थान पर,`;
  const where = `${from} ${NAMES.sign(sign.number - 1)} में`;
  const place = choose(`place_${index}`, PLACES[index === 0 ? 'first' : 'next'](who, where, untilSaid(found, facts)));
  const { counsel, theme } = passage(planet, house);
  const others = listHi(vedha.by.map((one) => PLANETS_HI[planetOf(one)]));
  const end = choose(`helps_${index}`, ['अच्छा रहेगा', 'ठीक रहेगा', 'काम आएगा']);
  switch (found.effect.result) {
    case 'favourable':
      return both(`${place} है, जहाँ वह ${theme} दे रहा है`, `; ${counsel} ${end}`);
    case 'neutralised': {
      const still = stillGood(found) ? `, फिर भी अष्टकवर्ग के 8 में से ${found.bindus} बिंदु साथ दे रहे हैं` : '';
      return both(`${place} है, जहाँ वह ${theme} दे सकता है, पर अभी ${others} के वेध यानी रोक से यह फल रुका है`, still);
    }
    case 'relieved':
      return both(`${place} है, जहाँ वह ${theme} ला सकता है, पर ${others} के विपरीत वेध से यह असर अभी रुका है`, '');
    case 'unfavourable':
      return both(`${place} है, जहाँ वह ${theme} ला सकता है`, `; ${counsel} ${end}`);
  }
}

function both(short: string, more: string): Described {
  return more ? [`${short}।`, `${short}${more}।`] : [`${short}।`];
}

type Place = (who: string, where: string, until: string) => readonly [string, ...string[]];

const PLACES: Readonly<Record<'first' | 'next', Place>> = {
  first: (who, where, until) => [`गोचर में ${who} ${until}${where}`, `ग्रहों में ${who} ${until}${where}`],
  next: (who, where, until) => [`${who} ${until}${where}`, `इसी के साथ ${who} ${until}${where}`],
};

const PHASES = {
  rising: 'साढ़ेसाती के पहले चरण का ',
  peak: 'साढ़ेसाती के मध्य चरण का ',
  setting: 'साढ़ेसाती के अंतिम चरण का ',
  kantaka: 'ढैया का ',
  ashtama: 'ढैया का ',
} as const;

function phaseOf({ id }: DescribedTransit, { dhaiya, sade_sati: sadeSati }: DayFacts): string {
  const phase = id === 'saturn' ? (sadeSati.phase ?? dhaiya.phase) : null;
  return phase ? PHASES[phase] : '';
}

/** When the transit ends; empty where that is outside the ephemeris. */
function untilSaid({ leaves_at: leaves }: DescribedTransit, { target_date: date }: DayFacts): string {
  if (leaves === null) return '';
  return `${leaves.startsWith(date) ? `इसी दिन ${leaves.slice(11, 16)}` : dateHi(leaves.slice(0, 10))} तक `;
}
