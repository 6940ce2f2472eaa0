import type { TrustedProxies } from './trusted-proxies.ts';

/** What the environment says; every variable is described in docs/operations.md. */
export interface ServerConfig {
  production: boolean;
  host: string;
  port: number;
  /** Where the embedded database and the secret key live. */
  dataDir: string;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  /** The address that people use, without a slash at its end. */
  publicUrl: string;
  trustProxy: TrustedProxies;
  corsOrigins: string[];
  /** What the style of the map is made of may come from these origins too. */
  mapOrigins: string[];
  /** How often one person may call, and search, within a minute; 0 for no limit. */
  callsPerMinute: number;
  searchesPerMinute: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where requests in words are announced; undefined where no one wants these mails. */
  agencyEmail: string | undefined;
  logLevel: LogLevel;
  loadDemo: boolean;
  /** Whether companies may make things go wrong on purpose. */
  practiceMode: boolean;
  client: ClientSurroundings;
}

export interface ClientSurroundings {
  appName: string;
  contactEmail: string;
  practiceMode?: true;
  backendUrl?: string;
  testHost?: string;
  testBackendUrl?: string;
  productionHost?: string;
  productionBackendUrl?: string;
  /** Of another place service than our own, without a slash at its end. */
  placesUrl?: string;
  /** Whoever asks the place service brings it: ours too. */
  placesKey?: string;
  /** Of the map that hotels are shown on; without one it has a plain ground. */
  mapStyleUrl?: string;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
