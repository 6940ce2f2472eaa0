/** Colleagues of the demo company. */
export const DANIEL = { _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d10', firstName: 'Daniel', lastName: 'Frei' };
export const ANNA = { _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d11', firstName: 'Anna', lastName: 'Keller' };
export const MIRJAM = {
  _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d12',
  firstName: 'Mirjam',
  lastName: 'Zgraggen',
};
