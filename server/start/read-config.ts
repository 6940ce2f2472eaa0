import { MAP_TILES_URL } from '../static/map-tiles.ts';
import { DUFFEL_SOURCE } from '../suppliers/duffel/duffel-client.ts';
import { HOTELBEDS_SOURCE } from '../suppliers/hotelbeds/hotelbeds-client.ts';
import { type ClientSettings, LOG_LEVELS, type LogLevel, type ServerConfig } from './config.ts';
import { kindsSold, readSale } from './read-sale.ts';
import { StartFault } from './start-fault.ts';
import { parseProxies, type TrustedProxies } from './trusted-proxies.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): ServerConfig {
  const faults: string[] = [];
  const read = createReader(env, faults);

  const production = env.NODE_ENV === 'production';
  const port = read.port('PORT', 8080);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const secretKey = readSecretKey(read, production, faults);
  if (production && databaseUrl === undefined && !read.flag('ALLOW_EMBEDDED_IN_PRODUCTION', false)) {
    faults.push(
      'DATABASE_URL is required in production: the embedded database does not survive a power cut. Set ALLOW_EMBEDDED_IN_PRODUCTION=true to use it all the same.',
    );
  }
  const loadDemo = read.flag('DEMO', !production);
  if (production && loadDemo && !read.flag('DEMO_IN_PRODUCTION', false)) {
    faults.push(
      'DEMO fills an empty database with accounts whose password everybody knows. Set DEMO_IN_PRODUCTION=true to use it in production all the same.',
    );
  }
  const mapTiles = read.text('MAP_TILES', 2000);
  const client = readClient(read, mapTiles);
  if (mapTiles !== undefined && read.text('MAP_STYLE_URL') !== undefined) {
    faults.push('MAP_TILES and MAP_STYLE_URL are two maps: set one of them.');
  }
  const practiceMode = read.flag('PRACTICE_MODE', !production);
  const duffel = readDuffel(read, faults);
  const hotelbeds = readHotelbeds(read, faults);
  const sale = readSale(read.text('SIMULATED'), { duffel, hotelbeds }, faults);
  const config: ServerConfig = {
    production,
    host: read.text('HOST') ?? '127.0.0.1',
    port,
    dataDir: read.text('DATA_DIR') ?? '.data',
    databaseUrl,
    secretKey,
    publicUrl: read.origin('PUBLIC_URL') ?? `http://localhost:${port}`,
    trustProxy: read.proxies('TRUST_PROXY'),
    corsOrigins: read.origins('CORS_ORIGINS'),
    mapOrigins: read.origins('MAP_ORIGINS'),
    mapTiles,
    callsPerMinute: read.count('CALLS_PER_MINUTE', 1200),
    searchesPerMinute: read.count('SEARCHES_PER_MINUTE', 120),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? 'Zugvogel <no-reply@zugvogel.example>',
    ratesUrl: read.url('RATES_URL', ['http:', 'https:']),
    agencyEmail: read.email('AGENCY_EMAIL'),
    logLevel: read.logLevel('LOG_LEVEL', 'info'),
    loadDemo,
    drainSeconds: read.count('DRAIN_SECONDS', production ? 5 : 0),
    warmUp: read.flag('WARM_UP', true),
    practiceMode,
    duffel,
    hotelbeds,
    sale,
    client: {
      ...client,
      ...(practiceMode && { practiceMode }),
      flightSources: duffel && [DUFFEL_SOURCE],
      hotelSources: hotelbeds && [HOTELBEDS_SOURCE],
      ...kindsSold(sale),
    },
  };
  if (faults.length > 0) throw new StartFault(...faults);
  return config;
}

function readSecretKey(read: Reader, production: boolean, faults: string[]): string | undefined {
  const secretKey = read.text('SECRET_KEY');
  if (secretKey !== undefined && secretKey.length < 32) {
    faults.push('SECRET_KEY must have at least 32 characters.');
  }
  if (production && secretKey === undefined) {
    faults.push('SECRET_KEY is required in production: at least 32 random characters.');
  }
  return secretKey;
}

function readDuffel(read: Reader, faults: string[]): ServerConfig['duffel'] {
  const token = read.key('DUFFEL_TOKEN');
  const webhookSecret = read.key('DUFFEL_WEBHOOK_SECRET');
  if (webhookSecret !== undefined && token === undefined) {
    faults.push('DUFFEL_WEBHOOK_SECRET needs DUFFEL_TOKEN: events are about orders of that account.');
  }
  const url = read.address('DUFFEL_URL') ?? 'https://api.duffel.com';
  return token === undefined ? undefined : { url, token, webhookSecret };
}

function readHotelbeds(read: Reader, faults: string[]): ServerConfig['hotelbeds'] {
  const key = read.key('HOTELBEDS_KEY');
  const secret = read.key('HOTELBEDS_SECRET');
  const url = read.address('HOTELBEDS_URL') ?? 'https://api.hotelbeds.com';
  if ((key === undefined) !== (secret === undefined)) {
    faults.push('HOTELBEDS_KEY and HOTELBEDS_SECRET belong together: set both or none.');
  }
  return key === undefined || secret === undefined ? undefined : { url, key, secret };
}

