import type { ChoiceLists } from './category.ts';
import { choicesByLabel } from './choices.ts';

export const hotelLists: ChoiceLists<'hotelloyalty'> = {
  /** Additional data: the codes of the chains, where the programme belongs to some; that of their owner first. */
  hotelloyalty: () =>
    choicesByLabel([
      ['accor_live_limitless', 'ALL Accor Live Limitless', 'RT,SB,PU,FA,YR,SL,BY'],
      ['best_western_rewards', 'Best Western Rewards', 'BW'],
      ['choice_privileges', 'Choice Privileges', 'EC,CI,QI,CC,EO,SZ,EZ,NZ'],
      ['global_hotel_alliance_discovery', 'GHA Discovery'],
      ['hilton_honors', 'Hilton Honors', 'EH,HL,HH,CN,WA,DT,GI,HX,HT,HG,ES,QQ,PY,UP,RU,OL'],
      ['i_prefer', 'I Prefer Hotel Rewards', 'PH'],
      ['ihg_one_rewards', 'IHG One Rewards', '6C,IC,CP,HI,IN,KC,YZ,YO,VN,UL,VX,VA,RE'],
      ['jumeirah_one', 'Jumeirah One', 'JT'],
      ['leaders_club', 'Leaders Club', 'LW'],
      [
        'marriott_bonvoy',
        'Marriott Bonvoy',
        'EM,MC,CY,RC,RZ,SI,WI,WH,XR,LC,MD,BR,AK,AL,EL,FP,FN,XV,TO,OX,TX,DE,EB,AR,PR,GE',
      ],
      ['my_6', 'My6', 'MX'],
      ['omni_select_guest', 'Omni Select Guest', 'OM'],
      ['radisson_rewards', 'Radisson Rewards', 'CW,RD,PD,PK,CX'],
      ['stash_rewards', 'Stash Hotel Rewards'],
      ['world_of_hyatt', 'World of Hyatt', 'HY,TM,LF'],
      ['wyndham_rewards', 'Wyndham Rewards', 'WR,WY,RA,DI,OZ,TL,HJ,WT,LQ,BU'],
    ]),
};
