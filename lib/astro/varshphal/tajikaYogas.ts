/** The Tajika yogas of an annual chart, each decided with its evidence (Tajika Nilakanthi, Samjna Tantra). */
import { planetsOf, type Chart } from '../chart/chart.ts';
import { both, type Bilingual } from '../bilingual.ts';
import { isFormed, required, strengthens, weakens, type Condition } from '../evidence.ts';
import { isStrongBySign, isWithEnemy } from '../planet/dignity.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';
import { isNode, SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { bondsOf, type Bond } from './bonds.ts';
import type { WeaknessArgs } from './facts.ts';
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
  readonly evidence: readonly Condition<Bilingual>[];
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
    gathered(
      context,
      [...HOUSE_CLASSES.kendra, ...HOUSE_CLASSES.panaphara],
      both('All seven planets stand in kendras and panapharas', 'सातों ग्रह केंद्र और पणफर भावों में हैं'),
    ),
  induvara: (context) =>
    gathered(
      context,
      HOUSE_CLASSES.apoklima,
      both('All seven planets stand in apoklimas', 'सातों ग्रह आपोक्लिम भावों में हैं'),
    ),
  ithasala,
  ishrafa,
  nakta: (context) =>
    carried(
      context,
      'swiftCarriers',
      both('A third planet, faster than both, joins either of them', 'दोनों से तेज़ तीसरे ग्रह का दोनों से इत्थशाल है'),
    ),
  yamaya: (context) =>
    carried(
      context,
      'slowCarriers',
      both('A third planet, slower than both, joins either of them', 'दोनों से धीमे तीसरे ग्रह का दोनों से इत्थशाल है'),
    ),
  manaau,
  kamboola: (context) =>
    withMoon(
      context,
      'kamboola',
      both('The Moon joins one of the two lords too', 'दोनों में से एक स्वामी का चंद्रमा से भी इत्थशाल है'),
    ),
  gairi_kamboola: (context) =>
    withMoon(
      context,
      'gairi_kamboola',
      both(
        'The Moon, without dignity, joins nobody now, but a planet strong by sign as soon as she enters the next sign',
        'चंद्रमा राशि से बलवान नहीं है और उसका किसी से इत्थशाल नहीं है, पर अगली राशि में जाते ही राशि से बलवान ग्रह से बनेगा',
      ),
    ),
  khallasara: (context) =>
    withMoon(
      context,
      'khallasara',
      both(
        'The Moon aspects neither of the two lords and joins nobody',
        'चंद्रमा दोनों में से किसी स्वामी को नहीं देखता और उसका किसी से इत्थशाल नहीं है',
      ),
    ),
  radda,
};

/** The seven planets; the nodes own no light and are left out. */
function gathered({ chart }: TajikaContext, houses: readonly number[], text: Bilingual): Examination {
  const outside = planetsOf(chart).filter(({ id, house }) => !isNode(id) && !houses.includes(house));
  return {
    evidence: [
      required('gathered', text, outside.length === 0, {
        outside: outside.map(({ id }) => id),
      }),
    ],
    instances: [{ planets: SEVEN_PLANETS, houses: [], contact: null }],
  };
}

/** Pairs as the evidence names them: an id of the wire when it is written. */
function pairsOf(contacts: readonly TajikaContact[]): { readonly pairs: string[] } {
  return { pairs: contacts.map(({ faster, slower }) => `${faster} to ${slower}`) };
}

const OF_ASCENDANT_LORD = both('The lord of the ascendant takes part', 'लग्नेश इस योग में है');

const JOINED = both(
  'A faster planet stands behind a slower one that it sees, within half the sum of their lights',
  'तेज़ ग्रह धीमे ग्रह से पीछे है, उसे देखता है और दोनों दीप्तांश के भीतर हैं',
);
const COMPLETE = both('One is complete (sampurna), within a degree', 'एक इत्थशाल पूर्ण है, यानी एक अंश के भीतर');
const FRIENDLY = both('One is by a friendly aspect', 'एक इत्थशाल मित्र दृष्टि से है');
const IMPENDING = both('Another is about to begin (bhavishyat)', 'एक और इत्थशाल जल्द बनने वाला है (भविष्यत)');
const PASSED = both(
  'A faster planet has passed a slower one that it sees by a degree or more, within their lights',
  'तेज़ ग्रह धीमे ग्रह से एक अंश या अधिक आगे निकल चुका है, उसे देखता है और दीप्तांश के भीतर है',
);

