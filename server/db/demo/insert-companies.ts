import { zoneNear } from '../../features/airports/zone-near.ts';
import { insertCard } from '../../features/cards/card-repository.ts';
import { indexCompany } from '../../features/companies/company-search-repository.ts';
import { insertGroup } from '../../features/groups/group-repository.ts';
import { replaceMemberships } from '../../features/loyalty/membership-repository.ts';
import { insertPolicies } from '../../features/policies/policy-repository.ts';
import { foldText } from '../../features/search/fold-text.ts';
import { DEMO_COMPANIES, DEMO_GROUP, type DemoCompany } from './demo-companies.ts';
import { demoPolicy } from './demo-policies.ts';
import type { DemoWorld } from './demo-world.ts';

export interface CompanyIds {
  id: string;
  departmentIds: string[];
  policyIds: Map<string, string>;
}

export type CompanyIdsByKey = Map<DemoCompany['key'], CompanyIds>;

export async function insertCompanies(world: DemoWorld): Promise<CompanyIdsByKey> {
  const groupId = world.newId();
  await insertGroup(world.db, groupId, { name: DEMO_GROUP, active: true });
  const inserted: CompanyIdsByKey = new Map();
  for (const company of DEMO_COMPANIES) {
    const id = await insertCompany(world, company, company.inGroup ? groupId : null);
    await insertPlaces(world, company, id);
    await insertFinance(world, company, id);
    const departmentIds = await insertDepartments(world, company, id);
    const policyIds = await insertDemoPolicies(world, company, id);
    inserted.set(company.key, { id, departmentIds, policyIds });
  }
  return inserted;
}

async function insertCompany({ db, newId }: DemoWorld, company: DemoCompany, groupId: string | null) {
  const id = newId();
  const { name, customerId, currency, units, domain, phone, paymentType, bookingFee, tags } = company;
  const { limits, changesWithoutApproval, decisionsByMail } = company;
  const [, street, postal_code, city, state_county_province, country, latitude, longitude] =
    company.places[0];
  await db
    .insertInto('companies')
    .values({
      id,
      name,
      currency,
      phone,
      tags,
      street,
      postal_code,
      city,
      state_county_province,
      country,
      company_group_id: groupId,
      customer_id: customerId,
      name_key: foldText(name),
      language: 'en',
      time_zone: zoneNear({ latitude, longitude }, country),
      measurement_units: units,
      email: `travel@${domain}`,
      emails: [`assistants@${domain}`],
      note: groupId ? 'Invoices go to the head office of the group.' : null,
      biz_adr_key: customerId.replace('ZV', 'A'),
      biz_adr_group_cde_key: groupId ? 'G-100' : null,
      payment_type: paymentType,
      invoice_frequency: paymentType === 'invoice' ? 'monthly' : null,
      invoice_payment_terms: paymentType === 'invoice' ? 'net30' : null,
      booking_fee_amount: bookingFee,
      booking_fee_currency: currency,
      price_tolerance_tenths: limits && limits.tolerancePercent * 10,
      approval_limit_hours: limits?.approvalHours,
      changes_without_approval_amount: changesWithoutApproval,
      changes_without_approval_currency: changesWithoutApproval === undefined ? null : currency,
      decisions_by_mail_amount: decisionsByMail,
      decisions_by_mail_currency: decisionsByMail === undefined ? null : currency,
    })
    .execute();
  await indexCompany(db, id);
  return id;
}

async function insertPlaces({ db, newId }: DemoWorld, company: DemoCompany, companyId: string) {
  const rows = company.places.map((place, position) => {
    const [name, street, postal_code, city, state_county_province, country, latitude, longitude] = place;
    const address = { street, postal_code, city, state_county_province, country };
    return { id: newId(), company_id: companyId, position, name, ...address, latitude, longitude };
  });
  await db.insertInto('company_locations').values(rows).execute();
}

async function insertFinance(world: DemoWorld, company: DemoCompany, companyId: string): Promise<void> {
  const { db, newId } = world;
  const fields = company.referenceFields.map(([name, mandatory], index) => ({
    company_id: companyId,
    name,
    mandatory,
    position: index + 1,
  }));
  if (fields.length > 0) await db.insertInto('reference_fields').values(fields).execute();
  const codes = company.rateCodes.map((code) => ({ company_id: companyId, code }));
  if (codes.length > 0) await db.insertInto('company_rate_codes').values(codes).execute();
  if (company.paymentType === 'creditcard') {
    const card = { name: company.name, expiresOn: world.dayIn(3, 12, 0), owner: { company_id: companyId } };
    await insertCard(db, world.keys, { ...card, vendor: 'TP', number: '122000000000003', isDefault: true });
    await insertCard(db, world.keys, { ...card, vendor: 'VI', number: '4242424242424242', isDefault: false });
  }
  if (!company.inGroup) return;
  const owner = { company_id: companyId };
  await replaceMemberships(db, { owner, kind: 'flight' }, [
    { _id: newId(), program: 'LH', membershipNumber: 'PP00412345' },
  ]);
  await replaceMemberships(db, { owner, kind: 'hotel' }, [
    { _id: newId(), program: 'accor_live_limitless', membershipNumber: '308120045871' },
  ]);
}

async function insertDepartments({ db, newId }: DemoWorld, company: DemoCompany, companyId: string) {
  const rows = company.departments.map((name) => ({
    id: newId(),
    company_id: companyId,
    name,
    name_key: foldText(name),
  }));
  await db.insertInto('departments').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertDemoPolicies({ db, newId }: DemoWorld, company: DemoCompany, id: string) {
  const policies = company.policies.map((name, index) => ({
    _id: newId(),
    name,
    isDefault: index === 0,
    ...demoPolicy(name, company.currency),
  }));
  await insertPolicies(db, { id, currency: company.currency }, policies);
  return new Map(policies.map(({ name, _id }) => [name, _id]));
}
