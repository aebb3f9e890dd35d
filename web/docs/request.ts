/** The figure of a request: shown as code in seven languages, copied, and sent. */
import { codeOf, type CodeLanguage } from '../code/codeOf.ts';
import type { CodeRequest } from '../code/request.ts';
import { button, copyButton } from './dom.ts';
import { headersOf, targetOf, type Given, type Sendable } from './sendable.ts';
import { languageTabs } from './tabs.ts';
import { tryForm, type Typed } from './tryForm.ts';

/** Stands where a caller puts a token of their own. */
const TOKEN = 'ACCESS_TOKEN';

export function equipRequest(figure: HTMLElement, sendable: Sendable): void {
  const panel = figure.querySelector('pre')!;
  const body = bodyIn(panel);
  const untouched = panel.innerHTML;
  let request = requestOf(sendable, initial(sendable, body));
  let isTouched = false;

  const show = (language: CodeLanguage): void => {
    // What the page came with holds the token as a variable of the shell.
    if (language === 'curl' && !isTouched) panel.innerHTML = untouched;
    else panel.textContent = codeOf(language, request);
  };
  let language: CodeLanguage = 'curl';
  const tabs = languageTabs(panel, (chosen) => show((language = chosen)));

  const typed = (values: Typed): void => {
    request = requestOf(sendable, values, request.body);
    isTouched = true;
    show(language);
  };
  const bar = figure.querySelector('figcaption')!;
  bar.append(
    copyButton(() => panel.textContent),
    sendingButton(figure, () => tryForm(sendable, body, typed)),
  );
  bar.after(tabs);
}

/** The body as it is without the quotes of a shell. */
function bodyIn(panel: HTMLElement): string | null {
  return panel.querySelector('.body')?.textContent.replaceAll(`'\\''`, `'`) ?? null;
}

function initial({ fields, formats }: Sendable, body: string | null): Typed {
  const given = fields.map((field): Given => [field, field.example]);
  return { given, body, format: formats[0] === 'application/json' ? '' : (formats[0] ?? '') };
}

/** @param before the body to keep while what is typed is no JSON */
function requestOf(sendable: Sendable, { given, body, format }: Typed, before?: object): CodeRequest {
  const sent = body === null ? undefined : (parsed(body) ?? before);
  return {
    method: sendable.method,
    url: location.origin + targetOf(sendable.path, given),
    headers: headersOf(given, format, sendable.isProtected ? TOKEN : '', body !== null),
    ...(sent && { body: sent }),
  };
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // Half typed.
    return undefined;
  }
}

function sendingButton(figure: HTMLElement, makeForm: () => HTMLElement): HTMLButtonElement {
  const opener = button('Try it');
  opener.ariaExpanded = 'false';
  let form: HTMLElement | undefined;
  opener.addEventListener('click', () => {
    if (form) {
      form.hidden = !form.hidden;
    } else {
      form = makeForm();
      figure.append(form);
    }
    opener.ariaExpanded = String(!form.hidden);
    opener.textContent = form.hidden ? 'Try it' : 'Close';
  });
  return opener;
}
