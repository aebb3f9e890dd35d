/** The search field for a place. */
import type { Language } from '../../../lib/words/names.ts';
import { byId, element } from '../dom.ts';
import {
  areaText,
  coordinatesText,
  foundPlaces,
  gazetteerOf,
  placeName,
  placeText,
  type Gazetteer,
  type GazetteerFile,
  type GazetteerPlace,
} from '../../../lib/places/gazetteer.ts';
import { optionList, type OptionList } from './optionList.ts';
import { wordsIn } from '../words/words.ts';

export interface PlaceField {
  /** The place that the text of the field names; null where it names none. */
  chosen(): GazetteerPlace | null;
  choose(place: GazetteerPlace): void;
  /** Clears the field: the coordinates belong to no place that it knows. */
  forget(): void;
  speak(lang: Language): void;
}

const MOST_OFFERED = 8;

/** The elements of a search field in the page. */
export interface PlaceElements {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly note: HTMLElement;
}

/** Returns the elements of the search field with an id. */
export function placeElements(id: string): PlaceElements {
  return { input: byId<HTMLInputElement>(id), list: byId(`${id}-list`), note: byId(`${id}-note`) };
}

/** @param changed called when the user selects another place, or none */
export function placeField(elements: PlaceElements, changed: (place: GazetteerPlace | null) => void): PlaceField {
  const { input, note } = elements;
  const list = optionList<GazetteerPlace>(input, elements.list, (place) => optionParts(place, lang), take);
  let lang: Language = 'en';
  let chosen: GazetteerPlace | null = null;

  function write(place: GazetteerPlace | null): void {
    chosen = place;
    input.value = place === null ? '' : placeText(place, lang);
    note.textContent = '';
    list.offer([]);
  }

  function take(place: GazetteerPlace): void {
    write(place);
    changed(place);
  }

  const search = () => void offerPlaces({ input, note, list }, lang);

  input.addEventListener('focus', () => {
    input.select();
    // A failure is reported when a search needs it.
    gazetteer().catch(() => undefined);
  });
  input.addEventListener('input', () => {
    if (chosen !== null) changed((chosen = null));
    search();
  });
  followKeys(input, list, { take, search });

  return {
    chosen: () => chosen,
    choose: write,
    forget() {
      write(null);
    },
    speak(spoken) {
      lang = spoken;
      if (chosen !== null) write(chosen);
    },
  };
}

interface Parts {
  readonly input: HTMLInputElement;
  readonly note: HTMLElement;
  readonly list: OptionList<GazetteerPlace>;
}

/** Shows the places that the text may mean, or why there are none. */
async function offerPlaces({ input, note, list }: Parts, lang: Language): Promise<void> {
  const words = wordsIn(lang);
  const text = input.value;
  note.textContent = words.loading;
  try {
    const found = foundPlaces(await gazetteer(), text, MOST_OFFERED);
    // The user may have typed on, or left the field meanwhile.
    if (input.value !== text || document.activeElement !== input) return;
    list.offer(found);
    note.textContent = found.length === 0 && text.trim() !== '' ? words.noPlace : '';
  } catch {
    note.textContent = words.placesMissing;
  }
}

interface Acts {
  take(place: GazetteerPlace): void;
  search(): void;
}

function followKeys(input: HTMLInputElement, list: OptionList<GazetteerPlace>, { take, search }: Acts): void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown() {
      if (list.marked()) list.move(1);
      else search();
    },
    ArrowUp() {
      list.move(-1);
    },
    Escape() {
      list.offer([]);
    },
  };
  input.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    const marked = list.marked();
    if (isComposing || !(key in keys || (key === 'Enter' && marked))) return;
    event.preventDefault();
    if (key === 'Enter') take(marked!);
    else keys[key]!();
  });
  // Leaving the field selects the marked place and shows it.
  input.addEventListener('blur', () => {
    const marked = list.marked();
    if (marked) take(marked);
  });
}

function optionParts(place: GazetteerPlace, lang: Language): Node[] {
  return [
    element('span', { class: 'place-name' }, placeName(place, lang)),
    element('span', { class: 'place-area' }, areaText(place, lang)),
    element('span', { class: 'place-coordinates' }, coordinatesText(place)),
  ];
}

let loading: Promise<Gazetteer> | null = null;

/** Returns the list of places, loaded when it is first needed; after a failure it is loaded again. */
function gazetteer(): Promise<Gazetteer> {
  loading ??= loadedGazetteer().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function loadedGazetteer(): Promise<Gazetteer> {
  const response = await fetch('/playground/places.json');
  if (!response.ok) throw new Error(`The list of places answers ${response.status}.`);
  return gazetteerOf((await response.json()) as GazetteerFile);
}
