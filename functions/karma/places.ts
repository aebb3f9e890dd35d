/** Records of D60 placements and of balances, which all paths of /karma share. */
import type { KarmaFact } from '../../lib/astro/judgement/karma/facts.ts';
import type { KarmaBalance } from '../../lib/astro/judgement/karma/balance.ts';
import type { KarmaBody, KarmaPlace } from '../../lib/astro/judgement/karma/places.ts';
import { BODIES, d60Place, isKind, type KarmaPlaces } from '../../lib/astro/judgement/karma/places.ts';
import { BALANCES } from '../../lib/astro/judgement/karma/tables/labels.ts';
import type { ScorePart } from '../../lib/astro/score.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import type { VargaChart } from '../../lib/astro/varga/position.ts';
import type { Shashtiamsha } from '../../lib/astro/varga/tables/shashtiamshas.ts';
import type { D60Chart } from '../../lib/schemas/karma/answers.ts';
import type * as wire from '../../lib/schemas/karma/common.ts';
import { saidKarma, type KarmaNames } from './voice.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { dms, planetHead, signRef } from '../../lib/records/common.ts';
import type { Clause } from '../../lib/records/evidence/areas.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';

export function bodyHead(body: KarmaBody, names: Names): Pick<wire.KarmaPlace, 'id' | 'name'> {
  return body === 'Ascendant' ? { id: 'ascendant', name: names.term('ascendant') } : planetHead(body, names);
}

export function shashtiamshaRecord(number: number, part: Shashtiamsha, names: Names) {
  const { isNatureDisputed, meaning, name, nature, sanskrit } = part;
  return {
    number,
    sanskrit_name: name,
    hindi_name: sanskrit,
    nature,
    nature_name: names.term(nature),
    meaning: names.text(meaning),
    is_nature_disputed: isNatureDisputed,
  };
}

export function placeRecord(place: KarmaPlace, names: KarmaNames): wire.KarmaPlace {
  const { body, degreeInSign, dignity, fromDeg, house, isVargottama, lord, number, part, signIndex, toDeg } = place;
  return {
    ...bodyHead(body, names),
    ...shashtiamshaRecord(number, part, names),
    sign: signRef(signIndex, names),
    lord: planetId(lord),
    house,
    degree: degrees(degreeInSign),
    dms: dms(degreeInSign),
    dignity,
    is_vargottama: isVargottama,
    part_from: degrees(fromDeg),
    part_to: degrees(toDeg),
    text: names.karma.place({ body, ...d60Place(place) }),
  };
}

/** Returns a place in short, where the whole record stands elsewhere. */
export function placeRef(place: KarmaPlace, names: Names): wire.KarmaPlaceRef {
  const { body, dignity, house, number, part, signIndex } = place;
  return {
    ...bodyHead(body, names),
    number,
    sanskrit_name: part.name,
    hindi_name: part.sanskrit,
    nature: part.nature,
    nature_name: names.term(part.nature),
    sign: signRef(signIndex, names),
    house,
    dignity,
  };
}

export function d60Record(
  places: KarmaPlaces,
  { method, varga }: VargaChart,
  names: KarmaNames,
): Omit<D60Chart, 'headline' | 'short' | 'summary' | 'sources'> {
  const kind = BODIES.filter((body) => isKind(places[body])).length;
  return {
    division: varga.division,
    method,
    nature_convention: 'meaning_of_name',
    ascendant: placeRecord(places.Ascendant, names),
    planets: PLANETS.map((planet) => placeRecord(places[planet], names)),
    benefic_count: kind,
    malefic_count: BODIES.length - kind,
  };
}

/** Returns how facts of karma are said in the language of the answer. */
export function karmaClause(names: KarmaNames): Clause<KarmaFact> {
  return (fact) => saidKarma(names, fact);
}

export function saidParts(parts: readonly ScorePart<KarmaFact>[], names: KarmaNames): ScorePart[] {
  const said = karmaClause(names);
  return parts.map((part) => ({ ...part, label: said(part.label) }));
}

export function balanceRecord(balance: KarmaBalance, names: KarmaNames): wire.KarmaBalance {
  const { beneficCount, maleficCount, parts, value, verdict } = balance;
  return {
    value,
    verdict,
    verdict_name: names.of(BALANCES[verdict]),
    benefic_count: beneficCount,
    malefic_count: maleficCount,
    components: saidParts(parts, names),
  };
}
