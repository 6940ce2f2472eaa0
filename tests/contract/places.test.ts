import { describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { sharedApp } from './support/shared-app.ts';

const opened = sharedApp({ env: { CORS_ORIGINS: 'https://travel.example' } });

const AUTOCOMPLETE = '/places/v1/places:autocomplete';
const ZURICH = 'emb_city_2657896';

const ask = (body: object, headers: Record<string, string> = {}) =>
  call(opened.app, { method: 'POST', url: AUTOCOMPLETE, body, headers });
const details = (id: string, mask: string, query = '') =>
  call(opened.app, { url: `/places/v1/places/${id}${query}`, headers: { 'x-goog-fieldmask': mask } });

interface Answer {
  suggestions: { placePrediction: { placeId: string; text: { text: string }; distanceMeters?: number } }[];
}
const idsFor = async (body: object) => {
  const answer = (await ask(body)).body as Partial<Answer>;
  return (answer.suggestions ?? []).map(({ placePrediction }) => placePrediction.placeId);
};

describe('suggestions', () => {
  it('are the places that begin with the typed text, the likeliest first, at most five', async () => {
    const { status, headers, body } = await ask({ input: 'zur' });
    const { suggestions } = body as Answer;
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(suggestions).toHaveLength(5);
    expect(suggestions[0]).toEqual({
      placePrediction: {
        place: `places/${ZURICH}`,
        placeId: ZURICH,
        text: { text: 'Zurich, Switzerland', matches: [{ endOffset: 3 }] },
        structuredFormat: {
          mainText: { text: 'Zurich', matches: [{ endOffset: 3 }] },
          secondaryText: { text: 'Switzerland' },
        },
        types: ['locality', 'political', 'geocode'],
      },
    });
    expect(suggestions[1]).toMatchObject({
      placePrediction: {
        placeId: 'emb_apt_ZRH',
        structuredFormat: { mainText: { text: 'Zurich Airport (ZRH)' } },
        types: ['airport', 'point_of_interest', 'establishment'],
      },
    });
  });

  it('are missing when there are none', async () => {
    expect(await ask({ input: 'xqzw' })).toMatchObject({ status: 200, body: {} });
    expect((await ask({ input: 'xqzw' })).body).toEqual({});
  });

  it('use the text before the cursor', async () => {
    expect(await idsFor({ input: 'zurxqzw', inputOffset: 3 })).toEqual(await idsFor({ input: 'zur' }));
    expect(await idsFor({ input: 'zurich', inputOffset: 0 })).toEqual(await idsFor({ input: 'zurich' }));
  });

  it('contain the distance from the origin, and prefer near places', async () => {
    const origin = { latitude: 47.3667, longitude: 8.55 };
    const { suggestions } = (await ask({ input: 'zurich', origin })).body as Answer;
    expect(suggestions[0]?.placePrediction).not.toHaveProperty('distanceMeters');
    expect(suggestions[1]?.placePrediction.distanceMeters).toBeGreaterThan(5_000);
    expect(suggestions[1]?.placePrediction.distanceMeters).toBeLessThan(15_000);
    const texan = { latitude: 33.66, longitude: -95.55 };
    expect((await idsFor({ input: 'paris', origin: texan }))[0]).toBe('emb_city_4717560');
  });

  it('prefer a circle or a rectangle, or are restricted to it', async () => {
    const circle = { center: { latitude: 33.66, longitude: -95.55 }, radius: 20_000 };
    const rectangle = { low: { latitude: 33, longitude: -96 }, high: { latitude: 34, longitude: -95 } };
    for (const area of [{ circle }, { rectangle }]) {
      const drawn = await idsFor({ input: 'paris', locationBias: area });
      expect([drawn[0], drawn.length]).toEqual(['emb_city_4717560', 5]);
      expect(await idsFor({ input: 'paris', locationRestriction: area })).toEqual(['emb_city_4717560']);
    }
  });

  it('begin with the airport or the city of a typed code, far from the bias too', async () => {
    const center = { latitude: 45.58, longitude: 9.27 };
    const biased = (input: string) => idsFor({ input, locationBias: { circle: { center, radius: 50_000 } } });
    expect((await biased('BRU')).slice(0, 2)).toEqual(['emb_apt_BRU', 'emb_city_2800866']);
    expect((await biased('zur'))[0]).toBe('emb_city_2657896');
  });

  it('have the requested types and countries', async () => {
    expect(await idsFor({ input: 'zur', includedPrimaryTypes: ['airport'] })).toEqual(['emb_apt_ZRH']);
    expect(await idsFor({ input: 'zur', includedPrimaryTypes: ['(cities)'] })).not.toContain('emb_apt_ZRH');
    expect(await idsFor({ input: 'zur', includedPrimaryTypes: ['restaurant', 'constructor'] })).toEqual([]);
    expect((await idsFor({ input: 'zur', includedRegionCodes: ['at'] }))[0]).toBe('emb_city_2760449');
  });

  it('omit the country for callers from it', async () => {
    const { suggestions } = (await ask({ input: 'zurich', regionCode: 'ch', languageCode: 'de-CH' }))
      .body as Answer;
    expect(suggestions[0]?.placePrediction.text.text).toBe('Zurich');
  });

  it('accept a session token, which changes nothing, and all parameters of Google', async () => {
    const all = {
      input: 'zur',
      sessionToken: '3b241101-e2bb-4255-8caf-4136c566a962',
      locationBias: null,
      includeQueryPredictions: true,
      includePureServiceAreaBusinesses: false,
    };
    expect(await idsFor(all)).toEqual(await idsFor({ input: 'zur' }));
  });

  it('are hotels, too, by their names: in a town that is typed with them, or near the middle of the bias', async () => {
    const texts = async (body: object) => {
      const { suggestions = [] } = (await ask(body)).body as Partial<Answer>;
      return suggestions.map(({ placePrediction }) => placePrediction.text.text);
    };
    const [hotel] = await opened.deps.suppliers.hotelDirectory.inTown('2657896');
    if (!hotel) throw new Error('There are hotels in Zurich');
    const { name, propertyId, address, latitude, longitude } = hotel;
    const text = expect.stringContaining(`${name}, ${address.street}, Zurich`);
    expect(await texts({ input: `${name} Zürich` })).toContainEqual(text);
    expect(await texts({ input: `zurich ${name}` })).toContainEqual(text);
    const locationBias = { circle: { center: { latitude: 47.37, longitude: 8.54 }, radius: 50_000 } };
    expect(await texts({ input: name, locationBias })).toContainEqual(text);
    expect(await texts({ input: `${name} Zürich`, includedPrimaryTypes: ['(cities)'] })).toEqual([]);
    const found = await details(`emb_htl_${propertyId}`, 'location,types,addressComponents');
    expect(found.body).toMatchObject({
      location: { latitude, longitude },
      types: ['hotel', 'lodging', 'point_of_interest', 'establishment'],
    });
    expect(found.body).toHaveProperty(
      'addressComponents',
      expect.arrayContaining([
        component(address.street, address.street, ['route']),
        component('Zurich', 'Zurich', ['locality', 'political']),
      ]),
    );
    expect(await details('emb_htl_2657896-99', 'id')).toMatchObject({ status: 404 });
  });

  it('may be reduced to some fields', async () => {
    const mask = 'suggestions.placePrediction.placeId';
    const { body } = await ask({ input: 'zrh' }, { 'x-goog-fieldmask': mask });
    expect(body).toEqual({ suggestions: [{ placePrediction: { placeId: 'emb_apt_ZRH' } }] });
  });
});

describe('the details of a place', () => {
  it('are the requested ones', async () => {
    const { status, body } = await details(ZURICH, 'id,location,displayName,formattedAddress,rating');
    expect([status, body]).toEqual([
      200,
      {
        id: ZURICH,
        location: { latitude: 47.3667, longitude: 8.55 },
        displayName: { text: 'Zurich', languageCode: 'en' },
        formattedAddress: 'Zurich, Switzerland',
      },
    ]);
    const byQuery = await call(opened.app, { url: `/places/v1/places/${ZURICH}?fields=location.latitude` });
    expect(byQuery.body).toEqual({ location: { latitude: 47.3667 } });
  });

  it('may be all of them', async () => {
    expect((await details('emb_city_5128581', '*', '?sessionToken=abc')).body).toEqual({
      name: 'places/emb_city_5128581',
      id: 'emb_city_5128581',
      types: ['locality', 'political'],
      primaryType: 'locality',
      displayName: { text: 'New York', languageCode: 'en' },
      formattedAddress: 'New York, NY, United States',
      shortFormattedAddress: 'New York, NY',
      addressComponents: [
        component('New York', 'New York', ['locality', 'political']),
        component('New York', 'NY', ['administrative_area_level_1', 'political']),
        component('United States', 'US', ['country', 'political']),
      ],
      location: { latitude: 40.7143, longitude: -74.006 },
      viewport: {
        low: { latitude: 40.48946, longitude: -74.302634 },
        high: { latitude: 40.93914, longitude: -73.709366 },
      },
    });
  });

  it('contain the time zone and the city of an airport', async () => {
    const mask = 'timeZone,displayName.text,addressComponents.shortText';
    expect((await details('emb_apt_ZRH', mask, '?regionCode=CH')).body).toEqual({
      displayName: { text: 'Zurich Airport' },
      addressComponents: [{ shortText: 'Zurich Airport' }, { shortText: 'Zurich' }, { shortText: 'CH' }],
      timeZone: { id: 'Europe/Zurich' },
    });
  });

  it('exist for every suggestion', async () => {
    for (const id of await idsFor({ input: 'san' })) {
      expect(await details(id, 'id')).toMatchObject({ status: 200, body: { id } });
    }
  });
});

describe('a page of another origin', () => {
  it.each([AUTOCOMPLETE, `/places/v1/places/${ZURICH}`])(
    'may ask at %s when it is allowed to',
    async (url) => {
      const preflight = (origin: string) =>
        opened.app.inject({
          method: 'OPTIONS',
          url,
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type,x-goog-api-key,x-goog-fieldmask',
          },
        });
      const { statusCode, headers } = await preflight('https://travel.example');
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, 'https://travel.example']);
      for (const header of ['content-type', 'x-goog-api-key', 'x-goog-fieldmask']) {
        expect(String(headers['access-control-allow-headers'])).toContain(header);
      }
      const foreign = await preflight('https://elsewhere.example');
      expect(foreign.headers['access-control-allow-origin']).not.toBe('https://elsewhere.example');
    },
  );
});

function component(longText: string, shortText: string, types: string[]) {
  return { longText, shortText, types, languageCode: 'en' };
}
