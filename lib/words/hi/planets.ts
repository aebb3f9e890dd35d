/** Sentences of /planets in Hindi. */
import type { Motion } from '../../astro/planet/motion.ts';
import { PLANET_NATURES } from '../../astro/tables/karakas.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { NaturalRelation } from '../../astro/tables/relationships.ts';
import { choiceNumber } from '../phraseChoice.ts';
import type { PlanetWords } from '../facts/planets.ts';
import type { Sentences } from '../sentences.ts';
import { degreesHi, inHouse, isOrAre, lordOf, planetHi, planetsHi, signHi } from './grammar.ts';
import { DIGNITIES_HI, IN_DIGNITY_HI } from './vocabulary.ts';

const RELATIONS: Readonly<Record<NaturalRelation, string>> = { friend: 'मित्र', neutral: 'सम', enemy: 'शत्रु' };

const LESS = { mild: 'थोड़ा', combust: 'कुछ', deep: 'काफ़ी' };

const DARK_MOON = 'सूर्य के इतने पास चंद्रमा की रोशनी कम रहती है, इसलिए पक्ष बल भी कम है।';

const PACES: Readonly<Record<Motion, string>> = {
  fast: 'औसत से तेज़',
  mean: 'औसत',
  slow: 'औसत से धीमी',
  stationary: 'औसत से धीमी',
  retrograde: 'औसत से धीमी',
};

/** The first half day counts with the birth itself. */
const DAYS_OF_BIRTH = 0.5;

