/** The template that `npm run package` makes, with whatever parameters, and the archives beside it. */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packaged } from '../../scripts/serverless.mjs';
import { list, type Resource, type Template } from './templateFaults.ts';

export interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** A template with ways to ask it. */
export class Packaged {
  readonly folder: string;
  readonly text: string;
  readonly template: Template;

  constructor(folder: string) {
    this.folder = folder;
    this.text = readFileSync(join(folder, 'cloudformation-template-update-stack.json'), 'utf8');
    this.template = JSON.parse(this.text) as Template;
  }

  resource(name: string): Resource {
    const found = this.template.Resources[name];
    if (!found) throw new Error(`The template has no ${name}.`);
    return found;
  }

  ofType(type: string): [name: string, resource: Resource][] {
    return Object.entries(this.template.Resources).filter(([, { Type }]) => Type === type);
  }

  statementsOf(role: string): Statement[] {
    const policies = this.resource(role).Properties['Policies'] as { PolicyDocument: { Statement: Statement[] } }[];
    return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  }

  /** Actions a function may take beside writing logs and traces. */
  powersOf(functionName: string): string[] {
    const { Role } = this.resource(functionName).Properties as { Role: { 'Fn::GetAtt': [string] } };
    const actions = this.statementsOf(Role['Fn::GetAtt'][0]).flatMap(({ Action }) => list(Action));
    return actions.filter((action) => !/^(logs|xray):/.test(action)).sort();
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Packages what `npm run package` does, into a folder of its own; the caller removes it.
 *
 * @param options as serverless takes them
 * @param content of the archives: `built` is what is deployed, 73 MB to compress; the template names files and holds
 *   hashes of them, for which a word in place of each bundle does as well
 */
export async function packagedTemplate(
  options: readonly string[],
  content: 'built' | 'words' = 'words',
): Promise<Packaged> {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  const service = serviceFolder(content);
  try {
    const code = await packaged(folder, options, { service, stdio: 'ignore' });
    if (code !== 0) throw new Error(`serverless package ${options.join(' ')} ends with ${code}.`);
  } finally {
    rmSync(service, { recursive: true });
  }
  return new Packaged(folder);
}

/** Makes a folder with all that the packager reads: it works within it, so each run has one of its own. */
function serviceFolder(content: 'built' | 'words'): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  // The packager looks for it as a file.
  copyFileSync(join(ROOT, 'serverless.yml'), join(folder, 'serverless.yml'));
  symlinkSync(join(ROOT, 'scripts'), join(folder, 'scripts'));
  if (content === 'built') symlinkSync(join(ROOT, 'dist'), join(folder, 'dist'));
  else writeWords(join(folder, 'dist'));
  return folder;
}

/** Writes a word in place of each bundle and of the layer. */
function writeWords(dist: string): void {
  const groups = readdirSync(join(ROOT, 'functions')).filter((name) => !name.startsWith('_'));
  for (const name of [...groups, 'layer']) {
    mkdirSync(join(dist, name), { recursive: true });
    writeFileSync(join(dist, name, 'index.mjs'), name);
  }
}
