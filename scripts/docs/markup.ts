/** HTML written as text: whatever is put into it is escaped, except what is markup already. */

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type Content = Markup | string | number | null | false | undefined | readonly Content[];

/** A template tag: lists are joined, what is missing or false leaves nothing, and lines of the layout become one. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return joined(
    parts.map((part) => part.replace(/\s*\n\s*/g, ' ')),
    contents,
  );
}

/** The same with every space and line as it stands: for what a shell reads. */
export function shell(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return joined(parts, contents);
}

function joined(parts: readonly string[], contents: readonly Content[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...contents.map(written)));
}

function written(content: Content): string {
  if (content === null || content === undefined || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(written).join('');
  return escaped(String(content));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

/** Text between tags, where quotes stand as they are: half of JSON is quotes. */
export function text(content: string): Markup {
  return new Markup(content.replace(/[&<]/g, (character) => ENTITIES[character]!));
}

/** A sentence of the OpenAPI document: what stands between backticks is code. */
export function prose(text: string): Markup {
  return new Markup(escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>'));
}
