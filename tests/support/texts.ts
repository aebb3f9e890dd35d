/** Texts of an answer that people read. */

/** What stays as printed or is no sentence: sources, ids, names in other letters. */
const KEPT = new Set(
  'en source sources also_in citation id ids url iast sanskrit english svg rule_id type code syllable dms'.split(' '),
);

/** Lists the texts of an answer that hold several words, with the name of the field that each stands in. */
export function textsOf(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') {
    const isText = !KEPT.has(field) && /\s/.test(value) && /\p{L}{2}/u.test(value) && !/^[\dT:+Z .-]+$/.test(value);
    return isText ? [[field, value]] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'translations' ? [] : textsOf(item, name)));
}

/** Lists the names of an answer: every field that is called so. */
export function namesOf(value: unknown, field = ''): [field: string, name: string][] {
  if (typeof value === 'string') return /(^|_)name$/.test(field) ? [[field, value]] : [];
  if (Array.isArray(value)) return value.flatMap((item) => namesOf(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => namesOf(item, name));
}
