/**
 * Words that occur often in lists of leaked passwords, in lower case and without affixes. Passwords have
 * twelve characters or more, so each word covers all its forms with digits, punctuation and repetitions.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `access account admin administrator alejandro alessandro alexander amanda america amor amore andrea andrew angel
  angels anthony apple arsenal asdf ashley assassin august australia autumn avengers baby babygirl bailey banana
  barcelona baseball basketball batman bayern beautiful benfica benjamin berlin beyonce biteme blackpink blessed
  blink bonjour boomer borussia brandon brasil bubbles business buster butterfly california callofduty carlos
  celtic changeit changeme charizard charlie cheese chelsea chicken chocolate christmas christopher ciao computer
  contrasena contraseña cookie cookies corinthians corporate corvette counterstrike cowboys cristiano crystal
  daniel darthvader david deadpool december default demo deutschland diamond dolphin dolphins dortmund dragon
  dragonball elephant elizabeth eminem england estrella everton everything extreme facebook falcon family fashion
  february fenerbahce ferrari flamengo flower flowers football forever fortnite francesco freedom friday friend
  friends frodo fuckyou gabriel galatasaray gandalf garfield gateway geheim general george germany ginger goku
  google gryffindor guest guitar hallo hamburg hamilton hammer hannah happy harley harrypotter haslo hello
  hellokitty helloworld heslo hockey hogwarts hola holiday hunter iceman iloveu iloveyou internet ironman itachi
  jackson january jasmine jennifer jessica jesus jesuschrist jetaime joker jonathan jordan joshua justin
  justinbieber juventus katherine killer king kingdom kochanie lakers leagueoflegends letmein linkinpark liverpool
  login london love lovely loveme lover loveyou madison maggie manchester manchesterunited marina mario mariposa
  marlboro marseille martin master matrix matthew maverick maximilian mercedes merlin messi metallica michael
  michelle midnight minecraft mobile mohammed monday monkey motdepasse mother mountain music mustang mypassword
  naruto natalia natasha neymar nicholas nicole ninja nirvana november october office oliver onedirection onepiece
  orange parola passphrase passport password passwort patrick peanut pepper phoenix pikachu pokemon polska prince
  princess private purple pussy qazwsx qazwsxedc qwer qwert qwerty rainbow rammstein ranger rangers realmadrid
  richard rihanna robert roblox rockyou ronaldo sailormoon salasana samantha samsung sasuke saturday schalke
  schatz schumacher scooter sebastian secret secure security senha september service shadow shopping silver
  simpsons skywalker slipknot snickers soccer software soleil sommer sonic sophie spiderman sporting spring
  startrek starwars stephanie strawberry student summer sunday sunflower sunshine superman superstar support
  switzerland system taylor teacher teamo temp temppassword tequiero test tester testing testpassword thepassword
  thomas thunder thursday tiamo tigger tinkerbell travel travelling trustno trustnoone tuesday unbelievable
  unicorn united user vanessa vegeta victoria volkswagen wachtwoord warcraft wednesday welcome welkom whatever
  william windows winner winter wizard yankees yellow zaq zelda zugvogel zurich любовь наташа пароль привет`.split(
    /\s+/,
  ),
);

const DIGITS = '01234567890';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const KEYBOARD_ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'йцукенгшщзхъфывапролджэячсмитьбю',
];
const KEYBOARD_COLUMNS = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq12wsxcde34rfvbgt56yhnmju7',
];

const FORWARD = [DIGITS, ALPHABET, ...KEYBOARD_ROWS, ...KEYBOARD_COLUMNS];

export const KEYBOARD_RUNS: readonly string[] = FORWARD.flatMap((run) => [run, [...run].reverse().join('')]);
