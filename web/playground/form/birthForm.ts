/** The form for birth data, in either language. */
import type { Language } from '../../../lib/words/names.ts';
import type { GazetteerPlace } from '../../../lib/places/gazetteer.ts';
import type { FieldProblem } from '../answers.ts';
import { element } from '../dom.ts';
import { wordsIn } from '../words/words.ts';
import type { EnteredBirth } from './enteredBirth.ts';
import { EXAMPLE_PLACE } from './examplePlace.ts';
import { placeElements, placeField } from './placeField.ts';
import { timeSwitch } from './timeSwitch.ts';

export interface BirthForm {
  /** Returns the birth data as entered; the service validates them. */
  entered(): EnteredBirth;
  fill(birth: EnteredBirth): void;
  /** Returns the problems that the service names, as the form says them: without coordinates the place is missing. */
  asSaid(problems: readonly FieldProblem[], lang: Language): FieldProblem[];
  speak(lang: Language): void;
}

/** @param prefix what its ids begin with, where it is not the first form of the page */
export function birthForm(form: HTMLFormElement, prefix = ''): BirthForm {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  const text = (name: string) => field(name).value.trim();
  const place = placeField(placeElements(`${prefix}place`), locate);
  const time = timeSwitch(field('time') as HTMLInputElement, prefix);

  function locate(chosen: GazetteerPlace | null): void {
    writeCoordinates(chosen?.latitude, chosen?.longitude);
    // A named zone belongs to the previous place.
    field('timezone').value = '';
  }

  function writeCoordinates(latitude?: number, longitude?: number): void {
    field('latitude').value = latitude === undefined ? '' : String(latitude);
    field('longitude').value = longitude === undefined ? '' : String(longitude);
  }

  for (const name of ['latitude', 'longitude']) field(name).addEventListener('input', place.forget);
  place.choose(EXAMPLE_PLACE);
  locate(EXAMPLE_PLACE);

  return {
    entered: () => ({
      name: text('name'),
      date: [text('year').padStart(4, '0'), text('month'), text('day').padStart(2, '0')].join('-'),
      time: time.isKnown() ? withSeconds(text('time')) : null,
      latitude: degrees(text('latitude')),
      longitude: degrees(text('longitude')),
      timezone: text('timezone'),
      ayanamsa: text('ayanamsa'),
      place: place.chosen(),
    }),
    fill(birth) {
      const [year = '', month = '', day = ''] = birth.date.split('-');
      const { name, timezone, ayanamsa } = birth;
      const values = { name, year, month, day: String(Number(day)), timezone, ayanamsa };
      for (const [key, value] of Object.entries(values)) field(key).value = value;
      if (birth.time !== null) field('time').value = birth.time;
      time.set(birth.time !== null);
      if (birth.place === null) place.forget();
      else place.choose(birth.place);
      writeCoordinates(birth.latitude, birth.longitude);
    },
    asSaid(problems, lang) {
      const isNowhere = text('latitude') === '' && text('longitude') === '';
      if (!isNowhere) return [...problems];
      const others = problems.filter(({ field: named }) => named !== 'latitude' && named !== 'longitude');
      return [...others, { field: 'place', message: wordsIn(lang).choosePlace }];
    },
    speak(lang) {
      place.speak(lang);
      fillMonths(field('month') as HTMLSelectElement, lang);
      fillAyanamsas(field('ayanamsa') as HTMLSelectElement, lang);
    },
  };
}

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
