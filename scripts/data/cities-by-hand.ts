/** Airports for which neither the name nor the map yields the city that a traveler would name. */
const CITIES_BY_HAND = `
ACA: Acapulco
ACX: Xingyi
AXD: Alexandroupolis
BAH: Manama
BCD: Bacolod
BDL: Hartford
BGY: Bergamo
BHH: Bisha
BJL: Banjul
BJV: Bodrum
BPN: Balikpapan
BSL: Basel
BSR: Basra
BVA: Beauvais
BVE: Brive-la-Gaillarde
BWI: Baltimore
CDT: Castellón
CFR: Caen
CGB: Cuiabá
CGN: Cologne
CHQ: Chania
CIW: Canouan
CJJ: Cheongju
CJS: Ciudad Juárez
CJU: Jeju
CMB: Colombo
CPX: Culebra
CRK: Angeles
CRL: Charleroi
CUF: Cuneo
DBB: El Alamein
DGO: Durango
DJE: Djerba
DJJ: Jayapura
DNR: Dinard
DNZ: Denizli
DOL: Deauville
DRP: Legazpi
EAS: San Sebastián
EFL: Kefalonia
EGE: Vail
EIS: Tortola
EOH: Medellín
FEN: Fernando de Noronha
FKB: Karlsruhe/Baden-Baden
FNI: Nîmes
FSC: Figari
FUO: Foshan
GCI: Guernsey
GNB: Grenoble
GOI GOX: Goa
GPA: Patras
GUM: Guam
GWT: Sylt
GYM: Guaymas
HDF: Heringsdorf
HEL: Helsinki
HHN: Hahn
HIN: Jinju
HJR: Khajuraho
HMO: Hermosillo
HPN: White Plains
HRI: Hambantota
HTI: Hamilton Island
HUX: Huatulco
HUY: Humberside
HYA: Hyannis
IEG: Zielona Góra
IOM: Isle of Man
ISP: Islip
ISU: Sulaymaniyah
JER: Jersey
JJN: Quanzhou
JRO: Kilimanjaro
JTR: Santorini
KGD: Kaliningrad
KLO: Kalibo
KLU: Klagenfurt
KNO: Medan
KOA: Kona
KWI: Kuwait City
KZI: Kozani
LAS: Las Vegas
LBE: Latrobe
LDE: Tarbes/Lourdes
LEX: Lexington
LGK: Langkawi
LME: Le Mans
LWN: Gyumri
LYH: Lynchburg
MAH: Mahón
MAM: Matamoros
MBE: Monbetsu
MCN: Macon
MIR: Monastir
MKK: Molokai
MLA: Malta
MLE: Malé
MME: Middlesbrough
MNL: Manila
MOZ: Moorea
MPH: Boracay
MRU: Port Louis
MSN: Madison
MVY: Martha's Vineyard
NBE: Enfidha
NEV: Charlestown
NOC: Knock
NRN: Weeze
NYO: Nyköping
OCJ: Ocho Rios
OVD: Oviedo
PAC PTY: Panama City
PBI: West Palm Beach
PDT: Pendleton
PEN: Penang
PMI: Palma de Mallorca
POP: Puerto Plata
POS: Port of Spain
PPT: Papeete
PQC: Phu Quoc
PSO: Pasto
PVD: Providence
PVK: Preveza
PXO: Porto Santo
QRO: Querétaro
RHO: Rhodes
RNB: Ronneby
RSW: Fort Myers
SBH: Saint Barthélemy
SCR: Sälen
SFB: Sanford
SHM: Shirahama
SID: Sal
SNA: Santa Ana
SPC: La Palma
SPI: Springfield
STS: Santa Rosa
SWA: Shantou
SWF: Newburgh
SXM: Sint Maarten
TAG: Tagbilaran
TER: Terceira
TGZ: Tuxtla Gutiérrez
TLC: Toluca
TRF: Sandefjord
TSF: Treviso
UIH: Quy Nhon
UKB: Kobe
ULH: AlUla
UST: St. Augustine
UTP: Pattaya
UVF: Vieux Fort
UYN: Yulin
VBS: Brescia
VCP: Campinas
VDO: Ha Long
VIT: Vitoria-Gasteiz
VIX: Vitória
VOL: Volos
VQS: Vieques
VRA: Varadero
VVI: Santa Cruz
WGA: Wagga Wagga
XIY: Xi'an
XNA: Fayetteville
XPL: Tegucigalpa
YEI: Bursa
YHM: Hamilton
YKF: Kitchener
YQX: Gander
ZTH: Zakynthos
`;

/** Cities by the code of the airport. */
export const CITIES: ReadonlyMap<string, string> = new Map(
  CITIES_BY_HAND.trim()
    .split('\n')
    .map((line) => line.split(': ') as [codes: string, city: string])
    .flatMap(([codes, city]) => codes.split(' ').map((code) => [code, city])),
);
