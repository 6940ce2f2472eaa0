/**
 * Words that lists of stolen passwords are full of, in lower case and without what is added to them. Passwords have
 * twelve characters or more, so each stands for all its forms with digits, signs and repetitions.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `access account admin administrator alexander amanda america andrea andrew angel angels anthony apple arsenal
  asdf ashley august australia autumn baby babygirl bailey banana barcelona baseball basketball batman beautiful
  benjamin biteme blessed blink boomer bubbles buster business butterfly california changeit changeme charlie cheese
  chelsea chicken chocolate christmas christopher computer cookie cookies corporate corvette counterstrike cowboys
  crystal daniel david december default demo diamond dolphin dolphins dragon dragonball elephant elizabeth england
  eminem everything extreme facebook falcon family fashion february ferrari flower flowers football forever freedom
  friday friend friends fuckyou gandalf gateway general george germany ginger google guest guitar hammer hannah
  happy harley hello helloworld hockey holiday hunter iceman iloveu iloveyou internet jackson january jasmine jennifer
  jessica jesus jesuschrist jonathan jordan joshua justin killer king kingdom letmein liverpool login london love
  lovely loveme lover loveyou madison maggie manchester manchesterunited marina marlboro martin master matrix matthew
  maverick mercedes merlin michael michelle midnight minecraft mobile monday monkey mother mountain music mustang
  mypassword
  nicholas nicole ninja november october office oliver orange passphrase passport password passwort peanut pepper
  phoenix pokemon prince princess private purple pussy qazwsx qazwsxedc qwer qwert qwerty rainbow ranger realmadrid
  rockyou samantha samsung saturday scooter secret secure security september service shadow shopping silver skywalker
  slipknot snickers soccer software sophie spiderman spring starwars startrek strawberry student summer sunday
  sunflower sunshine superman superstar support switzerland system taylor teacher temp temppassword test tester testing
  testpassword thepassword thomas thunder thursday tigger tinkerbell travel travelling trustno trustnoone tuesday unbelievable
  unicorn united user victoria volkswagen warcraft wednesday welcome whatever william windows winner winter wizard
  yankees yellow zaq zugvogel zurich`.split(/\s+/),
);

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const KEYBOARD_ROWS = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
];
const KEYBOARD_COLUMNS = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq12wsxcde34rfvbgt56yhnmju7',
];

const FORWARD = [ALPHABET, ...KEYBOARD_ROWS, ...KEYBOARD_COLUMNS];

/** Neighbours on the keyboard and in the alphabet, in both directions. */
export const KEYBOARD_RUNS: readonly string[] = FORWARD.flatMap((run) => [run, [...run].reverse().join('')]);
