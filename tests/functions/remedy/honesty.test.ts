import { honestyContract } from '../../support/honesty.ts';

await honestyContract('remedy');
