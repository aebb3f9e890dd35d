/** What factors of matters of life say in English: clauses that begin with a capital and end without a full stop. */
import type { Link } from '../../../astro/chart/links.ts';
import type { AreaFacts, Office, OfficeFacts, SignifiedMatter, YogaList } from '../../../astro/judgement/areaFacts.ts';
import { standingOf } from '../../../astro/judgement/areaScore.ts';
import { placingText } from '../placing.ts';
import { yogaCalled } from '../../../astro/judgement/yogaWords.ts';
import { KARAKA_OFFICES } from '../../../astro/jaimini/tables/karakaOffices.ts';
import { VARGAS } from '../../../astro/varga/vargas.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { CAREER_OFFICES_EN } from '../career/offices.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';

const MATTERS: Readonly<Record<SignifiedMatter, string>> = {
  blessing: 'blessing',
  buildings: 'buildings and old property',
  children: 'children',
  comforts: 'comforts and luxury',
  endurance: 'endurance',
  higher_learning: 'higher learning',
  husband: 'the husband',
  knowledge: 'knowledge',
  land: 'land',
  learning: 'learning',
  life_abroad: 'life abroad',
  marriage: 'marriage',
  memory: 'memory',
  mind_and_fluids: 'mind and body fluids',
  movement: 'movement',
  rank_and_authority: 'rank and authority',
  rank_and_office: 'rank and office',
  release: 'release',
  renunciation: 'renunciation',
  skill_and_trade: 'skill and trade',
  steady_work: 'steady work',
  vehicles: 'vehicles and comfort',
  vitality: 'vitality',
  wealth: 'wealth',
  weariness: 'wear and weariness',
  will_to_win: 'the will to win',
  wisdom: 'wisdom',
};

/** Capacities of a planet, as they follow its name. */
export const OFFICES_EN: Sentences<OfficeFacts> = {
  ...CAREER_OFFICES_EN,
  lord_of: ({ house }) => `lord of the ${ordinal(house)}`,
  in_house: ({ house }) => `in the ${ordinal(house)}`,
  natural_significator: ({ matter }) => `natural significator of ${MATTERS[matter]}`,
  significator: ({ matter }) => `significator of ${MATTERS[matter]}`,
  variable_significator: ({ karaka }) => `${KARAKA_OFFICES[karaka].name} (variable significator)`,
  karaka: ({ karaka }) => KARAKA_OFFICES[karaka].name,
  lord_within: ({ house }) => (house === 1 ? 'lord of its ascendant' : `lord of its ${ordinal(house)}`),
  lord_in_varga: ({ house, varga }) => `lord of the ${ordinal(house)} of the ${VARGAS[varga].name.toLowerCase()}`,
  upapada_lord: ({ signIndex }) => `lord of the upapada ${signEn(signIndex)}`,
  upapada_ruler: () => 'lord of the upapada',
  indu_lord: () => 'lord of the indu lagna',
  weak_at_birth: () => 'weak at birth',
  weak_in_chart: () => 'weak in this chart',
  yogakaraka: () => 'the yogakaraka',
  lord_away: ({ awayHouse, house }) => `lord of the ${ordinal(house)}, away in the ${ordinal(awayHouse)}`,
  foreign: () => 'significator of what is foreign',
  unions: () => 'significator of unions by later practice',
  lord_of_houses: ({ houses }) => `lord of the ${listed(houses.map(ordinal))}`,
  sign_lord_of: ({ planet }) => `lord of the sign of ${named(planet)}`,
  in_yoga: (yoga) => `of ${yogaCalled(yoga)}`,
};

/** Returns a capacity of a planet as it follows its name: `lord of the 7th`. */
export function officeEn(office: Office): string {
  return sayIn(OFFICES_EN, office);
}

const LINKED: Readonly<Record<Link, string>> = {
  conjunction: 'stand together',
  exchange: 'stand in each other’s signs',
  mutual_aspect: 'look at each other',
  dispositor_aspect: 'are tied by sign and aspect',
  one_way_aspect: 'are joined by an aspect of one side',
};

const STANDS = { strong: 'strong', middling: 'of middling strength', weak: 'weak' } as const;

const YOGA_LISTS: Readonly<Record<YogaList, string>> = {
  raja: 'Yogas of rank',
  sannyasa: 'Yogas of renunciation',
  dhana: 'Yogas of wealth',
  daridra: 'Yogas of want',
};

/** Returns where a planet stands in a divisional chart: `Libra (great friend), the 4th from its ascendant`. */
export function vargaPlaceEn({
  dignity,
  house,
  signIndex,
}: Pick<AreaFacts['varga_standing'], 'dignity' | 'house' | 'signIndex'>): string {
  return `${signEn(signIndex)} (${dignity.replace('_', ' ')}), the ${ordinal(house)} from its ascendant`;
}

