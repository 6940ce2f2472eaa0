import type { ChoiceLists } from './category.ts';
import { choicesByLabel } from './choices.ts';

export const hotelLists: ChoiceLists<'hotelloyalty'> = {
  /** Additional data: the code of the chain, where the programme belongs to one. */
  hotelloyalty: () =>
    choicesByLabel([
      ['accor_live_limitless', 'ALL Accor Live Limitless', 'RT'],
      ['best_western_rewards', 'Best Western Rewards', 'BW'],
      ['choice_privileges', 'Choice Privileges', 'EC'],
      ['global_hotel_alliance_discovery', 'GHA Discovery'],
      ['hilton_honors', 'Hilton Honors', 'EH'],
      ['i_prefer', 'I Prefer Hotel Rewards', 'PH'],
      ['ihg_one_rewards', 'IHG One Rewards', '6C'],
      ['jumeirah_one', 'Jumeirah One', 'JT'],
      ['leaders_club', 'Leaders Club', 'LW'],
      ['marriott_bonvoy', 'Marriott Bonvoy', 'EM'],
      ['my_6', 'My6', 'MX'],
      ['omni_select_guest', 'Omni Select Guest', 'OM'],
      ['radisson_rewards', 'Radisson Rewards', 'CW'],
      ['stash_rewards', 'Stash Hotel Rewards'],
      ['world_of_hyatt', 'World of Hyatt', 'HY'],
      ['wyndham_rewards', 'Wyndham Rewards', 'WR'],
    ]),
};
