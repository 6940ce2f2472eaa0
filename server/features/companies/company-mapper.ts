import type { Company } from '#domain/contract.ts';
import { toAddress } from '../../db/to-address.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { toCreditCard } from '../cards/card-columns.ts';
import { selectMemberships } from '../loyalty/select-memberships.ts';
import type { CompanyRow } from './company-row-repository.ts';

export function toCompany(row: CompanyRow): Company {
  const { groupId, groupName, memberships, rateCodes, locations, creditCards } = row;
  const { _id, version, name, active, tags, emails, departments, travelPolicies } = row;
  const { customerId, language, currency, timeZone, measurementUnits } = row;
  const { bizAdrKey, bizAdrGroupCdeKey, email, phone, note, remarks } = row;
  const { paymentType, invoiceFrequency, invoicePaymentTerms, referenceFields, feeAmount, feeCurrency } = row;
  const { toleranceTenths, approvalLimitHours, carReturnHours, changeAmount, changeCurrency } = row;
  const { mailAmount, mailCurrency, hourAmount, hourCurrency } = row;
  return {
    _id,
    version,
    customerId,
    name,
    language,
    currency,
    timeZone,
    measurementUnits,
    active,
    tags,
    emails,
    ...withoutNulls({ bizAdrKey, bizAdrGroupCdeKey, email, phone, note }),
    companyGroup: groupId !== null && groupName !== null ? { _id: groupId, name: groupName } : undefined,
    address: toAddress(row),
    locations: locations.map((location) => ({
      _id: location._id,
      name: location.name,
      address: toAddress(location),
      ...withoutNulls({ latitude: location.latitude, longitude: location.longitude }),
    })),
    departments,
    finance: {
      paymentType,
      ...withoutNulls({ invoiceFrequency, invoicePaymentTerms }),
      creditCards: creditCards.map(toCreditCard),
      referenceFields,
      bookingFee:
        feeAmount !== null && feeCurrency !== null ? { amount: feeAmount, currency: feeCurrency } : undefined,
      priceTolerance: toleranceTenths !== null ? toleranceTenths / 10 : undefined,
      ...withoutNulls({ approvalLimitHours, carReturnHours }),
      changesWithoutApproval:
        changeAmount !== null && changeCurrency !== null
          ? { amount: changeAmount, currency: changeCurrency }
          : undefined,
      decisionsByMail:
        mailAmount !== null && mailCurrency !== null
          ? { amount: mailAmount, currency: mailCurrency }
          : undefined,
      hourRate:
        hourAmount !== null && hourCurrency !== null
          ? { amount: hourAmount, currency: hourCurrency }
          : undefined,
    },
    gdsProfile: {
      hotelRateCodes: rateCodes.map(({ code }) => code),
      flightMemberships: selectMemberships('flight', memberships),
      hotelMemberships: selectMemberships('hotel', memberships),
      carMemberships: selectMemberships('car', memberships),
      remarks,
    },
    travelPolicies,
  };
}
