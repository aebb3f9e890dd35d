/** What the rungs of a matter rest on, in Hindi: clauses that stand alone with a full stop. */
import type { LadderFacts, RungFacts, Soundness } from '../../astro/judgement/ladder/facts.ts';
import type { HomeTieId } from '../../astro/judgement/videsh/facts.ts';
import { isDusthana } from '../../astro/chart/houses.ts';
import type { BlemishKind } from '../../astro/strength/blemish.ts';
import { VARGAS } from '../../astro/varga/vargas.ts';
import type { Sentences } from '../sentences.ts';
import { officeHi } from './areaWords.ts';
import { giftHi } from './videsh/promise.ts';
import { houseOblique, inHouse, inSign, listHi, lordShort, planetHi, planetsHi, signPlaceHi } from './grammar.ts';

const BLEMISHED: Readonly<Record<BlemishKind, string>> = {
  combust: 'अस्त है',
  fallen: 'नीच है',
  in_dusthana: 'छठे, आठवें या बारहवें भाव में है',
  defeated: 'ग्रह-युद्ध में हारा है',
  near_node: 'राहु या केतु के बहुत पास है',
};

const SERVED: Readonly<Record<Soundness, string>> = {
  firm: 'इस विषय में अच्छा साथ देती हैं',
  sound: 'इस विषय में कुछ साथ देती हैं',
  hurt: 'इस विषय में कम साथ देती हैं',
};

/** What ties to the home, after the planet. */
const TIES: Readonly<Record<HomeTieId, { readonly held: string; readonly free: string }>> = {
  home_holds: { held: 'अपने ही भाव में बैठकर घर से बाँधता है', free: 'घर से नहीं बाँधता' },
  settled_ascendant: { held: 'केंद्र की स्थिर राशि में है, इसलिए एक जगह टिकाता है', free: 'एक जगह नहीं बाँधता' },
  weak_twelfth_lord: { held: 'कमज़ोर है, इसलिए विदेश का रास्ता धीरे बनता है', free: 'विदेश के रास्ते के लिए काफ़ी बलवान है' },
};

const TIE_HOUSES: Readonly<Record<HomeTieId, number>> = { home_holds: 4, settled_ascendant: 1, weak_twelfth_lord: 12 };

/** Planets of a yoga that are named. */
const PLANETS_NAMED = 3;

const PERIODS_NAMED = 2;

export const LADDER_HI: Sentences<LadderFacts> = {
  house_sound({ house, pressing, relieving }) {
    const on = `${houseOblique(house)} पर`;
    if (pressing.length === 0)
      return relieving.length > 0
        ? `${houseOblique(house)} को ${planetsHi(relieving)} का सहारा है और किसी पाप ग्रह का दबाव नहीं`
        : `${on} किसी पाप ग्रह का दबाव नहीं है`;
    const pressed = `${on} ${planetsHi(pressing)} का दबाव है`;
    return relieving.length > 0
      ? `${pressed}, पर ${planetsHi(relieving)} से राहत भी है`
      : `${pressed} और किसी शुभ ग्रह की राहत नहीं`;
  },
  planet_sound({ blemishes, house, office, planet, signIndex, state }) {
    const who = `${officeHi(office)} ${planetHi(planet)}`;
    if (blemishes.length > 0) return `${who} ${listHi(blemishes.map((kind) => BLEMISHED[kind]))}`;
    return `${who} ${inHouse(house)} ${inSign(signIndex)} ${state === 'firm' ? 'बलवान और निर्दोष है' : 'निर्दोष है'}`;
  },
  varga_sound({ dignity, house, office, planet, signIndex, state, varga }) {
    const who = `${VARGAS[varga].sanskrit} में ${officeHi(office)} ${planetHi(planet)}`;
    if (state === 'firm') return `${who} ${signPlaceHi({ dignity, signIndex })} है`;
    if (state === 'sound') return `${who} ${inHouse(house)} निर्दोष है`;
    return isDusthana(house) ? `${who} ${inHouse(house)} पड़ा है` : `${who} ${signPlaceHi({ dignity, signIndex })} है`;
  },
  yogas_feed: ({ yogas }) =>
    yogas.length === 0
      ? 'इसे बल देने वाला कोई शुद्ध योग नहीं है'
      : `इसे बल देने वाले योग: ${listHi(yogas.map(({ grade, name }) => (grade === 'proper' ? name.hi : `${name.hi} (दोषयुक्त)`)))}`,
  years_served({ fromYears, periods, state, toYears }) {
    const years = `${fromYears} से ${toYears} वर्ष की आयु की महादशाएँ`;
    if (periods.length === 0) return `${years} ज्ञात नहीं हैं`;
    const best = [...periods].sort((a, b) => b.value - a.value).slice(0, PERIODS_NAMED);
    return `${years} ${SERVED[state]}; इनमें सबसे अधिक ${planetsHi([...new Set(best.map(({ planet }) => planet))])}`;
  },
  way_abroad({ isFormed, name, planets, rule }) {
    if (!isFormed) return `${name.hi} नहीं बनता`;
    const who = planets.length > 0 ? `${planetsHi(planets.slice(0, PLANETS_NAMED))} से ` : '';
    return `${who}${name.hi} बनता है, जो ${giftHi(rule)} दिखाता है`;
  },
  home_tie: ({ bearer, isHeld, tie }) =>
    `${lordShort(TIE_HOUSES[tie])} ${planetHi(bearer)} ${isHeld ? TIES[tie].held : TIES[tie].free}`,
};

export const RUNGS_HI: Sentences<RungFacts> = {
  birth: () => 'जन्म कुंडली में भाव, उसका स्वामी और कारक',
  varga: ({ varga }) => `${VARGAS[varga].sanskrit} में भी वही`,
  yogas: () => 'इसे बल देने वाला शुद्ध योग',
  years: () => 'महत्त्वपूर्ण वर्षों की महादशाएँ',
  links_abroad: () => 'बारहवें भाव के संबंध और घर के बंधन',
  abroad_confirmed: () => 'वर्ग कुंडलियों में भी वही',
  ways_abroad: () => 'विदेश ले जाने वाली बातें',
};