export const PLANET_WORDS_HI: Sentences<PlanetWords> = {
  dignity: ({ dignity, planet }) => `${planetHi(planet)} ${IN_DIGNITY_HI[dignity]} है, इसलिए उसका बल काफ़ी बचा रहता है`,
  inferior_conjunction: ({ planet }) => `${planetHi(planet)} वक्री है और सूर्य के आगे, पृथ्वी के सबसे पास है`,
  vargottama: ({ planet }) => `${planetHi(planet)} वर्गोत्तम है: नवांश में भी वही राशि`,
  pushkara_navamsa: ({ planet }) => `${planetHi(planet)} पुष्कर नवांश में है`,
  different_sign: () => 'सूर्य दूसरी राशि में है, इसलिए अस्त होने का असर एक दर्जा घटता है',

  sixth_of_sign: ({ isOddSign, sixth }) =>
    `${isOddSign ? 'विषम' : 'सम'} राशि के ${sixth * 6 - 6} से ${sixth * 6} अंश के बीच`,
  placed: ({ dignity }) => IN_DIGNITY_HI[dignity],
  combust_state: () => 'अस्त',
  in_company: ({ planets }) => `${planetsHi(planets)} के साथ`,
  in_fifth_with: ({ planets }) => `पाँचवें भाव में ${planetsHi(planets)} के साथ`,
  seen_by_enemies: ({ planets }) => `शत्रु ${planetsHi(planets)} की दृष्टि में`,
  thirsty: ({ planets }) => `जल राशि में, ${planetsHi(planets)} की दृष्टि है और किसी शुभ ग्रह की नहीं`,
  sign_of_friend: ({ lord }) => `मित्र ${planetHi(lord)} की राशि में`,
  with_sun: ({ planets }) => `सूर्य के साथ, ${planetsHi(planets)} की दृष्टि में`,

  sign_of_exaltation: ({ deepestDeg, planet, signIndex }) =>
    `${signHi(signIndex)} ${planetHi(planet)} की उच्च राशि है; परम उच्च ${degreesHi(deepestDeg)} पर होता है।`,
  sign_of_debilitation: ({ deepestDeg, planet, signIndex }) =>
    `${signHi(signIndex)} ${planetHi(planet)} की नीच राशि है; परम नीच ${degreesHi(deepestDeg)} पर होता है।`,
  in_moolatrikona: ({ fromDeg, planet, signIndex, untilDeg }) =>
    `${signHi(signIndex)} राशि में ${fromDeg} से ${untilDeg} अंश तक ${planetHi(planet)} का मूलत्रिकोण है।`,
  own_sign: ({ planet, signIndex }) => `${signHi(signIndex)} ${planetHi(planet)} की अपनी राशि है।`,
  friendship: ({ dignity, lord, natural, planet, signIndex, temporary }) => {
    const [sign, owner, guest] = [signHi(signIndex), planetHi(lord), planetHi(planet)];
    const bond =
      natural === temporary
        ? `स्वभाव और स्थान दोनों से ${RELATIONS[natural]}`
        : `स्वभाव से ${RELATIONS[natural]} और स्थान से ${RELATIONS[temporary]}`;
    const variants = [
      `${sign} का स्वामी ${owner} यहाँ ${bond} है, इसलिए ${guest} ${IN_DIGNITY_HI[dignity]} है।`,
      `${sign} राशि ${owner} की है, जो ${guest} के लिए ${bond} है; यानी ${guest} ${IN_DIGNITY_HI[dignity]} है।`,
      `${guest} ${owner} की राशि ${sign} में है। ${owner} उसके लिए ${bond} है, इसलिए यह ${DIGNITIES_HI[dignity]} हुई।`,
    ];
    return variants[choiceNumber(planet, signIndex) % variants.length]!;
  },

  sun_never_combust: () => 'सूर्य अस्त नहीं होता; दूसरे ग्रह उसके पास आकर अस्त होते हैं।',
  node_never_combust: ({ node }) => `${planetHi(node)} छाया ग्रह है, इसलिए अस्त नहीं होता।`,
  not_combust: ({ limitDeg, planet }) => {
    const name = planetHi(planet);
    const variants = [
      `${name} अस्त नहीं है: वह सूर्य से ${limitDeg} अंश के भीतर नहीं है।`,
      `${name} सूर्य से ${limitDeg} अंश के घेरे से बाहर है, इसलिए अस्त नहीं है।`,
      `${name} अस्त नहीं है; अस्त होने की सीमा सूर्य से ${limitDeg} अंश है।`,
    ];
    return variants[choiceNumber(planet) % variants.length]!;
  },
  combust_relieved: ({ limitDeg, planet }) =>
    `${planetHi(planet)} सूर्य से ${limitDeg} अंश के भीतर है, पर राहत होने से इन बातों पर असर नहीं पड़ता: ${themeOf(planet)}।`,
  combust: ({ grade, house, limitDeg, planet }) => {
    const near = `${planetHi(planet)} अस्त है, सूर्य से ${limitDeg} अंश के भीतर।`;
    const less = `${inHouse(house)} वह इन बातों का फल ${LESS[grade]} कम देता है: ${themeOf(planet)}।`;
    return [near, less, ...(planet === 'Moon' ? [DARK_MOON] : [])].join(' ');
  },

  nothing_retrograde: () => 'कोई ग्रह वक्री नहीं है।',
  retrograde_are: ({ planets }) => `${planetsHi(planets)} वक्री ${isOrAre(planets.length)}।`,
  node_moves: ({ isRetrograde, node }) =>
    isRetrograde
      ? `${planetHi(node)} की चाल स्वभाव से उलटी है, इसलिए उसका वक्री फल नहीं देखा जाता।`
      : `${planetHi(node)} कुछ दिन सीधी चाल में है; स्पष्ट राहु-केतु में ऐसा कभी-कभी होता है।`,
  light_moves: ({ motion, planet }) => `${planetHi(planet)} कभी वक्री नहीं होता; जन्म के समय उसकी चाल ${PACES[motion]} है।`,
  stands_still: ({ planet }) => `${planetHi(planet)} लगभग रुका हुआ है; उसके विषय गहरे होते हैं और धीरे-धीरे बदलते हैं।`,
  moves_forward: ({ motion, planet }) => {
    const name = planetHi(planet);
    const variants = [
      `${name} मार्गी है, चाल ${PACES[motion]} है; उसका फल सामान्य रहता है।`,
      `${name} की चाल सीधी और ${PACES[motion]} है, इसलिए वह अपना सामान्य फल देता है।`,
      `${name} सीधी चाल में है (गति ${PACES[motion]}) और साधारण ढंग से फल देता है।`,
    ];
    return variants[choiceNumber(planet, motion) % variants.length]!;
  },
  turned_back: ({ house, planet }) =>
    `${planetHi(planet)} ${inHouse(house)} वक्री है। वह पृथ्वी के पास, चमकीला और चेष्टा बल में मज़बूत है; उसके कामों पर दोबारा सोचना पड़ता है।`,
  debilitated_back: ({ planet }) => `नीच और वक्री होने से ${planetHi(planet)} का बल बढ़ता है; फल लगभग उच्च जैसा मिलता है।`,
  exalted_back: ({ planet }) => `उच्च और वक्री होने से ${planetHi(planet)} का फल उच्च राशि से कुछ कम मिलता है।`,
  owns_affairs: ({ houses }) => `वह ${lordOf(houses)} है, इसलिए इन कामों में भी उसका असर दिखता है।`,
  turns_soon: ({ days, planet, turns }) => {
    const turn = turns === 'retrograde' ? 'वक्री' : 'मार्गी';
    const course = 'चाल बदलने का असर दिखता है';
    if (Math.abs(days) < DAYS_OF_BIRTH) return `${planetHi(planet)} जन्म के आसपास ही ${turn} होता है, इसलिए ${course}।`;
    const count = Math.round(Math.abs(days));
    const when = days < 0 ? `जन्म से ${count} दिन पहले` : `जन्म के ${count} दिन बाद`;
    return `${planetHi(planet)} ${when} ${turn} होता है, इसलिए ${course}।`;
  },
};

/** The first two things that a planet signifies. */
function themeOf(planet: Planet): string {
  return PLANET_NATURES[planet].significations
    .slice(0, 2)
    .map(({ hi }) => hi)
    .join(', ');
}