export const AREA_EN: Sentences<AreaFacts> = {
  house_standing({ house, lookers, occupants, signIndex, value }) {
    const held = occupants.length > 0 ? `with ${namedList(occupants)} in it` : 'empty';
    const seen = lookers.length > 0 ? `, aspected by ${namedList(lookers)}` : '';
    return `The ${ordinal(house)} house in ${signEn(signIndex)}, ${held}${seen}, is ${STANDS[standingOf('house', value)]}`;
  },
  planet_standing({ house, isCombust, office, planet, value, ...placing }) {
    const burnt = isCombust ? ', combust' : '';
    return `${capitalised(named(planet))}, ${officeEn(office)}, ${placingText(placing)} in the ${ordinal(house)}${burnt}, is ${STANDS[standingOf('planet', value)]}`;
  },
  malefics_press: ({ house, planets }) =>
    planets.length > 0
      ? `${capitalised(namedList(planets))} press${planets.length > 1 ? '' : 'es'} on the ${ordinal(house)}`
      : `No malefic of this matter presses on the ${ordinal(house)}`,
  house_relieved: ({ planets }) => `${namedList(planets)} ${planets.length > 1 ? 'relieve' : 'relieves'} the house`,
  benefics_support: ({ house, planets }) =>
    planets.length > 0
      ? `${capitalised(namedList(planets))} support${planets.length > 1 ? '' : 's'} the ${ordinal(house)} by place or aspect`
      : `No benefic stands in the ${ordinal(house)} or aspects it`,
  lords_linked({ houses: [one, other], link, planets: [a, b] }) {
    const both = `of the ${ordinal(one)} and the ${ordinal(other)}`;
    if (b === undefined) return `${capitalised(named(a))}, lord ${both}, joins the two`;
    const bond = link === null ? 'have no bond' : LINKED[link];
    return `${capitalised(named(a))} and ${named(b)}, lords ${both}, ${bond}`;
  },
  bindus_given({ given }) {
    const each = given.map(({ bindus, house }) => `${bindus} bindus in the ${ordinal(house)}`);
    return `Sarvashtakavarga: ${listed(each)}`;
  },
  yogas_formed({ least, list, yogas }) {
    const name = YOGA_LISTS[list];
    if (yogas.length === 0) return `${name}: none that ${least > 0 ? 'is strong' : 'stands'}`;
    return `${name}: ${listed(yogas.map((yoga) => yoga.name.en))}`;
  },
  varga_standing({ office, planet, varga, ...place }) {
    const { division, name } = VARGAS[varga];
    return `In the ${name} (D${division}) ${named(planet)}, ${officeEn(office)}, stands in ${vargaPlaceEn(place)}`;
  },
  acting_periods: ({ houses, planets, value }) =>
    value === null
      ? 'No period acts at this time'
      : `The acting periods of ${planets.map(named).join(' – ')} serve the ${listed(houses.map(ordinal))}`,
  double_transit({ house, isByHouseOrLord, lord, strength }) {
    const the = `the ${ordinal(house)} house`;
    if (strength === 'strong')
      return `Jupiter and Saturn both reach ${the}, and its lord ${named(lord)} is reached too`;
    if (strength === 'activated') return `Jupiter and Saturn both reach ${the}`;
    if (isByHouseOrLord) return `Jupiter and Saturn both reach ${the} or its lord ${named(lord)}`;
    return strength === 'partial'
      ? `Only one of Jupiter and Saturn reaches ${the}`
      : `Neither Jupiter nor Saturn reaches ${the}`;
  },
  jupiter_passes({ house, reached, signIndex }) {
    const where = `Jupiter passes ${signEn(signIndex)}`;
    if (reached.length === 0) return `${where} and reaches neither the ${ordinal(house)} house nor its lord`;
    const these = reached.map(({ lord }) =>
      lord === null ? `the ${ordinal(house)} house` : `its lord ${named(lord)}`,
    );
    return `${where} and reaches ${listed(these)}`;
  },
  saturn_passes: ({ isGood, place, signIndex }) =>
    `Saturn passes ${signEn(signIndex)}, ${place === 1 ? 'the sign of your Moon' : `the ${ordinal(place)} from your Moon`}, which is ${isGood ? 'favourable' : 'not easy'}`,
  nodes_pass({ does, touched }) {
    if (touched.length === 0) return 'The nodes pass none of the houses of the matter';
    const seen = touched.map(({ house, planet }) => `${planet} passes the ${ordinal(house)} house`);
    return `${listed(seen)}, which ${does} its matters`;
  },
};