function readClient(read: Reader, mapTiles: string | undefined): ClientSettings {
  const backendUrl = read.origin('BACKEND_URL');
  const testHost = read.text('TEST_HOST');
  const testBackendUrl = read.origin('TEST_BACKEND_URL');
  const productionHost = read.text('PRODUCTION_HOST');
  const productionBackendUrl = read.origin('PRODUCTION_BACKEND_URL');
  const placesUrl = read.address('PLACES_URL');
  const placesKey = read.key('PLACES_KEY');
  const ownMap = mapTiles === undefined ? undefined : MAP_TILES_URL;
  const mapStyleUrl = read.url('MAP_STYLE_URL', ['http:', 'https:']) ?? ownMap;
  return {
    appName: read.text('APP_NAME', 60) ?? 'Zugvogel',
    contactEmail: read.email('CONTACT_EMAIL') ?? 'hello@zugvogel.example',
    backendUrl,
    testHost,
    testBackendUrl,
    productionHost,
    productionBackendUrl,
    placesUrl,
    placesKey,
    mapStyleUrl,
  };
}

type Reader = ReturnType<typeof createReader>;

type ReadText = (name: string, maxLength?: number) => string | undefined;

function createAddressReader(text: ReadText, faults: string[]) {
  function url(name: string, protocols: string[]): string | undefined {
    const value = text(name, 2000);
    if (value === undefined) return undefined;
    if (!protocols.includes(URL.parse(value)?.protocol ?? '')) {
      faults.push(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
    }
    return value;
  }

  function asOrigin(name: string, value: string): string {
    const parsed = URL.parse(value);
    const isOrigin = parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/' && !parsed.search;
    if (!isOrigin) faults.push(`${name} must be an address such as https://travel.example, without a path.`);
    return parsed?.origin ?? value;
  }

  function origin(name: string): string | undefined {
    const value = text(name);
    return value === undefined ? undefined : asOrigin(name, value);
  }

  function origins(name: string): string[] {
    const values = (text(name, 5000) ?? '').split(/[\s,]+/).filter(Boolean);
    return values.map((value) => asOrigin(name, value));
  }

  /** The address of a service, which may have a path; without a trailing slash. */
  function address(name: string): string | undefined {
    const value = text(name);
    if (value === undefined) return undefined;
    const parsed = URL.parse(value);
    const isAddress = parsed && /^https?:$/.test(parsed.protocol) && !/[?#@\s]/.test(value);
    if (!isAddress) faults.push(`${name} must be an address such as https://places.example/api.`);
    return parsed?.href.replace(/\/+$/, '') ?? value;
  }

  return { url, origin, origins, address };
}

/** An empty variable counts as unset. No value is ever repeated in a fault: it may be a secret. */
function createReader(env: Environment, faults: string[]) {
  function text(name: string, maxLength = 500): string | undefined {
    const value = env[name]?.trim();
    if (!value) return undefined;
    if (value.length > maxLength) faults.push(`${name} must not be longer than ${maxLength} characters.`);
    return value;
  }

  /** A value that can be sent in a header. */
  function key(name: string): string | undefined {
    const value = text(name, 200);
    if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
      faults.push(`${name} must be made of letters, digits and signs, without spaces.`);
    }
    return value;
  }

  function flag(name: string, byDefault: boolean): boolean {
    const value = text(name);
    if (value === undefined) return byDefault;
    const flag = asFlag(value);
    if (flag === undefined) faults.push(`${name} must be true or false.`);
    return flag ?? false;
  }

  function proxies(name: string): TrustedProxies {
    const value = text(name, 5000);
    if (value === undefined) return false;
    const trusted = asFlag(value) ?? parseProxies(value);
    if (trusted === undefined) {
      faults.push(
        `${name} must be true, false, or addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, separated by commas.`,
      );
    }
    return trusted ?? false;
  }

  function port(name: string, byDefault: number): number {
    const value = text(name);
    if (value === undefined) return byDefault;
    const number = Number(value);
    if (/^\d+$/.test(value) && number <= 65_535) return number;
    faults.push(`${name} must be a number from 0 to 65535.`);
    return byDefault;
  }

  function count(name: string, byDefault: number): number {
    const value = text(name);
    if (value === undefined) return byDefault;
    if (/^\d{1,6}$/.test(value)) return Number(value);
    faults.push(`${name} must be a number from 0 to 999999.`);
    return byDefault;
  }

  function logLevel(name: string, byDefault: LogLevel): LogLevel {
    const value = text(name);
    const level = LOG_LEVELS.find((known) => known === value);
    if (value !== undefined && level === undefined) {
      faults.push(`${name} must be one of ${LOG_LEVELS.join(', ')}.`);
    }
    return level ?? byDefault;
  }

  function email(name: string): string | undefined {
    const value = text(name, 254);
    if (value !== undefined && !/^[^\s@]+@[^\s@]+$/.test(value))
      faults.push(`${name} must be an e-mail address.`);
    return value;
  }

  const addresses = createAddressReader(text, faults);
  return { ...addresses, text, key, flag, proxies, port, count, logLevel, email };
}

function asFlag(value: string): boolean | undefined {
  if (/^(true|1)$/i.test(value)) return true;
  return /^(false|0)$/i.test(value) ? false : undefined;
}
