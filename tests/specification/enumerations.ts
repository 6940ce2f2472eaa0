/** The enumerations of the specification, each with the schema or the field of the contract that has its values. */
export const ENUMERATIONS: Readonly<Record<string, { at: string; values: readonly string[] }>> = {
  role: {
    at: 'Role',
    values: ['traveler', 'travel-arranger', 'company-admin', 'site-admin'],
  },
  'airport type': { at: 'AirportType', values: ['airport', 'mac'] },
  'flight type': { at: 'FlightType', values: ['oneWay', 'roundTrip', 'multiCity'] },
  'measurement units': { at: 'Company.measurementUnits', values: ['metric', 'imperial'] },
  'payment type': { at: 'Company.finance.paymentType', values: ['creditcard', 'invoice'] },
  'policy rule action': { at: 'PolicyAction', values: ['hide', 'allow', 'approve'] },
  direction: { at: 'Direction', values: ['E', 'N', 'S', 'W', 'NE', 'NW', 'SW', 'SE'] },
  // The specification writes MI and KM.
  'unit of distances': { at: 'DistanceUnit', values: ['mi', 'km'] },
  'excluded rooms': {
    at: 'HotelPolicy.excludedRoomTypes',
    values: ['single', 'twin', 'double', 'triple', 'quadruple', 'suite'],
  },
  'room aspects': {
    at: 'HotelFilter.roomAspects',
    values: ['BreakfastIncluded', 'InPolicy', 'Refundable', 'CorporateRate'],
  },
  'kind of baggage': { at: 'BagChoice.kind', values: ['carryOn', 'checked'] },
  'trip status': {
    at: 'TripStatus',
    values: [
      'complete',
      'waiting_level_1_approval',
      'waiting_level_2_approval',
      'approved',
      'rejected',
      'cancelled',
    ],
  },
  'trip filter': {
    at: 'TripFilter',
    values: ['current', 'upcoming', 'past', 'cancelled', 'waitingApproval'],
  },
};

/** The categories of reference data. */
export const CATEGORIES = [
  ...['languages', 'roles', 'genders', 'currencies', 'nameprefixes', 'countries', 'contactrelations'],
  ...['creditcards', 'seatprefs', 'mealprefs', 'flightloyalty', 'flightloyaltycompanies', 'hotelloyalty'],
  ...['carloyalty', 'airlines', 'airlinealliances', 'invoicefrequencies', 'invoicepaymentterms'],
  ...['serviceclasses', 'measurementunits', 'carcategory', 'cartype', 'cartransmission'],
  ...['groupedcartransmission', 'carfuel', 'groupedcarfuel', 'carair', 'trippurposes', 'cardinterfaces'],
  'wheelchairs',
] as const;
