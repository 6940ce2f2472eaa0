import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { DuffelAccess } from '../suppliers/duffel/duffel-client.ts';
import type { HotelbedsAccess } from '../suppliers/hotelbeds/hotelbeds-client.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The configuration from the environment; every variable is described in docs/operations.md. */
export interface ServerConfig {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  publicUrl: string;
  trustProxy: TrustedProxies;
  corsOrigins: string[];
  mapOrigins: string[];
  mapTiles: string | undefined;
  /** How many calls and searches a person may make per minute; 0 for no limit. */
  callsPerMinute: number;
  searchesPerMinute: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where exchange rates are fetched each day; undefined to fetch none. */
  ratesUrl: string | undefined;
  /** The recipient of notifications about requests in words; undefined to send none. */
  agencyEmail: string | undefined;
  logLevel: LogLevel;
  loadDemo: boolean;
  /** How long the process serves on when it is to end and already says that it is not ready. */
  drainSeconds: number;
  /** Whether the first searches are prepared once the server listens. */
  warmUp: boolean;
  practiceMode: boolean;
  /** Where flights are bought; undefined for the built-in inventory. */
  duffel: (DuffelAccess & { webhookSecret: string | undefined }) | undefined;
  /** Where hotels are bought; undefined for the built-in inventory. */
  hotelbeds: HotelbedsAccess | undefined;
  sale: Sale;
  client: ClientSettings;
}

/** How each kind is sold: by a real supplier, by the built-in inventory as a simulation, or not at all. */
export type Sale = Readonly<Record<PartKind, 'real' | 'simulated' | 'none'>>;

export interface ClientSettings {
  appName: string;
  contactEmail: string;
  practiceMode?: true;
  /** Absent where flights are those of the built-in inventory. */
  flightSources?: string[];
  /** Absent where hotels are those of the built-in inventory. */
  hotelSources?: string[];
  /** The kinds whose bookings are simulated, and those that are not sold; absent for none. */
  simulated?: PartKind[];
  unsold?: PartKind[];
  backendUrl?: string;
  testHost?: string;
  testBackendUrl?: string;
  productionHost?: string;
  productionBackendUrl?: string;
  /** The address of an external place service, without a trailing slash. */
  placesUrl?: string;
  placesKey?: string;
  /** The style of the maps, or the address of a PMTiles file; without one the built-in map is shown. */
  mapStyleUrl?: string;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
