/** The dashas and transits of a day, in the Hindi of its summary. */
import type { Planet } from '../../../../astro/tables/planets.ts';
import type { ProseSkyWords } from '../../../facts/day/prose.ts';
import { phraseAt } from '../../../phraseChoice.ts';
import type { Sentences } from '../../../sentences.ts';
import { dateHi, planetHi, planetsHi, rankOblique, signHi } from '../../grammar.ts';
import { passage } from './passages.ts';

const NO_DASHA: Readonly<Record<ProseSkyWords['no_dasha']['where'], string>> = {
  before_birth: 'यह तारीख जन्म से पहले की है, इसलिए दशा नहीं बताई जाती और दिन को गोचर और पंचांग से पढ़ा गया है।',
  after_last_period: 'जन्म से 120 वर्ष का दशा-चक्र पूरा हो चुका है, इसलिए यह दिन गोचर और पंचांग से पढ़ा गया है।',
};

/** Interpretive: the character of a dasha lord's period, as it stands before का दौर and का समय. */
const COLOURS: Readonly<Record<Planet, string>> = {
  Sun: 'मान और ज़िम्मेदारी',
  Moon: 'मन और परिवार',
  Mars: 'साहस और परिश्रम',
  Mercury: 'बुद्धि और व्यापार',
  Jupiter: 'ज्ञान और विस्तार',
  Venus: 'स्नेह और सुख-सुविधा',
  Saturn: 'धैर्य और मेहनत',
  Rahu: 'नए अनुभव और बदलाव',
  Ketu: 'आत्मचिंतन और सादगी',
};

const BEARINGS = {
  supports: ', और दिन को इसका सहारा है',
  slows: ', जिसमें जल्दी से ज़्यादा धैर्य काम आता है',
  none: '',
} as const;

const PHASES: Readonly<Record<NonNullable<ProseSkyWords['transit']['phase']>, string>> = {
  rising: 'साढ़ेसाती के पहले चरण का ',
  peak: 'साढ़ेसाती के मध्य चरण का ',
  setting: 'साढ़ेसाती के अंतिम चरण का ',
  kantaka: 'ढैया का ',
  ashtama: 'ढैया का ',
};

/** Returns the planet, until when it stays, and where it stands: before है. */
function placeHi(transit: ProseSkyWords['transit']): string {
  const { house, isFirst, phase, placeVariant, planet, signIndex, untilDate, untilTime } = transit;
  const who = `${phase ? PHASES[phase] : ''}${planetHi(planet)}`;
  // The first sentence already says from where houses are counted.
  const from = house === 1 ? 'आपकी अपनी राशि' : `${isFirst ? 'आपकी राशि से ' : ''}${rankOblique(house)} स्थान पर,`;
  const where = `${from} ${signHi(signIndex)} में`;
  const end = untilTime === null ? untilDate && dateHi(untilDate) : `इसी दिन ${untilTime}`;
  const whole = `${who} ${end === null ? '' : `${end} तक `}${where}`;
  return phraseAt(isFirst ? [`गोचर में ${whole}`, `ग्रहों में ${whole}`] : [whole, `इसी के साथ ${whole}`], placeVariant);
}

export const PROSE_SKY_HI: Sentences<ProseSkyWords> = {
  no_dasha: ({ where }) => NO_DASHA[where],
  dasha: ({ antardasha, bearing, mahadasha, variant }) => {
    const first = `${planetHi(mahadasha.planet)} की महादशा`;
    const isSame = antardasha.planet === mahadasha.planet;
    const second = `${planetHi(antardasha.planet)} की ${isSame ? 'ही ' : ''}अंतर्दशा`;
    const [until, within] = [dateHi(mahadasha.untilDate), dateHi(antardasha.untilDate)];
    const colour = COLOURS[antardasha.planet];
    const more = (time: string) => (bearing === null ? '' : `, ${time}${BEARINGS[bearing]}`);
    if (until === within) return `आपकी ${first} और उसमें ${second}, दोनों ${until} तक हैं${more(`यानी ${colour} का समय`)}।`;
    return phraseAt(
      [
        `आपकी ${first} ${until} तक और उसमें ${second} ${within} तक है${more(`जो ${colour} का दौर है`)}।`,
        `दशा की बात करें तो ${first} ${until} तक है और उसके भीतर ${within} तक ${second} है${more(`यानी ${colour} का समय`)}।`,
        `इन दिनों आपकी ${first} चल रही है, जो ${until} तक है, और उसमें ${within} तक ${second} है${more(`इसलिए यह ${colour} का समय है`)}।`,
      ],
      variant,
    );
  },
  pratyantardasha: ({ planet, untilDate }) => `सबसे भीतर ${planetHi(planet)} की प्रत्यंतर्दशा ${dateHi(untilDate)} तक है।`,
  transit: (transit) => {
    const { adviceVariant, bindus, by, house, isInFull, planet, result } = transit;
    const place = placeHi(transit);
    const { counsel, theme } = passage(planet, house);
    const advice = `; ${counsel} ${phraseAt(['अच्छा रहेगा', 'ठीक रहेगा', 'काम आएगा'], adviceVariant)}`;
    const still = bindus === null ? '' : `, फिर भी अष्टकवर्ग के 8 में से ${bindus} बिंदु साथ दे रहे हैं`;
    switch (result) {
      case 'favourable':
        return `${place} है, जहाँ वह ${theme} दे रहा है${isInFull ? advice : ''}।`;
      case 'neutralised':
        return `${place} है, जहाँ वह ${theme} दे सकता है, पर अभी ${planetsHi(by)} के वेध यानी रोक से यह फल रुका है${isInFull ? still : ''}।`;
      case 'relieved':
        return `${place} है, जहाँ वह ${theme} ला सकता है, पर ${planetsHi(by)} के विपरीत वेध से यह असर अभी रुका है।`;
      case 'unfavourable':
        return `${place} है, जहाँ वह ${theme} ला सकता है${isInFull ? advice : ''}।`;
    }
  },
};
