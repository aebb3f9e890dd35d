/** Writes out what patterns mean by kinds of letters, such as `\p{M}`, for engines that do not know them: older Hermes. */
import { readFileSync } from 'node:fs';
import rewritePattern from 'regexpu-core';
import ts from 'typescript';

const KIND = /\\p\{/i;

/** The plugin of esbuild for our own code. */
export const LETTER_KINDS = {
  name: 'letter-kinds',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](lib|functions|engine)[\\/].*\.ts$/ }, ({ path }) => {
      if (/[\\/]node_modules[\\/]/.test(path)) return undefined;
      const source = readFileSync(path, 'utf8');
      return KIND.test(source) ? { contents: withLetters(source), loader: 'ts' } : undefined;
    });
  },
};

/** Returns TypeScript whose patterns name the letters themselves. */
export function withLetters(source) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const patterns = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node) && KIND.test(node.text)) patterns.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns.reduceRight((text, node) => {
    return text.slice(0, node.getStart()) + lettersOf(node.text) + text.slice(node.end);
  }, source);
}

/** @param literal a pattern with its slashes and flags */
function lettersOf(literal) {
  const end = literal.lastIndexOf('/');
  const flags = literal.slice(end + 1);
  return `/${rewritePattern(literal.slice(1, end), flags, { unicodePropertyEscapes: 'transform' })}/${flags}`;
}
