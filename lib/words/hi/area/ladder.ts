/** What the rungs of a matter rest on, in Hindi: clauses that stand alone with a full stop. */
import type { LadderFacts, RungFacts, Soundness } from '../../../astro/judgement/ladder/facts.ts';
import type { HomeTieId } from '../../../astro/judgement/videsh/facts.ts';
import { isDusthana } from '../../../astro/chart/houses.ts';
import type { BlemishKind } from '../../../astro/strength/blemish.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import { houseLast } from '../../houseLast.ts';
import type { Sentences } from '../../sentences.ts';
import { officeHi } from './areaWords.ts';
import { giftHi } from '../videsh/promise.ts';
import { houseOblique, inHouse, inSign, listHi, lordShort, planetHi, planetsHi, signPlaceHi } from '../grammar.ts';

/** What comes of a planet in a difficult house. */
function dusthanaResult(house: number): string {
  if (house === 6) return 'जहाँ उसे मेहनत करनी पड़ती है';
  return house === 8 ? 'जहाँ उसका फल उतार-चढ़ाव से मिलता है' : 'जहाँ उसका बल छिपा रहता है';
}

/** What spoils a planet. */
function blemishHi(kind: BlemishKind, { house, node }: Pick<LadderFacts['planet_sound'], 'house' | 'node'>): string {
  switch (kind) {
    case 'combust':
      return 'अस्त है';
    case 'fallen':
      return 'नीच है';
    case 'in_dusthana':
      return `${inHouse(house)} है, ${dusthanaResult(house)}`;
    case 'defeated':
      return 'ग्रह-युद्ध में हारा है';
    case 'near_node':
      return node === null ? 'राहु-केतु के बहुत पास है' : `${planetHi(node)} के बहुत पास है`;
  }
}

const SERVED_THEN: Readonly<Record<Soundness, string>> = {
  firm: 'अच्छा साथ देती रहीं',
  sound: 'कुछ साथ देती रहीं',
  hurt: 'कम साथ देती रहीं',
};

const SERVED: Readonly<Record<Soundness, string>> = {
  firm: 'अच्छा साथ देती हैं',
  sound: 'कुछ साथ देती हैं',
  hurt: 'कम साथ देती हैं',
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

/** Periods, yogas and blemishes that are named where there are more. */
const NAMED = 2;

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
  planet_sound({ blemishes, house, node, office, planet, signIndex, state }) {
    const who = `${officeHi(office)} ${planetHi(planet)}`;
    if (blemishes.length > 0)
      return `${who} ${listHi(houseLast(blemishes.slice(0, NAMED)).map((kind) => blemishHi(kind, { house, node })))}`;
    return `${who} ${inHouse(house)} ${inSign(signIndex)} ${state === 'firm' ? 'बलवान और निर्दोष है' : 'निर्दोष है'}`;
  },
  varga_sound({ dignity, house, office, planet, signIndex, state, varga }) {
    const chart = VARGAS[varga].sanskrit;
    const who =
      office.id === 'lord_within'
        ? `${chart} कुंडली का ${lordShort(office.args.house)} ${planetHi(planet)} वहीं`
        : `${chart} में ${officeHi(office)} ${planetHi(planet)}`;
    if (state === 'firm') return `${who} ${signPlaceHi({ dignity, signIndex })} है`;
    if (state === 'sound') return `${who} ${inHouse(house)} निर्दोष है`;
    return isDusthana(house) ? `${who} ${inHouse(house)} है` : `${who} ${signPlaceHi({ dignity, signIndex })} है`;
  },
  yogas_feed({ yogas }) {
    if (yogas.length === 0) return 'इसे बल देने वाला कोई शुद्ध योग नहीं है';
    const named = yogas.slice(0, NAMED);
    const whole = named.every(({ grade }) => grade === 'proper') ? 'इसे बल मिलता है' : 'इसे कुछ बल मिलता है';
    const names = listHi(named.map(({ name }) => name.hi));
    return `${/(योग|\))$/.test(names) ? names : `${names} योग`} से ${whole}`;
  },
  years_served({ fromYears, isPast, periods, state, toYears }) {
    const years = fromYears === 0 ? `${toYears} वर्ष की आयु तक महादशाएँ` : `${fromYears} से ${toYears} वर्ष की आयु में महादशाएँ`;
    if (periods.length === 0) return `${years} ज्ञात नहीं हैं`;
    const best = [...periods].sort((a, b) => b.value - a.value).slice(0, NAMED);
    return `${years} ${(isPast ? SERVED_THEN : SERVED)[state]}, सबसे अधिक ${planetsHi([...new Set(best.map(({ planet }) => planet))])} की`;
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
