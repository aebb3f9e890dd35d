export interface ProductionPackage {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | null;
}

export function productionPackages(): ProductionPackage[];
