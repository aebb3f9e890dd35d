/** Compiles strict TypeScript to JavaScript and declarations, as a user of the client would. */
import ts from 'typescript';

const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
};

/** Lists the compiler errors of files and what they import, as FILE:LINE MESSAGE; empty when they compile. */
export function faultsOf(files: readonly string[]): string[] {
  return described(ts.getPreEmitDiagnostics(ts.createProgram(files, { ...STRICT, noEmit: true })));
}

/**
 * Writes JavaScript, and declarations where requested, beside each file.
 *
 * @throws Error that lists the compiler errors
 */
export function compile(files: readonly string[], declaration: boolean): void {
  const program = ts.createProgram(files, { ...STRICT, declaration });
  const faults = described(ts.getPreEmitDiagnostics(program));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  program.emit();
}

function described(diagnostics: readonly ts.Diagnostic[]): string[] {
  return diagnostics.map(({ file, messageText, start = 0 }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1} ${text}` : text;
  });
}
