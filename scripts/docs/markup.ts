/** HTML written as text: everything inserted is escaped, except what is already markup. */

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

/**
 * A template tag: lists are joined, missing or false values leave nothing, and line breaks of the layout are removed.
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return joined(
    parts.map((part) => part.replace(/\s*\n\s*/g, ' ')),
    contents,
  );
}

/** The same with every space and line break kept: for shell commands. */
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

/** Text between tags, where quotes need no escape: half of JSON is quotes. */
export function text(content: string): Markup {
  return new Markup(content.replace(/[&<]/g, (character) => ENTITIES[character]!));
}

/** A sentence of the OpenAPI document: text between backticks is code. */
export function prose(text: string): Markup {
  return new Markup(escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>'));
}
