/** Code, name, members as of 2026. */
export const AIRLINE_ALLIANCES = [
  ['STAR', 'Star Alliance', 'A3,AC,AI,AV,BR,CA,CM,ET,LH,LO,LX,MS,NH,NZ,OS,OU,OZ,SA,SN,SQ,TG,TK,TP,UA,ZH'],
  ['ONEWORLD', 'oneworld', 'AA,AS,AT,AY,BA,CX,FJ,HA,IB,JL,MH,QF,QR,RJ,UL,WY'],
  ['SKYTEAM', 'SkyTeam', 'AF,AM,AR,CI,DL,GA,KE,KL,KQ,ME,MF,MU,RO,SK,SV,UX,VN,VS'],
] as const;
