import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { StartFault } from './start-fault.ts';

const SECRET = 'a secret of thirty-two characters';
const production = { NODE_ENV: 'production', SECRET_KEY: SECRET, DATABASE_URL: 'postgres://db/zugvogel' };

function readFaults(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof StartFault) return error.lines;
    throw error;
  }
}

describe('the configuration', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 8080,
      dataDir: '.data',
      databaseUrl: undefined,
      secretKey: undefined,
      publicUrl: 'http://localhost:8080',
      trustProxy: false,
      corsOrigins: [],
      mapOrigins: [],
      callsPerMinute: 1200,
      searchesPerMinute: 120,
      smtpUrl: undefined,
      mailFrom: 'Zugvogel <no-reply@zugvogel.example>',
      agencyEmail: undefined,
      logLevel: 'info',
      loadDemo: true,
      ratesUrl: undefined,
      drainSeconds: 0,
      warmUp: true,
      practiceMode: true,
      sale: { flight: 'simulated', hotel: 'simulated', car: 'simulated' },
      client: {
        appName: 'Zugvogel',
        contactEmail: 'hello@zugvogel.example',
        practiceMode: true,
        simulated: ['flight', 'hotel', 'car'],
      },
    });
  });

  it('announces practice to the browser only where it is enabled', () => {
    const config = readConfig({ PRACTICE_MODE: 'false' });
    expect(config.practiceMode).toBe(false);
    expect(config.client).not.toHaveProperty('practiceMode');
    expect(readFaults({ PRACTICE_MODE: 'sometimes' })).toEqual(['PRACTICE_MODE must be true or false.']);
  });

  it('uses the variables that are set', () => {
    const config = readConfig({
      ...production,
      PORT: '9000',
      CALLS_PER_MINUTE: '0',
      PUBLIC_URL: 'https://travel.example/',
      TRUST_PROXY: '1',
      CORS_ORIGINS: 'https://a.example, https://b.example',
      BACKEND_URL: 'https://backend.travel.example',
      TEST_HOST: 'test.travel.example',
      PLACES_URL: 'https://places.example/api/',
      PLACES_KEY: 'AIza-key_1',
      MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
      MAP_ORIGINS: 'https://tiles.example',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      production: true,
      port: 9000,
      publicUrl: 'https://travel.example',
      trustProxy: true,
      corsOrigins: ['https://a.example', 'https://b.example'],
      mapOrigins: ['https://tiles.example'],
      logLevel: 'warn',
      loadDemo: false,
      practiceMode: false,
      client: {
        backendUrl: 'https://backend.travel.example',
        testHost: 'test.travel.example',
        placesUrl: 'https://places.example/api',
        placesKey: 'AIza-key_1',
        mapStyleUrl: 'https://maps.example/style.json?key=1',
      },
    });
  });

  it('buys hotels where key and secret are set, and names the source to browsers', () => {
    const access = { HOTELBEDS_KEY: 'k-1', HOTELBEDS_SECRET: 's-1' };
    const config = readConfig(access);
    expect(config.hotelbeds).toEqual({ url: 'https://api.hotelbeds.com', key: 'k-1', secret: 's-1' });
    expect(config.client.hotelSources).toEqual(['112']);
    const { hotelbeds } = readConfig({ ...access, HOTELBEDS_URL: 'https://api.test.hotelbeds.com/' });
    expect(hotelbeds?.url).toBe('https://api.test.hotelbeds.com');
    expect(JSON.stringify(config.client)).not.toMatch(/k-1|s-1/);
  });

  it('sends browsers to the map that the server has', () => {
    const config = readConfig({ MAP_TILES: '/srv/swiss.pmtiles' });
    expect(config.mapTiles).toBe('/srv/swiss.pmtiles');
    expect(config.client.mapStyleUrl).toBe('/map/tiles.pmtiles');
  });

  it.each([
    ['0', false],
    ['True', true],
    ['10.0.0.7', ['10.0.0.7']],
    ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
    ['linklocal uniquelocal', ['linklocal', 'uniquelocal']],
  ])('trusts the proxies of %s', (TRUST_PROXY, trusted) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trusted);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  it.each([
    [{ PORT: '80800' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ CALLS_PER_MINUTE: '-1' }, 'CALLS_PER_MINUTE must be a number from 0 to 999999.'],
    [{ SEARCHES_PER_MINUTE: '1000000' }, 'SEARCHES_PER_MINUTE must be a number from 0 to 999999.'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [{ HOTELBEDS_KEY: 'k-1' }, 'HOTELBEDS_KEY and HOTELBEDS_SECRET belong together: set both or none.'],
    [{ HOTELBEDS_SECRET: 's-1' }, 'HOTELBEDS_KEY and HOTELBEDS_SECRET belong together: set both or none.'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters.'],
    [
      { PUBLIC_URL: 'travel.example' },
      'PUBLIC_URL must be an address such as https://travel.example, without a path.',
    ],
    [
      { CORS_ORIGINS: 'https://a.example/x' },
      'CORS_ORIGINS must be an address such as https://travel.example, without a path.',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    ...['maybe', ',', '10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/x', 'loopback, 10.0.0'].map(
      (TRUST_PROXY): [Record<string, string>, string] => [
        { TRUST_PROXY },
        'TRUST_PROXY must be true, false, or addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, separated by commas.',
      ],
    ),
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address.'],
    [{ PLACES_URL: 'places.example' }, 'PLACES_URL must be an address such as https://places.example/api.'],
    [
      { PLACES_URL: 'https://places.example/?a=b' },
      'PLACES_URL must be an address such as https://places.example/api.',
    ],
    [
      { PLACES_URL: 'ftp://places.example' },
      'PLACES_URL must be an address such as https://places.example/api.',
    ],
    [
      { MAP_STYLE_URL: 'maps.example' },
      'MAP_STYLE_URL must be an address that begins with http:// or https://.',
    ],
    [
      { MAP_STYLE_URL: 'https://maps.example/style.json', MAP_TILES: 'swiss.pmtiles' },
      'MAP_TILES and MAP_STYLE_URL are two maps: set one of them.',
    ],
    [
      { MAP_ORIGINS: 'tiles.example' },
      'MAP_ORIGINS must be an address such as https://travel.example, without a path.',
    ],
    [{ PLACES_KEY: 'a b' }, 'PLACES_KEY must be made of letters, digits and signs, without spaces.'],
    [{ PLACES_KEY: 'x'.repeat(201) }, 'PLACES_KEY must not be longer than 200 characters.'],
    [{ APP_NAME: 'x'.repeat(61) }, 'APP_NAME must not be longer than 60 characters.'],
  ])('refuses %j', (env, fault) => {
    expect(readFaults(env)).toEqual([fault]);
  });

  it('reports all faults at once, without values', () => {
    const faults = readFaults({ NODE_ENV: 'production', SECRET_KEY: 'my short secret', PORT: 'x' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('my short secret');
  });

  it('requires a secret and a database server in production', () => {
    expect(readFaults({ ...production, SECRET_KEY: '' })).toEqual([
      'SECRET_KEY is required in production: at least 32 random characters.',
    ]);
    expect(readFaults({ ...production, DATABASE_URL: '' })).toEqual([
      expect.stringMatching(/^DATABASE_URL is required in production/),
    ]);
    const confirmed = { ...production, DATABASE_URL: '', ALLOW_EMBEDDED_IN_PRODUCTION: 'true' };
    expect(readFaults(confirmed)).toEqual([]);
  });

  it('has no practice in production unless asked for', () => {
    expect(readConfig(production).client).not.toHaveProperty('practiceMode');
    const config = readConfig({ ...production, PRACTICE_MODE: 'true' });
    expect([config.practiceMode, config.client.practiceMode]).toEqual([true, true]);
  });

  it('requires a second confirmation for the demo company in production', () => {
    expect(readFaults({ ...production, DEMO: 'true' })).toEqual([
      expect.stringMatching(/^DEMO fills .+ Set DEMO_IN_PRODUCTION=true /),
    ]);
    const demoEnv = { ...production, DEMO_IN_PRODUCTION: 'true' };
    expect(readConfig(demoEnv).loadDemo).toBe(false);
    expect(readConfig({ ...demoEnv, DEMO: 'true' }).loadDemo).toBe(true);
  });
});
