/** Resources: rules, conventions, sources and guides, each made from the catalogue that the engine itself uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askRow } from '../engine/askRow.ts';
import { PATHS_OF_RESOURCES } from './resourcePaths.ts';
import { doshaRules, textsCited } from './ruleLists.ts';
import { rowOf } from './toolRows.ts';
import type { CallHost } from './callTool.ts';
import type { Catalogue } from './catalogue.ts';

/** A resource as `resources/list` has it. */
export interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
}

/** A family of resources as `resources/templates/list` has it. */
export type ListedTemplate = Omit<ListedResource, 'uri'> & { readonly uriTemplate: string };

/** What is read of a resource, or the problem of the service. */
export type ResourceReply =
  { readonly mimeType: string; readonly text: string } | { readonly problem: object; readonly fault: unknown };

const JSON_TYPE = 'application/json';
const MARKDOWN = 'text/markdown';
const RULES = 'vedic://rules/';
const GUIDE = 'vedic://guide/';

const LISTED: readonly ListedResource[] = [
  ...PATHS_OF_RESOURCES.flatMap(({ description, name, path, uri }) =>
    path.includes('{') ? [] : [{ uri, name, description, mimeType: JSON_TYPE }],
  ),
  {
    uri: `${RULES}doshas`,
    name: 'Rules of doshas',
    description: 'Every dosha with its rule and its source',
    mimeType: JSON_TYPE,
  },
  {
    uri: 'vedic://conventions',
    name: 'Conventions',
    description:
      'What a caller may choose, with values and defaults: every tool that takes a birth accepts these fields',
    mimeType: JSON_TYPE,
  },
  {
    uri: 'vedic://sources',
    name: 'Sources',
    description: 'The texts and editions that yogas and doshas cite, with their chapters',
    mimeType: JSON_TYPE,
  },
];

/** Returns all resources that have no parameters; guides are read from a folder of Markdown files. */
export function listedResources(guides: string): readonly ListedResource[] {
  const pages = guideNames(guides).map((name) => ({
    uri: GUIDE + name,
    name: `Guide: ${name}`,
    description: titleOf(join(guides, `${name}.md`)),
    mimeType: MARKDOWN,
  }));
  return [...LISTED, ...pages];
}

/** Returns the families of resources, whose parameter stands in braces. */
export function listedTemplates(): readonly ListedTemplate[] {
  return PATHS_OF_RESOURCES.filter(({ path }) => path.includes('{')).map(({ description, name, uri }) => ({
    uriTemplate: uri,
    name,
    description,
    mimeType: JSON_TYPE,
  }));
}

/** What resources are read with. */
export interface ResourceHost extends Omit<CallHost, 'counted'> {
  readonly catalogue: Catalogue;
  /** The folder of the guides. */
  readonly guides: string;
}

/**
 * Returns a resource; null where there is none of this address. `?lang=hi` after the address asks for Hindi.
 */
export async function readResource(address: string, host: ResourceHost): Promise<ResourceReply | null> {
  const [uri = '', query = ''] = address.split('?');
  const lang = new URLSearchParams(query).get('lang');
  if (uri === `${RULES}doshas`) return json(doshaRules(lang));
  if (uri === 'vedic://sources') return json(textsCited());
  if (uri === 'vedic://conventions') return json(host.catalogue.conventions);
  if (uri.startsWith(GUIDE)) return guide(uri.slice(GUIDE.length), host.guides);
  for (const { path, uri: pattern } of PATHS_OF_RESOURCES) {
    const found = new RegExp(`^${pattern.replace(/\{(\w+)\}/, '(?<$1>[\\w-]+)')}$`).exec(uri);
    if (found) return asked(path, { ...found.groups }, lang, host);
  }
  return null;
}

async function asked(
  path: string,
  params: Readonly<Record<string, string>>,
  lang: string | null,
  host: ResourceHost,
): Promise<ResourceReply> {
  const { body, fault, status } = await askRow(await rowOf(path), { path: params, query: { lang } }, host);
  return status < 400 ? json((body as { data: object }).data) : { problem: body, fault };
}

const json = (value: object): ResourceReply => ({ mimeType: JSON_TYPE, text: JSON.stringify(value) });

function guide(name: string, folder: string): ResourceReply | null {
  if (!guideNames(folder).includes(name)) return null;
  return { mimeType: MARKDOWN, text: readFileSync(join(folder, `${name}.md`), 'utf8') };
}

function guideNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .sort();
}

/** The heading of a page of Markdown. */
function titleOf(file: string): string {
  return /^# (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
