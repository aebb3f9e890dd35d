/** Records of persons that a chart describes. */
import type { AreaContext } from '../../astro/judgement/areaContext.ts';
import { childrenKind, childrenPortrait } from '../../astro/judgement/prediction/persons/children.ts';
import type { ChildTraitFact, GroundFact, PartnerTraitFact } from '../../astro/judgement/prediction/persons/facts.ts';
import {
  partner,
  partnerKind,
  type PersonTrait,
  type Portrait,
} from '../../astro/judgement/prediction/persons/partner.ts';
import type { Vote } from '../../astro/judgement/prediction/persons/votes.ts';
import { citation } from '../../astro/source.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type * as wire from '../../schemas/prediction/people.ts';
import type { Names } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { CHILD_TRAITS, GROUNDS, PARTNER_TRAITS, PERSONS } from '../../words/subjects/prediction/people.ts';

type Described = Pick<wire.PartnerRecord, 'indications'>;
type TraitBase = Omit<wire.PartnerRecord['traits'][number], 'id' | 'value' | 'name' | 'text'>;

/** Returns the description of the partner that an answer about marriage has. */
export function partnerFields(
  context: AreaContext,
  names: Names,
): Pick<wire.MarriagePrediction, 'partner' | 'partner_note'> {
  const words = PERSONS[names.lang];
  const { person } = context;
  const kind = partnerKind(person);
  if (kind === null) {
    const note = person.stage === 'old' ? words.partner_past({}) : words.partner_later({});
    return { partner: null, partner_note: note };
  }
  const { traits, ...told } = partner(context, kind);
  const known = new Indications(names);
  return {
    partner: {
      kind,
      traits: traits.map((trait) => ({
        id: trait.text.id,
        value: partnerValue(trait.text),
        name: words.partner_trait({ trait: trait.text.id }),
        text: say(PARTNER_TRAITS, trait.text, names.lang),
        ...known.baseOf(trait),
      })),
      text: words.partner(portraitOf(told)),
      indications: known.records,
      confidence: 'interpretive',
      note: words.partner_read({ kind }),
    },
    partner_note: null,
  };
}

function portraitOf({ family, further, kind, meetingHouse, standing, temperament, work }: Omit<Portrait, 'traits'>) {
  return { kind, temperament, family, standing, work, meetingHouse, further };
}

/** Returns the description of the children that an answer about children has. */
export function childrenFields(
  context: AreaContext,
  names: Names,
): Pick<wire.ChildrenPrediction, 'children' | 'children_note'> {
  const words = PERSONS[names.lang];
  const kind = childrenKind(context.person);
  if (kind === null) return { children: null, children_note: words.children_later({}) };
  const { bond, count, talents, time, traits } = childrenPortrait(context, kind);
  const known = new Indications(names);
  return {
    children: {
      kind,
      traits: traits.map((trait) => ({
        id: trait.text.id,
        value: childValue(trait.text),
        name: words.child_trait({ trait: trait.text.id }),
        text: say(CHILD_TRAITS, trait.text, names.lang),
        ...known.baseOf(trait),
      })),
      text:
        kind === 'ahead'
          ? words.children_ahead({ bond, count, talents, time })
          : words.children_grown({ bond, talents }),
      indications: known.records,
      confidence: 'interpretive',
      note: words.children_read({ kind }),
    },
    children_note: null,
  };
}

function partnerValue(fact: PartnerTraitFact): string {
  switch (fact.id) {
    case 'temperament':
    case 'family':
    case 'work':
      return planetId(fact.args.planet);
    case 'meeting':
      return `house_${fact.args.house}`;
    case 'nearness':
      return fact.args.nearness;
    case 'direction':
      return fact.args.direction;
    case 'age':
      return fact.args.age;
    case 'looks':
      return fact.args.element;
  }
}

function childValue(fact: ChildTraitFact): string {
  switch (fact.id) {
    case 'count':
      return fact.args.count;
    case 'time':
      return fact.args.time;
    case 'bond':
      return fact.args.bond;
    case 'talents':
      return planetId(fact.args.planet);
  }
}

/** The indications of a description, each listed once however many traits rest on it. */
class Indications {
  readonly records: Described['indications'] = [];
  readonly #ids = new Map<string, string>();
  readonly #names: Names;

  constructor(names: Names) {
    this.#names = names;
  }

  baseOf({ asked, votes }: Pick<PersonTrait<unknown>, 'asked' | 'votes'>): TraitBase {
    const indications = [...new Set(votes.map((vote) => this.#idOf(vote)))];
    return { indications, agreement: indications.length, asked, is_agreed: indications.length > 1 };
  }

  #idOf({ ground, source }: Pick<Vote<unknown>, 'ground' | 'source'>): string {
    const text = say(GROUNDS, ground, this.#names.lang);
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = `i${this.records.length + 1}`;
    this.#ids.set(text, id);
    this.records.push({ id, planet: subjectOf(ground), text, source: citation(source) });
    return id;
  }
}

function subjectOf({ args }: GroundFact): ReturnType<typeof planetId> | null {
  return 'planet' in args ? planetId(args.planet) : null;
}
