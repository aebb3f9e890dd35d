/** The Tajika yogas of an annual chart, each decided with its evidence (Tajika Nilakanthi, Samjna Tantra). */
import { planetsOf, type Chart } from '../chart/chart.ts';
import { isFormed, required, strengthens, weakens, type Condition } from '../condition.ts';
import { isStrongBySign, isWithEnemy } from '../planet/dignity.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';
import { isNode, SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { bondsOf, type Bond } from './bonds.ts';
import { TAJIKA_YOGAS, type TajikaYogaId, type TajikaYogaRow } from './tables/tajikaYogas.ts';
import { isFriendlyAspect, isIthasala, tajikaContacts, type TajikaContact } from './tajikaAspects.ts';

/** One place in the chart where a yoga is formed. */
export interface TajikaInstance {
  readonly planets: readonly SevenPlanet[];
  /** Houses whose matter it is about; none where it is about the planets alone. */
  readonly houses: readonly number[];
  readonly contact: TajikaContact | null;
}

export interface TajikaYoga {
  readonly row: TajikaYogaRow;
  readonly isPresent: boolean;
  readonly evidence: readonly Condition[];
  readonly instances: readonly TajikaInstance[];
}

/** What judging the yogas needs; made once for a chart. */
export interface TajikaContext {
  readonly chart: Chart;
  readonly contacts: readonly TajikaContact[];
  readonly bonds: readonly Bond[];
}

/** Returns the contacts and bonds of an annual chart. */
export function tajikaContext(chart: Chart): TajikaContext {
  const contacts = tajikaContacts(chart);
  return { chart, contacts: contacts.all, bonds: bondsOf(chart, contacts) };
}

/** Returns the eleven yogas that depend on positions alone, present or not, in the order of the text. */
export function tajikaYogas(chart: Chart, context: TajikaContext = tajikaContext(chart)): TajikaYoga[] {
  return TAJIKA_YOGAS.map((row) => {
    const { evidence, instances } = EXAMINATIONS[row.id](context);
    const isPresent = isFormed(evidence);
    return { row, isPresent, evidence, instances: isPresent ? instances : [] };
  });
}

type Examination = Pick<TajikaYoga, 'evidence' | 'instances'>;

const EXAMINATIONS: Readonly<Record<TajikaYogaId, (context: TajikaContext) => Examination>> = {
  ikkabala: (context) =>
    gathered(context, [...HOUSE_CLASSES.kendra, ...HOUSE_CLASSES.panaphara], 'kendras and panapharas'),
  induvara: (context) => gathered(context, HOUSE_CLASSES.apoklima, 'apoklimas'),
  ithasala,
  ishrafa,
  nakta: (context) => carried(context, 'swiftCarriers', 'faster'),
  yamaya: (context) => carried(context, 'slowCarriers', 'slower'),
  manaau,
  kamboola: (context) => withMoon(context, 'kamboola', 'The Moon joins one of the two lords too'),
  gairi_kamboola: (context) =>
    withMoon(context, 'gairi_kamboola', 'The Moon joins neither lord, but is about to join a planet strong by sign'),
  khallasara: (context) => withMoon(context, 'khallasara', 'The Moon, not strong by sign, joins neither lord'),
  radda,
};

/** The seven planets; the nodes own no light and are left out. */
function gathered({ chart }: TajikaContext, houses: readonly number[], where: string): Examination {
  const outside = planetsOf(chart).filter(({ id, house }) => !isNode(id) && !houses.includes(house));
  return {
    evidence: [
      required('gathered', `All seven planets stand in ${where}`, outside.length === 0, {
        outside: outside.map(({ id }) => id),
      }),
    ],
    instances: [{ planets: SEVEN_PLANETS, houses: [], contact: null }],
  };
}

function pairName({ faster, slower }: TajikaContact): string {
  return `${faster} to ${slower}`;
}

function ithasala({ chart, contacts }: TajikaContext): Examination {
  const joined = contacts.filter(isIthasala);
  const ascendantLord = lordOfHouse(chart, 1);
  const ofAscendant = joined.filter((contact) => isOf(contact, ascendantLord));
  const complete = joined.filter(({ kind }) => kind === 'sampurna');
  const friendly = joined.filter(({ aspect }) => isFriendlyAspect(aspect));
  const impending = contacts.filter(({ kind }) => kind === 'bhavishyat');
  const pairs = (list: readonly TajikaContact[]) => ({ pairs: list.map(pairName) });
  return {
    evidence: [
      required(
        'joined',
        'A faster planet stands behind a slower one that it sees, within half the sum of their lights',
        joined.length > 0,
        pairs(joined),
      ),
      strengthens('of_ascendant_lord', 'The lord of the ascendant takes part', ofAscendant.length > 0, {
        ascendant_lord: ascendantLord,
        ...pairs(ofAscendant),
      }),
      strengthens('complete', 'One is complete (sampurna), within a degree', complete.length > 0, pairs(complete)),
      strengthens('friendly', 'One is by a friendly aspect', friendly.length > 0, pairs(friendly)),
      strengthens('impending', 'Another is about to begin (bhavishyat)', impending.length > 0, pairs(impending)),
    ],
    instances: joined.map(asInstance),
  };
}

function ishrafa({ chart, contacts }: TajikaContext): Examination {
  const passed = contacts.filter(({ kind }) => kind === 'ishrafa');
  const ascendantLord = lordOfHouse(chart, 1);
  const ofAscendant = passed.filter((contact) => isOf(contact, ascendantLord));
  return {
    evidence: [
      required(
        'passed',
        'A faster planet has passed a slower one that it sees by a degree or more, within their lights',
        passed.length > 0,
        { pairs: passed.map(pairName) },
      ),
      strengthens('of_ascendant_lord', 'The lord of the ascendant takes part', ofAscendant.length > 0, {
        ascendant_lord: ascendantLord,
        pairs: ofAscendant.map(pairName),
      }),
    ],
    instances: passed.map(asInstance),
  };
}

function isOf({ faster, slower }: TajikaContact, planet: SevenPlanet): boolean {
  return faster === planet || slower === planet;
}

function asInstance(contact: TajikaContact): TajikaInstance {
  return { planets: [contact.faster, contact.slower], houses: [], contact };
}

function carried({ bonds }: TajikaContext, by: 'swiftCarriers' | 'slowCarriers', pace: string): Examination {
  const apart = bonds.filter(({ contact }) => contact !== null && !isIthasala(contact));
  const found = apart.filter((bond) => bond[by].length > 0);
  return {
    evidence: [
      required('apart', 'The lord of the ascendant does not join the lord of another house', apart.length > 0, {
        lords: apart.map(({ karyesh }) => karyesh),
      }),
      required('carrier', `A third planet, ${pace} than both, joins either of them`, found.length > 0, {
        carriers: found.flatMap((bond) => bond[by]),
        lords: found.map(({ karyesh }) => karyesh),
      }),
    ],
    instances: found.map((bond) => ({
      planets: [bond.ascendantLord, bond.karyesh, ...bond[by]],
      houses: bond.houses,
      contact: bond.contact,
    })),
  };
}

/** The first conditions of yogas about joined lords. */
function joinedBonds({ bonds }: TajikaContext): { joined: Bond[]; condition: Condition } {
  const joined = bonds.filter(({ kind }) => kind === 'ithasala');
  const text = 'The lord of the ascendant joins the lord of another house (ithasala)';
  const condition = required('joined', text, joined.length > 0, { lords: joined.map(({ karyesh }) => karyesh) });
  return { joined, condition };
}

function bondInstance(bond: Bond, others: readonly SevenPlanet[]): TajikaInstance {
  return { planets: [bond.ascendantLord, bond.karyesh, ...others], houses: bond.houses, contact: bond.contact };
}

function manaau(context: TajikaContext): Examination {
  const { joined, condition } = joinedBonds(context);
  const spoiled = joined.filter(({ spoilers }) => spoilers.length > 0);
  const text = 'Mars or Saturn stands with the faster lord, or faces it in a hostile aspect, within their lights';
  return {
    evidence: [
      condition,
      required('spoiler', text, spoiled.length > 0, {
        spoilers: spoiled.flatMap(({ spoilers }) => spoilers),
        lords: spoiled.map(({ karyesh }) => karyesh),
      }),
    ],
    instances: spoiled.map((bond) => bondInstance(bond, bond.spoilers)),
  };
}

function withMoon(context: TajikaContext, part: Bond['moon'], text: string): Examination {
  const { dignity } = context.chart.planets.Moon;
  const { joined, condition } = joinedBonds(context);
  const found = joined.filter(({ moon }) => moon === part);
  const lords = { lords: found.map(({ karyesh }) => karyesh) };
  const conditions = [condition, required('moon', text, found.length > 0, lords)];
  const isFallen = dignity === 'debilitated' || isWithEnemy(dignity);
  const ofStrength = [
    strengthens('moon_strong', 'The Moon is exalted or at home', isStrongBySign(dignity), { dignity }),
    weakens('moon_weak', 'The Moon is debilitated or the guest of an enemy', isFallen, { dignity }),
  ];
  return {
    // A void Moon is weak by definition.
    evidence: part === 'khallasara' ? conditions : [...conditions, ...ofStrength],
    instances: found.map((bond) => bondInstance(bond, ['Moon'])),
  };
}

function radda(context: TajikaContext): Examination {
  const { joined, condition } = joinedBonds(context);
  const weak = joined.filter(({ weaknesses }) => weaknesses.length > 0);
  const text = 'One of the two is combust, retrograde, debilitated, or in the 6th, 8th or 12th';
  return {
    evidence: [
      condition,
      required('weak', text, weak.length > 0, {
        lords: weak.map(({ karyesh }) => karyesh),
        found: [
          ...new Set(weak.flatMap(({ weaknesses }) => weaknesses.map(({ planet, state }) => `${planet} ${state}`))),
        ],
      }),
    ],
    instances: weak.map((bond) => bondInstance(bond, [])),
  };
}
