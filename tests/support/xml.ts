/** A strict reader of the little XML that drawings need: elements, attributes in double quotes, text, entities. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Directly inside, entities resolved. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Characters of XML 1.0, production 2. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const NAME = '[A-Za-z_][\\w.:-]*';
const TOKEN = new RegExp(`<(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|</(${NAME})\\s*>|([^<]+)`, 'uy');
const ATTRIBUTE = new RegExp(`(${NAME})="([^"<]*)"`, 'gu');

/** Returns all elements in the order of the document; throws at anything that is not well-formed. */
export function xmlElements(xml: string): XmlElement[] {
  const forbidden = FORBIDDEN.exec(xml);
  if (forbidden) throw new Error(`Forbidden character at ${forbidden.index}.`);
  const all: XmlElement[] = [];
  const open: XmlElement[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`Not well-formed at ${at}: ${xml.slice(at, at + 40)}`);
    const [, name, attributes, isEmpty, closed, text] = token;
    if (name !== undefined) {
      if (open.length === 0 && all.length > 0) throw new Error('A second root.');
      const element = { name, attributes: attributesOf(attributes!), text: '' };
      all.push(element);
      if (!isEmpty) open.push(element);
    } else if (closed !== undefined) {
      if (open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing.`);
    } else {
      const parent = open.at(-1);
      if (!parent) throw new Error('Text outside the root.');
      parent.text += resolved(text!);
    }
  }
  if (open.length > 0 || all.length === 0) throw new Error('The document does not end.');
  return all;
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, resolved(value!)] as const);
  const attributes = new Map(pairs);
  if (attributes.size < pairs.length) throw new Error(`An attribute stands twice: ${text}`);
  return attributes;
}

function resolved(text: string): string {
  return text.replace(/&(?:(\w+);)?/g, (entity, name?: string) => {
    const character = ENTITIES[name ?? ''];
    if (character === undefined) throw new Error(`Unknown entity: ${entity}`);
    return character;
  });
}
