/** Answers of /muhurta/purposes: what a time can be chosen for, and by which rules. */
import { citation } from '../../lib/astro/source.ts';
import { LUNAR_MONTHS } from '../../lib/astro/tables/lunarMonths.ts';
import { DISPUTED } from '../../lib/astro/tables/muhurta/disputed.ts';
import { PURPOSE_IDS, type FactorId } from '../../lib/astro/tables/muhurta/ids.ts';
import type { Graded, Purpose } from '../../lib/astro/tables/muhurta/purpose.ts';
import { PURPOSES } from '../../lib/astro/tables/muhurta/purposes.ts';
import { FACTOR_TEXTS } from '../../lib/astro/tables/muhurta/ruleTexts.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import { tithiRef, varaRef } from '../../lib/records/day/birthPanchang.ts';
import { nearestOf } from '../../lib/schemas/common/canonical.ts';
import type { MuhurtaPurposes, MuhurtaPurposeWhole } from '../../lib/schemas/muhurta/purposes.ts';
import { message } from '../../lib/words/message.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { MUHURTA_NAMES } from '../../lib/words/subjects/muhurta/names.ts';
import { ApiError } from '../_shell/errors.ts';
import { commonRules, purposeBlocks } from './commonRules.ts';
import { purposeDisclaimer } from './purposeDisclaimer.ts';

/** Lists what a time can be chosen for. */
export function purposes({ names }: { names: Names }): MuhurtaPurposes {
  return { purposes: PURPOSES.map((purpose) => purposeHead(purpose, names)) };
}

/**
 * Returns a purpose with all its lists, and the common rules as it uses them.
 *
 * @throws ApiError with status 404 for an unknown id, naming the nearest
 */
export function purpose({ names, params: { id } }: { params: { id: string }; names: Names }): MuhurtaPurposeWhole {
  const row = PURPOSES.find((known) => known.id === id);
  if (!row) throw new ApiError('not_found', message('purpose_unknown', { nearest: nearestOf(PURPOSE_IDS, id) }));
  const { ascendant, lunarMonths, padasAvoided, persons, status, sunSigns, tithiRole } = row;
  const star = (number: number) => nakshatraRef(number - 1, names);
  const sign = (signIndex: number) => signRef(signIndex, names);
  return {
    ...purposeHead(row, names),
    status,
    nakshatras: graded(row.nakshatras, star),
    padas_avoided: padasAvoided.map(({ nakshatra, pada }) => ({ nakshatra: star(nakshatra), pada })),
    tithis: graded(row.tithis, (number) => tithiRef(number, names)),
    tithi_role: tithiRole,
    weekdays: graded(row.weekdays, (varaIndex) => dayRef(varaIndex, names)),
    lunar_months: isAsked(lunarMonths) ? graded(lunarMonths, (monthIndex) => monthRef(monthIndex, names)) : null,
    sun_signs: isAsked(sunSigns) ? graded(sunSigns, sign) : null,
    lagna: { signs: graded(ascendant.signs, sign), rules: ascendant.rules.map((rule) => namedRule(rule, names)) },
    blocks: purposeBlocks(row, names),
    persons: persons.map((role) => ({ id: role, name: MUHURTA_NAMES[names.lang].role({ role }) })),
    rules: ownRules(row).map((rule) => namedRule(rule, names)),
    common: commonRules(row, names),
    disclaimer: purposeDisclaimer(row.id, names.lang),
  };
}

function purposeHead({ id, name, sources }: Purpose, names: Names): MuhurtaPurposes['purposes'][number] {
  return { id, name: names.text(name), sources: sources.map(citation), disputed: names.texts(DISPUTED[id]) };
}

function graded<Item>({ bad, good, middling }: Graded, named: (number: number) => Item) {
  return { good: good.map(named), middling: middling.map(named), bad: bad.map(named) };
}

/** Tells whether a purpose minds a list: it is empty where it does not. */
const isAsked = ({ bad, good, middling }: Graded) => bad.length + good.length + middling.length > 0;

function dayRef(varaIndex: number, names: Names) {
  const { id, name, number } = varaRef(varaIndex, names);
  return { id, number, name };
}

function monthRef(monthIndex: number, names: Names) {
  const month = LUNAR_MONTHS[monthIndex]!;
  return { id: wireId(month.name), number: monthIndex + 1, name: names.of(month) };
}

function namedRule(id: FactorId, names: Names) {
  const { label, rule } = FACTOR_TEXTS[id];
  return { id, name: names.text(label), rule: names.text(rule) };
}

/** Lists what a purpose minds beside what all do. */
function ownRules(row: Purpose): FactorId[] {
  const { age, hasKalashaChakra, hasTenDoshas, isDirected, isGodhuliTaken, isMercuryAsked, isOfForenoon } = row;
  const { karanasSought, krishnaLimit, padasAvoided, personal } = row;
  const rules: readonly (readonly [isUsed: boolean, ids: readonly FactorId[]])[] = [
    [padasAvoided.length > 0, ['pada_avoid']],
    [krishnaLimit !== null, ['krishna_limit']],
    [karanasSought.length > 0, ['karana_good']],
    [hasTenDoshas, ['latta', 'moon_with_planet', 'jamitra', 'dagdha_tithi_by_sun']],
    [isGodhuliTaken, ['godhuli']],
    [hasKalashaChakra, ['kalasha_chakra']],
    [isDirected, ['weekday_shool', 'nakshatra_shool', 'moon_dwells', 'yogini', 'panchaka_moon']],
    [isOfForenoon, ['forenoon']],
    [isMercuryAsked, ['mercury_for_signing']],
    [age !== null, ['age']],
    [personal.some((id) => id.startsWith('guru_bala')), ['guru_bala']],
    [personal.includes('surya_bala_groom'), ['surya_bala']],
    [personal.some((id) => id.startsWith('not_birth_month')), ['birth_month']],
    [personal.some((id) => id.startsWith('not_birth_star') || id.endsWith('star_of_eldest')), ['birth_star']],
  ];
  return rules.flatMap(([isUsed, ids]) => (isUsed ? ids : []));
}
