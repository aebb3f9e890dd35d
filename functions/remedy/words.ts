/** Sentences of /remedy, in both languages. */
import type { PickedKind } from '../../lib/astro/judgement/remedy/picks.ts';
import type { NeedPart, PlanetNeed } from '../../lib/astro/judgement/remedy/remedyNeeds.ts';
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { PLANET_NAMES, type Planet } from '../../lib/astro/tables/planets.ts';
import { REMEDIES } from '../../lib/astro/tables/remedies.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { wireId, type Language } from '../../lib/words/names.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** The record of a metal, a stone, a gift or a direction; its id is formed from its English name. */
export function thingRecord(name: Bilingual, lang: Language): { id: string; name: string } {
  return { id: wireId(name.en).replaceAll('-', '_'), name: name[lang] };
}

export const NOTE = both(
  'Remedies are named by tradition and done in trust: they promise nothing and take the place of no doctor or adviser. Choose one or two, do them steadily, and leave what is beyond your means: what is free counts as much.',
  'ये उपाय परंपरा के अनुसार हैं और श्रद्धा से किए जाते हैं: ये कोई वचन नहीं देते और चिकित्सक या सलाहकार का स्थान नहीं लेते। एक-दो चुनकर नियम से करें, सामर्थ्य से बाहर कुछ न करें: निःशुल्क उपाय भी उतना ही मान्य है।',
);

export const HEALTH_NOTE = both(
  'Nobody who is ill, pregnant, under age, of great age or on medicine should fast without a doctor’s word; fruit, milk or a gift on the same day is held equal.',
  'बीमार, गर्भवती, अल्पवयस्क, अति वृद्ध या दवा लेने वाले चिकित्सक से पूछे बिना व्रत न रखें; उसी दिन फल, दूध या दान समान माना गया है।',
);

/** Interpretive: the ages between which no special care in fasting is needed. */
const FASTING_AGES = { from: 16, to: 70 };
const NOTE_YOUNG = both(
  `Below the age of ${FASTING_AGES.from} no fast is kept: the gift or the mantra of the planet takes its place, and a parent may keep the day.`,
  `${FASTING_AGES.from} वर्ष से कम आयु में व्रत नहीं रखा जाता: उसके स्थान पर ग्रह का दान या मंत्र करें; माता-पिता चाहें तो व्रत रख सकते हैं।`,
);
const NOTE_OLD = both(
  `From the age of ${FASTING_AGES.to} on fruit and milk are taken on the day, or its gift or mantra takes the place of the fast.`,
  `${FASTING_AGES.to} वर्ष की आयु से उस दिन फल और दूध लें, या व्रत के स्थान पर दान या मंत्र करें।`,
);

/** A caution about fasting by age; null between childhood and old age. */
export function fastingAgeNote(ageYears: number): Bilingual | null {
  if (ageYears < FASTING_AGES.from) return NOTE_YOUNG;
  return ageYears >= FASTING_AGES.to ? NOTE_OLD : null;
}

/** Names of a kind of remedy, in the singular and in the plural. */
const KIND_WORDS: Readonly<Record<PickedKind, { one: Bilingual; several: string }>> = {
  mantra: { one: both('a mantra', 'मंत्र'), several: 'mantras' },
  donation: { one: both('a gift', 'दान'), several: 'gifts' },
  fast: { one: both('a fast', 'व्रत'), several: 'fasts' },
  puja: { one: both('a rite', 'पूजा'), several: 'rites' },
  rudraksha: { one: both('a rudraksha', 'रुद्राक्ष'), several: 'rudrakshas' },
  yantra: { one: both('a yantra', 'यंत्र'), several: 'yantras' },
};

const mantraInstead = (planet: Planet): Bilingual => {
  const { mantra } = REMEDIES[planet];
  return both(`Say “${mantra.en}” 108 times.`, `“${mantra.hi}” का 108 बार जप करें।`);
};

export const FREE_ALTERNATIVES: Readonly<Record<PickedKind, (planet: Planet) => Bilingual>> = {
  mantra: () =>
    both(
      'It costs nothing; eleven repetitions with attention are better than a mala in haste.',
      'इसमें कोई व्यय नहीं; जल्दबाज़ी की माला से ध्यान के ग्यारह जप उत्तम हैं।',
    ),
  donation: (planet) => {
    const { recipient } = REMEDIES[planet];
    return both(
      `A handful is enough; an hour of help for ${recipient.en} costs nothing and counts as much.`,
      `एक मुट्ठी पर्याप्त है; ${recipient.hi} की निःशुल्क सेवा भी उतनी ही मान्य है।`,
    );
  },
  fast: mantraInstead,
  puja: mantraInstead,
  rudraksha: mantraInstead,
  yantra: () => both('Drawn by hand on clean paper it costs nothing.', 'स्वच्छ कागज़ पर हाथ से लिखने में कोई व्यय नहीं।'),
};

