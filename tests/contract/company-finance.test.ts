import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Company, History } from '#domain/contract.ts';
import { refusal } from './support/call.ts';
import { CompanyDesk } from './support/company-records.ts';
import { insertCompany, insertMember } from './support/records.ts';
import { setColumns } from './support/set-columns.ts';
import { sharedApp } from './support/shared-app.ts';

const CARD = { number: '4242 4242 4242 4242', name: 'Home AG', expiryDate: '12/39', isDefault: true };
const OTHER_CARD = { number: '5555555555554444', name: 'Home AG', expiryDate: '01/40', isDefault: false };

const opened = sharedApp();
let desk: CompanyDesk;
let companyAdmin: CompanyDesk;
let company: Company;

beforeEach(async () => {
  const companyId = await insertCompany(opened.db, { name: `Home ${randomUUID()}` });
  desk = new CompanyDesk(opened, await insertMember(opened.db, { companyId, role: 'site-admin' }));
  companyAdmin = new CompanyDesk(opened, await insertMember(opened.db, { companyId, role: 'company-admin' }));
  company = await desk.read();
});

const saveAs = async (who: CompanyDesk, body: object) =>
  who.save({ section: '/finance', version: (await desk.read()).version, body });
const save = (body: object) => saveAs(desk, body);

describe('how a company pays', () => {
  test('is what was sent; the rest stays, and null clears', async () => {
    const fee = { amount: 1250, currency: 'CHF' };
    await save({ invoiceFrequency: 'monthly', invoicePaymentTerms: 'net30', bookingFee: fee });
    await save({ invoiceFrequency: null, paymentType: 'creditcard' });
    expect((await desk.read()).finance).toEqual({
      paymentType: 'creditcard',
      invoicePaymentTerms: 'net30',
      bookingFee: fee,
      creditCards: [],
      referenceFields: [],
    });
    await save({ bookingFee: null });
    expect((await desk.read()).finance).not.toHaveProperty('bookingFee');
  });

  test.each([
    ['priceTolerance', [0, 0.1, 3.3, 19.9, 20]],
    ['approvalLimitHours', [1, 24, 168]],
    ['carReturnHours', [0, 2, 12]],
  ])('has %s of %j; the rest stays, null clears, and the history records it', async (field, values) => {
    await save({ invoiceFrequency: 'monthly' });
    for (const value of values) {
      expect((await save({ [field]: value })).status).toBe(200);
      const { finance } = await companyAdmin.read();
      expect(finance).toEqual({ ...company.finance, invoiceFrequency: 'monthly', [field]: value });
    }
    await save({ paymentType: 'creditcard' });
    expect((await desk.read()).finance).toHaveProperty(field, values.at(-1));
    await save({ [field]: null });
    expect((await desk.read()).finance).not.toHaveProperty(field);
    const { docs } = (await companyAdmin.get(`/api/companies/${company._id}/history`)).body as History;
    expect(docs[0]).toMatchObject({
      section: 'finance',
      changes: [{ field: `finance.${field}`, before: String(values.at(-1)) }],
    });
    expect(docs.at(-2)?.changes).toEqual([{ field: `finance.${field}`, after: String(values[0]) }]);
  });

  test.each([
    ['up to which changes need no approval', 'changesWithoutApproval'],
    ['up to which a mail decides', 'decisionsByMail'],
    ['that an hour counts as', 'hourRate'],
  ])('has an amount %s; zero is one, null clears', async (_, name) => {
    await save({ invoiceFrequency: 'monthly' });
    const amounts = [5000, 0, 2_000_000_000].map((amount) => ({ amount, currency: 'CHF' }));
    for (const amount of amounts) {
      expect((await save({ [name]: amount })).status).toBe(200);
      const { finance } = await companyAdmin.read();
      expect(finance).toEqual({ ...company.finance, invoiceFrequency: 'monthly', [name]: amount });
    }
    await save({ paymentType: 'creditcard' });
    await save({ [name]: null });
    expect((await desk.read()).finance).not.toHaveProperty(name);
    const { docs } = (await companyAdmin.get(`/api/companies/${company._id}/history`)).body as History;
    const field = `finance.${name}`;
    const recorded = docs.flatMap(({ changes }) => changes.filter((change) => change.field === field));
    expect(recorded.toReversed()).toEqual([
      { field, after: 'CHF 50.00' },
      { field, before: 'CHF 50.00', after: 'CHF 0.00' },
      { field, before: 'CHF 0.00', after: 'CHF 20000000.00' },
      { field, before: 'CHF 20000000.00' },
    ]);
  });

  test('names every amount that is wrong', async () => {
    const other = { amount: -1, currency: 'EUR' };
    const amounts = {
      bookingFee: other,
      changesWithoutApproval: other,
      decisionsByMail: other,
      hourRate: other,
    };
    const answer = await save(amounts);
    const paths = Object.keys(amounts).flatMap((name) => [
      { path: `/body/${name}/currency` },
      { path: `/body/${name}/amount` },
    ]);
    expect(answer).toMatchObject({ status: 422, body: { errors: paths } });
    expect(await desk.read()).toEqual(company);
  });

  test.each([
    ['a fee in another currency', { bookingFee: { amount: 1, currency: 'EUR' } }, '/bookingFee/currency'],
    ['a fee below zero', { bookingFee: { amount: -1, currency: 'CHF' } }, '/bookingFee/amount'],
    ['a fee beyond all measure', { bookingFee: { amount: 3e9, currency: 'CHF' } }, '/bookingFee/amount'],
    [
      'a limit of changes in another currency',
      { changesWithoutApproval: { amount: 1, currency: 'EUR' } },
      '/changesWithoutApproval/currency',
    ],
    [
      'a limit of changes below zero',
      { changesWithoutApproval: { amount: -1, currency: 'CHF' } },
      '/changesWithoutApproval/amount',
    ],
    [
      'a limit of changes beyond all measure',
      { changesWithoutApproval: { amount: 2_000_000_001, currency: 'CHF' } },
      '/changesWithoutApproval/amount',
    ],
    ['a tolerance of less than a tenth of a per cent', { priceTolerance: 3.25 }, '/priceTolerance'],
    ['invoices in an unknown rhythm', { invoiceFrequency: 'yearly' }, '/invoiceFrequency'],
    ['invoices on unknown terms', { invoicePaymentTerms: 'net1' }, '/invoicePaymentTerms'],
  ])('is no %s', async (_, body, path) => {
    const answer = await save(body);
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: `/body${path}` }] });
    expect(await desk.read()).toEqual(company);
  });

  test('keeps terms that are offered no more', async () => {
    await setColumns(opened.db, 'companies', company._id, { invoice_payment_terms: 'net99' });
    expect((await save({ invoicePaymentTerms: 'net99', paymentType: 'creditcard' })).status).toBe(200);
  });
});

