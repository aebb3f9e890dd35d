import type { ProductionPackage } from '../packages.d.mts';

export function isAllowed(expression: string): boolean;
export function licenceFaults(packages: readonly Pick<ProductionPackage, 'license' | 'name' | 'version'>[]): string[];