type Clause = Pick<NeedPart, 'text' | 'untilJdUT'>;

/** A clause with its end: `rules your mahadasha until 3 May 2031`. */
function clauseText({ birth, names: { lang } }: BirthContext, { text, untilJdUT }: Clause): string {
  if (untilJdUT === null) return text[lang];
  const date = dateText(localDate(birth.time.clock, unixMsFromJd(untilJdUT)), lang);
  return lang === 'hi' ? `${text.hi} (${date} तक)` : `${text.en} until ${date}`;
}

/** One finding about a planet, as the label of its points. */
export function partText(context: BirthContext, planet: Planet, part: Clause): string {
  const clause = clauseText(context, part);
  return context.names.lang === 'hi'
    ? `${PLANET_NAMES[planet].hi}: ${clause}`
    : `${capitalised(named(planet))} ${clause}`;
}

/**
 * Why a remedy is recommended: `Saturn is debilitated, stands in the 8th house and rules your mahadasha until 3 May
 * 2031.`
 */
export function remedyReasonText(context: BirthContext, planet: Planet, parts: readonly Clause[]): string {
  const clauses = parts.map((part) => clauseText(context, part));
  return context.names.lang === 'hi'
    ? `${PLANET_NAMES[planet].hi}: ${clauses.join(', ')}।`
    : `${capitalised(named(planet))} ${listed(clauses)}.`;
}

export function needText(context: BirthContext, need: PlanetNeed): string {
  const { burdens, offices, planet, strength } = need;
  const all = [...burdens, ...offices];
  if (burdens.length > 0) return remedyReasonText(context, planet, all);
  return remedyReasonText(context, planet, [...offices, ...atEase(strength)]);
}

function atEase(strength: number): Clause[] {
  return [
    { text: both(`stands at ${strength} of 100`, `बल 100 में ${strength}`), untilJdUT: null },
    { text: both('carries no burden', 'कोई भार नहीं'), untilJdUT: null },
  ];
}

/** What to do instead where a kind of remedy does not suit the findings. */
const RATHER: Readonly<Record<PickedKind, Bilingual>> = {
  mantra: both('which tradition answers with a gift rather than a mantra', 'जिसके लिए परंपरा में मंत्र से अधिक दान है'),
  donation: both('', ''),
  fast: both('which tradition answers with a gift rather than a fast', 'जिसके लिए परंपरा में व्रत से अधिक दान है'),
  puja: both('which tradition answers with a gift rather than a rite', 'जिसके लिए परंपरा में पूजा से अधिक दान है'),
  rudraksha: both('which tradition answers with a gift rather than a bead', 'जिसके लिए परंपरा में रुद्राक्ष से अधिक दान है'),
  yantra: both('which tradition answers with a gift rather than a yantra', 'जिसके लिए परंपरा में यंत्र से अधिक दान है'),
};

/** Why a kind of remedy is not recommended for a planet. */
export function unneededText(context: BirthContext, need: PlanetNeed, kind: PickedKind): string {
  const { burdens, planet, strength } = need;
  const { lang } = context.names;
  if (burdens.length === 0) return remedyReasonText(context, planet, atEase(strength));
  const found = remedyReasonText(context, planet, burdens).slice(0, -1);
  return `${found}, ${RATHER[kind][lang]}${lang === 'hi' ? '।' : '.'}`;
}

interface Described {
  readonly title: string;
  readonly reason: string;
  readonly next_date: string;
}

/** What to begin with, and what may follow. */
export function remedySummaryText(
  { names: { lang } }: BirthContext,
  kind: PickedKind,
  first: Described | undefined,
  planets: readonly Planet[],
): string {
  const { one, several } = KIND_WORDS[kind];
  const [leading, ...others] = planets;
  if (!first || !leading) {
    return both(`No planet of this chart calls for ${one.en}.`, `इस कुंडली में किसी ग्रह के लिए ${one.hi} आवश्यक नहीं।`)[lang];
  }
  const on = dateText(first.next_date, lang);
  if (lang === 'hi') {
    const rest = others.length > 0 ? ` इसके बाद: ${others.map((planet) => PLANET_NAMES[planet].hi).join(', ')}।` : '';
    return `आरंभ ${PLANET_NAMES[leading].hi} से करें: ${first.title} (अगला दिन ${on})। ${first.reason}${rest}`;
  }
  const rest = [
    ' No other planet calls for one.',
    ` Of less urgency is ${one.en} for ${namedList(others)}.`,
    ` Of less urgency, in this order, are ${several} for ${namedList(others)}.`,
  ][Math.min(others.length, 2)]!;
  return `Begin with ${named(leading)}: ${first.title.replace(/^A /, 'a ')} (next on ${on}). ${first.reason}${rest}`;
}
