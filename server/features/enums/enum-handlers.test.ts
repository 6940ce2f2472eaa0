import { describe, expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import type { PublicContext } from '../../http/handler.ts';
import type { Category } from './category.ts';
import { createEnumHandlers } from './enum-handlers.ts';

const { listEnums } = createEnumHandlers();
// The handler uses nothing from its context.
const context = {} as PublicContext;

/** The categories as specified, independent of the contract and the data. */
const ORDERED =
  `languages roles genders currencies nameprefixes countries contactrelations creditcards seatprefs
  mealprefs flightloyalty flightloyaltycompanies hotelloyalty carloyalty airlines airlinealliances invoicefrequencies
  invoicepaymentterms serviceclasses measurementunits carcategory cartype cartransmission groupedcartransmission
  carfuel groupedcarfuel carair trippurposes cardinterfaces wheelchairs`.split(/\s+/);

async function ask(category?: Category, lang = 'en') {
  const reply = await listEnums(
    { path: { lang }, query: category ? { category } : {}, body: undefined },
    context,
  );
  if (reply.status !== 200) throw new Error(`answered ${reply.status}`);
  return reply;
}

async function entries(category: Category) {
  const { body } = await ask(category);
  return body.data[category] ?? [];
}

const find = async (category: Category, id: string) =>
  (await entries(category)).find((entry) => entry.id === id);

describe('listEnums', () => {
  it('returns every specified category, as the contract declares them', async () => {
    const parameters = contract.paths['/api/enums/{lang}'].get.parameters;
    const declared = parameters.flatMap((parameter) =>
      'enum' in parameter.schema ? (parameter.schema.enum ?? []) : [],
    );
    const { body } = await ask();
    expect(Object.keys(body.data).sort()).toEqual(ORDERED.toSorted());
    expect(declared.sort()).toEqual(ORDERED.toSorted());
  });

  it('returns a single category, the same as among all', async () => {
    const { data } = (await ask('serviceclasses')).body;
    expect(Object.keys(data)).toEqual(['serviceclasses']);
    expect((await ask()).body.data).toMatchObject(data);
    expect((await entries('serviceclasses')).map(({ id }) => id)).toEqual(['Y', 'W', 'C', 'F']);
  });

  it('falls back to English', async () => {
    const german = await ask('roles', 'de');
    expect(german.body).toEqual((await ask('roles', 'en')).body);
    expect(german.headers).toMatchObject({ 'content-language': 'en' });
  });

  it('versions its answers, the same in every process', async () => {
    const request = { path: { lang: 'en' }, query: {}, body: undefined };
    const { headers } = await ask();
    expect(headers).toMatchObject({ etag: expect.stringMatching(/^"[\w-]{43}"$/) });
    expect((await createEnumHandlers().listEnums(request, context)).headers).toEqual(headers);
    expect((await ask('roles')).headers).not.toEqual(headers);
  });

  it('has choices in each category, with ids unique regardless of case, and within the bounds', async () => {
    const { body } = await ask();
    for (const [category, list] of Object.entries(body.data)) {
      expect(list.length, category).toBeGreaterThan(0);
      const ids = list.map(({ id }) => id.toLowerCase());
      expect(new Set(ids).size, category).toBe(ids.length);
      for (const { id, label, additionalData } of list) {
        expect(id, category).toMatch(/^\S{1,60}$/);
        expect(label.trim(), `${category} ${id}`).toBe(label);
        expect(label.length, `${category} ${id}`).toBeGreaterThan(0);
        expect(additionalData, `${category} ${id}`).not.toBe('');
      }
    }
  });
});

describe('currencies', () => {
  it('are money alone, with their digits', async () => {
    expect(await find('currencies', 'KWD')).toMatchObject({ additionalData: '3' });
    for (const code of ['XXX', 'XAU', 'XTS', 'CHW']) expect(await find('currencies', code)).toBeUndefined();
    for (const code of ['XOF', 'XAF', 'XPF', 'XCD']) expect(await find('currencies', code)).toBeDefined();
  });
});

describe('countries and languages', () => {
  it('has each country with its calling codes', async () => {
    expect(await find('countries', 'PR')).toMatchObject({ additionalData: '+1787,+1939' });
    expect(await entries('countries')).toHaveLength(250);
  });

  it('names a language in English and in itself', async () => {
    expect(await find('languages', 'de')).toEqual({ id: 'de', label: 'German', additionalData: 'Deutsch' });
  });

  it.each(['countries', 'languages', 'airlines'] as const)(
    'lists %s in alphabetical order',
    async (category) => {
      const labels = (await entries(category)).map(({ label }) => label);
      expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')));
    },
  );
});

describe('cars', () => {
  const letters = (list: { additionalData?: string }[]) =>
    list.flatMap(({ additionalData }) => (additionalData ?? '').split(','));

  it.each([
    ['cartransmission', 'groupedcartransmission', 'MNCABD'],
    ['carfuel', 'groupedcarfuel', 'RNDQHIECLSABMFVZUX'],
  ] as const)('%s: every letter of ACRISS belongs to exactly one group', async (single, grouped, acriss) => {
    const groups = await entries(grouped);
    expect(letters(groups).sort()).toEqual([...acriss].sort());
    for (const { id, additionalData } of await entries(single)) {
      expect(groups.find((group) => group.id === additionalData)?.additionalData?.split(',')).toContain(id);
    }
    expect((await entries(single)).map(({ id }) => id).sort()).toEqual([...acriss].sort());
  });
});

describe('flights', () => {
  it('knows every member of an alliance, and no airline is in two', async () => {
    const airlines = new Set((await entries('airlines')).map(({ id }) => id));
    const members = (await entries('airlinealliances')).flatMap(
      (alliance) => alliance.additionalData?.split(',') ?? [],
    );
    expect(members.filter((member) => !airlines.has(member))).toEqual([]);
    expect(new Set(members).size).toBe(members.length);
  });

  it('leads from an airline to its programme', async () => {
    expect(await find('flightloyaltycompanies', 'LX')).toMatchObject({ additionalData: 'LH' });
    expect(await find('flightloyalty', 'LH')).toMatchObject({ label: 'Miles & More' });
    const programmes = new Set((await entries('flightloyalty')).map(({ id }) => id));
    const companies = await entries('flightloyaltycompanies');
    expect(companies.filter(({ additionalData }) => !programmes.has(additionalData ?? ''))).toEqual([]);
    expect(new Set(companies.map(({ additionalData }) => additionalData)).size).toBe(programmes.size);
  });
});
