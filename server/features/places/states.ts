/**
 * The states that are part of addresses: the code at GeoNames, the one in addresses if it differs, and the
 * name.
 */
const STATES: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: '01:AB Alberta|02:BC British Columbia|03:MB Manitoba|04:NB New Brunswick|05:NL Newfoundland and Labrador|07:NS Nova Scotia|08:ON Ontario|09:PE Prince Edward Island|10:QC Quebec|11:SK Saskatchewan|12:YT Yukon|13:NT Northwest Territories|14:NU Nunavut',
  AU: '01:ACT Australian Capital Territory|02:NSW New South Wales|03:NT Northern Territory|04:QLD Queensland|05:SA South Australia|06:TAS Tasmania|07:VIC Victoria|08:WA Western Australia',
};

export interface State {
  code: string;
  name: string;
}

const states = new Map(
  Object.entries(STATES).flatMap(([country, list]) =>
    list.split('|').map((entry): [key: string, state: State] => {
      const [codes = '', ...words] = entry.split(' ');
      const [adminCode, code = adminCode] = codes.split(':');
      return [`${country} ${adminCode}`, { code: code ?? '', name: words.join(' ') }];
    }),
  ),
);

export function stateOf(country: string, adminCode: string): State | undefined {
  return states.get(`${country} ${adminCode}`);
}
