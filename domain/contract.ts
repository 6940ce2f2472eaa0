import type { components } from '#openapi/generated/schema.d.ts';

type Schemas = components['schemas'];

export type ClientConfig = Schemas['ClientConfig'];

export type Address = Schemas['Address'];
export type Airport = Schemas['Airport'];
export type CarPolicy = Schemas['CarPolicy'];
export type Company = Schemas['Company'];
export type CompanyList = Schemas['CompanyList'];
export type CompanyReference = Schemas['CompanyReference'];
export type CompanySummary = Schemas['CompanySummary'];
export type CompanyUser = Schemas['CompanyUser'];
export type CompanyUserDetail = Schemas['CompanyUserDetail'];
export type CreditCard = Schemas['CreditCard'];
export type EnumEntry = Schemas['EnumEntry'];
export type ErrorCode = Schemas['ErrorCode'];
export type FlightPolicy = Schemas['FlightPolicy'];
export type HotelPolicy = Schemas['HotelPolicy'];
export type LoyaltyMembership = Schemas['LoyaltyMembership'];
export type Membership = Schemas['Membership'];
export type Money = Schemas['Money'];
export type PolicyAction = Schemas['PolicyAction'];
export type PolicyRule = Schemas['PolicyRule'];
export type PolicyThreshold = Schemas['PolicyThreshold'];
export type Practice = Schemas['Practice'];
export type PracticeSources = Schemas['PracticeSources'];
export type PracticeSwitches = Schemas['PracticeSwitches'];
export type Problem = Schemas['Problem'];
export type Role = Schemas['Role'];
export type ServiceClass = Schemas['ServiceClass'];
export type SessionAnswer = Schemas['SessionAnswer'];
export type SessionCompany = Schemas['SessionCompany'];
export type TravelerPolicy = Schemas['TravelerPolicy'];
export type TravelPolicy = Schemas['TravelPolicy'];
export type User = Schemas['User'];
