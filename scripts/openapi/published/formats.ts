/** The formats of texts, by the names of their fields; a test holds every example against them. */
import type { Schema } from '../schemas.ts';
import { within } from './walk.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const INSTANTS = words(`
  start end from until at since as_of entered_at leaves_at leaves_sign_at final_exit_at returns_at taken_at analysis_at
  sunrise sunset next_sunrise solar_noon noon midday dawn dusk moonrise moonset next_moonrise next_moonset full_moon
  greatest begin central_begin central_end frail_start p1 u1 u2 u3 u4 p4 c1 c2 c3 c4 max
  conjunction_at direct_at retrograde_at hari_vasara_end next_change pravesha holds_until solar_return year_end day created_at updated_at exported_at verify_ordered_at verify_expires_at
`);

const DATES = words(`
  smarta vaishnava observed_on to date target_date start_date end_date analysis_date next_date next_on best_date last_date starts_on marriage_date
`);

const FORMATS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...INSTANTS].map((name) => [name, 'date-time'])),
  ...Object.fromEntries([...DATES].map((name) => [name, 'date'])),
  email: 'email',
  email_address: 'email',
  email_key: 'email',
};

/** Where a period is told by days, the description says so. */
const IS_DAY = /YYYY-MM-DD|^(First|Last) (day|date)\b|^The day asked about/;

/** Lists of dates in the calendar of a month, and of instants. */
const DATE_LISTS = words('best good normal');
const INSTANT_LISTS = words('changes');

/** What is meant where the service takes anything, and tells in a warning what it has not understood. */
const MEANT: Readonly<Record<string, Schema>> = {
  place_name: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  full_name: { type: 'string' },
  current_location: { type: 'string' },
  gender: { type: 'string' },
  marital_status: { type: 'string' },
  marriage_date: { type: 'string' },
};

/** Adds its format to every text that holds an instant, a date or an address, unless its record names another. */
export function withFormats(schema: Schema): Schema {
  return within(schema, (inner, name) => {
    if (name === null) return withFormats(inner);
    const meant = Object.keys(inner).join() === 'description' ? MEANT[name] : undefined;
    const changed = withFormats({ ...meant, ...inner });
    const { description, items } = changed;
    const listed = DATE_LISTS.has(name) ? 'date' : INSTANT_LISTS.has(name) ? 'date-time' : null;
    if (listed !== null && items && isText(items as Schema)) {
      return { ...changed, items: { ...(items as Schema), format: listed } };
    }
    const format = IS_DAY.test(String(description)) && INSTANTS.has(name) ? 'date' : FORMATS[name];
    return format !== undefined && isText(changed) ? { ...changed, format } : changed;
  });
}

function isText({ type, enum: values, format, pattern }: Schema): boolean {
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : [type];
  return types.join() === 'string' && values === undefined && format === undefined && pattern === undefined;
}
