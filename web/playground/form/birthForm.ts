/** The form for birth data, in either language. */
import type { Language } from '../../../lib/words/names.ts';
import type { FieldProblem } from '../answers.ts';
import { element } from '../dom.ts';
import { placeText, type GazetteerPlace } from '../../../lib/places/gazetteer.ts';
import { placeField } from './placeField.ts';
import type { BirthBody } from '../pageContext.ts';
import { wordsIn } from '../words/words.ts';

export interface BirthForm {
  /** Returns the birth data as entered, in a language; the service validates them. */
  entered(): (lang: Language) => BirthBody;
  /** Returns the problems that keep the form from being sent at all. */
  missing(lang: Language): FieldProblem[];
  speak(lang: Language): void;
}

const EXAMPLE: GazetteerPlace = {
  name: 'New Delhi',
  hindi: 'नई दिल्ली',
  region: { country: 'IN', name: 'Delhi', hindi: 'दिल्ली' },
  latitude: 28.6139,
  longitude: 77.209,
};

export function birthForm(form: HTMLFormElement): BirthForm {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  const text = (name: string) => field(name).value.trim();
  const place = placeField(locate);

  function locate(chosen: GazetteerPlace | null): void {
    field('latitude').value = chosen ? String(chosen.latitude) : '';
    field('longitude').value = chosen ? String(chosen.longitude) : '';
    // A named zone belongs to the previous place.
    field('timezone').value = '';
  }

  for (const name of ['latitude', 'longitude']) field(name).addEventListener('input', place.forget);
  place.choose(EXAMPLE);
  locate(EXAMPLE);

  return {
    entered: () => enteredIn(text, place.chosen()),
    missing(lang) {
      const isNowhere = text('latitude') === '' && text('longitude') === '';
      return isNowhere ? [{ field: 'place', message: wordsIn(lang).choosePlace }] : [];
    },
    speak(lang) {
      place.speak(lang);
      fillMonths(field('month') as HTMLSelectElement, lang);
      fillAyanamsas(field('ayanamsa') as HTMLSelectElement, lang);
    },
  };
}

function enteredIn(text: (name: string) => string, place: GazetteerPlace | null): (lang: Language) => BirthBody {
  const name = text('name');
  const body = {
    date: [text('year').padStart(4, '0'), text('month'), text('day').padStart(2, '0')].join('-'),
    time: withSeconds(text('time')),
    latitude: degrees(text('latitude')),
    longitude: degrees(text('longitude')),
    ...(text('timezone') && { timezone: text('timezone') }),
    ayanamsa: text('ayanamsa'),
  };
  return (lang) => ({
    name: name || wordsIn(lang).untitled,
    ...body,
    ...(place && { place_name: placeText(place, lang) }),
  });
}

/** What is no number is sent as null, which the service refuses with a message. */
function degrees(text: string): number {
  return text === '' ? NaN : Number(text.replace(',', '.'));
}

function withSeconds(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}

const FIRST_CHOICE = { month: '06', ayanamsa: 'lahiri' };

function fillMonths(select: HTMLSelectElement, lang: Language): void {
  const format = new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, k) => format.format(Date.UTC(2000, k)));
  fill(
    select,
    months.map((name, k) => [String(k + 1).padStart(2, '0'), name]),
    FIRST_CHOICE.month,
  );
}

function fillAyanamsas(select: HTMLSelectElement, lang: Language): void {
  fill(select, Object.entries(wordsIn(lang).ayanamsas), FIRST_CHOICE.ayanamsa);
}

function fill(select: HTMLSelectElement, options: readonly (readonly [string, string])[], first: string): void {
  const value = select.value || first;
  select.replaceChildren(...options.map(([id, name]) => element('option', { value: id }, name)));
  select.value = value;
}
