import type { FieldTree } from './field-mask.ts';

const LEAF: FieldTree = {};
const POSITION: FieldTree = { latitude: LEAF, longitude: LEAF };
const MATCHED_TEXT: FieldTree = { text: LEAF, matches: { startOffset: LEAF, endOffset: LEAF } };
const FORMAT: FieldTree = { mainText: MATCHED_TEXT, secondaryText: MATCHED_TEXT };

export const SUGGESTION_FIELDS: FieldTree = {
  suggestions: {
    placePrediction: {
      place: LEAF,
      placeId: LEAF,
      text: MATCHED_TEXT,
      structuredFormat: FORMAT,
      types: LEAF,
      distanceMeters: LEAF,
    },
    queryPrediction: { text: MATCHED_TEXT, structuredFormat: FORMAT },
  },
};

const OTHERS = [
  ...['accessibilityOptions', 'addressDescriptor', 'adrFormatAddress', 'allowsDogs', 'attributions'],
  ...['businessStatus', 'containingPlaces', 'consumerAlert', 'curbsidePickup', 'currentOpeningHours'],
  ...['currentSecondaryOpeningHours', 'delivery', 'dineIn', 'editorialSummary', 'evChargeAmenitySummary'],
  ...['evChargeOptions', 'fuelOptions', 'generativeSummary', 'goodForChildren', 'goodForGroups'],
  ...['goodForWatchingSports', 'googleMapsLinks', 'googleMapsUri', 'iconBackgroundColor', 'iconMaskBaseUri'],
  ...['internationalPhoneNumber', 'liveMusic', 'menuForChildren', 'movedPlace', 'movedPlaceId'],
  ...['nationalPhoneNumber', 'neighborhoodSummary', 'openingDate', 'outdoorSeating', 'parkingOptions'],
  ...['paymentOptions', 'photos', 'plusCode', 'postalAddress', 'priceLevel', 'priceRange', 'rating'],
  ...['primaryTypeDisplayName', 'pureServiceAreaBusiness', 'regularOpeningHours', 'reservable', 'restroom'],
  ...['regularSecondaryOpeningHours', 'reviewSummary', 'reviews', 'servesBeer', 'servesBreakfast'],
  ...['servesBrunch', 'servesCocktails', 'servesCoffee', 'servesDessert', 'servesDinner', 'servesLunch'],
  ...['servesVegetarianFood', 'servesWine', 'subDestinations', 'takeout', 'userRatingCount'],
  ...['utcOffsetMinutes', 'websiteUri'],
];

export const PLACE_FIELDS: FieldTree = {
  ...Object.fromEntries(OTHERS.map((name) => [name, null])),
  name: LEAF,
  id: LEAF,
  types: LEAF,
  primaryType: LEAF,
  displayName: { text: LEAF, languageCode: LEAF },
  formattedAddress: LEAF,
  shortFormattedAddress: LEAF,
  addressComponents: { longText: LEAF, shortText: LEAF, types: LEAF, languageCode: LEAF },
  location: POSITION,
  viewport: { low: POSITION, high: POSITION },
  timeZone: { id: LEAF, version: LEAF },
};