function ithasala({ chart, contacts }: TajikaContext): Examination {
  const joined = contacts.filter(isIthasala);
  const ascendantLord = lordOfHouse(chart, 1);
  const ofAscendant = joined.filter((contact) => isOf(contact, ascendantLord));
  const complete = joined.filter(({ kind }) => kind === 'sampurna');
  const friendly = joined.filter(({ aspect }) => isFriendlyAspect(aspect));
  const impending = contacts.filter(({ kind }) => kind === 'bhavishyat');
  return {
    evidence: [
      required('joined', JOINED, joined.length > 0, pairsOf(joined)),
      strengthens('of_ascendant_lord', OF_ASCENDANT_LORD, ofAscendant.length > 0, {
        ascendant_lord: ascendantLord,
        ...pairsOf(ofAscendant),
      }),
      strengthens('complete', COMPLETE, complete.length > 0, pairsOf(complete)),
      strengthens('friendly', FRIENDLY, friendly.length > 0, pairsOf(friendly)),
      strengthens('impending', IMPENDING, impending.length > 0, pairsOf(impending)),
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
      required('passed', PASSED, passed.length > 0, pairsOf(passed)),
      strengthens('of_ascendant_lord', OF_ASCENDANT_LORD, ofAscendant.length > 0, {
        ascendant_lord: ascendantLord,
        ...pairsOf(ofAscendant),
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

const APART = both(
  'The lord of the ascendant does not join the lord of another house',
  'लग्नेश का किसी दूसरे भाव के स्वामी से इत्थशाल नहीं है',
);

function carried({ bonds }: TajikaContext, by: 'swiftCarriers' | 'slowCarriers', text: Bilingual): Examination {
  const apart = bonds.filter(({ contact }) => contact !== null && !isIthasala(contact));
  const found = apart.filter((bond) => bond[by].length > 0);
  return {
    evidence: [
      required('apart', APART, apart.length > 0, {
        lords: apart.map(({ karyesh }) => karyesh),
      }),
      required('carrier', text, found.length > 0, {
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
function joinedBonds({ bonds }: TajikaContext): { joined: Bond[]; condition: Condition<Bilingual> } {
  const joined = bonds.filter(({ kind }) => kind === 'ithasala');
  const text = both(
    'The lord of the ascendant joins the lord of another house (ithasala)',
    'लग्नेश का दूसरे भाव के स्वामी से इत्थशाल है',
  );
  const condition = required('joined', text, joined.length > 0, { lords: joined.map(({ karyesh }) => karyesh) });
  return { joined, condition };
}

function bondInstance(bond: Bond, others: readonly SevenPlanet[]): TajikaInstance {
  return { planets: [bond.ascendantLord, bond.karyesh, ...others], houses: bond.houses, contact: bond.contact };
}

function manaau(context: TajikaContext): Examination {
  const { joined, condition } = joinedBonds(context);
  const spoiled = joined.filter(({ spoilers }) => spoilers.length > 0);
  const text = both(
    'Mars or Saturn stands with the faster lord, or faces it in a hostile aspect, within their lights',
    'मंगल या शनि तेज़ ग्रह के साथ है या शत्रु दृष्टि से उसे देखता है, और दीप्तांश के भीतर है',
  );
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

function withMoon(context: TajikaContext, part: Bond['moon'], text: Bilingual): Examination {
  const { dignity } = context.chart.planets.Moon;
  const { joined, condition } = joinedBonds(context);
  const found = joined.filter(({ moon }) => moon === part);
  const lords = { lords: found.map(({ karyesh }) => karyesh) };
  const conditions = [condition, required('moon', text, found.length > 0, lords)];
  const isFallen = dignity === 'debilitated' || isWithEnemy(dignity);
  const ofStrength = [
    strengthens(
      'moon_strong',
      both('The Moon is exalted or at home', 'चंद्रमा उच्च का या अपनी राशि में है'),
      isStrongBySign(dignity),
      { dignity },
    ),
    weakens(
      'moon_weak',
      both('The Moon is debilitated or the guest of an enemy', 'चंद्रमा नीच का या शत्रु की राशि में है'),
      isFallen,
      { dignity },
    ),
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
  const text = both(
    'One of the two is combust, retrograde, debilitated, or in the 6th, 8th or 12th',
    'दोनों में से एक ग्रह अस्त, वक्री या नीच का है, या छठे, आठवें या बारहवें भाव में है',
  );
  return {
    evidence: [
      condition,
      required('weak', text, weak.length > 0, {
        lords: weak.map(({ karyesh }) => karyesh),
        ...planetsByState(weak.flatMap(({ weaknesses }) => weaknesses)),
      }),
    ],
    instances: weak.map((bond) => bondInstance(bond, [])),
  };
}

/** The planets in each state in which what is received is given back. */
function planetsByState(
  found: readonly WeaknessArgs[],
): Readonly<Record<WeaknessArgs['state'], readonly SevenPlanet[]>> {
  const planetsIn = (state: WeaknessArgs['state']) =>
    SEVEN_PLANETS.filter((planet) => found.some((weakness) => weakness.planet === planet && weakness.state === state));
  return {
    combust: planetsIn('combust'),
    retrograde: planetsIn('retrograde'),
    debilitated: planetsIn('debilitated'),
    dusthana: planetsIn('dusthana'),
  };
}
