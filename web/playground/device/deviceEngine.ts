/** The engine in its worker: requests go in, and the very text comes out that the service would send. */
import type { ApiRequest } from '../request.ts';
import { target } from '../request.ts';
import type { DeviceData, FromWorker, ToWorker } from './workerProtocol.ts';

/** An answer of the engine: the status and the body of the service. */
export interface DeviceAnswer {
  readonly status: number;
  readonly text: string;
}

export interface DeviceEngine {
  answer(request: ApiRequest): Promise<DeviceAnswer>;
  close(): void;
}

interface Waiting {
  resolve(answer: DeviceAnswer): void;
  reject(error: Error): void;
}

/**
 * Returns the engine when it is open; its script and its data are loaded at the same time.
 *
 * @param script the path of the worker
 * @param data handed over to the worker, so that it is not copied
 * @throws when the worker or its data cannot be loaded
 */
export function openEngine(script: string, data: Promise<DeviceData>): Promise<DeviceEngine> {
  const worker = new Worker(script, { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let latest = 0;
  const say = (message: ToWorker, handedOver: readonly ArrayBuffer[] = []) => {
    worker.postMessage(message, [...handedOver]);
  };

  function answer(request: ApiRequest): Promise<DeviceAnswer> {
    const id = (latest += 1);
    const { body, method } = request;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      say({ id, method, target: target(request), ...(body && { body }) });
    });
  }

  function settle(id: number, answered: DeviceAnswer | { readonly fault: string }): void {
    const asker = waiting.get(id);
    waiting.delete(id);
    if ('fault' in answered) asker?.reject(new Error(answered.fault));
    else asker?.resolve(answered);
  }

  function close(): void {
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The engine was closed.'));
    waiting.clear();
  }

  return new Promise((resolve, reject) => {
    const fail = (fault: string) => {
      worker.terminate();
      reject(new Error(fault));
    };
    worker.addEventListener('error', ({ message }) => {
      fail(message);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('isOpen' in data) resolve({ answer, close });
      else if (data.id === null) fail(data.fault);
      else settle(data.id, data);
    });
    data.then(
      (open) => {
        const { borders, ephemeris, towns, zones } = open;
        say({ open }, [...ephemeris, borders, towns, zones]);
      },
      (error: unknown) => {
        fail(String(error));
      },
    );
  });
}
