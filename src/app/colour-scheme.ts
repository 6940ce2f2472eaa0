/** Runs in the head of every page, before anything is painted: takes the colours that the system asks for. */
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const takeColorScheme = (): void => {
  document.documentElement.dataset.mantineColorScheme = darkScheme.matches ? 'dark' : 'light';
};
if (darkScheme.matches) takeColorScheme();
darkScheme.addEventListener('change', takeColorScheme);