describe('reference fields', () => {
  const field = (position: number, name: string) => ({ position, name, mandatory: position === 1 });

  test('are those that were sent, by their position', async () => {
    const fields = [field(6, 'Project'), field(1, 'Cost centre')];
    await save({ referenceFields: fields });
    expect((await desk.read()).finance.referenceFields).toEqual(fields.toReversed());
    await save({ referenceFields: [field(1, 'Project'), field(6, 'Cost centre')] });
    expect((await desk.read()).finance.referenceFields.map(({ name }) => name)).toEqual([
      'Project',
      'Cost centre',
    ]);
  });

  test.each([
    ['of one position', [field(2, 'A'), field(2, 'B')], '/1/position'],
    ['of one name', [field(1, 'Project'), field(2, 'PROJECT')], '/1/name'],
  ])('%s are refused', async (_, referenceFields, path) => {
    const answer = await save({ referenceFields });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/referenceFields${path}` }] });
    expect(await desk.read()).toEqual(company);
  });
});

describe('the cards of a company', () => {
  test('are managed by a company-admin, and their numbers are never returned', async () => {
    const { status, body } = await saveAs(companyAdmin, { creditCards: [CARD, OTHER_CARD] });
    expect(status).toBe(200);
    expect((body as Company).finance.creditCards).toMatchObject([
      { vendor: 'VI', last4: '4242', expiryDate: '12/39', isDefault: true },
      { vendor: 'CA', last4: '4444', expiryDate: '01/40', isDefault: false },
    ]);
    const history = (await companyAdmin.get(`/api/companies/${company._id}/history`)).body as History;
    expect(history.docs[0]?.changes).toContainEqual({
      field: 'finance.creditCards[4242].holder',
      after: 'Home AG',
    });
    expect(JSON.stringify([body, history])).not.toMatch(/42424242|55555555/);
  });

  test('stay in the order in which they came', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Holder ${index}`);
    await save({ creditCards: names.map((name) => ({ ...OTHER_CARD, name })) });
    expect((await desk.read()).finance.creditCards.map(({ name }) => name)).toEqual(names);
  });

  test('can exchange the default, and go with their numbers', async () => {
    await save({ creditCards: [CARD, OTHER_CARD] });
    const cards = (await desk.read()).finance.creditCards;
    const swapped = cards.map(({ _id, name, expiryDate, isDefault }) => ({
      _id,
      name,
      expiryDate,
      isDefault: !isDefault,
    }));
    await save({ creditCards: swapped });
    expect((await desk.read()).finance.creditCards.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    await save({ creditCards: [] });
    const kept = opened.db.selectFrom('cards').select('id').where('company_id', '=', company._id);
    expect(await kept.execute()).toEqual([]);
  });

  test.each([
    ['which is no card', { ...CARD, number: '4242424242424241' }, '/0/number'],
    ['that has expired', { ...CARD, expiryDate: '01/20' }, '/0/expiryDate'],
    ['of another owner', { ...CARD, number: undefined, _id: randomUUID() }, '/0/_id'],
  ])('are refused with one %s', async (_, card, path) => {
    const answer = await save({ creditCards: [card] });
    expect(refusal(answer)).toEqual({ status: 422, code: 'validation_failed' });
    expect(answer.body).toMatchObject({ errors: [{ path: `/body/creditCards${path}` }] });
  });

  test.each([
    ['America/Los_Angeles', 200],
    ['Europe/Zurich', 422],
  ])('expire at the end of their month in %s', async (zone, status) => {
    await setColumns(opened.db, 'companies', company._id, { time_zone: zone });
    const now = opened.clock.now();
    const nextMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 3); // 3:00 UTC, still the day before in LA
    const expiryDate = new Date(nextMonth - 86_400_000).toISOString().replace(/^..(..)-(..).*/, '$2/$1');
    opened.clock.advance(nextMonth - now.getTime());
    expect((await save({ creditCards: [{ ...CARD, expiryDate }] })).status).toBe(status);
  });

  test('are refused with two defaults', async () => {
    const answer = await save({ creditCards: [CARD, { ...OTHER_CARD, isDefault: true }] });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: '/body/creditCards' }] } });
  });
});
