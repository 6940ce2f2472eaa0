import { createContext } from 'react';
import type { ClientConfig } from '#domain/contract.ts';

/** Which kinds are simulated, and which are not sold. */
export const SoldKinds = createContext<Pick<ClientConfig, 'simulated' | 'unsold'>>({});
